/**
 * The names of the campaigns, noted apart from them: where the store is empty and the note is not, the browser has cleared the
 * one and not the other, and the player is told whose campaign is gone. (Cleared together, they leave no trace.)
 */
import * as v from 'valibot';
import type { SaveLine } from './saves';
import { readJson, readShape } from './untrusted';

export interface Witness {
  /** Names of campaigns that were there when the page was open last, and are not now. */
  missing(lines: readonly SaveLine[]): string[];
  /** Notes what is there now. */
  note(lines: readonly SaveLine[]): void;
}

const KEY = 'gloomholdin/campaigns';
const shape = v.pipe(v.array(v.strictTuple([v.string(), v.pipe(v.string(), v.maxLength(80))])), v.maxLength(100));

export function openWitness(open: () => Pick<Storage, 'getItem' | 'setItem'>): Witness {
  function seen(): readonly [string, string][] {
    try {
      const json = readJson(open().getItem(KEY));
      const read = json.ok ? readShape(shape, json.value) : json;
      return read.ok ? read.value : [];
    } catch {
      return [];
    }
  }
  return {
    missing(lines) {
      const there = new Set(lines.map(({ id }) => id));
      return seen().flatMap(([id, name]) => (there.has(id) ? [] : [name]));
    },
    note(lines) {
      const names = lines.slice(0, 100).map((line) => [line.id, line.ok ? line.name : line.id]);
      try {
        open().setItem(KEY, JSON.stringify(names));
      } catch {
        // Without a note the loss goes unnoticed; nothing else depends on it.
      }
    },
  };
}
