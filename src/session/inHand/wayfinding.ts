/**
 * Computes the distances in hexes from the hero to goals, the exit and treasures. A way may lead through closed
 * doors, but not through walls and obstacles.
 */
import type { Play } from '../../flow/inHand/play';
import { type HexId, neighboursThroughDoors, terrainAt } from '../../rules/core/board';
import { situationOf } from '../../rules/inHand/foes';
import { goalHexes } from '../../rules/inHand/goals';
import { treasuresLeft } from '../../rules/inHand/looting';

export interface Landmark {
  readonly kind: 'goal' | 'exit' | 'chest';
  readonly at: HexId;
  /** Number of steps, or null if no way leads there. */
  readonly steps: number | null;
}

/**
 * The goals that are not fulfilled first, then the exit, then the treasures that are not looted. If several landmarks
 * are on one hex, only the first is listed.
 */
export function landmarksOf(play: Play): Landmark[] {
  const { book, state } = play;
  const left = treasuresLeft(book, state);
  const { exit } = book.scenario;
  const all: readonly (readonly [Landmark['kind'], HexId])[] = [
    ...goalHexes(book)
      .filter((at) => at !== exit && !state.used.includes(`goal:${at}`))
      .map((at) => ['goal', at] as const),
    ...left.filter(({ objective }) => objective).map(({ at }) => ['goal', at] as const),
    ...(exit === undefined ? [] : [['exit', exit] as const]),
    ...left.filter(({ objective }) => !objective).map(({ at }) => ['chest', at] as const),
  ];
  const steps = stepsFromHero(play);
  return all
    .filter(([, at], i) => all.findIndex((each) => each[1] === at) === i)
    .map(([kind, at]) => ({ kind, at, steps: steps.get(at) ?? null }));
}

/** Counts the steps to each hex. Obstacles block the way; monsters do not, because they move. */
function stepsFromHero({ book, state }: Play): ReadonlyMap<HexId, number> {
  const { board } = book.scenario;
  const situation = situationOf(book, state);
  const steps = new Map<HexId, number>([[state.hero.at, 0]]);
  // The iterator of a Map also visits entries that are added during the loop, so this is a breadth-first search.
  for (const [hex, count] of steps) {
    for (const to of neighboursThroughDoors(board, hex))
      if (!steps.has(to) && terrainAt(situation, to) !== 'obstacle') steps.set(to, count + 1);
  }
  return steps;
}
