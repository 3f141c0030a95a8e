/** `+n if I`, `+n per P up to m`, `only I` (section 3 of the content): what an ability asks of the attacker and its target. */
import { adjacent, type HexId, type Situation } from '../core/board';
import { rangeBetween } from '../core/routes';
import type { Book } from './book';
import { areAllies, figureOf, seatOf, situationOf } from './figures';
import type { FigureId, Source, Table } from './state';
import type { Term } from './tasks';
import type { If, Mods, Per, Plus } from './vocabulary';

type OnTable = Table['figures'][number];

/** Whether a figure stands on a grave or next to one. */
function byGrave(situation: Situation, graves: readonly HexId[], hex: HexId): boolean {
  return graves.some((grave) => grave === hex || adjacent(situation, grave, hex));
}

/** Whether it is so of the target of an ability, or of the one who uses it. */
export function holds(book: Book, state: Table, when: If, by: OnTable, target: OnTable): boolean {
  const situation = situationOf(book, state);
  const beside = (hex: HexId) => state.figures.filter((each) => adjacent(situation, hex, each.hex));
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

/** How often `per` counts for the one who uses the ability. */
function countOf(book: Book, state: Table, per: Per, by: OnTable): number {
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

/** What one addition is worth now; without a target those that ask for one are worth nothing. */
export function worthOf(book: Book, state: Table, plus: Plus, by: OnTable, target: OnTable | undefined): number {
  if (plus.when && !(target && holds(book, state, plus.when, by, target))) return 0;
  const times = plus.per ? countOf(book, state, plus.per, by) : 1;
  return Math.min(plus.n * times, plus.upTo ?? Number.POSITIVE_INFINITY);
}

/** The additions of an ability that count for this target now (none: of an ability without targets), with their source. */
export function plusTerms(
  book: Book,
  state: Table,
  { plus = [] }: Mods,
  by: FigureId,
  target: FigureId | null,
  source: Source,
): Term[] {
  const [user, aim] = [figureOf(state, by), target === null ? undefined : figureOf(state, target)];
  if (!user) return [];
  return plus.map((each) => ({ n: worthOf(book, state, each, user, aim), source })).filter(({ n }) => n !== 0);
}

/** Whether `only I` lets an ability have this target. */
export function allowsTarget(book: Book, state: Table, { only }: Mods, by: OnTable, target: OnTable): boolean {
  return only === undefined || holds(book, state, only, by, target);
}
