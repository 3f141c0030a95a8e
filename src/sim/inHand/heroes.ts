/** Compares the heroes: how often each hero wins, and how differently the heroes play. */
import { existsSync, readFileSync } from 'node:fs';
import { heroes } from '../../content/inHand';
import { CHAPTERS } from '../../content/inHand/chapters';
import { NEWCOMER } from '../../content/inHand/newcomer';
import { usualUpgrades } from '../../content/inHand/typicalHero';
import { SCENARIO_LEVELS, SIDES } from '../../rules/inHand/vocabulary';
import { table } from '../figures';
import { describeSeeds, type SeedSet } from '../seeds';
import { allCells, type Cell, chapterOfCell } from './cells';
import { type GameResult, increment, type Uses } from './game';
import { digestOf, GOLDEN, type Golden, nameOf, readGolden } from './golden';

/** The results of one hero in one cell, as sums over all games, won and lost. */
export interface HeroCell {
  /** Digest of the printed content that the games use. */
  readonly content: string;
  readonly seeds: SeedSet;
  readonly games: number;
  readonly won: number;
  readonly rounds: number;
  readonly rests: number;
  readonly items: number;
  /** The damage dealt to monsters. */
  readonly dealt: number;
  /** The part of `dealt` that was dealt at Distance 1. */
  readonly close: number;
  /** Uses of each face; basic actions are counted under 'basic'. */
  readonly faces: Uses;
}

/** The report that compares heroes. */
export interface HeroReport {
  readonly bot: string;
  /** Keys are 'hero/scenario/level'. */
  readonly cells: Readonly<Record<string, HeroCell>>;
}

/** The way that a hero is played, as shares and rates. */
export interface PlayStyle {
  /** Share of all damage that was dealt at Distance 1. */
  readonly close: number;
  /** Rests per round. */
  readonly rests: number;
  /** Uses of items per round. */
  readonly items: number;
}

const heroOf = ({ hero = NEWCOMER.hero }: Cell): string => hero;
const keyOf = (cell: Cell): string => `${heroOf(cell)}/${nameOf(cell)}`;

/** Every cell with every hero. */
function allHeroCells(): Cell[] {
  return Object.keys(heroes).flatMap((hero) => allCells().map((cell) => ({ ...cell, hero })));
}

/** Adds up the games of a cell. */
export function heroCellOf(cell: Cell, games: readonly GameResult[], seeds: SeedSet): HeroCell {
  const sum = (of: (game: GameResult) => number) => games.reduce((all, game) => all + of(game), 0);
  const faces: Uses = {};
  for (const game of games)
    for (const [half, times] of Object.entries(game.halves)) increment(faces, half.split('/')[0] ?? '', times);
  return {
    content: digestOf(cell),
    seeds,
    games: games.length,
    won: sum(({ won }) => Number(won)),
    rounds: sum(({ rounds }) => rounds),
    rests: sum(({ rests }) => rests),
    items: sum(({ items }) => Object.values(items).reduce((all, times) => all + times, 0)),
    dealt: sum(({ dealt }) => dealt),
    close: sum(({ close }) => close),
    faces: Object.fromEntries(Object.entries(faces).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Reads the report; empty if the file does not exist. */
export function readHeroes(): HeroReport {
  const file = new URL('heroes.json', GOLDEN);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HeroReport) : { bot: '', cells: {} };
}

/**
 * Whether a cell must be played again, because the report has fewer than `games` games of the cell. Only games with the
 * current content and with the seeds for reports count.
 */
export function isHeroStale({ cells }: HeroReport, cell: Cell, games: number): boolean {
  const kept = cells[keyOf(cell)];
  return kept?.content !== digestOf(cell) || kept.seeds !== 'report' || kept.games < games;
}

/**
 * The texts of the report's files, by file name. Keeps the entries of cells that were not played, if the bot is the same.
 * @param balance the balance report, from which the win rates of the first hero (`NEWCOMER`) are taken
 */
export function heroFiles(
  bot: string,
  played: ReadonlyMap<Cell, readonly GameResult[]>,
  before: HeroReport,
  seeds: SeedSet,
  balance: Golden = readGolden(),
): Record<string, string> {
  const fresh = Object.fromEntries([...played].map(([cell, games]) => [keyOf(cell), heroCellOf(cell, games, seeds)]));
  const all = before.bot === bot ? { ...before.cells, ...fresh } : fresh;
  const inOrder = allHeroCells().flatMap((cell) => {
    const found = all[keyOf(cell)];
    return found ? [[keyOf(cell), found] as const] : [];
  });
  const lines = inOrder.map(([name, cell]) => ` ${JSON.stringify(name)}: ${JSON.stringify(cell)}`);
  const text = `{"bot": ${JSON.stringify(bot)}, "cells": {\n${lines.join(',\n')}\n}}\n`;
  return { 'heroes.json': text, 'heroes.md': heroesPage({ bot, cells: Object.fromEntries(inOrder) }, balance) };
}

function cellsOf({ cells }: HeroReport, hero: string, which: (cell: Cell) => boolean = () => true): HeroCell[] {
  return allHeroCells()
    .filter((cell) => heroOf(cell) === hero && which(cell))
    .flatMap((cell) => cells[keyOf(cell)] ?? []);
}

/**
 * The win rate in per cent at a level: the mean over all scenarios, or the rate of `scenario`; null if no game was played.
 * The rates of the first hero come from the balance report, which has many more games. This report plays the first hero
 * only to compare how the heroes play.
 */
export function winRateOf(
  report: HeroReport,
  balance: Golden,
  hero: string,
  level: number,
  scenario?: string,
): number | null {
  const asked = (cell: Cell) => cell.scenarioLevel === level && (scenario === undefined || cell.scenario === scenario);
  const of =
    hero === NEWCOMER.hero
      ? Object.values(balance.cells).flatMap((cell) => (asked(cell.report) ? [cell.report] : []))
      : cellsOf(report, hero, asked);
  return of.length === 0 ? null : (100 * of.reduce((sum, { won, games }) => sum + won / games, 0)) / of.length;
}

/** How a hero is played, computed over all cells of a report. */
export function playStyleOf(report: HeroReport, hero: string): PlayStyle {
  const of = cellsOf(report, hero);
  const sum = (pick: (cell: HeroCell) => number) => of.reduce((all, cell) => all + pick(cell), 0);
  const rounds = Math.max(
    1,
    sum((cell) => cell.rounds),
  );
  return {
    close:
      sum(({ close }) => close) /
      Math.max(
        1,
        sum(({ dealt }) => dealt),
      ),
    rests: sum(({ rests }) => rests) / rounds,
    items: sum(({ items }) => items) / rounds,
  };
}

/** The share of each face, in per cent of all plays in the games in which the hero has this face. */
export function faceShares(report: HeroReport, hero: string): Readonly<Record<string, number>> {
  const shares: Record<string, number> = {};
  for (const { id, faces } of heroes[hero]?.cards ?? []) {
    for (const [nth, face] of SIDES.flatMap((side) => faces[side].map((each, level) => [level, each] as const))) {
      const has = (cell: Cell) => usualUpgrades(chapterOfCell(cell), hero).includes(id) === (nth === 1);
      const of = cellsOf(report, hero, has);
      const plays = of.flatMap((cell) => Object.values(cell.faces)).reduce((sum, times) => sum + times, 0);
      const own = of.reduce((sum, cell) => sum + (cell.faces[face.id] ?? 0), 0);
      shares[face.id] = (100 * own) / Math.max(1, plays);
    }
  }
  return shares;
}

const whole = (share: number | null): string => (share === null ? '-' : share.toFixed(0));
const NAMES = Object.keys(heroes);

/** Formats the report as text. */
export function heroesPage(report: HeroReport, balance: Golden = readGolden()): string {
  const feels = NAMES.map((hero) => [hero, playStyleOf(report, hero)] as const);
  const seeds = [...new Set(Object.values(report.cells).map((cell) => describeSeeds(cell.seeds, cell.games)))];
  return [
    `# Heroes beside each other, as the ${report.bot} bot plays`,
    '',
    `Made by \`npm run sim -- --as ${NAMES.join(',')} --write\`. What the ${NEWCOMER.hero} wins is taken from [balance.md](balance.md).`,
    `Seeds: ${seeds.join(', ')} of each scenario; numbers were tuned on the set \`tune\`.`,
    '',
    '## Won by level, per cent',
    '',
    table(
      ['Level', ...NAMES],
      SCENARIO_LEVELS.map((level) => [level, ...NAMES.map((hero) => whole(winRateOf(report, balance, hero, level)))]),
    ),
    '## Won at level 1, per cent',
    '',
    table(
      ['Scenario', ...NAMES],
      CHAPTERS.map(({ id, number }) => [
        `${number} ${id}`,
        ...NAMES.map((hero) => whole(winRateOf(report, balance, hero, 1, id))),
      ]),
    ),
    '## How they feel',
    '',
    table(
      ['Hero', '% of damage at Distance 1', 'Rests in 100 rounds', 'Items used in 100 rounds'],
      feels.map(([hero, { close, rests, items }]) => [
        hero,
        whole(100 * close),
        whole(100 * rests),
        whole(100 * items),
      ]),
    ),
    '## Faces, share of the plays in games whose hero has them',
    '',
    table(
      ['Hero', 'Face', '%'],
      NAMES.flatMap((hero) =>
        Object.entries(faceShares(report, hero)).map(([face, share]) => [hero, face, share.toFixed(1)]),
      ),
    ),
  ].join('\n');
}
