/** Tests which records, besides campaigns, can be merged from two stores. */
import { expect, it } from 'vitest';
import { openRecords } from '../../../src/modes/inHand/records';
import { openRecords as openLongTableBooks } from '../../../src/modes/longTable/records';
import { memoryStore } from '../../../src/storage/store';

const options = { store: memoryStore(), inside: () => undefined } as unknown as Parameters<typeof openRecords>[0] &
  Parameters<typeof openLongTableBooks>[0];

it.each([
  ['stats/abc', true],
  ['daily', true],
  ['archive', true],
  ['claims', true],
  ['daily/2026', false],
  ['settings', false],
  ['campaign/abc/0', false],
])('the record %s can be merged: %s', (key, can) => {
  expect(openRecords(options).mergerOf(key) !== null).toBe(can);
});

it.each([
  ['stats/abc', false],
  ['daily', false],
])('the Long Table does not merge the record %s, which belongs to the game in hand', (key) => {
  expect(openLongTableBooks(options).mergerOf(key)).toBeNull();
});
