/** Finds the ways to pay the costs of improvements and gates, and pays these costs (L16.2). A gate is the cost of the whole ability. */
import type { HexId } from '../core/board';
import { rangeBetween } from '../core/routes';
import type { Book } from './book';
import type { CommandOf } from './commands';
import { availableElements, consumeElement } from './elements';
import { figureOf, heroFigure, seatOf, situationOf } from './figures';
import { payWithItem, unspentItems } from './items';
import { paymentOf } from './monsterCards';
import type { State } from './state';
import type { Action } from './tasks';
import { fillGrave } from './terrain';
import { emit, type Transaction } from './transaction';
import type { Cost, Element, ItemId, OtherCost, Part } from './vocabulary';

/**
 * The index that stands for an ability's gate in `Action.paid` and in `pay`. The ability's improvements have the indexes
 * from 0 on.
 */
export const GATE_INDEX = -1;

/** The largest range, in hexes, at which a hero can fill a grave as a cost. */
const FILL_RANGE = 3;

type AbilityPart = Extract<Part, { part: 'ability' }>;
type Pay = CommandOf<'pay'>;
/** The player's choices for paying costs. A field is set only if the printed costs leave that choice to the player. */
interface Means {
  readonly element?: Element;
  readonly elements?: readonly Element[];
  readonly item?: ItemId;
  readonly hex?: HexId;
}

/** The current part of an action; undefined if that part is not an ability, or no part is left. */
export function abilityPart({ parts, next }: Action): AbilityPart | undefined {
  const part = parts[next];
  return part?.part === 'ability' ? part : undefined;
}

/** The unpaid costs of the current ability, each with its index: that of an improvement, or `GATE_INDEX`. */
export function unpaidCosts(action: Action): [nth: number, costs: readonly Cost[]][] {
  const part = abilityPart(action);
  if (!part) return [];
  const gate: [number, readonly Cost[]][] = part.costs ? [[GATE_INDEX, part.costs]] : [];
  const improvements = (part.ability.improvements ?? []).map(({ costs }, nth): [number, readonly Cost[]] => [
    nth,
    costs,
  ]);
  return [...gate, ...improvements].filter(([nth]) => !action.paid.includes(nth));
}

/** All ways to pay the costs of an improvement or a gate. The costs are paid together or not at all; empty if they cannot be paid. */
export function waysToPay(book: Book, state: State, action: Action, nth: number, costs: readonly Cost[]): Pay[] {
  // Each element symbol of the cost takes a different element.
  const payment = paymentOf(
    availableElements(state),
    costs.filter((cost) => 'element' in cost),
  );
  if (!payment) return [];
  const ways = costs.reduce<Means[]>(
    (found, cost) => found.flatMap((means) => meansFor(book, state, action, cost, means)),
    choicesOf(payment.from, payment.any).map(elementMeans),
  );
  return ways.map((means) => ({ type: 'pay', nth, ...means }));
}

/**
 * All ways to choose `n` different elements from the list; the elements of each choice are in the order of the list.
 */
function choicesOf(from: readonly Element[], n: number): Element[][] {
  if (n === 0) return [[]];
  return from.flatMap((first, at) => choicesOf(from.slice(at + 1), n - 1).map((others) => [first, ...others]));
}

function elementMeans(chosen: readonly Element[]): Means {
  const [element, ...others] = chosen;
  if (!element) return {};
  return others.length > 0 ? { elements: chosen } : { element };
}

function meansFor(book: Book, state: State, action: Action, cost: Cost, means: Means): Means[] {
  const { hero } = action;
  if ('element' in cost) return [means];
  switch (cost.other) {
    case 'pledge':
    case 'forfeit':
      return unspentItems(seatOf(state, hero)).map((item) => ({ ...means, item }));
    case 'coin':
      return seatOf(state, hero).money > 0 ? [means] : [];
    case 'call':
      return state.figures.some((figure) => figure.kind === 'monster' && figure.lien) ? [means] : [];
    case 'fill':
      return gravesWithin(book, state, action).map((hex) => ({ ...means, hex }));
  }
}

function gravesWithin(book: Book, state: State, { actor }: Action): HexId[] {
  const from = figureOf(state, actor)?.hex;
  if (from === undefined) return [];
  const situation = situationOf(book, state);
  return state.graves.filter((hex) => rangeBetween(situation, from, hex) <= FILL_RANGE);
}

/** Pays the costs of an improvement or the gate of the current ability. @returns the action, in which these costs count as paid */
export function payCosts(t: Transaction, action: Action, command: Pay): Action {
  const { nth } = command;
  const costs = unpaidCosts(action).find(([each]) => each === nth)?.[1] ?? [];
  const { element, elements = element ? [element] : [] } = command;
  const named = costs.flatMap((cost) => ('element' in cost && cost.element !== 'any' ? [cost.element] : []));
  for (const each of [...named, ...elements]) consumeElement(t, each, action.actor, action.source);
  for (const cost of costs) if ('other' in cost) payOther(t, action, cost.other, command);
  emit(t, { type: 'improvementPaid', figure: action.actor, source: action.source, nth, rule: 'L16.2' });
  return { ...action, paid: [...action.paid, nth] };
}

function payOther(t: Transaction, { hero }: Action, other: OtherCost, { item, hex }: Pay): void {
  if (other === 'pledge' && item !== undefined) payWithItem(t, hero, item, 'spent');
  if (other === 'forfeit' && item !== undefined) payWithItem(t, hero, item, 'aside');
  if (other === 'fill' && hex !== undefined) fillGrave(t, hex);
  if (other === 'coin' && heroFigure(t.state, hero)) {
    seatOf(t.state, hero).money -= 1;
    emit(t, { type: 'moneyGivenBack', hero, rule: 'L16.2' });
  }
}
