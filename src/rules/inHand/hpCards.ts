/** Reads the two HP cards. The position of an HP card selects the attack modifier table (R1.1, R1.2). */
import type { Book } from './book';
import type { FoeState, State } from './state';
import type { Face, ModifierRow } from './vocabulary';
import { FACES } from './vocabulary';

/** The position of an HP card, counted from 0. */
export type Position = 0 | 1 | 2 | 3;

/** R1.1: the position that shows an HP value: (hp - 1) mod 4, also for hp below 1. */
export function positionOf(hp: number): Position {
  return ((((hp - 1) % 4) + 4) % 4) as Position;
}

/** The hero's modifier row (R12.3). The position of the hero's HP card selects the table, and the hero's level selects the row. */
export function heroModifiers(book: Book, state: State): ModifierRow {
  return rowOf(book.hero.tables[positionOf(state.hero.hp)], book.setup.level - 1);
}

/** The monster's modifier row (R5.2). The position of its HP card selects the table, and the scenario level selects the row. */
export function monsterModifiers(book: Book, foe: FoeState): ModifierRow {
  return rowOf(book.monsterTables[positionOf(foe.hp)], book.setup.scenarioLevel);
}

/** The modifier of a row for a face. */
export function modifierAt(row: ModifierRow, face: Face): number {
  return row[FACES.indexOf(face)] ?? 0;
}

function rowOf(table: readonly ModifierRow[], index: number): ModifierRow {
  const row = table[index];
  if (!row) throw new RangeError(`the modifier table of the HP card has no row ${index}`);
  return row;
}
