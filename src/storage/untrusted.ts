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
  return { ok: false, fault: { reason, field, detail } };
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
/** Levels of lists and objects within each other. */
export const MAX_DEPTH = 32;
/** Numbers, texts, lists and objects in all: what bounds the time that reading takes. */
export const MAX_VALUES = 200_000;
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

/** JSON within the limits, and without keys that could reach an object's prototype. */
export function readJson(text: unknown): Read<unknown> {
  if (typeof text !== 'string') return fault('notText', '', typeof text);
  if (text.length > MAX_LENGTH) return fault('tooLong', '', `${text.length} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fault('notJson', '', String(error));
  }
  return survey(value) ?? { ok: true, value };
}

/** Walks without recursion, so that depth is refused and not overflown. */
function survey(root: unknown) {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }];
  let seen = 0;
  for (let here = open.pop(); here; here = open.pop()) {
    const { value, path, depth } = here;
    seen += 1;
    if (seen > MAX_VALUES) return fault('tooLong', path, `more than ${MAX_VALUES} values`);
    if (value === null || typeof value !== 'object') continue;
    if (depth >= MAX_DEPTH) return fault('tooDeep', path);
    for (const [key, inner] of Object.entries(value)) {
      const at = path ? `${path}.${key}` : key;
      if (FORBIDDEN_KEYS.includes(key)) return fault('forbiddenKey', at);
      open.push({ value: inner, path: at, depth: depth + 1 });
    }
  }
  return undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Data of the shape of a schema; the fault names the first field that is not. */
export function readShape<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Read<T> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return fault('invalid', v.getDotPath(issue) ?? '', issue.message);
}
