/** Runs in a worker process: plays the game of one order at a time, and answers with the counts of this game. */
import type { SeedSet } from '../seeds';
import { BOTS, type BotName } from './bots';
import { type Cell, setupFor } from './cells';
import { playGame } from './game';

/** A game to play: the nth game of a cell with a set of seeds. */
export interface GameOrder {
  readonly bot: BotName;
  readonly cell: Cell;
  readonly nth: number;
  readonly seeds: SeedSet;
}

process.on('message', ({ bot, cell, nth, seeds }: GameOrder) => {
  const setup = setupFor(cell, nth, seeds);
  process.send?.(playGame(setup, BOTS[bot](setup.seed)));
});
