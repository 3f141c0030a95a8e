/** Computes statistics over many finished scenarios of the Long Table. */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import { canonicalJson } from '../../journal/digest';
import type { Journal } from '../../journal/journal';
import type { ModifierId } from '../../rules/longTable/vocabulary';
import { accountOf, type BestBlow, type HeroAccount } from './account';
import { type LastBoard, lastBoardOf } from './lastBoard';
import type { TurningHex } from './turningHexes';
import { replaySteps } from './turnReplay';

/** The sum over all games of one scenario at one level (L3.1). */
export interface ScenarioTally {
  /** The scenario's id. */
  readonly scenario: string;
  readonly level: number;
  readonly games: number;
  readonly won: number;
  readonly rounds: number;
}

export interface HeroTally extends HeroAccount {
  readonly games: number;
}

/** A print of the album: the last board of a game. */
export interface AlbumPrint extends LastBoard {
  /** Whether the player keeps the print. It then stays in the album, however many newer prints follow. */
  readonly isKept?: boolean;
  /** The numbers of the turning points on a kept print, if the audit had found them. */
  readonly turns?: readonly TurningHex[];
}

export interface Tally {
  readonly scenarios: readonly ScenarioTally[];
  readonly heroes: readonly HeroTally[];
  /** How often heroes drew each modifier card, including cards that did not count (L12). */
  readonly cards: Readonly<Record<ModifierId, number>>;
  /** The attack with the most damage, or null if there is none. */
  readonly best: BestBlow | null;
  /** The prints of the newest games and the kept prints, oldest first. Absent in records of older versions. */
  readonly boards?: readonly AlbumPrint[];
}

/** The greatest number of a campaign's prints that the player does not keep. Older ones leave the album. */
export const MAX_BOARDS = 40;
/** The greatest number of a campaign's prints that the player keeps. */
export const MAX_KEPT = 60;

export const EMPTY_TALLY: Tally = { scenarios: [], heroes: [], cards: {}, best: null, boards: [] };

/**
 * Counts the tally of one game by replaying the game. If the game begins with a checkpoint, only what follows the checkpoint
 * counts.
 */
export function tallyOf({ book, phase }: Play, journal: Journal<LongTable>): Tally {
  const { rounds, heroes, best } = accountOf(book, journal);
  const { scenario, setup } = book;
  const cards: Record<ModifierId, number> = {};
  for (const event of replaySteps(journal, book).flatMap(({ events }) => events)) {
    if (event.type !== 'modifiersDrawn' || event.deck === 'monsters') continue;
    for (const card of event.cards) cards[card] = (cards[card] ?? 0) + 1;
  }
  return {
    scenarios: [{ scenario: scenario.id, level: setup.level, games: 1, won: phase === 'won' ? 1 : 0, rounds }],
    heroes: heroes.map((hero) => ({ ...hero, games: 1 })),
    cards,
    best,
    boards: [lastBoardOf(book, journal)],
  };
}

export function addTallies(one: Tally, other: Tally): Tally {
  const cards = { ...one.cards };
  for (const [card, times] of Object.entries(other.cards)) cards[card] = (cards[card] ?? 0) + times;
  return {
    scenarios: other.scenarios.reduce(withScenario, one.scenarios),
    heroes: other.heroes.reduce(withHero, one.heroes),
    cards,
    best: harder(one.best, other.best),
    boards: inAlbum([...(one.boards ?? []), ...(other.boards ?? [])]),
  };
}

/** The prints that stay in the album: of the kept ones and of the others the newest. */
function inAlbum(prints: readonly AlbumPrint[]): readonly AlbumPrint[] {
  const kept = prints.filter(({ isKept }) => isKept).slice(-MAX_KEPT);
  const others = prints.filter(({ isKept }) => !isKept).slice(-MAX_BOARDS);
  const staying = new Set([...kept, ...others]);
  return prints.filter((each) => staying.has(each));
}

const boardOf = ({ isKept: _, turns: __, ...board }: AlbumPrint): LastBoard => board;

/** Whether both are prints of the same game, kept or not. */
const isSamePrint = (one: AlbumPrint, other: AlbumPrint): boolean =>
  canonicalJson(boardOf(one)) === canonicalJson(boardOf(other));

/** The newest print of the same game in the album. */
export const printIn = ({ boards = [] }: Tally, print: AlbumPrint): AlbumPrint | undefined =>
  boards.findLast((each) => isSamePrint(each, print));

/**
 * Keeps a print in the album, or no longer keeps it. A print that has left the album comes back as the newest.
 * @param print with `isKept` and the numbers to print
 * @returns null if the player already keeps as many prints as the album holds
 */
export function withPrint(tally: Tally, print: AlbumPrint): Tally | null {
  const { boards = [] } = tally;
  const before = printIn(tally, print);
  const kept = boards.filter(({ isKept }) => isKept).length;
  if (print.isKept && !before?.isKept && kept >= MAX_KEPT) return null;
  const after = print.isKept ? print : boardOf(print);
  return {
    ...tally,
    boards: inAlbum(before ? boards.map((each) => (each === before ? after : each)) : [...boards, after]),
  };
}

/** The blow with more damage; the first one if both are equal. */
function harder(one: BestBlow | null, other: BestBlow | null): BestBlow | null {
  if (!one || !other) return one ?? other;
  return other.damage > one.damage ? other : one;
}

function withScenario(all: readonly ScenarioTally[], more: ScenarioTally): readonly ScenarioTally[] {
  const isSame = ({ scenario, level }: ScenarioTally) => scenario === more.scenario && level === more.level;
  if (!all.some(isSame)) return [...all, more];
  const added = (into: ScenarioTally): ScenarioTally => ({
    ...into,
    games: into.games + more.games,
    won: into.won + more.won,
    rounds: into.rounds + more.rounds,
  });
  return all.map((each) => (isSame(each) ? added(each) : each));
}

function withHero(all: readonly HeroTally[], more: HeroTally): readonly HeroTally[] {
  if (!all.some(({ hero }) => hero === more.hero)) return [...all, more];
  const added = (into: HeroTally): HeroTally => ({
    hero: into.hero,
    games: into.games + more.games,
    dealt: into.dealt + more.dealt,
    kills: into.kills + more.kills,
    suffered: into.suffered + more.suffered,
  });
  return all.map((each) => (each.hero === more.hero ? added(each) : each));
}

/** Totals over all scenarios and levels. */
export const totalsOf = ({ scenarios }: Tally): { games: number; won: number; rounds: number } => ({
  games: scenarios.reduce((all, { games }) => all + games, 0),
  won: scenarios.reduce((all, { won }) => all + won, 0),
  rounds: scenarios.reduce((all, { rounds }) => all + rounds, 0),
});
