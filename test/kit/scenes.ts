/** Scenes that many rule tests begin with. */
import type { ItemDef, ItemEffect, ItemUse, ModifierTables, MonsterDef } from '../../src/rules/inHand/vocabulary';
import { type BookSketch, book, card, column, monster } from './books';
import { at, type Game } from './table';

/** A passage one hex wide, from left to right a1 b1 c1 d1 ...: `@.T1` as the zigzag picture that it is. */
export function zigzag(hexes: string): string {
  const row = (odd: number): string => [...hexes].map((hex, i) => (i % 2 === odd ? hex : ' ')).join(' ');
  return [row(0), row(1)].join('\n');
}

/** The hero at @ and a monster at 1 in a passage, so many hexes apart. */
export function passage(length: number): string {
  return zigzag(`@${'.'.repeat(length - 1)}1`);
}

/** A monster that does nothing, and is slow about it. */
export const idle: MonsterDef = monster({ columns: column({ initiative: 90 }) });

/** Fast enough to act before every hero. */
export const FAST = 1;
/** Slow enough to act after every hero. */
export const SLOW = 99;

export const attacker = (attack: number, printed: Partial<Parameters<typeof column>[0]> = {}): MonsterDef =>
  monster({ hp: 20, columns: column({ initiative: SLOW, attack, ...printed }) });

/** Four cards of initiative 10, 20, 30, 40: 'one' and 'two' as sketched, 'three' and 'four' blank. */
export function hand(one: Parameters<typeof card>[1] = {}, two: Parameters<typeof card>[1] = {}) {
  return [
    card('one', { initiative: 10, ...one }),
    card('two', { initiative: 20, ...two }),
    card('three', { initiative: 30 }),
    card('four', { initiative: 40 }),
  ];
}

export function item(id: string, effect: ItemEffect, use: ItemUse = 'spent'): ItemDef {
  return { id, card: null, slot: 'small', cost: 10, use, effect };
}

/** A combat round that began beside a monster: cards selected, behaviour A rolled; the slow monster waits. */
export function melee(sketch: Partial<BookSketch> = {}): Game {
  const beside = book({ board: passage(1), foes: [idle], ...sketch });
  return at(beside).selects('one', 'two').rolls('A');
}

/** The same at another Distance. */
export function duel(distance: number, sketch: Partial<BookSketch> = {}): Game {
  const beside = book({ board: passage(1), foes: [idle], ...sketch });
  return at(beside)
    .given(({ fight }) => {
      if (fight) fight.distance = distance;
    })
    .selects('one', 'two')
    .rolls('A');
}

/** The modifiers of the four positions, each the same for A, B and C, in every row. */
export function tablesByPosition(...positions: readonly [number, number, number, number]): ModifierTables {
  const tables = positions.map((modifier) => Array.from({ length: 5 }, () => [modifier, modifier, modifier] as const));
  const [p = [], q = [], r = [], s = []] = tables;
  return [p, q, r, s];
}
