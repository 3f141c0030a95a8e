/** Lists the bots of the simulator. */
import { carefulBot } from '../../bots/inHand/careful';
import { greedyBot } from '../../bots/inHand/greedy';
import { type Bot, randomBot } from '../../bots/inHand/random';

export const BOTS = {
  careful: () => carefulBot,
  greedy: () => greedyBot,
  random: randomBot,
} as const satisfies Readonly<Record<string, (seed: string) => Bot>>;

export type BotName = keyof typeof BOTS;
