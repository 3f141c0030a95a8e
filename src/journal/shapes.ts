/** Provides building blocks for the schemas of data from outside. */
import * as v from 'valibot';

/** A valibot schema that accepts unknown data and returns T. */
export type Shape<T> = v.GenericSchema<unknown, T>;

type Optional<T> = v.ExactOptionalSchema<Shape<T>, undefined>;
/** A schema for each field of a type. An optional field has an `optional` schema. */
export type Fields<T> = {
  [F in keyof T]-?: Record<never, never> extends Pick<T, F> ? Optional<Exclude<T[F], undefined>> : Shape<T[F]>;
};

/** A schema with exactly the fields of a type. Code that omits a field does not compile; data with an unknown field is refused. */
export function record<T extends object>(fields: Fields<T>): Shape<T> {
  return ofEntries(fields);
}

/**
 * A strict object schema, cast to Shape<T> because valibot infers no types from mapped types. The parameter types of the exported
 * functions check the entries instead.
 */
function ofEntries<T>(entries: object): Shape<T> {
  const shape: v.GenericSchema = v.strictObject(entries as v.ObjectEntries);
  return shape as Shape<T>;
}

/** The member of the union T whose field `Tag` has this value. */
type Member<T, Tag extends PropertyKey, Value> = T extends { readonly [K in Tag]: infer X }
  ? Value extends X
    ? T
    : never
  : never;
/** For each member of a union: its fields without the tag. */
export type Variants<T extends object, Tag extends keyof T & string> = {
  readonly [Value in T[Tag] & string]: Fields<Omit<Member<T, Tag, Value>, Tag>>;
};

/** A schema for one of several records, which a tag distinguishes. Code that omits a member of the union does not compile. */
export function variants<T extends object, Tag extends keyof T & string>(
  tag: Tag,
  members: Variants<T, Tag>,
): Shape<T> {
  const shapes = Object.entries<object>(members).map(([value, fields]) =>
    v.strictObject({ [tag]: v.literal(value), ...(fields as v.ObjectEntries) }),
  );
  const shape: v.GenericSchema = v.variant<string, typeof shapes>(tag, shapes);
  return shape as Shape<T>;
}

/** A schema for a field that may be absent. */
export function optional<T>(shape: Shape<T>): Optional<T> {
  return v.exactOptional(shape);
}

/** A name of a card, item, monster, hex or symbol. Names of members of Object.prototype, such as `toString`, are refused. */
export const name: Shape<string> = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][\w/.:-]{0,79}$/i),
  v.check((text) => !(text in Object.prototype), 'a reserved word'),
);

const MAX_NUMBER = 1_000_000;
/** A whole number, which may be negative. */
export const integer: Shape<number> = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-MAX_NUMBER),
  v.maxValue(MAX_NUMBER),
);
/** A count: a whole number from 0. */
export const count: Shape<number> = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_NUMBER));

/** A schema for a whole number between two limits, both included. */
export const between = (least: number, most: number): Shape<number> =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

export const yes: Shape<true> = v.literal(true);

/** A schema for a list with at most `most` entries. */
export function list<T>(item: Shape<T>, most = 100): Shape<T[]> {
  return v.pipe(v.array(item), v.maxLength(most));
}

export const names = list(name);
export const bool: Shape<boolean> = v.boolean();

/** A schema for one value of a list of texts or numbers. */
export function oneOf<const T extends string | number>(options: readonly T[]): Shape<T> {
  return v.picklist(options);
}

/** A schema for a record with at most `most` entries and any names as keys. @param key the schema of the keys */
export function byName<T>(value: Shape<T>, most = 100, key: Shape<string> = name): Shape<Record<string, T>> {
  return v.pipe(
    v.record(v.string(), value),
    v.check((all) => Object.keys(all).length <= most && Object.keys(all).every((each) => v.is(key, each)), 'bad names'),
  );
}

/** A schema for a record with a value for every one of the given keys. */
export function keyed<const K extends string, T>(keys: readonly K[], value: Shape<T>): Shape<Record<K, T>> {
  return ofEntries(Object.fromEntries(keys.map((key) => [key, value])));
}

/** A schema for a record with values for any of the given keys; keys may be missing. */
export function partlyKeyed<const K extends string, T>(
  keys: readonly K[],
  value: Shape<T>,
): Shape<Partial<Record<K, T>>> {
  return ofEntries(Object.fromEntries(keys.map((key) => [key, optional(value)])));
}

/** The flags of a scenario: counters (numbers) and stored choices (names). */
export const flagsShape: Shape<Record<string, number | string>> = byName(v.union([integer, name]));

/** A schema for a value or null. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return v.nullable(shape);
}
