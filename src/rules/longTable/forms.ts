/** Calculates the numbers of a line for the figure that does it, and the form of its attack (L22.3, L23.1). */
import type { Book } from './book';
import { hasToken, valuesOf } from './figures';
import { amountFor } from './level';
import type { Ability, Area, Mods, Part, Verb } from './vocabulary';
import type { TableFigure } from './walkers';

/** A line of a card: an ability with a verb and a number. */
export type Line = Extract<Ability, { verb: Verb }>;

/** L23.1: the shape of an attack: range, targets and area. */
export interface Form {
  readonly melee: boolean;
  readonly range: number;
  /** The maximum number of targets. All targets inside an area count as one here (L13.4). */
  readonly targets: number;
  readonly area: Area | null;
}

/** L23.1, L24.2: the form of a figure that does not attack. */
export const MELEE: Form = { melee: true, range: 1, targets: 1, area: null };

/** Whether a part is a line with this verb. */
export function isLine(part: Part | undefined, verb: Verb): part is Part & { ability: Line } {
  return part?.part === 'ability' && part.ability.verb === verb;
}

/** The sum of all additions `+n` that have neither a condition (`if`) nor a multiplier (`per`). */
const plusOf = ({ plus = [] }: Mods): number => plus.reduce((sum, { n, when, per }) => sum + (when || per ? 0 : n), 0);

/**
 * L22.3, L24.1: the movement points that a Move line gives: the number of the line. If the line is relative, the figure's own move is
 * added. The result is at least 0.
 */
export function movePointsOf(book: Book, figure: TableFigure, { amount, relative, mods }: Line): number {
  const own = relative ? valuesOf(book, figure).move : 0;
  return Math.max(0, own + amountFor(book, amount) + plusOf(mods));
}

/** L25.7: the range of a line; by default the figure's range, or 1 for a melee figure. `Range +n` is added; the result is at least 1. */
export function rangeOfLine(book: Book, figure: TableFigure, { range, rangePlus = 0 }: Mods): number {
  return Math.max(1, (range ?? valuesOf(book, figure).range ?? 1) + rangePlus);
}

/** The maximum number of targets of a line; infinite for `all`. */
export function maxTargetsOf(book: Book, { targets, targetsPlus = 0 }: Mods): number {
  if (targets === 'all') return Number.POSITIVE_INFINITY;
  return Math.max(1, (targets === undefined ? 1 : amountFor(book, targets)) + targetsPlus);
}

/**
 * L23.1, L25.1: the form of an attack. With an area the attack is melee if the area has a grey hex. Without an area it is melee if neither
 * the figure nor the line has a range.
 */
export function formOf(book: Book, figure: TableFigure, { mods }: Line): Form {
  const { area = null, range, rangePlus = 0 } = mods;
  const own = range ?? valuesOf(book, figure).range;
  const melee = area ? area.melee : own === null && rangePlus <= 0;
  return {
    melee,
    range: melee ? 1 : Math.max(1, (own ?? 1) + rangePlus),
    targets: maxTargetsOf(book, mods),
    area,
  };
}

/** L23.1: the form that a figure uses to find its focus and its move. It is melee if the figure cannot attack or has no Attack line. */
export function formForFocus(book: Book, figure: TableFigure, attack: Line | undefined): Form {
  return attack && !hasToken(figure, 'disarm') ? formOf(book, figure, attack) : MELEE;
}
