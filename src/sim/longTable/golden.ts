/**
 * Reads the committed balance report and makes its new files. The report contains digests of the content, so that a
 * change of the content shows which cells must be played again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { checksum } from '../../journal/digest';
import type { SeedSet } from '../seeds';
import type { Cell } from './cells';
import type { GameResult } from './game';
import { type CellReport, page, printedFor, sortedCells, sumUp } from './report';

/** The folder of the golden files. */
export const GOLDEN = new URL('../../../test/sim/longTable/golden/', import.meta.url);

interface GoldenCell {
  /** Digest of the printed content that the games use. */
  readonly content: string;
  /** The results of the first games. */
  readonly first: readonly (readonly [won: boolean, rounds: number])[];
  readonly report: CellReport;
}

/** The golden report. */
export interface Golden {
  readonly bot: string;
  readonly cells: Readonly<Record<string, GoldenCell>>;
}

/** Number of games of a cell that are stored individually. */
const GAMES_KEPT = 1;

/** The key of a cell in the golden report. */
export const nameOf = ({ scenario, difficulty, size }: Cell): string => `${scenario}/${difficulty}/${size}`;

/** Digest of the printed content of a cell. */
export const digestOf = (cell: Cell): string => checksum(printedFor(cell));

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
  const fresh = [...played].map(([cell, all]): [string, GoldenCell] => [
    nameOf(cell),
    {
      content: digestOf(cell),
      first: all.slice(0, GAMES_KEPT).map(({ won, rounds }) => [won, rounds] as const),
      report: sumUp(cell, all, seeds),
    },
  ]);
  const all: Record<string, GoldenCell> = { ...(before.bot === bot ? before.cells : {}), ...Object.fromEntries(fresh) };
  const reports = sortedCells(Object.values(all).map(({ report }) => report));
  const lines = reports.map((report) => ` ${JSON.stringify(nameOf(report))}: ${JSON.stringify(all[nameOf(report)])}`);
  return {
    'balance.json': `{"bot": ${JSON.stringify(bot)}, "cells": {\n${lines.join(',\n')}\n}}\n`,
    'balance.md': page({ bot, cells: reports }),
  };
}
