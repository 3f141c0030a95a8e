/** Tests the word about an attack on the monster's plate. */
import { expect, it } from 'vitest';
import type { Odds } from '../../../src/rules/inHand/odds';
import { verdictOf } from '../../../src/scenes/inHand/table/verdict';

/** Odds in which each letter is equally likely and leaves the given HP; null: the letter can no longer count. */
const odds = (...left: (number | null)[]): Odds => ({
  of: left.filter((each) => each !== null).length,
  outcomes: left.map((after) => ({
    face: 'A',
    modifier: 0,
    cases: after === null ? 0 : 1,
    damage: 6 - (after ?? 0),
    hp: { before: 6, after: after ?? 0 },
    position: null,
  })),
});

it.each([
  ['every letter kills', odds(0, 0, 0), true, 'kills'],
  ['some letters kill', odds(4, 0, 0), true, 'kills 67 %'],
  ['no letter kills', odds(4, 2, 1), true, 'leaves 1–4'],
  ['every letter does the same', odds(2, 2, 2), true, 'leaves 2'],
  ['a letter that cannot count would kill', odds(null, 2, 2), true, 'leaves 2'],
  ['every letter kills the hero', odds(0, 0, 0), false, 'deadly'],
  ['a letter kills the hero', odds(3, 3, 0), false, 'deadly 33 %'],
])('%s', (_, of, isGood, text) => {
  expect(verdictOf(of, isGood).text).toBe(text);
});

it('has the colour of who dies: a kill is good, the hero’s death bad, and HP that are left neither', () => {
  const deadly = odds(0, 0, 0);
  expect(verdictOf(deadly, true)).toMatchObject({ tone: 'teal', glyph: 'dead' });
  expect(verdictOf(deadly, false)).toMatchObject({ tone: 'vermilion', glyph: 'dead' });
  expect(verdictOf(odds(4, 0, 0), true)).toMatchObject({ tone: 'teal', glyph: 'dead' });
  const survived = verdictOf(odds(4, 2, 1), false);
  expect([survived.tone, survived.glyph]).toEqual(['bone', undefined]);
});
