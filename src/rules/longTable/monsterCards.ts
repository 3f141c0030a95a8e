/** Finds the lines that a figure does in its turn, and the elements that improve them (L16.4, L22, L27.1). */
import type { Book } from './book';
import { availableElements } from './elements';
import { withImprovements } from './mods';
import type { Source, State } from './state';
import type { Lines } from './tasks';
import type { Ability, Cost, Element, Part } from './vocabulary';
import type { TableFigure } from './walkers';

/** The lines that a figure does in its turn, and their source: a monster card, or for a summon the summon itself. */
export interface FigureCard {
  readonly parts: readonly Part[];
  readonly source: Source;
}

const ownValue = (verb: 'move' | 'attack'): Part => ({
  part: 'ability',
  ability: { verb, amount: 0, relative: true, mods: {} },
});

/** L19.4: every summon has these two lines. */
const OF_SUMMONS: readonly Part[] = [ownValue('move'), ownValue('attack')];

/**
 * The lines of a figure; null if the figure is neither a monster nor a summon, or if the monster's deck has no such card.
 * @param card the id of the card to use instead of the revealed card
 */
export function cardFor(book: Book, state: State, figure: TableFigure, card?: string): FigureCard | null {
  if (figure.kind === 'summon') return { parts: OF_SUMMONS, source: { from: 'summon', figure: figure.id } };
  if (figure.kind !== 'monster') return null;
  const def = book.monsters[figure.monster];
  const shown = card ?? state.decks[def?.deck ?? '']?.shown;
  const found = book.decks[def?.deck ?? '']?.find(({ id }) => id === shown);
  if (!def || !found) return null;
  // L27.1: the parts of a boss's *special* replace the line *Special n*, and are done line by line.
  const parts = found.parts.flatMap((part) =>
    part.part === 'ability' && part.ability.verb === 'special' ? (def.specials?.[part.ability.nth - 1] ?? []) : [part],
  );
  return { parts, source: { from: 'monsterCard', monster: figure.monster, card: found.id } };
}

/**
 * Something on a card that elements pay for: an improvement of an ability, or the whole ability. `part` is the index of
 * the part.
 */
export interface Payable {
  readonly part: number;
  /** The index of the improvement; null if the elements pay for the whole ability. */
  readonly improvement: number | null;
  readonly costs: readonly Cost[];
}

/** Everything on a card that elements pay for, in printed order. */
export function payablesOf(parts: readonly Part[]): Payable[] {
  return parts.flatMap((part, at): Payable[] => {
    if (part.part !== 'ability') return [];
    const improvements = part.ability.improvements ?? [];
    return [
      ...(part.costs?.length ? [{ part: at, improvement: null, costs: part.costs }] : []),
      ...improvements.map(({ costs }, improvement) => ({ part: at, improvement, costs })),
    ];
  });
}

/**
 * L16.2, L16.5: the elements that pay some costs. `fixed` are the printed elements; in addition the player picks `any`
 * elements out of `from`. Null if the available elements cannot pay the costs, or if a cost is not an element.
 * @param there the available elements
 */
export function paymentOf(
  there: readonly Element[],
  costs: readonly Cost[],
): { readonly fixed: Element[]; readonly any: number; readonly from: Element[] } | null {
  const fixed: Element[] = [];
  let any = 0;
  for (const cost of costs) {
    if (!('element' in cost)) return null;
    if (cost.element === 'any') any += 1;
    else fixed.push(cost.element);
  }
  const from = there.filter((element) => !fixed.includes(element));
  const isPaid = fixed.every((element, i) => there.includes(element) && fixed.indexOf(element) === i);
  return isPaid && from.length >= any ? { fixed, any, from } : null;
}

/**
 * L16.4: the payments that a monster with these lines would make now, as indexes of `payablesOf`. For 'any' the first possible
 * element is taken. Used in forecasts.
 */
export function affordablePayments(state: State, parts: readonly Part[]): number[] {
  let there = availableElements(state);
  return payablesOf(parts).flatMap(({ costs }, nth) => {
    const payment = paymentOf(there, costs);
    if (!payment) return [];
    const taken = [...payment.fixed, ...payment.from.slice(0, payment.any)];
    there = there.filter((element) => !taken.includes(element));
    return [nth];
  });
}

/**
 * The lines after some payments: abilities have their paid improvements; an ability whose own costs are unpaid is left out.
 * @param paid the payments, as indexes of `payablesOf`
 */
export function paidLines(parts: readonly Part[], paid: readonly number[]): Part[] {
  const payables = payablesOf(parts);
  const isPaid = (part: number, improvement: number | null) =>
    paid.some((nth) => payables[nth]?.part === part && payables[nth]?.improvement === improvement);
  return parts.flatMap((part, at): Part[] => {
    if (part.part !== 'ability') return [part];
    if (part.costs?.length && !isPaid(at, null)) return [];
    return [{ part: 'ability', ability: improved(part.ability, (nth) => isPaid(at, nth)) }];
  });
}

function improved(ability: Ability, isPaid: (nth: number) => boolean): Ability {
  const all = ability.improvements ?? [];
  if (all.length === 0) return ability;
  const paid = all.flatMap((_, nth) => (isPaid(nth) ? [nth] : []));
  return { ...withImprovements(ability, paid), improvements: [] };
}

/** The lines that a figure begins to do on its current hex, in its own turn or because a hero bids it to act. */
export function linesFor(figure: TableFigure, parts: readonly Part[], source: Source): Lines {
  return {
    figure: figure.id,
    parts: [...parts],
    next: 0,
    source,
    begun: false,
    focus: null,
    focusFor: 0,
    attacks: 0,
    attacked: [],
    plan: null,
    startHex: figure.hex,
  };
}
