/** The committed report: what the balance is, for which content. Whoever changes a number runs the simulator again. */
import { heroes, items, monsters, scenarios } from '../content';
import { MONSTER_TABLES } from '../content/monsterCard';
import { checksum } from '../journal/digest';
import type { Cell } from './cells';
import type { Played } from './game';
import { page, type Report } from './report';

export const GOLDEN = new URL('../../test/sim/golden/', import.meta.url);

/** What the golden files hold. */
export interface Golden {
  readonly bot: string;
  /** Of everything printed that was played with. */
  readonly content: string;
  /** The first games of each cell: won or not, rounds, HP. */
  readonly games: Readonly<Record<string, readonly (readonly [won: boolean, rounds: number, hp: number])[]>>;
  readonly report: Report;
}

/** Games of a cell that are kept one by one. */
const KEPT = 2;

export const nameOf = ({ scenario, scenarioLevel }: Cell) => `${scenario}/${scenarioLevel}`;

/** The golden files by name. */
export function goldenOf(report: Report, played: ReadonlyMap<Cell, readonly Played[]>): Record<string, string> {
  const games = Object.fromEntries(
    [...played].map(([cell, all]) => [
      nameOf(cell),
      all.slice(0, KEPT).map(({ won, rounds, hp }) => [won, rounds, hp] as const),
    ]),
  );
  const golden: Golden = { bot: report.bot, content: digestOfContent(), games, report };
  return { 'balance.json': `${JSON.stringify(golden, null, 1)}\n`, 'balance.md': page(report) };
}

/** A short name for everything printed: any number that changes changes it. */
export function digestOfContent(): string {
  return checksum(JSON.stringify([heroes, monsters, MONSTER_TABLES, items, scenarios]));
}
