/**
 * Exact chances of an attack (L11.3, L12) from the remaining cards of a modifier deck: which cards, never their order
 * (L36.9). Cases are counted, not sampled. Nothing is drawn and no state changes.
 */
import type { DeepReadonly } from '../core/transaction';
import { totalOf } from './bonuses';
import type { Book } from './book';
import { figureOf, requireFigure } from './figures';
import { type DrawMode, deckNameOf, drawModeOf, isBetter, modifierOf } from './modifierDecks';
import { afterShield, reckoningOf } from './reckoning';
import type { ModifierDeck, Table } from './state';
import type { Strike } from './tasks';
import type { ModifierDef } from './vocabulary';

/** The cards that may be drawn: the remaining deck, and its discards, which are shuffled after that (L12.1). */
export interface DeckLeft {
  readonly rest: readonly ModifierDef[];
  readonly discards: readonly ModifierDef[];
}

/** The numbers of an attack that a draw modifies (L11.3). */
export interface AttackNumbers {
  /** The number before modifiers. */
  readonly base: number;
  readonly shield: number;
  readonly pierce: number;
}

/** The chances of an attack on one target. */
export interface Odds {
  /** Each possible damage, smallest first; the chances add up to 1. */
  readonly outcomes: readonly { readonly damage: number; readonly chance: number }[];
  /** The expected damage. */
  readonly mean: number;
  /** The chance that the target's HP reach 0. */
  readonly kill: number;
}

/** The sum of the rolling cards. Pierce beyond the Shield adds nothing and is ignored. */
interface Sum {
  readonly add: number;
  readonly pierce: number;
  readonly doubles: number;
}
const NOTHING: Sum = { add: 0, pierce: 0, doubles: 0 };

/** Sums with their weights. A Null among the cards cancels all damage and counts as `nulls`. */
interface Weighted {
  readonly sums: readonly (readonly [Sum, number])[];
  readonly nulls: number;
}

/** Cards with the same effect are one kind. */
interface Kind {
  readonly card: ModifierDef;
  readonly count: number;
}

/** The chances of an attack on one target if it does not change any more; undefined if attacker or target is gone. */
export function oddsOfStrike(book: Book, state: Table, strike: DeepReadonly<Strike>): Odds | undefined {
  const reckoning = reckoningOf(book, state, strike);
  const target = figureOf(state, strike.target);
  if (!reckoning || !target) return undefined;
  const { base, mods, shield, advantage, disadvantage } = reckoning;
  const name = deckNameOf(requireFigure(state, strike.job.attacker));
  const deck = name === 'monsters' ? state.monsterDeck : state.seats.find(({ hero }) => hero === name)?.deck;
  if (!deck) return undefined;
  const mode = drawModeOf(advantage.length > 0, disadvantage.length > 0);
  const attacked = { base, shield: totalOf(shield), pierce: mods.pierce ?? 0 };
  return oddsOf(leftOf(book, deck), mode, attacked, target.hp);
}

/** The undrawn cards and discards of a deck. */
export function leftOf(book: Book, { draw, discard }: DeepReadonly<ModifierDeck>): DeckLeft {
  return { rest: draw.map((id) => modifierOf(book, id)), discards: discard.map((id) => modifierOf(book, id)) };
}

/** @param hp of the target, for `kill` */
export function oddsOf(deck: DeckLeft, mode: DrawMode, attacked: AttackNumbers, hp: number): Odds {
  const chances = new Map<number, number>();
  const count: Count = (sum, last, weight) => {
    const damage = sum === null ? 0 : damageOf(sum, last, attacked);
    if (weight > 0) chances.set(damage, (chances.get(damage) ?? 0) + weight);
  };
  const left = deck.rest.length > 0 ? deck : { rest: deck.discards, discards: [] };
  const cards = left.rest.length + left.discards.length;
  // L12.4, L12.5: a single card counts as in a plain draw.
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
 * Counts a case: the sum of the rolling cards (null for a Null), the last card (undefined if there is none), and its
 * weight.
 */
type Count = (sum: Sum | null, last: ModifierDef | undefined, weight: number) => void;

function damageOf(sum: Sum, last: ModifierDef | undefined, { base, shield, pierce }: AttackNumbers): number {
  const value = last?.value ?? 0;
  if (value === 'null') return 0;
  const added = Math.max(0, base + sum.add + (value === '2x' ? 0 : value));
  const number = added * 2 ** (sum.doubles + (value === '2x' ? 1 : 0));
  return afterShield(number, shield, pierce + sum.pierce + (last?.mods?.pierce ?? 0));
}

/** L12.4: the better of two; a rolling card plus the other; after two rolling cards on to the first that is not. */
function withAdvantage(left: DeckLeft, attacked: AttackNumbers, count: Count): void {
  eachPair(left, (first, second, weight) => {
    if (first.rolling) return;
    if (second.rolling) count(sumOf(second, attacked), first, weight);
    else count(NOTHING, isBetter(second, first, attacked.base) ? second : first, weight);
  });
  runs(left, 1, attacked, count);
}

/**
 * L12.5: the worse of two; of a rolling card and another the other; after two rolling cards only the first that is not.
 */
function withDisadvantage(left: DeckLeft, attacked: AttackNumbers, count: Count): void {
  eachPair(left, (first, second, weight) => {
    if (first.rolling && second.rolling) return;
    if (first.rolling || second.rolling) count(NOTHING, first.rolling ? second : first, weight);
    else count(NOTHING, isBetter(first, second, attacked.base) ? second : first, weight);
  });
  runs(left, 2, attacked, (_sum, last, weight) => count(NOTHING, last, weight));
}

/** The sum of one rolling card; null for a Null. */
function sumOf({ value, mods }: ModifierDef, { shield }: AttackNumbers): Sum | null {
  if (value === 'null') return null;
  const pierce = Math.min(mods?.pierce ?? 0, shield);
  return value === '2x' ? { add: 0, pierce, doubles: 1 } : { add: value, pierce, doubles: 0 };
}

/** Every ordered pair of kinds that can be the first two cards. */
function eachPair({ rest, discards }: DeckLeft, each: (a: ModifierDef, b: ModifierDef, weight: number) => void): void {
  const kinds = kindsOf(rest);
  if (rest.length === 1) {
    const [only] = kinds;
    if (only) for (const { card, count } of kindsOf(discards)) each(only.card, card, count / discards.length);
    return;
  }
  const pairs = rest.length * (rest.length - 1);
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

/** Runs of at least `least` rolling cards, with the card that ends the run; continues into the discards if needed. */
function runs({ rest, discards }: DeckLeft, least: number, attacked: AttackNumbers, count: Count): void {
  const standing = rest.filter(({ rolling }) => !rolling);
  if (standing.length > 0) return runsIn(rest, standing, least, NOTHING, attacked, count);
  // All cards are rolling: all remaining cards are drawn, then the discards.
  const all = rest.reduce((sum: Sum | null, card) => plus(sum, sumOf(card, attacked)), NOTHING);
  const later = discards.filter(({ rolling }) => !rolling);
  if (later.length > 0) return runsIn(discards, later, least - rest.length, all, attacked, count);
  const both = discards.reduce((sum, card) => plus(sum, sumOf(card, attacked)), all);
  if (rest.length + discards.length >= least) count(both, undefined, 1);
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
 * The sums of a run of rolling cards, over all lengths from `least` on. Every set of cards of one length is equally
 * likely, so the sets are counted by length and sum, card by card.
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
 * By the number of cards: the probability that exactly these are drawn, in any order, before one that is not rolling.
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
 * The number of sets for each number of cards and sum: a dense table by number of cards, Pierce, doubling and addition,
 * in this order, so that a card moves whole rows of additions.
 */
interface SumTable {
  readonly counts: Float64Array;
  readonly cards: number;
  /** The addition of the first entry of a row. */
  readonly low: number;
  readonly adds: number;
  readonly pierces: number;
  readonly doubles: number;
}

const rowAt = ({ adds, pierces, doubles }: SumTable, cards: number, pierce: number, doubled: number): number =>
  ((cards * pierces + pierce) * doubles + doubled) * adds;

/** Card by card: each set without the card gives one with it. Sums are small whole numbers, so the table is dense. */
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

/** The range of sums that the cards so far can give. */
interface SumRange {
  readonly least: number;
  readonly most: number;
  readonly pierce: number;
  readonly doubled: number;
}

/** Adds a card: each set of n cards gives one of n + 1. */
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

/** All sums, with their sets weighted by the number of cards. */
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
