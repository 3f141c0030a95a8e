/** Tests stored audits: they are read back unchanged, removed when damaged, and limited in number. */
import { expect, it } from 'vitest';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { SHAPES } from '../../src/journal/inHand/schema';
import { auditIdOf, lastAuditOf, readAudit, storeAudit } from '../../src/storage/audits';
import { SAVED_IN_HAND } from '../../src/storage/inHand/mode';
import { memoryStore } from '../../src/storage/store';
import { newGame } from '../kit/inHand';

const SHAPES_READ = { journal: SAVED_IN_HAND.journal, command: SHAPES.command };
const game = (seed: string) => newGame(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed })).journal;
const RECORD = {
  format: 5,
  settings: { suffers: 2, askRests: false },
  seed: 'audit',
  options: { 3: { pilot: [{ type: 'roll' }], others: [] } },
  same: { 2: true },
  samples: { 3: [0, 1000, 437], '3 chosen': [12], '3 throw': [9], '3 other 0': [7] },
};
const head = (savedAt: number, campaign: string | null = 'c1', seed = 'kept') => ({
  savedAt,
  campaign,
  journal: game(seed),
});

it('an audit is read back unchanged, and the last audit of a campaign is found', async () => {
  const store = memoryStore();
  await storeAudit(store, 'a', head(1), JSON.stringify(RECORD));
  await storeAudit(store, 'b', head(2, 'c1', 'later'), JSON.stringify(RECORD));
  await storeAudit(store, 'c', head(3, 'c2'), JSON.stringify(RECORD));
  expect((await readAudit(store, 'a', SHAPES_READ))?.record).toEqual(RECORD);
  expect((await lastAuditOf(store, 'c1', SHAPES_READ))?.journal.setup.seed).toBe('later');
  expect(await lastAuditOf(store, 'nobody', SHAPES_READ)).toBeNull();
});

it.each([
  ['another division into moves', JSON.stringify({ ...head(1), format: 1, record: { ...RECORD, format: 1 } })],
  ['automatic answers as choices', JSON.stringify({ ...head(1), format: 1, record: { ...RECORD, format: 2 } })],
  ['no JSON', '{"format":1,'],
  ['another format', JSON.stringify({ ...head(1), format: 2, record: RECORD })],
  [
    'a chance beyond 100 per cent',
    JSON.stringify({ ...head(1), format: 1, record: { ...RECORD, samples: { 3: [1001] } } }),
  ],
  [
    'a command that there is not',
    JSON.stringify({
      ...head(1),
      format: 1,
      record: { ...RECORD, options: { 3: { pilot: [{ type: 'wish' }], others: [] } } },
    }),
  ],
])('removes one that is broken: %s', async (_, text) => {
  const store = memoryStore();
  await store.set('audit/a', text);
  expect(await readAudit(store, 'a', SHAPES_READ)).toBeNull();
  expect(await store.keys()).toEqual([]);
});

it('only the twelve audits that were read last are kept', async () => {
  const store = memoryStore();
  for (let nth = 0; nth < 14; nth += 1) await storeAudit(store, `g${nth}`, head(100 - nth), JSON.stringify(RECORD));
  const keys = await store.keys();
  expect(keys).toHaveLength(12);
  expect(keys).not.toContain('audit/g13');
  expect(keys).toContain('audit/g0');
});

it('a game with other content or other commands counts as a different game', () => {
  const journal = game('one');
  const ids = [auditIdOf(journal, 'aaaa'), auditIdOf(journal, 'bbbb'), auditIdOf(game('two'), 'aaaa')];
  expect(new Set(ids).size).toBe(3);
});
