/** Tests how the audit names the decisions of the game in hand. */
import { beforeAll, expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import { decisionWords } from '../../../src/i18n/inHand/decisions';

beforeAll(() => openChapter('audit'));

it.each([
  ['select', {}, 'Cards for the round'],
  ['cleanup', {}, 'Short rest'],
  ['monsterTurn.suffering', {}, 'Damage'],
  ['heroTurn.choosing', {}, 'The turn'],
  ['heroTurn.acting', { turn: { move: { left: 2 } } }, 'Movement'],
  ['heroTurn.acting', { turn: null }, 'An ability'],
] as const)('in the phase %s, %j: %s', (phase, state, words) => {
  expect(decisionWords({ phase, state } as never)).toBe(words);
});
