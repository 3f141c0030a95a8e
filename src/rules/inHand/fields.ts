/** Tables with one entry for each printed field. A new field does not compile until each table has an entry for it. */
import type { Ability } from './vocabulary';

/**
 * Declared as a method, so that TypeScript compares it bivariantly: an entry for one kind of ability fits where any
 * ability can come.
 */
type Entry<Printed, Part> = { of(printed: Printed): readonly Part[] }['of'];

/** For each field the parts that it adds, in the order of the fields. */
export type FieldTable<Printed, Part> = { readonly [Field in keyof Printed]-?: Entry<Printed, Part> };

/** For each kind of ability the parts of its fields; the parts of `kind` are added for every ability of that kind. */
export type AbilityTable<Part> = {
  readonly [Kind in Ability['kind']]: FieldTable<Extract<Ability, { kind: Kind }>, Part>;
};

/** The entry of a field whose parts are included in another field's. */
export const INCLUDED_ELSEWHERE = (): readonly never[] => [];

/** The parts of a printed thing, field by field. */
export function partsOf<Printed, Part>(table: FieldTable<Printed, Part>, printed: Printed): Part[] {
  return Object.values<Entry<Printed, Part>>(table).flatMap((entry) => entry(printed));
}

/** The parts of an ability, field by field. */
export function abilityParts<Part>(table: AbilityTable<Part>, ability: Ability): Part[] {
  return Object.values<Entry<Ability, Part>>(table[ability.kind]).flatMap((entry) => entry(ability));
}
