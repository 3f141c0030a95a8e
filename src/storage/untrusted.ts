/** Parses untrusted text into data, or into a fault with its place and reason. */
import * as v from 'valibot';

export const FAULTS = [
  /** Nothing exists under that name. */
  'absent',
  /** The browser refused to read or write. */
  'storage',
  /** The browser has no room left. */
  'full',
  /** Another tab owns this campaign. */
  'elsewhere',
  'notText',
  'tooLong',
  /** Not an export of this game. */
  'notCode',
  'notJson',
  'tooDeep',
  /** A key that every object reserves, such as `__proto__`. */
  'forbiddenKey',
  /** Damaged or changed since it was written. */
  'checksum',
  /** Written by a later version of the game. */
  'future',
  /** The mode is unknown. */
  'unknownMode',
  /** The mode's code cannot be loaded now. */
  'notFetched',
  /** A value has the wrong type, is out of bounds, missing or superfluous. */
  'invalid',
  /** A single game, such as that of a day, which the list of campaigns would not show. */
  'single',
  /** It names a scenario, card, monster or item that does not exist (any more). */
  'contentGone',
] as const;
export type FaultReason = (typeof FAULTS)[number];

export interface Fault {
  readonly reason: FaultReason;
  /** The dotted path of the field, such as `campaign.gold`, or an empty text for the whole data. */
  readonly field: string;
  /** Details in English, never shown as the only explanation. */
  readonly detail: string;
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export function fault(reason: FaultReason, field = '', detail = ''): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { reason, field: field.length > MAX_PATH ? shortened(field) : field, detail } };
}

/** The longest path in a fault, in characters. */
const MAX_PATH = 120;
/** The longest quotation of a text from outside, in characters. */
export const MAX_SAID = 60;
/** The part of the quotation from the end of the text, in characters. */
const LAST_SAID = 19;

/** A text from outside, shortened in its middle for quotation. */
export function shortened(text: string): string {
  if (text.length <= MAX_SAID) return text;
  const cut = `${text.slice(0, MAX_SAID - LAST_SAID - 1)}…${text.slice(-LAST_SAID)}`;
  // Removes half a surrogate pair at the cut.
  return cut.replace(/[\uD800-\uDBFF](?=…)|(?<=…)[\uDC00-\uDFFF]/gu, '');
}

/** The fault for an error of the store. */
export function storageFault(error: unknown): Fault {
  if (error instanceof Refusal) return error.fault;
  const named = error instanceof Error || error instanceof DOMException;
  return {
    reason: named && error.name === 'QuotaExceededError' ? 'full' : 'storage',
    field: '',
    detail: named ? `${error.name}: ${error.message}` : String(error),
  };
}

/** Thrown instead of a write, with the reason as a fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly fault: Fault) {
    super(`${fault.reason} ${fault.field} ${fault.detail}`);
  }
}

/** The longest JSON in characters; a campaign in its longest scenario is a tenth of it. */
export const MAX_LENGTH = 2_000_000;
/** The longest code in characters; the longest possible save needs a fraction of it. */
export const MAX_CODE = 1_000_000;
/** The greatest nesting depth of lists and objects. */
export const MAX_DEPTH = 32;
/** The most values in all (numbers, texts, lists, objects), which limits the time of reading. */
export const MAX_VALUES = 200_000;
/** The longest single text or key in characters; a whole record inside an export is a fraction of it. */
export const MAX_TEXT = 500_000;
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

/** Parses JSON within the limits and without keys that could reach an object's prototype. */
export function readJson(text: unknown): Read<unknown> {
  if (typeof text !== 'string') return fault('notText', '', typeof text);
  if (text.length > MAX_LENGTH) return fault('tooLong', '', `${text.length} characters`);
  const monstrous = scan(text);
  if (monstrous) return fault(monstrous, '', 'not looked into');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fault('notJson', '', shortened(String(error)));
  }
  return survey(value) ?? { ok: true, value };
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
);
/** Text beyond a limit by this factor is refused before parsing, which takes time; less excess is parsed and reported with its field. */
const MONSTROUS = 2;

/** Checks the limits without parsing: depth, lengths of texts, and values, one before each comma and at most one more per bracket pair. */
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

/** A value to check, and its place. */
interface Place {
  readonly value: unknown;
  readonly key: string | number;
  readonly parent: Place | null;
  readonly depth: number;
}

/** Checks all values without recursion, so that deep data causes a fault instead of a stack overflow. */
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
  for (let at: Place | null = place; at?.parent; at = at.parent) keys.unshift(shortened(String(at.key)));
  return keys.join('.');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Validates data with a schema; the fault names the first wrong field. */
export function readShape<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Read<T> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  // The message quotes the value, which may be long.
  const { message, received } = issue;
  const said = message.length > MAX_SAID ? message.replace(received, () => shortened(received)) : message;
  const path = issue.path?.map(({ key }) => shortened(String(key))) ?? [];
  return fault('invalid', path.join('.'), said);
}
