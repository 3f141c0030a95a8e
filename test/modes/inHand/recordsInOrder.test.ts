/** What the records in hand wait for, and what they open once: with replaced parts that only tell what they are asked. */
import { beforeEach, expect, it, vi } from 'vitest';
import { openRecords } from '../../../src/modes/inHand/records';

const { heard, failing, part, forget } = await vi.hoisted(async () =>
  (await import('../../kit/askedParts')).askedParts(),
);

vi.mock('../../../src/storage/inHand/archive', () => ({
  recordGame: part('recordGame'),
  loadArchive: part('loadArchive'),
  mergeRecords: part('mergeRecords'),
}));
vi.mock('../../../src/storage/inHand/stats', () => ({ readTally: part('readTally') }));
vi.mock('../../../src/storage/inHand/daily', () => ({ readDay: part('readDay'), startDay: part('startDay') }));
vi.mock('../../../src/packs/inHand', () => ({ openPackContext: part('openPackContext') }));
vi.mock('../../../src/packs/inHand/workshop', () => ({ openWorkshop: part('openWorkshop') }));
vi.mock('../../../src/modes/inHand/claims', () => ({ openClaims: part('openClaims') }));
vi.mock('../../../src/storage/claims', () => ({ mergeResults: part('mergeResults') }));

beforeEach(forget);

function records(campaign: string | undefined = 'one') {
  return openRecords({
    store: {},
    saves: {},
    tabs: {},
    queue: { flush: part('flush') },
    access: { waitUntilLeft: part('waitUntilLeft'), open: part('open') },
    openCampaignId: () => campaign,
    now: () => 7,
    warnOf: part('warn'),
  } as never);
}

const SESSION = {} as never;

it.each<[string, (one: ReturnType<typeof records>) => Promise<unknown>, string]>([
  ['statistics', (one) => one.readStats('one'), 'readTally one'],
  ['the archive', (one) => one.readArchive(), 'loadArchive'],
  ['a day', (one) => one.readDaily('2026-11-29'), 'readDay 7 2026-11-29'],
])('reads %s only after the finished scenario has been counted and written', async (_, read, asked) => {
  const one = records();
  one.countFinished(SESSION);
  await read(one);
  expect(heard).toEqual(['recordGame one', 'flush', asked]);
});

it('counts nothing without a campaign, and reads even if counting has failed', async () => {
  records('').countFinished(SESSION);
  const one = records();
  failing.add('recordGame');
  one.countFinished(SESSION);
  await one.readStats(null);
  expect(heard).toEqual(['recordGame one', 'flush', 'readTally ']);
});

it('starts today’s scenario once the open campaign is left, and opens it; an earlier day it only opens', async () => {
  const one = records();
  await one.playDaily('Mirka', '2026-11-28');
  expect(heard).toEqual(['waitUntilLeft', 'open daily-2026-11-28']);
  heard.length = 0;
  await one.playDaily('Mirka');
  expect(heard).toEqual(['waitUntilLeft', 'startDay 7 Mirka', 'open']);
});

it('warns if the scenario cannot be started, and opens nothing', async () => {
  failing.add('startDay');
  await records().playDaily('Mirka');
  expect(heard).toEqual(['waitUntilLeft', 'startDay 7 Mirka', 'warn']);
});

type Opens = 'claims' | 'loadPacks' | 'loadWorkshop';

it.each<[Opens, string, readonly string[]]>([
  ['claims', 'openClaims', []],
  ['loadPacks', 'openPackContext', []],
  ['loadWorkshop', 'openWorkshop', ['waitUntilLeft']],
])('%s: opens once, but again after a failure', async (open, name, before) => {
  const one = records();
  failing.add(name);
  await expect(one[open]()).rejects.toThrow(name);
  const opened = await one[open]();
  expect(await one[open]()).toBe(opened);
  expect(heard).toEqual([...before, name, ...before, name, ...before]);
});

it('reads the packs anew after their cache was dropped, but neither claims nor workshop', async () => {
  const one = records();
  const opens = ['claims', 'loadPacks', 'loadWorkshop'] as const;
  const before = await Promise.all(opens.map((each) => one[each]()));
  one.dropPackCache();
  const after = await Promise.all(opens.map((each) => one[each]()));
  expect(after.map((each, i) => each === before[i])).toEqual([true, false, true]);
});

it('merges results of claims by their own rule, and statistics, days and archive by that of the archive', async () => {
  const { mergerOf } = records();
  for (const key of ['claims', 'stats/one', 'daily', 'archive']) await mergerOf(key)?.('old', 'new');
  expect(heard).toEqual([
    'mergeResults old new',
    'mergeRecords stats/one old new',
    'mergeRecords daily old new',
    'mergeRecords archive old new',
  ]);
  expect(['daily/2026', 'archives', 'tableStats/one'].map(mergerOf)).toEqual([null, null, null]);
});
