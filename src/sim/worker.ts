/** Runs in a worker process: plays the game of one order at a time, and answers with the counts of this game. */
import type { ItemId } from '../rules/inHand/vocabulary';
import { BOTS, type BotName } from './inHand/bots';
import { type Cell, setupFor } from './inHand/cells';
import { playGame } from './inHand/game';
import { trialSetup } from './inHand/itemTrials';
import type { SeedSet } from './seeds';

/** A game to play: the nth game of a cell with a set of seeds. */
export interface GameOrder {
  readonly bot: BotName;
  readonly cell: Cell;
  readonly nth: number;
  readonly seeds: SeedSet;
  /** The item that the hero wears in every game, together with the usual items that can be worn with it. */
  readonly item?: ItemId;
}

process.on('message', ({ bot, cell, nth, seeds, item }: GameOrder) => {
  const setup = item === undefined ? setupFor(cell, nth, seeds) : trialSetup(cell, nth, item, seeds);
  process.send?.(playGame(setup, BOTS[bot](setup.seed)));
});
