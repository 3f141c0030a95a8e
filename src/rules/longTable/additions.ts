/** Evaluates the additions `+n if <condition>`, `+n per <count> up to m` and `only <condition>` (docs/CONTENT-LONG.md, section 3). */
import { type HexId, isAdjacent, type Situation } from '../core/board';
import { rangeBetween } from '../core/routes';
import type { Book } from './book';
import { areAllies, figureOf, seatOf, situationOf } from './figures';
import type { FigureId, Source, State } from './state';
import type { Term } from './tasks';
import type { If, Mods, Per, Plus } from './vocabulary';

type OnTable = State['figures'][number];

/** Whether a hex has a grave or is adjacent to one. */
function byGrave(situation: Situation, graves: readonly HexId[], hex: HexId): boolean {
  return graves.some((grave) => grave === hex || isAdjacent(situation, grave, hex));
}

/** Whether a condition of an addition holds. The condition concerns the target of the ability, or the figure that uses the ability. */
export function isRequirementMet(book: Book, state: State, when: If, by: OnTable, target: OnTable): boolean {
  const situation = situationOf(book, state);
  const beside = (hex: HexId) => state.figures.filter((each) => isAdjacent(situation, hex, each.hex));
  switch (when) {
    case 'lien':
      return target.kind === 'monster' && target.lien;
    case 'alone':
      return !beside(target.hex).some((each) => areAllies(target, each));
    case 'flanked':
      return beside(target.hex).some((each) => areAllies(by, each));
    case 'byGrave':
      return byGrave(situation, state.graves, target.hex);
    case 'elite':
      return target.kind === 'monster' && (target.rank === 'elite' || target.rank === 'boss');
    case 'shoved':
      return state.shoved.includes(target.id);
    case 'paired':
      return (
        by.kind === 'monster' && beside(by.hex).some((each) => each.kind === 'monster' && each.monster === by.monster)
      );
  }
}

/** The number by which an addition with `per` is multiplied for the figure that uses the ability. */
function countOf(book: Book, state: State, per: Per, by: OnTable): number {
  const situation = situationOf(book, state);
  switch (per) {
    case 'hexMoved': {
      const { turn } = state;
      return turn?.figure === by.id ? rangeBetween(situation, turn.startHex, by.hex) : 0;
    }
    case 'spentItem':
      return by.kind === 'hero' ? seatOf(state, by.hero).items.filter((each) => each.state === 'spent').length : 0;
    case 'graveWithin2':
      return state.graves.filter((grave) => rangeBetween(situation, by.hex, grave) <= 2).length;
  }
}

/** The current value of one addition. Without a target, an addition with a condition is worth 0. */
export function additionValue(book: Book, state: State, plus: Plus, by: OnTable, target: OnTable | undefined): number {
  if (plus.when && !(target && isRequirementMet(book, state, plus.when, by, target))) return 0;
  const times = plus.per ? countOf(book, state, plus.per, by) : 1;
  return Math.min(plus.n * times, plus.upTo ?? Number.POSITIVE_INFINITY);
}

/**
 * The additions of an ability that count for this target now, with their source.
 * @param target null for an ability without targets
 */
export function plusTerms(
  book: Book,
  state: State,
  { plus = [] }: Mods,
  by: FigureId,
  target: FigureId | null,
  source: Source,
): Term[] {
  const [user, aim] = [figureOf(state, by), target === null ? undefined : figureOf(state, target)];
  if (!user) return [];
  return plus.map((each) => ({ n: additionValue(book, state, each, user, aim), source })).filter(({ n }) => n !== 0);
}

/** Whether the addition `only <condition>` allows this target of an ability; true if the ability has no such addition. */
export function isTargetAllowed(book: Book, state: State, { only }: Mods, by: OnTable, target: OnTable): boolean {
  return only === undefined || isRequirementMet(book, state, only, by, target);
}
