/**
 * Calculates the exact chances of an attack (L11.3, L12) from the cards that remain in a modifier deck, but never from
 * their order (L36.9). The functions count all cases instead of sampling; they draw no card and change no state.
 */
import type { DeepReadonly } from '../core/transaction';
import { calculateAttack, damageAfterShield } from './attackCalculation';
import { totalOf } from './bonuses';
import type { Book } from './book';
import { figureOf, requireFigure } from './figures';
import { type DrawMode, deckNameOf, drawModeOf, isBetter, modifierOf } from './modifierDecks';
import type { ModifierDef } from './modifierDef';
import type { ModifierDeck, State } from './state';
import type { Strike } from './tasks';

/** The cards that may be drawn. */
export interface DrawableCards {
  /** The undrawn cards of the deck. */
  readonly undrawn: readonly ModifierDef[];
  /** The discards, which become the deck when no undrawn card is left (L12.1). */
  readonly discards: readonly ModifierDef[];
}

/** The numbers of an attack that decide its damage together with the drawn cards (L11.3). */
export interface AttackNumbers {
  /** The attack's number before modifiers. */
  readonly base: number;
  readonly shield: number;
  readonly pierce: number;
}

/** The chances of an attack on one target. */
export interface Odds {
  /** Every possible damage with its chance, smallest damage first. The chances add up to 1. */
  readonly outcomes: readonly { readonly damage: number; readonly chance: number }[];
  /** The expected damage. */
  readonly mean: number;
  /** The chance that the target's HP reach 0. */
  readonly kill: number;
}

/** The sum of several rolling cards. Pierce beyond the target's Shield has no effect and is left out. */
interface Sum {
  readonly add: number;
  readonly pierce: number;
  readonly doubles: number;
}
const NOTHING: Sum = { add: 0, pierce: 0, doubles: 0 };

/** The cases of a run of rolling cards. */
interface Weighted {
  /** The sums of the cases without a Null, each with its probability. */
  readonly sums: readonly (readonly [Sum, number])[];
  /** The probability of all cases with a Null, which cancels all damage. */
  readonly nulls: number;
}

/** A kind of card, and how many of this kind there are. Cards with the same id are of one kind. */
interface Kind {
  readonly card: ModifierDef;
  readonly count: number;
}

/**
 * The chances of an attack on one target, if no further item or bonus changes the attack. Undefined if the attacker or the target is gone.
 */
export function oddsOfStrike(book: Book, state: State, strike: DeepReadonly<Strike>): Odds | undefined {
  const reckoning = calculateAttack(book, state, strike);
  const target = figureOf(state, strike.target);
  if (!reckoning || !target) return undefined;
  const { base, mods, shield, advantage, disadvantage } = reckoning;
  const name = deckNameOf(requireFigure(state, strike.job.attacker));
  const deck = name === 'monsters' ? state.monsterDeck : state.seats.find(({ hero }) => hero === name)?.deck;
  if (!deck) return undefined;
  const mode = drawModeOf(advantage.length > 0, disadvantage.length > 0);
  const attacked = { base, shield: totalOf(shield), pierce: mods.pierce ?? 0 };
  return oddsOf(cardsLeft(book, deck), mode, attacked, target.hp);
}

/** The undrawn cards and discards of a deck. */
export function cardsLeft(book: Book, { draw, discard }: DeepReadonly<ModifierDeck>): DrawableCards {
  return { undrawn: draw.map((id) => modifierOf(book, id)), discards: discard.map((id) => modifierOf(book, id)) };
}

/**
 * The chances of an attack with a given way of drawing.
 * @param hp the target's HP, for `kill`
 */
export function oddsOf(deck: DrawableCards, mode: DrawMode, attacked: AttackNumbers, hp: number): Odds {
  const chances = new Map<number, number>();
  const count: Count = (sum, last, weight) => {
    const damage = sum === null ? 0 : damageOf(sum, last, attacked);
    if (weight > 0) chances.set(damage, (chances.get(damage) ?? 0) + weight);
  };
  const left = deck.undrawn.length > 0 ? deck : { undrawn: deck.discards, discards: [] };
  const cards = left.undrawn.length + left.discards.length;
  // L12.4, L12.5: if only one card can be drawn, advantage and disadvantage have no effect.
  if (mode === 'plain' || cards < 2) runs(left, 0, attacked, count);
  else if (mode === 'advantage') withAdvantage(left, attacked, count);
  else withDisadvantage(left, attacked, count);
  const outcomes = [...chances].sort(([a], [b]) => a - b).map(([damage, chance]) => ({ damage, chance }));
  const total = (of: (outcome: Odds['outcomes'][number]) => number) =>
    outcomes.reduce((sum, each) => sum + of(each), 0);
  return {
    outcomes,
    mean: total(({ damage, chance }) => damage * chance),
    kill: total(({ damage, chance }) => (damage >= hp ? chance : 0)),
  };
}

/**
 * Counts a case of a draw: the sum of its rolling cards (null if one of them is a Null), its last card (undefined if all
 * cards are rolling), and its probability (`weight`).
 */
type Count = (sum: Sum | null, last: ModifierDef | undefined, weight: number) => void;

function damageOf(sum: Sum, last: ModifierDef | undefined, { base, shield, pierce }: AttackNumbers): number {
  const value = last?.value ?? 0;
  if (value === 'null') return 0;
  const added = Math.max(0, base + sum.add + (value === '2x' ? 0 : value));
  const number = added * 2 ** (sum.doubles + (value === '2x' ? 1 : 0));
  return damageAfterShield(number, shield, pierce + sum.pierce + (last?.mods?.pierce ?? 0));
}

/**
 * L12.4: counts all cases of a draw with advantage. The better of two cards counts. A rolling card counts together with
 * the other card. After two rolling cards, all cards count up to the first card that is not rolling.
 */
function withAdvantage(left: DrawableCards, attacked: AttackNumbers, count: Count): void {
  eachPair(left, (first, second, weight) => {
    if (first.rolling) return;
    if (second.rolling) count(sumOf(second, attacked), first, weight);
    else count(NOTHING, isBetter(second, first, attacked.base) ? second : first, weight);
  });
  runs(left, 1, attacked, count);
}

/**
 * L12.5: counts all cases of a draw with disadvantage. The worse of two cards counts. A rolling card does not count if
 * the other card is not rolling. After two rolling cards, only the first card that is not rolling counts.
 */
function withDisadvantage(left: DrawableCards, attacked: AttackNumbers, count: Count): void {
  eachPair(left, (first, second, weight) => {
    if (first.rolling && second.rolling) return;
    if (first.rolling || second.rolling) count(NOTHING, first.rolling ? second : first, weight);
    else count(NOTHING, isBetter(first, second, attacked.base) ? second : first, weight);
  });
  runs(left, 2, attacked, (_sum, last, weight) => count(NOTHING, last, weight));
}

/** The sum for a single rolling card; null for a Null. */
function sumOf({ value, mods }: ModifierDef, { shield }: AttackNumbers): Sum | null {
  if (value === 'null') return null;
  const pierce = Math.min(mods?.pierce ?? 0, shield);
  return value === '2x' ? { add: 0, pierce, doubles: 1 } : { add: value, pierce, doubles: 0 };
}

/** Calls `each` for every ordered pair of kinds that can be the first two cards, with its probability. */
function eachPair(
  { undrawn, discards }: DrawableCards,
  each: (a: ModifierDef, b: ModifierDef, weight: number) => void,
): void {
  const kinds = kindsOf(undrawn);
  if (undrawn.length === 1) {
    const [only] = kinds;
    if (only) for (const { card, count } of kindsOf(discards)) each(only.card, card, count / discards.length);
    return;
  }
  const pairs = undrawn.length * (undrawn.length - 1);
  for (const a of kinds) for (const b of kinds) each(a.card, b.card, (a.count * (b.count - (a === b ? 1 : 0))) / pairs);
}

function kindsOf(cards: readonly ModifierDef[]): Kind[] {
  const kinds = new Map<string, { card: ModifierDef; count: number }>();
  for (const card of cards) {
    const known = kinds.get(card.id);
    if (known) known.count += 1;
    else kinds.set(card.id, { card, count: 1 });
  }
  return [...kinds.values()];
}

/**
 * Counts all runs. A run is a number of rolling cards (`least` or more), then the first card that is not rolling. If the deck
 * is empty before the run ends, the run continues with the discards.
 */
function runs({ undrawn, discards }: DrawableCards, least: number, attacked: AttackNumbers, count: Count): void {
  const standing = undrawn.filter(({ rolling }) => !rolling);
  if (standing.length > 0) return runsIn(undrawn, standing, least, NOTHING, attacked, count);
  // All cards left in the deck are rolling, so all of them are drawn, then cards from the discards.
  const all = undrawn.reduce((sum: Sum | null, card) => plus(sum, sumOf(card, attacked)), NOTHING);
  const later = discards.filter(({ rolling }) => !rolling);
  if (later.length > 0) return runsIn(discards, later, least - undrawn.length, all, attacked, count);
  const both = discards.reduce((sum, card) => plus(sum, sumOf(card, attacked)), all);
  if (undrawn.length + discards.length >= least) count(both, undefined, 1);
}

const plus = (a: Sum | null, b: Sum | null): Sum | null =>
  a && b ? { add: a.add + b.add, pierce: a.pierce + b.pierce, doubles: a.doubles + b.doubles } : null;

function runsIn(
  cards: readonly ModifierDef[],
  standing: readonly ModifierDef[],
  least: number,
  before: Sum | null,
  attacked: AttackNumbers,
  count: Count,
): void {
  const { sums, nulls } = rolled(cards, least, attacked);
  for (const { card, count: copies } of kindsOf(standing)) {
    const chance = copies / standing.length;
    for (const [sum, weight] of sums) count(plus(before, sum), card, weight * chance);
    count(null, card, nulls * chance);
  }
}

/**
 * The sums of the rolling cards in a run, for all lengths from `least` on. All sets of n cards are equally likely, so
 * the sets are counted by length and sum while the cards are added one by one.
 */
function rolled(cards: readonly ModifierDef[], least: number, attacked: AttackNumbers): Weighted {
  const rolling = cards.filter((card) => card.rolling);
  const weights = setWeights(cards.length, rolling.length);
  const sums = rolling.flatMap((card) => sumOf(card, attacked) ?? []);
  const table = sumTable(sums, attacked.shield);
  const result = foldSums(table, (length) => (length >= least ? (weights[length] ?? 0) : 0));
  const counted = result.reduce((sum, [, weight]) => sum + weight, 0);
  const all = weights.reduce(
    (sum, weight, length) => sum + (length >= least ? weight * binomial(rolling.length, length) : 0),
    0,
  );
  return { sums: result, nulls: sums.length < rolling.length ? Math.max(0, all - counted) : 0 };
}

/**
 * For each number n of rolling cards: the probability that one particular set of n rolling cards is drawn, in any
 * order, before the first card that is not rolling.
 */
function setWeights(cards: number, rolling: number): number[] {
  const weights: number[] = [];
  let run = 1;
  for (let length = 0; length <= rolling; length += 1) {
    const stands = (cards - rolling) / (cards - length);
    weights.push((run * stands) / binomial(rolling, length));
    run *= (rolling - length) / (cards - length);
  }
  return weights;
}

function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return result;
}

/**
 * A dense table that counts the sets with the same number of cards and the same sum. Its dimensions are the number of
 * cards, Pierce, doublings and addition, in this order, so that adding a card copies whole rows.
 */
interface SumTable {
  readonly counts: Float64Array;
  readonly cards: number;
  /** The addition that the first entry of a row stands for. */
  readonly low: number;
  readonly adds: number;
  readonly pierces: number;
  readonly doubles: number;
}

const rowAt = ({ adds, pierces, doubles }: SumTable, cards: number, pierce: number, doubled: number): number =>
  ((cards * pierces + pierce) * doubles + doubled) * adds;

/**
 * Builds the table card by card: each set without the card also gives a set with it. Sums are small whole numbers, so
 * the table is dense.
 */
function sumTable(sums: readonly Sum[], shield: number): SumTable {
  const total = (of: (sum: Sum) => number) => sums.reduce((all, sum) => all + of(sum), 0);
  const low = total(({ add }) => Math.min(0, add));
  const adds = total(({ add }) => Math.max(0, add)) - low + 1;
  const pierced = total(({ pierce }) => pierce);
  const pierces = 1 + Math.min(Math.max(0, shield), pierced);
  const doubles = 1 + total((sum) => sum.doubles);
  const counts = new Float64Array((sums.length + 1) * adds * pierces * doubles);
  const table = { counts, cards: sums.length, low, adds, pierces, doubles };
  counts[-low] = 1;
  let reached: SumRange = { least: -low, most: -low, pierce: 0, doubled: 0 };
  for (const [before, sum] of sums.entries()) {
    for (let cards = before; cards >= 0; cards -= 1) addCard(table, sum, cards, reached);
    reached = {
      least: reached.least + Math.min(0, sum.add),
      most: reached.most + Math.max(0, sum.add),
      pierce: Math.min(pierces - 1, reached.pierce + sum.pierce),
      doubled: reached.doubled + sum.doubles,
    };
  }
  return table;
}

/** The limits of the sums that the cards so far can give. */
interface SumRange {
  readonly least: number;
  readonly most: number;
  readonly pierce: number;
  readonly doubled: number;
}

/** Adds a card: each set of `cards` cards gives a set with one card more. */
function addCard(table: SumTable, { add, pierce, doubles }: Sum, cards: number, reached: SumRange): void {
  const { counts, pierces } = table;
  const { least, most } = reached;
  for (let had = 0; had <= reached.pierce; had += 1) {
    const has = Math.min(pierces - 1, had + pierce);
    for (let doubled = 0; doubled <= reached.doubled; doubled += 1) {
      const from = rowAt(table, cards, had, doubled);
      const to = rowAt(table, cards + 1, has, doubled + doubles) + add;
      for (let at = least; at <= most; at += 1) counts[to + at] = (counts[to + at] ?? 0) + (counts[from + at] ?? 0);
    }
  }
}

/**
 * All sums in the table, each with the total weight of its sets; the weight of a set depends on its number of cards.
 */
function foldSums(table: SumTable, weightOf: (cards: number) => number): [Sum, number][] {
  const { counts, low, adds, pierces, doubles } = table;
  const size = rowAt(table, 1, 0, 0);
  const totals = new Float64Array(size);
  for (let cards = 0; cards <= table.cards; cards += 1) {
    const weight = weightOf(cards);
    if (weight === 0) continue;
    for (let at = 0; at < size; at += 1) totals[at] = (totals[at] ?? 0) + weight * (counts[cards * size + at] ?? 0);
  }
  const found: [Sum, number][] = [];
  for (const [at, weight] of totals.entries()) {
    if (weight === 0) continue;
    const row = Math.floor(at / adds);
    found.push([
      { add: (at % adds) + low, pierce: Math.floor(row / doubles) % pierces, doubles: row % doubles },
      weight,
    ]);
  }
  return found;
}
