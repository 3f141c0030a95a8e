/** L22.3, L23.1: what a line of a card is in the hands of the figure that does it: its numbers, and the form of its attack. */
import type { Book } from './book';
import { hasToken, valuesOf } from './figures';
import { reckon } from './level';
import type { Ability, Area, Mods, Part, Verb } from './vocabulary';
import type { TableFigure } from './walkers';

/** An ability with a verb and a number. */
export type Line = Extract<Ability, { verb: Verb }>;

/** L23.1: how an attack reaches. */
export interface Form {
  readonly melee: boolean;
  readonly range: number;
  /** How many enemies at most; with an area, one for the area and the rest besides (L13.4). */
  readonly targets: number;
  readonly area: Area | null;
}

/** L23.1, L24.2: of a figure that does not attack. */
export const MELEE: Form = { melee: true, range: 1, targets: 1, area: null };

export function isLine(part: Part | undefined, verb: Verb): part is Part & { ability: Line } {
  return part?.part === 'ability' && part.ability.verb === verb;
}

/** What `+n` without a condition adds. */
const plusOf = ({ plus = [] }: Mods): number => plus.reduce((sum, { n, when, per }) => sum + (when || per ? 0 : n), 0);

/** L22.3, L24.1: the figure's move +/- the line's, at least 0. */
export function moveOf(book: Book, figure: TableFigure, { amount, relative, mods }: Line): number {
  const own = relative ? valuesOf(book, figure).move : 0;
  return Math.max(0, own + reckon(book, amount) + plusOf(mods));
}

/** L25.7 and others: the range of a line, else the figure's own; 1 without any. */
export function rangeOfLine(book: Book, figure: TableFigure, { range, rangePlus = 0 }: Mods): number {
  return Math.max(1, (range ?? valuesOf(book, figure).range ?? 1) + rangePlus);
}

/** How many a line may choose. */
export function targetsOf(book: Book, { targets, targetsPlus = 0 }: Mods): number {
  if (targets === 'all') return Number.POSITIVE_INFINITY;
  return Math.max(1, (targets === undefined ? 1 : reckon(book, targets)) + targetsPlus);
}

/** L23.1, L25.1: a grey hex makes it melee, as does a figure without a range and a line without one. */
export function formOf(book: Book, figure: TableFigure, { mods }: Line): Form {
  const { area = null, range, rangePlus = 0 } = mods;
  const own = range ?? valuesOf(book, figure).range;
  const melee = area ? area.melee : own === null && rangePlus <= 0;
  return {
    melee,
    range: melee ? 1 : Math.max(1, (own ?? 1) + rangePlus),
    targets: targetsOf(book, mods),
    area,
  };
}

/** L23.1: the form by which it looks for its focus and moves: of an attack that it cannot make, a melee approach. */
export function formFor(book: Book, figure: TableFigure, attack: Line | undefined): Form {
  return attack && !hasToken(figure, 'disarm') ? formOf(book, figure, attack) : MELEE;
}
