/** Tests small claims from files: an unreadable claim does not affect the others, and the first result of a claim is kept. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { listOf } from '../../scripts/claims/picking';
import { listedClaims, mergeResults, readClaims, readResults, storeResult } from '../../src/storage/claims';
import { claimShape, loadShippedClaims } from '../../src/storage/inHand/claims';
import { loadShippedClaims as shippedTable } from '../../src/storage/longTable/claims';
import { openPage } from './kit';

const openResults = () => ({ ...openPage(), now: () => 7000 });

const shipped = await loadShippedClaims();

describe('the file of claims', () => {
  it('is read without damaged claims', () => {
    const [first, second] = shipped.claims;
    const damaged = { ...second, aim: { kind: 'dance' } };
    const { claims } = readClaims(claimShape, { mined: shipped.mined, claims: [first, damaged, first] });
    expect(claims).toEqual([first, null, first]);
  });
});

describe('the list of claims', () => {
  it('contains the claims of both modes in the order of their files', async () => {
    const both = [...shipped.claims, ...(await shippedTable()).claims];
    expect((await listedClaims()).map(({ id }) => id)).toEqual(both.map((claim) => claim?.id));
  });
});

describe('the list of claims as it ships', () => {
  it('is the one that the claims of both modes give', async () => {
    const read = (path: string) => readFile(`src/content/${path}`, 'utf8');
    const [inHand, longTable] = await Promise.all(
      ['inHand', 'longTable'].map((mode) => read(`${mode}/claims.gen.json`)),
    );
    expect(listOf({ inHand: JSON.parse(inHand ?? ''), longTable: JSON.parse(longTable ?? '') })).toBe(
      await read('claims.gen.json'),
    );
  });
});

describe('the results of claims', () => {
  it('are stored, but only for the first try of a claim', async () => {
    const page = openResults();
    const { store, queue } = page;
    expect(await readResults(store)).toEqual({ ok: true, value: [] });
    storeResult(page, { id: 'one', score: 520, steps: 'lk' });
    await queue.flush();
    storeResult(page, { id: 'one', score: 780, steps: 'kk' });
    storeResult(page, { id: 'two', score: 0, steps: '' });
    await queue.flush();
    const read = await readResults(store);
    expect(read.ok && read.value.map(({ id, score }) => [id, score])).toEqual([
      ['one', 520],
      ['two', 0],
    ]);
  });

  it('in two records are merged, and the stored result has priority', async () => {
    const [here, there] = [openResults(), openResults()];
    storeResult(here, { id: 'one', score: 520, steps: 'l' });
    storeResult(there, { id: 'one', score: 780, steps: 'k' });
    storeResult(there, { id: 'two', score: 300, steps: 'l' });
    await Promise.all([here.queue.flush(), there.queue.flush()]);
    const both = await mergeResults(await there.store.get('claims'), await here.store.get('claims'));
    await here.store.set('claims', both ?? '');
    const read = await readResults(here.store);
    expect(read.ok && read.value.map(({ id, score }) => [id, score])).toEqual([
      ['one', 520],
      ['two', 300],
    ]);
  });

  it('start again if their record is damaged', async () => {
    const page = openResults();
    const { store, queue } = page;
    await store.set('claims', 'damaged');
    const read = await readResults(store);
    expect(read.ok).toBe(false);
    storeResult(page, { id: 'one', score: 520, steps: 'l' });
    await queue.flush();
    expect((await readResults(store)).ok).toBe(true);
  });

  it('that are damaged become a backup before the next result replaces them', async () => {
    const page = openResults();
    const { store, queue, backups } = page;
    await store.set('claims', 'damaged');
    for (const id of ['one', 'two']) storeResult(page, { id, score: 520, steps: 'l' });
    await queue.flush();
    const [only, ...others] = await backups.list();
    expect([only, others]).toMatchObject([{ occasion: 'seals', madeAt: 7000, of: null }, []]);
    expect(await backups.text(only?.key ?? '')).toEqual({ ok: true, value: 'damaged' });
  });

  it('that are damaged stay where they are if no backup can be made', async () => {
    const page = openResults();
    const { store, queue } = page;
    await store.set('claims', 'damaged');
    const make = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    storeResult({ ...page, backups: { make } }, { id: 'one', score: 520, steps: 'l' });
    await queue.flush();
    expect(await store.get('claims')).toBe('damaged');
  });
});
