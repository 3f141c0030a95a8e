/** A player without a face and without a plan: any legal command, each as likely as the next. */
import type { Play } from '../../flow/inHand/play';
import { legal } from '../../flow/inHand/play';
import { type GeneratorState, nextInt, seedGenerator } from '../../rules/core/chance';
import type { Command } from '../../rules/inHand/commands';

/** Decides on a legal command; null when the scenario is over. */
export type Bot = (play: Play) => Command | null;

/** @param seed the bot's own chance, apart from the game's */
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
