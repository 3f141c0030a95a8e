import { expect, it } from 'vitest';
import { dailyOf } from '../../src/session/inHand/daily';
import { EMPTY_TALLY } from '../../src/session/inHand/tally';
import { sealRecord } from '../../src/storage/envelope';
import { mergeDays } from '../../src/storage/inHand/daily';
import { mergeStats } from '../../src/storage/inHand/stats';
import { type MergeOptions, merge } from '../../src/storage/merge';
import { memoryStore, type Store } from '../../src/storage/store';
import { modeOf } from '../kit/modes';
import { contents, gold, openPage, storeOf } from './kit';

/** A store with saves of these amounts of gold, one after the other, from this time on. */
async function saved(amounts: readonly number[], clock = 100, store = memoryStore()): Promise<Store> {
  const page = openPage(store);
  await page.load();
  for (const amount of amounts) await page.put(gold(amount), clock + amount);
  return store;
}

/** The gold in a record, or the text itself if it is not a save. */
const goldIn = (text: string): unknown => (text.startsWith('{"v') ? JSON.parse(text).campaign.gold : text);

async function merged(from: Store, into: Store, more: Partial<MergeOptions> = {}) {
  await merge({
    from,
    into,
    modes: modeOf,
    tabs: {
      runExclusively: async (_, work) => {
        await work();
        return true;
      },
    },
    isPlayed: () => false,
    mergerOf: () => null,
    now: () => 9000,
    ...more,
  });
  const page = openPage(into);
  const newest = await page.load();
  const backups = await page.saves.backups.list();
  const texts = await Promise.all(backups.map(({ key }) => page.saves.backups.text(key)));
  return {
    gold: newest.ok ? newest.value.result.campaign.gold : newest.fault.reason,
    occasions: backups.map(({ occasion }) => occasion),
    backedUp: texts.map((text) => (text.ok ? goldIn(text.value) : null)),
    left: Object.keys(await contents(from)),
  };
}

it('a campaign that only one store has is in the result', async () => {
  expect(await merged(await saved([1, 2]), memoryStore())).toEqual({ gold: 2, occasions: [], backedUp: [], left: [] });
  expect(await merged(memoryStore(), await saved([1, 2]))).toMatchObject({ gold: 2, backedUp: [] });
});

it('the campaign with more saves is kept, and the other becomes a backup', async () => {
  expect(await merged(await saved([1, 2, 3]), await saved([7]))).toEqual({
    gold: 3,
    occasions: ['merge'],
    backedUp: [7],
    left: [],
  });
  expect(await merged(await saved([1]), await saved([7, 8, 9]))).toEqual({
    gold: 9,
    occasions: ['merge'],
    backedUp: [1],
    left: [],
  });
  // With equally many saves the later one is kept.
  expect(await merged(await saved([1, 2], 500), await saved([7, 8], 100))).toMatchObject({ gold: 2, backedUp: [8] });
  expect(await merged(await saved([1, 2], 100), await saved([7, 8], 500))).toMatchObject({ gold: 8, backedUp: [2] });
});

it('the campaign that is being played is kept, however many saves the other has', async () => {
  expect(await merged(await saved([1]), await saved([7, 8, 9]), { isPlayed: (id) => id === 'one' })).toMatchObject({
    gold: 1,
    backedUp: [9],
  });
});

it('the newest save counts, even if it is only in the write-ahead', async () => {
  const into = await saved([7]);
  const [newest] = Object.values(await contents(await saved([1, 2, 3, 4], 100, memoryStore()))).slice(-2);
  const from = await storeOf({ 'ahead/one': newest });
  expect(await merged(from, into)).toMatchObject({ backedUp: [7], left: [] });
});

it('equal campaigns cause no backup', async () => {
  expect(await merged(await saved([5]), await saved([5], 900))).toEqual({
    gold: 5,
    occasions: [],
    backedUp: [],
    left: [],
  });
});

it('an unreadable record becomes a backup too', async () => {
  expect(await merged(await storeOf({ 'campaign/one/0': '{"torn' }), await saved([7]))).toEqual({
    gold: 7,
    occasions: ['merge'],
    backedUp: ['{"torn'],
    left: [],
  });
});

it('a campaign of a later version, or one that another tab holds, is not merged', async () => {
  const future = { 'campaign/one/0': sealRecord({ version: 99 }) };
  expect(await merged(await saved([1]), await storeOf(future))).toMatchObject({
    gold: 'future',
    left: ['campaign/one/0', 'campaign/one/good'],
  });
  const taken = { runExclusively: async () => false };
  expect(await merged(await saved([1]), await saved([7]), { tabs: taken })).toMatchObject({
    gold: 7,
    left: ['campaign/one/0', 'campaign/one/good'],
  });
});

it('nothing is removed from the source before it has arrived', async () => {
  const from = await saved([1]);
  const before = await contents(from);
  const full: Store = { ...memoryStore(), set: () => Promise.reject(new Error('no room')) };
  await expect(merged(from, full)).rejects.toThrow('no room');
  expect(await contents(from)).toEqual(before);
});

it('settings and packs are copied unchanged, and backups get new numbers', async () => {
  const [from, into] = [await saved([1]), await saved([7])];
  await openPage(from).saves.backups.make('apart', 'import', 10);
  await openPage(into).saves.backups.make('kept', 'restore', 20);
  await from.set('settings', '{"speed":2}');
  await from.set('pack/lostProperty', '{}');
  await into.set('settings', '{"speed":1}');
  expect(await merged(from, into)).toMatchObject({ occasions: ['import', 'merge', 'restore'], left: [] });
  expect([await into.get('settings'), await into.get('pack/lostProperty')]).toEqual(['{"speed":2}', '{}']);
});

it('statistics are added up, once', async () => {
  const stats = (last: string, thrown: number) =>
    sealRecord({
      stats: 1,
      last,
      tally: { ...EMPTY_TALLY, rolls: { ...EMPTY_TALLY.rolls, lot: [thrown, 0, 0] } },
    });
  const both = await mergeStats(stats('0a', 3), stats('0b', 4));
  expect(JSON.parse(both ?? '')).toMatchObject({ last: '0a', tally: { rolls: { lot: [7, 0, 0] } } });
  expect(await mergeStats(stats('0a', 3), both)).toBeNull();
  expect(JSON.parse((await mergeStats(stats('0a', 3), null)) ?? '')).toMatchObject({
    tally: { rolls: { lot: [3, 0, 0] } },
  });
  expect(await mergeStats('{"torn', stats('0b', 4))).toBeNull();
  expect(await mergeStats(stats('0a', 3), sealRecord({ stats: 99 }))).toBeNull();
});

it('daily results of both are kept; for the same day the stored result has priority', async () => {
  const days = (...results: readonly [day: string, rounds: number][]) =>
    sealRecord({
      daily: 1,
      results: results.map(([day, rounds]) => ({ day: dailyOf(day).day, won: true, rounds, hp: 1, letters: 'A' })),
    });
  const both = await mergeDays(days(['2026-11-20', 9], ['2026-11-22', 3]), days(['2026-11-20', 4], ['2026-11-21', 5]));
  expect(
    JSON.parse(both ?? '').results.map(({ day, rounds }: { day: string; rounds: number }) => [day, rounds]),
  ).toEqual([
    ['2026-11-20', 4],
    ['2026-11-21', 5],
    ['2026-11-22', 3],
  ]);
  expect(await mergeDays('{"torn', days())).toBeNull();
});

it('a record of a mode is merged by that mode, and one that the mode cannot read stays unchanged', async () => {
  const record = (of: string) => sealRecord({ of });
  const [from, into] = [
    await storeOf({ daily: record('new'), 'stats/one': record('later') }),
    await storeOf({ daily: record('old'), 'stats/one': record('sound') }),
  ];
  await merged(from, into, { mergerOf: (key) => async () => (key === 'daily' ? record('old and new') : null) });
  expect(await contents(into)).toEqual({ daily: record('old and new'), 'stats/one': record('sound') });
  expect(await contents(from)).toEqual({});
});

it.each(['one store', 'the other'])(
  'given a damaged record in %s, when records are merged, then it becomes a backup',
  async (which) => {
    const day = (id: string) => sealRecord({ stats: 1, last: id, tally: EMPTY_TALLY });
    const [from, into] = [memoryStore(), memoryStore()];
    const [damaged, intact] = which === 'one store' ? [from, into] : [into, from];
    await damaged.set('stats/a', 'torn');
    await intact.set('stats/a', day('1'));
    expect(await merged(from, into, { mergerOf: () => mergeStats })).toMatchObject({
      occasions: ['merge'],
      backedUp: ['torn'],
      left: [],
    });
    expect(await into.get('stats/a')).toBe(day('1'));
  },
);
