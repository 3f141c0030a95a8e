/** Computes statistics over many finished scenarios of the Long Table. */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Journal } from '../../journal/journal';
import type { ModifierId } from '../../rules/longTable/vocabulary';
import { accountOf, type BestBlow, type HeroAccount } from './account';
import { type LastBoard, lastBoardOf } from './lastBoard';
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

export interface Tally {
  readonly scenarios: readonly ScenarioTally[];
  readonly heroes: readonly HeroTally[];
  /** How often heroes drew each modifier card, including cards that did not count (L12). */
  readonly cards: Readonly<Record<ModifierId, number>>;
  /** The attack with the most damage, or null if there is none. */
  readonly best: BestBlow | null;
  /** The last boards of the newest games, oldest first. Absent in records of older versions. */
  readonly boards?: readonly LastBoard[];
}

/** The greatest number of last boards that are kept for a campaign. */
export const MAX_BOARDS = 40;

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
    boards: [...(one.boards ?? []), ...(other.boards ?? [])].slice(-MAX_BOARDS),
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
