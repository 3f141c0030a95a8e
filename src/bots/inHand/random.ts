/** Defines a bot without a plan: every legal command is equally likely. */
import type { Play } from '../../flow/inHand/play';
import { legal } from '../../flow/inHand/play';
import { type GeneratorState, nextInt, seedGenerator } from '../../rules/core/chance';
import type { Command } from '../../rules/inHand/commands';

/** Returns a legal command, or null if the scenario is over. */
export type Bot = (play: Play) => Command | null;

/** @param seed seed of the bot's own generator, not of the game's */
export function randomBot(seed: string): Bot {
  let generator: GeneratorState = seedGenerator(seed);
  return (play) => {
    const options = legal(play);
    if (options.length === 0) return null;
    const [index, next] = nextInt(generator, options.length);
    generator = next;
    return options[index] ?? null;
  };
}
