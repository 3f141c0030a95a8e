/** Modifier decks, and how cards are drawn from them (L1.6, L1.7, L12). */
import type { DeepReadonly } from '../core/transaction';
import type { Book } from './book';
import { shuffled } from './draws';
import { seatOf } from './figures';
import type { Figure, ModifierDeck, State } from './state';
import { emit, type Transaction } from './transaction';
import type { HeroId, ModifierDef, ModifierId } from './vocabulary';

/** The hero's id for its own deck; all monsters share one. */
export type DeckName = HeroId | 'monsters';

export const BLESS: ModifierId = 'bless';
export const CURSE: ModifierId = 'curse';

/** L12.1: a hero draws from its own deck, a summon from its hero's, monsters and escorts from the monsters' deck. */
export function deckNameOf(figure: DeepReadonly<Figure>): DeckName {
  return figure.kind === 'hero' || figure.kind === 'summon' ? figure.hero : 'monsters';
}

/** The deck with a name. */
export function modifierDeckOf(state: State, name: DeckName): ModifierDeck {
  return name === 'monsters' ? state.monsterDeck : seatOf(state, name).deck;
}

const returnsToPool = (id: ModifierId): boolean => id === BLESS || id === CURSE;

/** L35.1: with less chance a 2x counts as +2 and a Null as -2. */
const LESS_CHANCE = { '2x': 2, null: -2 } as const;

/**
 * A card with the values of this game. @throws Error if the book does not know it, which would be a bug of the content
 */
export function modifierOf(book: Book, id: ModifierId): ModifierDef {
  const printed = book.modifiers[id];
  if (!printed) throw new Error(`no modifier card ${id}`);
  const { value } = printed;
  if (!book.setup.variants.lessChance || typeof value === 'number') return printed;
  return { ...printed, value: LESS_CHANCE[value] };
}

/** L12.9: whether it is a standard 2x or Null, regardless of L35.1. */
function hasShuffleSymbol(book: Book, id: ModifierId): boolean {
  const value = book.modifiers[id]?.value;
  return (value === '2x' || value === 'null') && !returnsToPool(id);
}

/** Shuffles the discards into the undrawn cards (L12.9, L28.1). */
export function reshuffle(t: Transaction, name: DeckName, rule = 'L12.9'): void {
  const deck = modifierDeckOf(t.state, name);
  deck.draw = shuffled(t, [...deck.draw, ...deck.discard]);
  deck.discard = [];
  deck.reshuffle = false;
  emit(t, { type: 'deckShuffled', deck: name, cards: deck.draw.length, rule });
}

/** L28.1 (2): reshuffles the decks from which a 2x or a Null was drawn in this round. */
export function reshuffleModifierDecks(t: Transaction): void {
  const names: DeckName[] = [...t.state.seats.map(({ hero }) => hero), 'monsters'];
  for (const name of names) if (modifierDeckOf(t.state, name).reshuffle) reshuffle(t, name, 'L28.1');
}

/**
 * L1.7, L12.10: adds a blessing or a curse from its pool to the undrawn cards of a deck.
 * @returns false if the pool is empty, and no card is added
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

function poolOf(name: DeckName, card: ModifierId): keyof State['pools'] {
  if (card === BLESS) return 'blessings';
  return name === 'monsters' ? 'monsterCurses' : 'heroCurses';
}

/** The way of drawing modifier cards (L12.3-L12.5). */
export type DrawMode = 'plain' | 'advantage' | 'disadvantage';

/** The drawn cards in order, those that count, and the deciding rule. */
export interface DrawResult<Card> {
  readonly cards: Card[];
  readonly counted: number[];
  readonly decided: 'L12.3' | 'L12.4' | 'L12.5' | 'L12.6';
}

/** L12.7: several sources do not add up, and both kinds cancel each other. */
export function drawModeOf(advantage: boolean, disadvantage: boolean): DrawMode {
  if (advantage === disadvantage) return 'plain';
  return advantage ? 'advantage' : 'disadvantage';
}

/**
 * L12.3-L12.6: draws cards one by one until the draw is decided.
 * @param next the next card; undefined if no card is left: then the cards drawn so far count
 * @param base the number before modifiers, for L12.6
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
  const untilOneStands = () => {
    for (let card = drawOne(); card?.rolling; ) card = drawOne();
  };
  const all = () => cards.map((_, i) => i);
  if (mode === 'plain') {
    untilOneStands();
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
  if (first.rolling && second.rolling) untilOneStands();
  const standing = cards.flatMap((card, i) => (card.rolling ? [] : [i]));
  return { cards, counted: mode === 'advantage' ? all() : standing, decided: rule };
}

/**
 * L11.3 (2), L12.8: the number after some modifier cards: first all additions, then doubling; a Null cancels all
 * damage. Never below 0.
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

/** L12.6: whether p has at least as high a number and at least the same effects, and more of one of the two. */
export function isBetter(p: ModifierDef, q: ModifierDef, base: number): boolean {
  const [rp, rq] = [numberAfter(base, [p]), numberAfter(base, [q])];
  return rp >= rq && hasEffectsOf(p, q) && (rp > rq || !hasEffectsOf(q, p));
}

/** Whether p has all effects of q, at least as strong. */
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
 * Draws from a deck (L12.1). An empty deck is first reshuffled from its discards, without the cards of the current
 * draw. Drawn cards are discarded, used or not; blessings and curses return to their pools (L12.9).
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
    if (hasShuffleSymbol(book, id)) deck.reshuffle = true;
  }
  return drawn;
}
