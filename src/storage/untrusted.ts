/** Parses untrusted text into data, or into a fault with its place and reason. */
import * as v from 'valibot';
import { firstWrongCharacter } from './jsonFault';

export const FAULTS = [
  /** There is nothing with that name. */
  'absent',
  /** The browser refused to read or write. */
  'storage',
  /** The browser has no space left. */
  'full',
  /** Another tab owns this campaign. */
  'elsewhere',
  'notText',
  'tooLong',
  /** The text is not an export of this game. */
  'notCode',
  'notJson',
  'tooDeep',
  /** The data contains a key with a special meaning in JavaScript, such as `__proto__`. */
  'forbiddenKey',
  /** The data is damaged, or it was changed after it was written. */
  'checksum',
  /** The data was written by a later version of the game. */
  'future',
  /** The mode is unknown. */
  'unknownMode',
  /** The mode's code cannot be loaded now. */
  'notFetched',
  /** A value has the wrong type, is out of bounds, is missing, or should not exist. */
  'invalid',
  /** The save is a single game, such as the game of a day, which the list of campaigns would not show. */
  'single',
  /** The save names a scenario, card, monster or item that does not exist or no longer exists. */
  'contentGone',
] as const;
export type FaultReason = (typeof FAULTS)[number];

export interface Fault {
  readonly reason: FaultReason;
  /** The dotted path of the field, such as `campaign.gold`, or an empty text for the whole data. */
  readonly field: string;
  /** Details in English. They are never the only explanation that the player sees. */
  readonly detail: string;
}

/** The value that was read, or the fault that prevented reading. */
export type ReadResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/** Makes the result of a failed reading. */
export function fault(reason: FaultReason, field = '', detail = ''): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { reason, field: field.length > MAX_PATH ? shorten(field) : field, detail } };
}

/** The greatest length of a path in a fault, in characters. */
const MAX_PATH = 120;
/** The greatest length of a quotation from an outside text, in characters. */
export const MAX_QUOTED = 60;
/** The length of the part of a shortened quotation that comes from the end of the text, in characters. */
const LAST_SAID = 19;

/** Shortens a text from outside in its middle, so that it can be quoted. */
export function shorten(text: string): string {
  if (text.length <= MAX_QUOTED) return text;
  const cut = `${text.slice(0, MAX_QUOTED - LAST_SAID - 1)}…${text.slice(-LAST_SAID)}`;
  // The cut may leave half of a surrogate pair, so remove it.
  return cut.replace(/[\uD800-\uDBFF](?=…)|(?<=…)[\uDC00-\uDFFF]/gu, '');
}

/** Makes the fault for an error of the store. */
export function storageFault(error: unknown): Fault {
  if (error instanceof Refusal) return error.fault;
  const named = error instanceof Error || error instanceof DOMException;
  return {
    reason: named && error.name === 'QuotaExceededError' ? 'full' : 'storage',
    field: '',
    detail: named ? `${error.name}: ${error.message}` : String(error),
  };
}

/** Thrown instead of reading or writing a record; contains the reason as a fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly fault: Fault) {
    super(`${fault.reason} ${fault.field} ${fault.detail}`);
  }
}

/** The greatest length of JSON in characters. A campaign in its longest scenario needs a tenth of this length. */
export const MAX_LENGTH = 2_000_000;
/** The greatest length of a code in characters. The longest possible save needs a fraction of this length. */
export const MAX_CODE = 1_000_000;
/** The greatest nesting depth of lists and objects. */
export const MAX_DEPTH = 32;
/** The greatest total number of values (numbers, texts, lists, objects). This limits the time that reading takes. */
export const MAX_VALUES = 200_000;
/**
 * The greatest length of a single text or key in characters. A whole record inside an export needs a fraction of this length.
 */
export const MAX_TEXT = 500_000;
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

/** Parses JSON within the limits and without keys that could reach an object's prototype. */
export function readJson(text: unknown): ReadResult<unknown> {
  if (typeof text !== 'string') return fault('notText', '', typeof text);
  if (text.length > MAX_LENGTH) return fault('tooLong', '', `${text.length} characters`);
  const monstrous = scan(text);
  if (monstrous) return fault(monstrous, '', 'not looked into');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault('notJson', '', `from character ${firstWrongCharacter(text)}`);
  }
  return survey(value) ?? { ok: true, value };
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
);
/**
 * A text that exceeds a limit by this factor is refused before it is parsed, because parsing takes time. A smaller
 * excess is parsed, so that the fault can name the field.
 */
const MONSTROUS = 2;

/**
 * Checks the limits without parsing: the depth, the lengths of texts, and the number of values. There is one value
 * before each comma, and at most one more per pair of brackets.
 */
function scan(text: string): FaultReason | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      const began = at;
      for (at++; at < text.length && text.charCodeAt(at) !== QUOTE; at++) if (text.charCodeAt(at) === BACKSLASH) at++;
      if (at - began > MAX_TEXT) return 'tooLong';
    } else if (sign === COMMA) values += 1;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1;
      values += 1;
      if (depth > MONSTROUS * MAX_DEPTH) return 'tooDeep';
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
  }
  return values > MONSTROUS * MAX_VALUES ? 'tooLong' : null;
}

/** A value to check, and its place in the data. */
interface Place {
  readonly value: unknown;
  readonly key: string | number;
  readonly parent: Place | null;
  readonly depth: number;
}

/** Checks all values without recursion, so that deeply nested data leads to a fault and not to a stack overflow. */
function survey(root: unknown) {
  const open: Place[] = [{ value: root, key: '', parent: null, depth: 0 }];
  let seen = 0;
  for (let here = open.pop(); here; here = open.pop()) {
    const { value, depth } = here;
    seen += 1;
    if (value === null || typeof value !== 'object') continue;
    if (depth >= MAX_DEPTH) return fault('tooDeep', pathOf(here));
    const keys = Object.keys(value);
    if (seen + open.length + keys.length > MAX_VALUES)
      return fault('tooLong', pathOf(here), `more than ${MAX_VALUES} values`);
    for (const key of keys) {
      const inner: Place = { value: Reflect.get(value, key), key, parent: here, depth: depth + 1 };
      if (FORBIDDEN_KEYS.includes(key)) return fault('forbiddenKey', pathOf(inner));
      open.push(inner);
    }
  }
  return undefined;
}

/** The dotted path of a place, with shortened keys. */
function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | null = place; at?.parent; at = at.parent) keys.unshift(shorten(String(at.key)));
  return keys.join('.');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Validates data with a schema. The fault names the first wrong field. */
export function readShape<T>(schema: v.GenericSchema<unknown, T>, value: unknown): ReadResult<T> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  // The message quotes the value, which can be long.
  const { message, received } = issue;
  const said = message.length > MAX_QUOTED ? message.replace(received, () => shorten(received)) : message;
  const path = issue.path?.map(({ key }) => shorten(String(key))) ?? [];
  return fault('invalid', path.join('.'), said);
}
