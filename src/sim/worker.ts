/** A core's share of the games: takes one order after the other, and answers each with what was played. */
import { parentPort } from 'node:worker_threads';
import { BOTS, type BotName } from './bots';
import { type Cell, setupFor } from './cells';
import { playGame } from './game';

export interface Order {
  readonly bot: BotName;
  readonly cell: Cell;
  readonly nth: number;
}

parentPort?.on('message', ({ bot, cell, nth }: Order) => {
  const setup = setupFor(cell, nth);
  parentPort?.postMessage(playGame(setup, BOTS[bot](setup.seed)));
});
