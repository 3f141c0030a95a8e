/** Finds the monsters that the hero has to beat on the way to the unmet goals. */
import type { HexId } from '../../rules/core/hexes';
import type { Book, Goal } from '../../rules/inHand/book';
import { livingFoes, medianRange } from '../../rules/inHand/foes';
import { areCircumstancesMet, canWalk, type RuleOf, rulesOf } from '../../rules/inHand/special';
import type { FoeState, State } from '../../rules/inHand/state';
import { type GoalsAhead, needsOpen } from './goalsAhead';
import { inOrder, nearestOnWay } from './wayCosts';

/** Returns the monsters of the unmet goals and their conditions, the guards of these monsters, the opponent, and monsters near the path. */
export function foesToBeat(book: Book, state: State, { unmet, unmetConditions, places }: GoalsAhead): FoeState[] {
  const keepers = [...unmetConditions, ...needsOpen(book, state, unmet)].flatMap((each) =>
    each.kind === 'dead' ? [each.foe] : [],
  );
  const asked = new Set([...unmet.flatMap((goal) => foesOf(book, state, goal)), ...keepers]);
  const wanted = new Set([...asked, ...guardsOf(book, state, asked)]);
  const coming = state.foes.filter(({ id, hp }) => hp > 0 && wanted.has(id));
  const fought = livingFoes(state).filter(({ id }) => !wanted.has(id) && state.fight?.foe === id);
  const inTheWay = canWalk(book) ? blocking(book, state, places, wanted) : [];
  return [...new Set([...coming, ...fought, ...inTheWay])];
}

/** Returns the living monsters (guards) that give a wanted monster its Shield by a special rule; the bot kills guards first. */
function guardsOf(book: Book, state: State, wanted: ReadonlySet<string>): string[] {
  return shields(book, state).flatMap(({ foes, needs }) =>
    foes?.some((foe) => wanted.has(foe)) ? needs.flatMap((each) => (each.kind === 'lives' ? [each.foe] : [])) : [],
  );
}

/** Returns the special rules that now give a Shield because a certain monster is alive. */
function shields(book: Book, state: State): RuleOf<'while'>[] {
  return rulesOf(book, 'while').filter(
    ({ shield, needs }) =>
      shield && needs.some(({ kind }) => kind === 'lives') && areCircumstancesMet(book, state, needs),
  );
}

function foesOf(book: Book, state: State, goal: Goal): string[] {
  switch (goal.kind) {
    case 'killAll':
      return state.foes.map(({ id }) => id);
    case 'kill':
      return [...goal.foes];
    case 'any':
      return goal.of.flatMap((each) => foesOf(book, state, each));
    default:
      return [];
  }
}

/** Returns the living monsters outside `wanted` whose median range (R25.2) covers a part of the path to the goals. */
function blocking(
  book: Book,
  state: State,
  places: readonly (readonly HexId[])[],
  wanted: ReadonlySet<string>,
): FoeState[] {
  const order = inOrder(book, state.hero.at, places);
  return livingFoes(state).filter((foe) => {
    if (wanted.has(foe.id)) return false;
    const range = medianRange(book, foe);
    return order.some((place, nth) => nearestOnWay(book, order[nth - 1] ?? state.hero.at, place, foe.at) <= range);
  });
}
