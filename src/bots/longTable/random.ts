/** Defines a bot without a plan: it chooses a random kind of command, and then a random command of this kind. */
import { legal, type Play } from '../../flow/longTable/play';
import { type GeneratorState, nextInt, seedGenerator } from '../../rules/core/chance';
import type { Command } from '../../rules/longTable/commands';

/** Returns a legal command, or null if the scenario is over. */
export type Bot = (play: Play) => Command | null;

/** @param seed seed of the bot's own generator, not of the game's */
export function randomBot(seed: string): Bot {
  let generator: GeneratorState = seedGenerator(seed);
  const pick = <T>(list: readonly T[]): T | undefined => {
    const [index, next] = nextInt(generator, list.length);
    generator = next;
    return list[index];
  };
  return (play) => {
    const options = legal(play);
    if (options.length === 0) return null;
    const kind = pick([...new Set(options.map(({ type }) => type))]);
    return pick(options.filter(({ type }) => type === kind)) ?? null;
  };
}
