/** The items in a scenario: when heroes may use them, and their state afterwards (L21). */
import { push, type QuestionRules, type TaskRules } from './agenda';
import type { Book } from './book';
import type { CommandOf } from './commands';
import { hasToken, heroBook, heroFigure, heroFigureId, seatOf } from './figures';
import type { ItemDef, Moment } from './itemDef';
import type { HeldItem, Seat, State } from './state';
import { emit, type Transaction } from './transaction';
import type { HeroId, ItemId, Part } from './vocabulary';

type Held = { readonly items: readonly Readonly<HeldItem>[] };

/** The printed item. @throws Error if the book does not have this item, which would be a bug in the content */
function itemOf(book: Book, item: ItemId): ItemDef {
  const found = book.items[item];
  if (!found) throw new Error(`the book has no item ${item}`);
  return found;
}

/**
 * Whether a hero may not use items, because a campaign event forbids them in the first round (PendingEffect `noItems`).
 */
const areShut = (book: Book, { round }: State, hero: HeroId): boolean =>
  round === 1 && heroBook(book, hero).setup.pending.some(({ pending }) => pending === 'noItems');

/**
 * L21.2: the items that a hero may use at a moment; none if the hero is stunned (L15.8). The moment `attack` means any
 * attack of the hero; melee and ranged attacks also have their own moments.
 */
export function usableItems(book: Book, state: State, hero: HeroId, moment: Moment): ItemDef[] {
  const figure = heroFigure(state, hero);
  if (!figure || hasToken(figure, 'stun') || areShut(book, state, hero)) return [];
  const ready = seatOf(state, hero).items.filter((each) => each.state === 'ready');
  return ready.map(({ item }) => itemOf(book, item)).filter((each) => each.moment === moment);
}

/** L21.4: whether an item must be used whenever it applies, which is true for items with use slots. */
export const mustBeUsed = ({ slots }: ItemDef): boolean => slots !== undefined;

/**
 * L21.4: counts a use of an item, even if only a part of the item had an effect (L21.3). After its last slot the item
 * is spent or consumed; an item with the use `free` stays ready.
 * @throws Error if the hero does not have the item in this scenario, which would be a bug in a rule
 */
export function markUsed(t: Transaction, hero: HeroId, item: ItemId): void {
  const { book, state } = t;
  const held = seatOf(state, hero).items.find((each) => each.item === item);
  if (!held) throw new Error(`the hero ${hero} does not have the item ${item}`);
  const { use, slots = 1 } = itemOf(book, item);
  held.uses += 1;
  if (use !== 'free' && held.uses >= slots) held.state = use;
  if (state.turn?.figure === heroFigureId(hero)) state.turn.itemsUsed += 1;
  emit(t, { type: 'itemUsed', hero, item, state: held.state, rule: 'L21.4' });
}

/** L18.3, L8.3: makes an item ready again, with all its slots. */
export function refreshItem(t: Transaction, hero: HeroId, item: ItemId, rule = 'L18.3'): void {
  const held = seatOf(t.state, hero).items.find((each) => each.item === item);
  if (!held) return;
  held.state = 'ready';
  held.uses = 0;
  emit(t, { type: 'itemRefreshed', hero, item, rule });
}

/** L16.2: pays a cost with an item, which is spent without its effect, or set aside for the rest of the scenario. */
export function payWithItem(t: Transaction, hero: HeroId, item: ItemId, to: 'spent' | 'aside'): void {
  const held = seatOf(t.state, hero).items.find((each) => each.item === item);
  if (!held) return;
  held.state = to;
  emit(t, { type: 'itemPledged', hero, item, state: to, rule: 'L16.2' });
}

/** The items that can pay for a cost: those that are not spent, consumed or set aside. */
export const unspentItems = ({ items }: Held): ItemId[] =>
  items.filter(({ state }) => state === 'ready').map(({ item }) => item);

/** L4.5: whether difficult terrain costs a hero only 1 movement point, because of a perk or a passive item. */
export function isSurefooted(book: Book, state: State, hero: HeroId): boolean {
  if (heroBook(book, hero).traits.surefooted) return true;
  return unspentItems(seatOf(state, hero)).some((item) => {
    const { moment, effect } = itemOf(book, item);
    return moment === 'always' && effect.difficultCosts1 === true;
  });
}

/** L21.2: commands for the items that a hero may use during its own turn, also in the middle of an ability. */
export function turnItemCommands(book: Book, state: State, hero: HeroId): CommandOf<'useItem'>[] {
  if (state.turn?.figure !== heroFigureId(hero)) return [];
  return usableItems(book, state, hero, 'turn')
    .filter((item) => isOfUse(seatOf(state, hero), item))
    .map(({ id }) => ({ type: 'useItem', hero, item: id }));
}

/**
 * Whether using an item has an effect. An item that only recovers cards or refreshes items needs something to recover
 * or refresh.
 */
function isOfUse(seat: Seat | State['seats'][number], { id, effect }: ItemDef): boolean {
  if (effect.elementOf || effect.elements) return true;
  const parts = effect.parts ?? [];
  const isIdle = ({ part, ...rest }: Part) => {
    if (part !== 'ability' || !('ability' in rest)) return false;
    const { ability } = rest;
    if (ability.verb === 'recover')
      return !seat[ability.from].length && !seat.active.some(({ pile }) => pile === ability.from);
    if (ability.verb === 'refresh') return !seat.items.some((each) => each.item !== id && each.state === ability.from);
    return false;
  };
  return !parts.every(isIdle);
}

/**
 * L21.2: uses an item in the hero's own turn. The elements that the player chooses become strong immediately, and the
 * item's abilities are done as an action.
 */
export function useTurnItem(t: Transaction, hero: HeroId, item: ItemId): void {
  const { effect } = itemOf(t.book, item);
  const source = { from: 'item', hero, item } as const;
  markUsed(t, hero, item);
  const choose = { do: 'chooseElements', hero, how: 'infuse', source } as const;
  if (effect.parts)
    push(t, {
      do: 'action',
      action: {
        actor: heroFigureId(hero),
        hero,
        parts: [...effect.parts],
        next: 0,
        done: false,
        source,
        paid: [],
        basic: false,
        half: null,
      },
    });
  if (effect.elementOf) {
    const of = effect.elementOf.filter((each) => each !== 'any');
    push(t, { ...choose, left: 1, of: of.length < effect.elementOf.length ? null : of });
  }
  if (effect.elements) push(t, { ...choose, left: effect.elements, of: null });
}

export const itemsTasks = {} satisfies TaskRules;
export const itemsQuestions = {} satisfies QuestionRules;
