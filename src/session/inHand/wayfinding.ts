/** How far it is from the hero to what matters on the map: goals, the exit, treasures. Closed doors count as steps, walls do not open. */
import type { Play } from '../../flow/inHand/play';
import { type HexId, terrainAt, waysThroughDoors } from '../../rules/core/board';
import { situationOf } from '../../rules/inHand/foes';
import { goalHexes } from '../../rules/inHand/goals';
import { treasuresLeft } from '../../rules/inHand/looting';

export interface Landmark {
  readonly kind: 'goal' | 'exit' | 'chest';
  readonly at: HexId;
  /** Hexes to go; null: no way leads there. */
  readonly steps: number | null;
}

/** The goals first, then the exit and the treasures that are left; where two are on one hex, the first. */
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

/** Obstacles bar the way, monsters do not: they move. */
function stepsFromHero({ book, state }: Play): ReadonlyMap<HexId, number> {
  const { board } = book.scenario;
  const situation = situationOf(book, state);
  const steps = new Map<HexId, number>([[state.hero.at, 0]]);
  // A map's iterator also visits what is added on the way: this is a breadth-first search.
  for (const [hex, count] of steps) {
    for (const to of waysThroughDoors(board, hex))
      if (!steps.has(to) && terrainAt(situation, to) !== 'obstacle') steps.set(to, count + 1);
  }
  return steps;
}
