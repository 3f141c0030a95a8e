/** Parses untrusted text into data, or into a fault that says where and why. */
import * as v from 'valibot';

export const FAULTS = [
  /** There is nothing under that name. */
  'absent',
  /** The browser refused to read or write: storage was taken away. */
  'storage',
  /** The browser has no room left. */
  'full',
  /** Another tab plays this campaign, and writes it. */
  'elsewhere',
  'notText',
  'tooLong',
  /** Not a text that this game has exported. */
  'notCode',
  'notJson',
  'tooDeep',
  /** A key that means something to every object, such as `__proto__`. */
  'forbiddenKey',
  /** Torn or altered since it was written. */
  'checksum',
  /** Written by a later version of the game. */
  'future',
  /** Of a mode that this game does not have. */
  'unknownMode',
  /** Of a mode that cannot be fetched now. */
  'notFetched',
  /** A value of the wrong kind, out of bounds, missing, or one too many. */
  'invalid',
  /** A game of its own, such as that of a day: among the campaigns it would be found nowhere. */
  'single',
  /** It names a scenario, card, monster or item that this game does not have (any more). */
  'contentGone',
] as const;
export type FaultReason = (typeof FAULTS)[number];

export interface Fault {
  readonly reason: FaultReason;
  /** Dotted path of the field, such as `campaign.gold`; empty: all of it. */
  readonly field: string;
  /** For the log: in English, and never shown as the only explanation. */
  readonly detail: string;
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export function fault(reason: FaultReason, field = '', detail = ''): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { reason, field: field.length > MAX_PATH ? shortened(field) : field, detail } };
}

/** Letters of a whole path. */
const MAX_PATH = 120;
/** Letters of a text from outside that are said again. */
export const MAX_SAID = 60;
/** Of them, those of its end. */
const LAST_SAID = 19;

/** A text from outside as it may be said again: the middle of a long one is left out. */
export function shortened(text: string): string {
  if (text.length <= MAX_SAID) return text;
  const cut = `${text.slice(0, MAX_SAID - LAST_SAID - 1)}…${text.slice(-LAST_SAID)}`;
  // No half of a character stays at the cut.
  return cut.replace(/[\uD800-\uDBFF](?=…)|(?<=…)[\uDC00-\uDFFF]/gu, '');
}

/** What a rejected promise of the store brings. */
export function storageFault(error: unknown): Fault {
  if (error instanceof Refusal) return error.fault;
  const named = error instanceof Error || error instanceof DOMException;
  return {
    reason: named && error.name === 'QuotaExceededError' ? 'full' : 'storage',
    field: '',
    detail: named ? `${error.name}: ${error.message}` : String(error),
  };
}

/** Rejects a write that was not tried, with the reason. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly fault: Fault) {
    super(`${fault.reason} ${fault.field} ${fault.detail}`);
  }
}

/** Characters. A campaign in the middle of its longest scenario is a tenth of it. */
export const MAX_LENGTH = 2_000_000;
/** Characters of a code. The longest save there can be is packed into a fraction of it. */
export const MAX_CODE = 1_000_000;
/** Levels of lists and objects within each other. */
export const MAX_DEPTH = 32;
/** Numbers, texts, lists and objects in all: what bounds the time that reading takes. */
export const MAX_VALUES = 200_000;
/** Letters of one text or name within it. A whole record of a campaign, as a copy of all saves holds it, is a fraction of it. */
export const MAX_TEXT = 500_000;
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

/** JSON within the limits, and without keys that could reach an object's prototype. */
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
/** What is beyond a limit by so much is refused before it is parsed, which takes time; what is nearer is told of with its field. */
const MONSTROUS = 2;

/** Counts levels, letters of texts, and values: one stands before each comma, and at most one more in each pair of brackets. */
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

/** A value that is still to be looked at, and where it stands. */
interface Place {
  readonly value: unknown;
  readonly key: string | number;
  readonly parent: Place | null;
  readonly depth: number;
}

/** Walks without recursion, so that depth is refused and not overflown. */
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

/** Dotted. Of a key from outside no more is taken than can be said. */
function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | null = place; at?.parent; at = at.parent) keys.unshift(shortened(String(at.key)));
  return keys.join('.');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Data of the shape of a schema; the fault names the first field that is not. */
export function readShape<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Read<T> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  // The message repeats what was found.
  const { message, received } = issue;
  const said = message.length > MAX_SAID ? message.replace(received, () => shortened(received)) : message;
  const path = issue.path?.map(({ key }) => shortened(String(key))) ?? [];
  return fault('invalid', path.join('.'), said);
}
