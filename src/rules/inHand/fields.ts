/**
 * Types for tables with one entry for each printed field. An entry makes the parts that
 * describe the field, such as words or symbols. The compiler reports a table without an entry for a new field.
 */
import type { Ability } from './vocabulary';

/**
 * The type of an entry: a function from printed data to parts. It is declared as a method, so that TypeScript compares
 * its parameter bivariantly: an entry for one kind of ability is accepted where an entry for any ability is expected.
 */
type Entry<Printed, Part> = { of(printed: Printed): readonly Part[] }['of'];

/** For each printed field, the function that makes its parts. The order of the entries is the order of the parts. */
export type FieldTable<Printed, Part> = { readonly [Field in keyof Printed]-?: Entry<Printed, Part> };

/** For each kind of ability, the table of its fields. The entry for `kind` adds parts for every ability of that kind. */
export type AbilityTable<Part> = {
  readonly [Kind in Ability['kind']]: FieldTable<Extract<Ability, { kind: Kind }>, Part>;
};

/** The entry for a field that makes no parts, because the entry for another field describes both fields. */
export const INCLUDED_ELSEWHERE = (): readonly never[] => [];

/** The parts of an item, card or other printed data, field by field. */
export function partsOf<Printed, Part>(table: FieldTable<Printed, Part>, printed: Printed): Part[] {
  return Object.values<Entry<Printed, Part>>(table).flatMap((entry) => entry(printed));
}

/** The parts of an ability, field by field. */
export function abilityParts<Part>(table: AbilityTable<Part>, ability: Ability): Part[] {
  return Object.values<Entry<Ability, Part>>(table[ability.kind]).flatMap((entry) => entry(ability));
}
