/** What the Long Table's records wait for, and what they open once: with replaced parts that only tell what they are asked. */
import { beforeEach, expect, it, vi } from 'vitest';
import { openRecords } from '../../../src/modes/longTable/records';

const { heard, failing, part, forget } = await vi.hoisted(async () =>
  (await import('../../kit/askedParts')).askedParts(),
);

vi.mock('../../../src/storage/longTable/stats', () => ({
  countGame: part('countGame'),
  readTally: part('readTally'),
  changePrint: part('changePrint'),
  mergeStats: part('mergeStats'),
}));
vi.mock('../../../src/packs/longTable', () => ({ openPackContext: part('openPackContext') }));
vi.mock('../../../src/modes/longTable/claims', () => ({ openClaims: part('openClaims') }));
vi.mock('../../../src/storage/claims', () => ({ mergeResults: part('mergeResults') }));

beforeEach(forget);

function records(campaign: string | undefined = 'one') {
  return openRecords({
    store: {},
    saves: {},
    tabs: {},
    queue: { flush: part('flush') },
    openCampaignId: () => campaign,
    now: () => 7,
  } as never);
}

const SESSION = {} as never;

it('reads statistics only after the finished scenario has been counted and written', async () => {
  const one = records();
  one.countFinished(SESSION);
  await one.readStats('one');
  expect(heard).toEqual(['countGame one', 'flush', 'readTally one']);
});

it('keeps a print only after the finished scenario has been counted', async () => {
  const one = records();
  one.countFinished(SESSION);
  await one.keepPrint('one', 'print' as never);
  expect(heard).toEqual(['countGame one', 'changePrint one print']);
});

it('counts neither without a campaign nor a scenario of a pack', async () => {
  for (const campaign of ['', 'longPack.lost.page']) {
    const one = records(campaign);
    one.countFinished(SESSION);
    await one.readStats('one');
  }
  expect(heard).toEqual(['flush', 'readTally one', 'flush', 'readTally one']);
});

it.each([
  ['claims', 'openClaims'],
  ['loadPacks', 'openPackContext'],
] as const)('%s: opens once, but again after a failure', async (open, name) => {
  const one = records();
  failing.add(name);
  await expect(one[open]()).rejects.toThrow(name);
  const opened = await one[open]();
  expect(await one[open]()).toBe(opened);
  expect(heard).toEqual([name, name]);
});

it('reads the packs anew after their cache was dropped, but not the claims', async () => {
  const one = records();
  const before = [await one.claims(), await one.loadPacks()];
  one.dropPackCache();
  expect([(await one.claims()) === before[0], (await one.loadPacks()) === before[1]]).toEqual([true, false]);
});

it('merges results of claims and statistics, each by its own rule, and nothing else', async () => {
  const { mergerOf, isPack } = records();
  for (const key of ['claims', 'tableStats/one']) await mergerOf(key)?.('old', 'new');
  expect(heard).toEqual(['mergeResults old new', 'mergeStats old new']);
  expect(['stats/one', 'archive', 'settings'].map(mergerOf)).toEqual([null, null, null]);
  expect(['pack/one', 'longPack/one'].map(isPack)).toEqual([false, true]);
});
