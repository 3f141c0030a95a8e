/** Test kit: positions with which many rule tests begin. */
import type { ItemDef, ItemEffect, ItemUse, ModifierTables, MonsterDef } from '../../src/rules/inHand/vocabulary';
import { type BookSketch, book, card, column, monster } from './books';
import { at, type Game } from './table';

/** Returns the drawing of a passage one hex wide, a1 b1 c1 d1 ... from left to right, for the given hexes such as `@.T1`. */
export function zigzag(hexes: string): string {
  const row = (odd: number): string => [...hexes].map((hex, i) => (i % 2 === odd ? hex : ' ')).join(' ');
  return [row(0), row(1)].join('\n');
}

/** Returns the drawing of a passage with the hero (@) and a monster (1), so many hexes apart. */
export function passage(length: number): string {
  return zigzag(`@${'.'.repeat(length - 1)}1`);
}

/** A slow monster that does nothing. */
export const idle: MonsterDef = monster({ columns: column({ initiative: 90 }) });

/** Fast enough to act before every hero. */
export const FAST = 1;
/** Slow enough to act after every hero. */
export const SLOW = 99;

export const attacker = (attack: number, printed: Partial<Parameters<typeof column>[0]> = {}): MonsterDef =>
  monster({ hp: 20, columns: column({ initiative: SLOW, attack, ...printed }) });

/** Returns four cards with initiatives 10, 20, 30, 40: 'one' and 'two' as sketched, 'three' and 'four' blank. */
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

/** Returns the hero's turn in a combat round beside a slow monster: the cards are selected and behaviour A is rolled. */
export function melee(sketch: Partial<BookSketch> = {}): Game {
  const beside = book({ board: passage(1), foes: [idle], ...sketch });
  return at(beside).selects('one', 'two').rolls('A');
}

/** Returns the same as `melee`, at another Distance. */
export function duel(distance: number, sketch: Partial<BookSketch> = {}): Game {
  const beside = book({ board: passage(1), foes: [idle], ...sketch });
  return at(beside)
    .given(({ fight }) => {
      if (fight) fight.distance = distance;
    })
    .selects('one', 'two')
    .rolls('A');
}

/** Returns tables with one modifier for each of the four positions, the same in all rows and for all faces. */
export function tablesByPosition(...positions: readonly [number, number, number, number]): ModifierTables {
  const tables = positions.map((modifier) => Array.from({ length: 5 }, () => [modifier, modifier, modifier] as const));
  const [p = [], q = [], r = [], s = []] = tables;
  return [p, q, r, s];
}
