/** Keeps modifier decks and draws cards from them (L1.6, L1.7, L12). */
import type { DeepReadonly } from '../core/transaction';
import type { Book } from './book';
import { shuffled } from './draws';
import { seatOf } from './figures';
import type { ModifierDef } from './modifierDef';
import type { Figure, ModifierDeck, WorkingState } from './state';
import { emit, type Transaction } from './transaction';
import type { HeroId, ModifierId } from './vocabulary';

/** The name of a modifier deck: the id of its hero, or `monsters` for the deck that all monsters share. */
export type DeckName = HeroId | 'monsters';

export const BLESS: ModifierId = 'bless';
export const CURSE: ModifierId = 'curse';

/**
 * L12.1: the deck from which a figure draws. A summon draws from the deck of its hero, an escort from that of the
 * monsters.
 */
export function deckNameOf(figure: DeepReadonly<Figure>): DeckName {
  return figure.kind === 'hero' || figure.kind === 'summon' ? figure.hero : 'monsters';
}

/** The deck with this name. */
export function modifierDeckOf(state: WorkingState, name: DeckName): ModifierDeck {
  return name === 'monsters' ? state.monsterDeck : seatOf(state, name).deck;
}

const returnsToPool = (id: ModifierId): boolean => id === BLESS || id === CURSE;

/** L35.1: with the variant *less chance*, a 2x counts as +2 and a Null as -2. */
const LESS_CHANCE = { '2x': 2, null: -2 } as const;

/**
 * A modifier card, with its value changed if the variant *less chance* is on.
 * @throws Error if the book does not contain the card, which would be a bug in the content
 */
export function modifierOf(book: Book, id: ModifierId): ModifierDef {
  const printed = book.modifiers[id];
  if (!printed) throw new Error(`the book has no modifier card ${id}`);
  const { value } = printed;
  if (!book.setup.variants.lessChance || typeof value === 'number') return printed;
  return { ...printed, value: LESS_CHANCE[value] };
}

/** L12.9: whether a card is a standard 2x or Null, even if the variant of L35.1 changes its value. Blessings and curses do not count. */
const hasShuffleSymbol = (id: ModifierId): boolean => id === '2x' || id === 'null';

/** Shuffles the discards into the undrawn cards (L12.9, L28.1). */
export function reshuffle(t: Transaction, name: DeckName, rule = 'L12.9'): void {
  const deck = modifierDeckOf(t.state, name);
  deck.draw = shuffled(t, [...deck.draw, ...deck.discard]);
  deck.discard = [];
  deck.reshuffle = false;
  emit(t, { type: 'deckShuffled', deck: name, cards: deck.draw.length, rule });
}

/** L28.1 (2): reshuffles the decks from which a standard 2x or Null was drawn in this round. */
export function reshuffleModifierDecks(t: Transaction): void {
  const names: DeckName[] = [...t.state.seats.map(({ hero }) => hero), 'monsters'];
  for (const name of names) if (modifierDeckOf(t.state, name).reshuffle) reshuffle(t, name, 'L28.1');
}

/**
 * L1.7, L12.10: adds a blessing or a curse from its pool to the undrawn cards of a deck.
 * @returns false if no card is added, because the pool is empty
 */
export function addToDeck(t: Transaction, name: DeckName, card: 'bless' | 'curse'): boolean {
  const { pools } = t.state;
  const pool = poolOf(name, card);
  if (pools[pool] <= 0) return false;
  pools[pool] -= 1;
  const deck = modifierDeckOf(t.state, name);
  deck.draw = shuffled(t, [...deck.draw, card === 'bless' ? BLESS : CURSE]);
  emit(t, { type: 'deckShuffled', deck: name, cards: deck.draw.length, rule: 'L12.10' });
  return true;
}

function poolOf(name: DeckName, card: ModifierId): keyof WorkingState['pools'] {
  if (card === BLESS) return 'blessings';
  return name === 'monsters' ? 'monsterCurses' : 'heroCurses';
}

/** How modifier cards are drawn (L12.3-L12.5). */
export type DrawMode = 'plain' | 'advantage' | 'disadvantage';

/** The result of a draw. */
export interface DrawResult<Card> {
  /** The drawn cards, in order. */
  readonly cards: Card[];
  /** The indexes of the cards that count. */
  readonly counted: number[];
  /** The rule that decided which cards count. */
  readonly decided: 'L12.3' | 'L12.4' | 'L12.5' | 'L12.6';
}

/** L12.7: how a figure draws. Several sources of one kind do not add up, and both kinds cancel each other out. */
export function drawModeOf(advantage: boolean, disadvantage: boolean): DrawMode {
  if (advantage === disadvantage) return 'plain';
  return advantage ? 'advantage' : 'disadvantage';
}

/**
 * L12.3-L12.6: draws cards one by one until the draw is decided.
 * @param next draws the next card; returns undefined if no card is left, in which case the cards drawn so far count
 * @param base the attack's number before modifiers, which L12.6 needs
 */
export function drawCards<Card extends ModifierDef>(
  mode: DrawMode,
  base: number,
  next: () => Card | undefined,
): DrawResult<Card> {
  const cards: Card[] = [];
  const drawOne = (): Card | undefined => {
    const card = next();
    if (card) cards.push(card);
    return card;
  };
  const drawUntilNotRolling = () => {
    for (let card = drawOne(); card?.rolling; ) card = drawOne();
  };
  const all = () => cards.map((_, i) => i);
  if (mode === 'plain') {
    drawUntilNotRolling();
    return { cards, counted: all(), decided: 'L12.3' };
  }
  const rule = mode === 'advantage' ? 'L12.4' : 'L12.5';
  const [first, second] = [drawOne(), drawOne()];
  if (!first || !second) return { cards, counted: all(), decided: rule };
  if (!first.rolling && !second.rolling) {
    const [better, worse] = isBetter(second, first, base) ? [1, 0] : [0, 1];
    const neither = !isBetter(second, first, base) && !isBetter(first, second, base);
    const counted = neither ? 0 : mode === 'advantage' ? better : worse;
    return { cards, counted: [counted], decided: 'L12.6' };
  }
  if (first.rolling && second.rolling) drawUntilNotRolling();
  const standing = cards.flatMap((card, i) => (card.rolling ? [] : [i]));
  return { cards, counted: mode === 'advantage' ? all() : standing, decided: rule };
}

/**
 * L11.3 (2), L12.8: the attack's number after some modifier cards. Additions come first, then doubling. With a Null the number is 0.
 * The number is never below 0.
 */
export function numberAfter(base: number, cards: readonly Pick<ModifierDef, 'value'>[]): number {
  let [sum, factor] = [base, 1];
  for (const { value } of cards) {
    if (value === 'null') return 0;
    if (value === '2x') factor *= 2;
    else sum += value;
  }
  return Math.max(0, sum) * factor;
}

/** L12.6: whether card p is better than card q. It must be at least as good in number and effects, and better in one of the two. */
export function isBetter(p: ModifierDef, q: ModifierDef, base: number): boolean {
  const [rp, rq] = [numberAfter(base, [p]), numberAfter(base, [q])];
  return rp >= rq && hasEffectsOf(p, q) && (rp > rq || !hasEffectsOf(q, p));
}

/** Whether card p has all effects of card q, at least as strong. */
function hasEffectsOf(p: ModifierDef, q: ModifierDef): boolean {
  const [a, b] = [p.mods ?? {}, q.mods ?? {}];
  return (
    (a.push ?? 0) >= (b.push ?? 0) &&
    (a.pull ?? 0) >= (b.pull ?? 0) &&
    (a.pierce ?? 0) >= (b.pierce ?? 0) &&
    (b.conditions ?? []).every((each) => a.conditions?.includes(each)) &&
    (!b.lien || a.lien === true) &&
    (!q.element || p.element === q.element) &&
    (p.healSelf ?? 0) >= (q.healSelf ?? 0) &&
    (p.shieldSelf ?? 0) >= (q.shieldSelf ?? 0) &&
    (!q.self || p.self === q.self)
  );
}

/**
 * Draws modifier cards from a deck (L12.1). If the deck is empty, its discards are reshuffled first, without the cards
 * of the current draw. Drawn blessings and curses return to their pools; all other drawn cards are discarded, whether
 * they count or not (L12.9).
 */
export function drawModifiers(t: Transaction, name: DeckName, mode: DrawMode, base: number): DrawResult<ModifierDef> {
  const { book, state } = t;
  const deck = modifierDeckOf(state, name);
  const drawn = drawCards(mode, base, () => {
    if (deck.draw.length === 0 && deck.discard.length > 0) {
      deck.draw = shuffled(t, deck.discard);
      deck.discard = [];
      emit(t, { type: 'deckShuffled', deck: name, cards: deck.draw.length, rule: 'L12.1' });
    }
    const id = deck.draw.shift();
    return id === undefined ? undefined : modifierOf(book, id);
  });
  for (const { id } of drawn.cards) {
    if (returnsToPool(id)) state.pools[poolOf(name, id)] += 1;
    else deck.discard.push(id);
    if (hasShuffleSymbol(id)) deck.reshuffle = true;
  }
  return drawn;
}
