/** Tests that names of exports and files use no retired word (docs/GLOSSARY.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportsOf, wordsOf } from './words';

/** Retired words, each with what to write instead. */
const RETIRED: Readonly<Record<string, string>> = {
  allows: 'isAllowed, can',
  applied: 'result',
  asks: 'isQuestion',
  dispatched: 'result',
  holds: 'isMet',
  interrupts: 'isDue',
  loses: 'canLose',
  redoable: 'limitUndone',
  takes: 'give, take',
  boon: 'benefit',
  hung: 'unresponsive',
  lent: 'passed, injected',
  most: 'max',
  nobody: 'none',
  said: 'sent, selected',
  somebody: 'any',
  telling: 'narration, messages',
  told: 'narrated, shown',
  whichever: 'any',
  whoever: 'any',
  laid: 'placed, shown',
  lately: 'recent',
  obvious: 'forced',
  parcel: 'export',
  patience: 'timeout',
  patiently: 'withFallback',
  pulled: 'drawn',
  sticks: 'bars',
  stir: 'requestFrame',
  tells: 'shows',
  tremor: 'tapTolerance',
};

/** The number of names that still use a retired word. A number may only decrease; remove its line when it is 0. */
const REMAINING: Readonly<Record<string, number>> = {};

const names = ['src', 'scripts'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|css|js|cjs)$/.test(path))
    .flatMap((path) => [
      path.replace(/^.*\/|\..*$/g, ''),
      ...(/\.tsx?$/.test(path) ? exportsOf(readFileSync(path, 'utf8')) : []),
    ]),
);

describe('exported names and file names', () => {
  it.each(Object.entries(RETIRED))('do not use "%s" (write: %s)', (word) => {
    const using = names.filter((name) => wordsOf(name).includes(word));
    expect(using.length, using.join(', ')).toBeLessThanOrEqual(REMAINING[word] ?? 0);
  });
});

describe('the reader of names', () => {
  it('finds the names that a file exports', () => {
    const source =
      'export const a = 1;\nexport async function bC() {}\nexport type D = 1;\nconst e = 2;\n  export const f = 3;';
    expect(exportsOf(source)).toEqual(['a', 'bC', 'D']);
  });

  it('splits names into words', () => {
    expect(wordsOf('seedsTold')).toEqual(['seeds', 'told']);
    expect(wordsOf('MAX_HP')).toEqual(['max', 'hp']);
    expect(wordsOf('TableHUD2')).toEqual(['table', 'hud']);
  });
});
