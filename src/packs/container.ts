/**
 * Reads the fields that every pack has: format, version, id, author. A pack is accepted as a whole, or refused as a whole with the path of
 * the wrong field and the reason.
 */
import * as v from 'valibot';
import type { Shape } from '../journal/shapes';
import { type Fault, fault, isRecord, type ReadResult, readJson, readShape } from '../storage/untrusted';
import { isPrintable } from './texts';

const PACK_FORMAT = 1;

/** The pattern for the ids of packs and of the things that packs define. */
export const ID_PATTERN = /^[a-z][a-zA-Z0-9]{2,29}$/;
export const idShape: Shape<string> = v.pipe(v.string(), v.regex(ID_PATTERN, 'no id: 3 to 30 letters and digits'));

/** The schema for an id that a pack defines. Parsing turns the id into a global one: `<pack>/<id>`. */
export const packIdShape = (pack: string): Shape<string> =>
  v.pipe(
    idShape,
    v.transform((short) => `${pack}/${short}`),
  );

/** A part of a pack that is read later, when the parts that it depends on are known. */
export type UnreadPart = Record<string, unknown>;
/** The schema for a list of such parts. @param most the maximum number of parts */
export const unreadPartsShape = (most: number): Shape<UnreadPart[]> =>
  v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(most));

/** The fields of every pack. */
export interface Container {
  readonly format: 'gloomholdin-pack';
  readonly version: typeof PACK_FORMAT;
  readonly id: string;
  /** The author. */
  readonly by: string;
}

/** The schemas of a `Container`'s fields. */
export const CONTAINER = {
  format: v.literal('gloomholdin-pack'),
  version: v.literal(PACK_FORMAT),
  id: idShape,
  by: v.pipe(v.string(), v.maxLength(60), v.check(isPrintable, 'characters that cannot be printed')),
};

/** A mistake in a pack: thrown by `refuse` and `readPart`, caught by `readContainer`. */
class Mistake extends Error {
  constructor(readonly fault: Fault) {
    super(fault.detail);
  }
}

/**
 * Refuses the pack because of a mistake in this field.
 * @throws {Mistake} always
 */
export function refuse(field: string, detail: string): never {
  throw new Mistake({ reason: 'invalid', field, detail });
}

/**
 * Reads a value that must match a schema.
 * @param place the path of the value in the whole pack, for the fault
 * @throws {Mistake} if the value does not match; the pack is then refused
 */
export function readPart<T>(shape: Shape<T>, value: unknown, place: string): T {
  const read = readShape(shape, value);
  if (read.ok) return read.value;
  const { field, ...rest } = read.fault;
  throw new Mistake({ ...rest, field: [place, field].filter(Boolean).join('.') });
}

/**
 * Reads the pack in a text, or returns a fault with the field and the reason.
 * @param packOf converts the JSON to a pack; it may call `readPart` and `refuse`
 */
export function readContainer<P>(text: unknown, packOf: (json: unknown) => P): ReadResult<P> {
  const json = readJson(text);
  if (!json.ok) return json;
  const { value } = json;
  if (isRecord(value) && typeof value['version'] === 'number' && value['version'] > PACK_FORMAT)
    return fault('future', 'version', String(value['version']));
  try {
    return { ok: true, value: packOf(value) };
  } catch (error) {
    if (error instanceof Mistake) return { ok: false, fault: error.fault };
    throw error;
  }
}
