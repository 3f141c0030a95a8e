/** Lists the bots of the simulator for the Long Table. */
import { advisedBot } from '../../bots/longTable/advisedBot';
import { createCarefulBot, createGreedyBot } from '../../bots/longTable/careful';
import { type Bot, randomBot } from '../../bots/longTable/random';

export const BOTS = {
  careful: createCarefulBot,
  advised: advisedBot,
  greedy: createGreedyBot,
  random: randomBot,
} as const satisfies Readonly<Record<string, (seed: string) => Bot>>;

export type BotName = keyof typeof BOTS;
