/** Tables with one entry for each field of what is printed: a new field does not compile until each table has it. */
import type { Ability } from './vocabulary';

/** Compared as a method is, so that an entry for one kind of ability fits where any ability may come. */
type Entry<Printed, Part> = { of(printed: Printed): readonly Part[] }['of'];

/** For each field the parts that it adds, in the order in which the fields stand. */
export type FieldTable<Printed, Part> = { readonly [Field in keyof Printed]-?: Entry<Printed, Part> };

/** For each kind of ability the parts of its fields; those of `kind` are there for each ability of it. */
export type AbilityTable<Part> = {
  readonly [Kind in Ability['kind']]: FieldTable<Extract<Ability, { kind: Kind }>, Part>;
};

/** The entry of a field that another field's parts contain. */
export const ELSEWHERE = (): readonly never[] => [];

export function partsOf<Printed, Part>(table: FieldTable<Printed, Part>, printed: Printed): Part[] {
  return Object.values<Entry<Printed, Part>>(table).flatMap((entry) => entry(printed));
}

export function abilityParts<Part>(table: AbilityTable<Part>, ability: Ability): Part[] {
  return Object.values<Entry<Ability, Part>>(table[ability.kind]).flatMap((entry) => entry(ability));
}
