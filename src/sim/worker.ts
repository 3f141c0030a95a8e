/** A core's share of the games: takes one order after the other, and answers each with what was played. */
import { BOTS, type BotName } from './bots';
import { type Cell, setupFor } from './cells';
import { playGame } from './game';

export interface Order {
  readonly bot: BotName;
  readonly cell: Cell;
  readonly nth: number;
}

process.on('message', ({ bot, cell, nth }: Order) => {
  const setup = setupFor(cell, nth);
  process.send?.(playGame(setup, BOTS[bot](setup.seed)));
});
