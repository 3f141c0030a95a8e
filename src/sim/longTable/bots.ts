/** Lists the bots of the simulator for the Long Table. */
import { advisedBot } from '../../bots/longTable/advisedBot';
import { carefulBot, greedyBot } from '../../bots/longTable/careful';
import { type Bot, randomBot } from '../../bots/longTable/random';

export const BOTS = {
  careful: carefulBot,
  advised: advisedBot,
  greedy: greedyBot,
  random: randomBot,
} as const satisfies Readonly<Record<string, (seed: string) => Bot>>;

export type BotName = keyof typeof BOTS;
