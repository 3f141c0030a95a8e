/** Mutates texts as an accident or an attacker might. Equal seeds give equal mutations. */
import { deflateRawSync } from 'node:zlib';
import { checksum } from '../../src/journal/digest';

/** A random generator: returns an integer from 0 to `below - 1`. */
export type Chance = (below: number) => number;

/** Returns a Mulberry32 random generator with this seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const pick = <T>(chance: Chance, all: readonly T[]): T => all[chance(all.length)] as T;

type Mutation = (text: string, chance: Chance) => string;

const ODD = ['\u0000', '\ud800', '"', '\\', '}', '[', '9', '.', '-', '%', '\u202e', '<script>', 'é', '\n'];

const ACCIDENTS: readonly Mutation[] = [
  (text, chance) => text.slice(0, chance(text.length + 1)),
  (text, chance) => {
    const at = chance(text.length || 1);
    return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << chance(8))) + text.slice(at + 1);
  },
  (text, chance) => {
    const [from, to] = [chance(text.length + 1), chance(text.length + 1)];
    return text.slice(0, from) + text.slice(to);
  },
  (text, chance) => {
    const at = chance(text.length + 1);
    return text.slice(0, at) + pick(chance, ODD) + text.slice(at);
  },
  (text, chance) => {
    const [from, to, at] = [chance(text.length + 1), chance(text.length + 1), chance(text.length + 1)];
    return text.slice(0, at) + text.slice(Math.min(from, to), Math.max(from, to)) + text.slice(at);
  },
];

/** JSON values that are invalid in most places of a save. */
const HOSTILE = [
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '-1',
  '0',
  '1.5',
  '1e308',
  '-1e999',
  '9007199254740993',
  '4294967296',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"<img src=x onerror=alert(1)>"',
  '"\\u0000"',
  '"\\ud800"',
  `"${'x'.repeat(5000)}"`,
  `${'['.repeat(40)}${']'.repeat(40)}`,
  `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
  `[${'0,'.repeat(500)}0]`,
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
] as const;
const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', '', 'surplus', '0'] as const;

/** Marks the value or key of a JSON text that a hostile value or key will replace; no save contains this character. */
const MARK = '\u{1f5dd}';

type Holder = Record<string, unknown>;

function holdersIn(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersIn)];
}

/** Changes JSON at a random place: deletes a value, replaces it by another value from the text, or inserts a hostile value or key. */
function altered(text: string, chance: Chance): string {
  const root = JSON.parse(text) as Holder;
  const holder = pick(chance, holdersIn(root));
  const keys = Object.keys(holder);
  const key = keys.length > 0 ? pick(chance, keys) : 'surplus';
  const deed = chance(5);
  if (deed === 0 && !Array.isArray(root)) delete holder[key];
  else if (deed === 1) {
    const other = pick(chance, holdersIn(root));
    holder[key] = structuredClone(other[pick(chance, [...Object.keys(other), key])]);
  } else if (deed === 2) holder[MARK] = 1;
  else holder[key] = MARK;
  const marked = JSON.stringify(root);
  return deed === 2
    ? marked.replace(JSON.stringify(MARK), JSON.stringify(pick(chance, HOSTILE_KEYS)))
    : marked.replace(JSON.stringify(MARK), () => pick(chance, HOSTILE));
}

/** Recalculates the checksum, so that the parser reads the whole text instead of stopping at the checksum. */
function resealed(text: string): string {
  const record: unknown = JSON.parse(text);
  if (typeof record !== 'object' || record === null) return text;
  const { checksum: _, ...rest } = record as Holder;
  return JSON.stringify({ ...rest, checksum: checksum(JSON.stringify(rest)) });
}

/** Damages a text one to three times, as an accident might. */
export function accident(text: string, chance: Chance): string {
  let damaged = text;
  for (let times = 1 + chance(3); times > 0; times--) damaged = pick(chance, ACCIDENTS)(damaged, chance);
  return damaged;
}

/** Changes JSON as an attacker might, mostly with a correct checksum. */
export function hostileChange(text: string, chance: Chance): string {
  let changed = text;
  try {
    for (let times = 1 + chance(2); times > 0; times--) changed = altered(changed, chance);
    return chance(8) === 0 ? changed : resealed(changed);
  } catch {
    return changed;
  }
}

/**
 * Changes JSON as a user with some knowledge of the format might: writes another number, or makes the same kind of change as `altered`.
 * Does not correct the checksum.
 */
export function userChange(text: string, chance: Chance): string {
  let changed = text;
  try {
    for (let times = 1 + chance(4); times > 0; times--) {
      const numbers = [...changed.matchAll(/(?<=[:[,] ?)-?\d+(?=[,}\]])/g)];
      const number = numbers.length > 0 ? pick(chance, numbers) : undefined;
      changed =
        number && chance(2) === 0
          ? changed.slice(0, number.index) + String(chance(12) - 3) + changed.slice(number.index + number[0].length)
          : altered(changed, chance);
    }
  } catch {}
  return changed;
}

/** Compresses a text into a code, like an export. @param mark the prefix of the code */
export function compressToCode(text: string, mark: string): string {
  const body = deflateRawSync(text).toString('base64url');
  return `${mark}.${body}.${checksum(body)}`;
}
