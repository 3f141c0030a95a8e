/**
 * The committed balance report, with a digest of the content: after a change the affected cells must be played again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { heroes, items, monsters, scenarios } from '../../content/inHand';
import { MONSTER_TABLES } from '../../content/inHand/monsterCard';
import { NEWCOMER } from '../../content/inHand/newcomer';
import { checksum } from '../../journal/digest';
import { hpAgainst, hpBonusAt } from '../../rules/inHand/foes';
import type { SeedSet } from '../seeds';
import { allCells, type Cell } from './cells';
import type { GameResult } from './game';
import { type CellReport, page, type Report, sumUp } from './report';

/** The folder of the golden files. */
export const GOLDEN = new URL('../../../test/sim/inHand/golden/', import.meta.url);

/** The golden entry of a cell. */
interface GoldenCell {
  /** Digest of the printed content of its games. */
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

/** The name of a cell in the golden report. */
export const nameOf = ({ scenario, scenarioLevel }: Cell) => `${scenario}/${scenarioLevel}`;

/** The golden report on disk; empty if there is none. */
export function readGolden(): Golden {
  const file = new URL('balance.json', GOLDEN);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Golden) : { bot: '', cells: {} };
}

/** The golden files by name. Cells that were not played stay the same. */
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
 * Whether a cell must be played again: it has not been played this many times with the current content on the seeds of
 * reports.
 */
export function isStale(golden: Golden, cell: Cell, games: number): boolean {
  const kept = golden.cells[nameOf(cell)];
  return kept?.content !== digestOf(cell) || kept.report.seeds !== 'report' || kept.report.games < games;
}

/** The golden report in the form for printing. */
export function pageOf({ bot, cells }: Golden): Report {
  return { bot, cells: Object.values(cells).map(({ report }) => report) };
}

/** Digest of the printed content of a cell. */
export function digestOf({ scenario, scenarioLevel, hero = NEWCOMER.hero }: Cell): string {
  const page = scenarios[scenario];
  const foes = page?.foes.map((placed) => {
    const { hpFor: _, ...place } = placed;
    return { ...place, hpBonus: hpBonusAt(placed, scenarioLevel) + hpAgainst(placed, hero) };
  });
  const met = [...new Set(page?.foes.map(({ monster }) => monster))].map((id) => monsters[id]);
  const table = MONSTER_TABLES.map((position) => position[scenarioLevel]);
  return checksum(JSON.stringify([{ [hero]: heroes[hero] }, table, items, { ...page, foes }, met]));
}
