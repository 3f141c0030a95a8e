/** Tests what undo takes back from a draft, before it takes back a command. */
import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/session/longTable/draft';
import { lastOfDraft, undoDraft } from '../../../src/session/longTable/undoDraft';

const AREA = { type: 'place', hex: 'b1', hexes: ['b1'] };
const ALL = { cards: ['one', 'two'], losingFrom: 'hand', path: ['b1'], blockedBy: 'wall', area: AREA, spot: 'b1' };
const WITHOUT_CARDS = { ...ALL, cards: [] };
const WITHOUT_PILE = { ...WITHOUT_CARDS, losingFrom: null };
const WITHOUT_WAY = { ...WITHOUT_PILE, path: [], blockedBy: null };

it.each([
  ['the card that was selected last', ALL, { type: 'selectedCard', card: 'two' }, { cards: ['one'] }],
  ['the open pile', WITHOUT_CARDS, { type: 'openPile' }, { losingFrom: null }],
  ['the way, and what bars it', WITHOUT_PILE, { type: 'drawnWay' }, { path: [], blockedBy: null }],
  ['the area with its hex', WITHOUT_WAY, { type: 'placedArea' }, { area: null, spot: null }],
])('takes back %s first, and only that', (_, sketch, last, change) => {
  const draft = { ...EMPTY_DRAFT, ...sketch } as never;
  expect(lastOfDraft(draft)).toEqual(last);
  const { draft: left, commands, isDone } = undoDraft({ draft } as never);
  expect(left).toEqual({ ...EMPTY_DRAFT, ...sketch, ...change });
  expect([commands, isDone]).toEqual([[], true]);
});

it.each([
  ['an empty draft', {}],
  ['a barred way without a step', { blockedBy: 'wall' }],
  ['an inspected figure', { inspected: 'monster:rat:1' }],
])('leaves %s to the undo of commands', (_, sketch) => {
  const draft = { ...EMPTY_DRAFT, ...sketch } as never;
  expect(lastOfDraft(draft)).toBeNull();
  expect(undoDraft({ draft } as never)).toMatchObject({ draft, commands: [], isDone: false });
});
