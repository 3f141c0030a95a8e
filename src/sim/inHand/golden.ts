/**
 * Reads the committed balance report and makes its new files. The report contains digests of the content, so that a
 * change of the content shows which cells must be played again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { heroes, items, monsters, scenarios } from '../../content/inHand';
import { MONSTER_TABLES } from '../../content/inHand/monsterCard';
import { NEWCOMER } from '../../content/inHand/newcomer';
import { checksum } from '../../journal/digest';
import { hpBonusAgainst, hpBonusAt } from '../../rules/inHand/foes';
import type { SeedSet } from '../seeds';
import { allCells, type Cell } from './cells';
import type { GameResult } from './game';
import { type CellReport, page, type Report, sumUp } from './report';

/** The folder of the golden files. */
export const GOLDEN = new URL('../../../test/sim/inHand/golden/', import.meta.url);

/** The entry of one cell in the golden report. */
interface GoldenCell {
  /** Digest of the printed content that the games use. */
  readonly content: string;
  /** The results of the first games. */
  readonly first: readonly (readonly [won: boolean, rounds: number, hp: number])[];
  readonly report: CellReport;
}

/** The golden report. */
export interface Golden {
  readonly bot: string;
  readonly cells: Readonly<Record<string, GoldenCell>>;
}

/** Number of games of a cell that are stored individually. */
const GAMES_KEPT = 2;

/** The key of a cell in the golden report. */
export const nameOf = ({ scenario, scenarioLevel }: Cell) => `${scenario}/${scenarioLevel}`;

/** Reads the golden report; empty if the file does not exist. */
export function readGolden(): Golden {
  const file = new URL('balance.json', GOLDEN);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Golden) : { bot: '', cells: {} };
}

/** The texts of the golden files, by file name. Keeps the entries of cells that were not played, if the bot is the same. */
export function goldenOf(
  bot: string,
  played: ReadonlyMap<Cell, readonly GameResult[]>,
  before: Golden,
  seeds: SeedSet,
): Record<string, string> {
  const fresh = Object.fromEntries(
    [...played].map(([cell, all]): [string, GoldenCell] => [
      nameOf(cell),
      {
        content: digestOf(cell),
        first: all.slice(0, GAMES_KEPT).map(({ won, rounds, hp }) => [won, rounds, hp] as const),
        report: sumUp(cell, all, seeds),
      },
    ]),
  );
  const all = before.bot === bot ? { ...before.cells, ...fresh } : fresh;
  const inOrder = allCells().flatMap((cell) => {
    const found = all[nameOf(cell)];
    return found ? [[nameOf(cell), found] as const] : [];
  });
  const golden: Golden = { bot, cells: Object.fromEntries(inOrder) };
  const lines = inOrder.map(([name, cell]) => ` ${JSON.stringify(name)}: ${JSON.stringify(cell)}`);
  const text = `{"bot": ${JSON.stringify(bot)}, "cells": {\n${lines.join(',\n')}\n}}\n`;
  return { 'balance.json': text, 'balance.md': page(pageOf(golden)) };
}

/**
 * Whether a cell must be played again, because the report has fewer than `games` games of the cell. Only games with the
 * current content and with the seeds for reports count.
 */
export function isStale(golden: Golden, cell: Cell, games: number): boolean {
  const kept = golden.cells[nameOf(cell)];
  return kept?.content !== digestOf(cell) || kept.report.seeds !== 'report' || kept.report.games < games;
}

/** Converts the golden report to the form that is printed. */
export function pageOf({ bot, cells }: Golden): Report {
  return { bot, cells: Object.values(cells).map(({ report }) => report) };
}

/** Digest of the printed content of a cell. */
export function digestOf({ scenario, scenarioLevel, hero = NEWCOMER.hero }: Cell): string {
  const page = scenarios[scenario];
  const foes = page?.foes.map((placed) => {
    const { hpFor: _, ...place } = placed;
    return { ...place, hpBonus: hpBonusAt(placed, scenarioLevel) + hpBonusAgainst(placed, hero) };
  });
  const met = [...new Set(page?.foes.map(({ monster }) => monster))].map((id) => monsters[id]);
  const table = MONSTER_TABLES.map((position) => position[scenarioLevel]);
  return checksum(JSON.stringify([{ [hero]: heroes[hero] }, table, items, { ...page, foes }, met]));
}
