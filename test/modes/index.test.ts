/** Tests the registry of modes: a mode is fetched only when it is needed. */
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

it('has no mode before it is fetched, and always the same one afterwards', async () => {
  const { fetchMode, modeOf, TITLE_MODE } = await import('../../src/modes');
  expect(modeOf(TITLE_MODE)).toBeUndefined();
  const mode = await fetchMode(TITLE_MODE);
  expect(mode.rules.id).toBe(TITLE_MODE);
  expect(modeOf(TITLE_MODE)).toBe(mode);
  expect(await fetchMode(TITLE_MODE)).toBe(mode);
});

it('fetches all known modes, and ignores unknown names', async () => {
  const { MODES, fetchModes, modeOf } = await import('../../src/modes');
  await modeOf.fetch?.(['otherGame', 'toString', '__proto__']);
  expect(Object.keys(MODES).filter(modeOf)).toEqual([]);
  await fetchModes();
  expect(Object.keys(MODES).map((id) => modeOf(id)?.rules.id)).toEqual(Object.keys(MODES));
  expect(['otherGame', 'toString', '__proto__'].filter(modeOf)).toEqual([]);
});

it('knows the ids of its modes', async () => {
  const { isMode } = await import('../../src/modes');
  const ids = ['inHand', 'longTable', 'otherGame', 'toString', '', undefined];
  expect(ids.map(isMode)).toEqual([true, true, false, false, false, false]);
});

it('opens the rules in the mode that they belong to', async () => {
  const { modeOfRules, TITLE_MODE } = await import('../../src/modes');
  expect(modeOfRules('?rules=L23.6')).toBe('longTable');
  for (const search of ['', '?rules', '?rules=R16.2', '?rules=Loud']) expect(modeOfRules(search)).toBe(TITLE_MODE);
});

it('rejects if a mode cannot be fetched, and tries again the next time', async () => {
  const { MODES, fetchMode, fetchModes, modeOf } = await import('../../src/modes');
  const fetch = vi.spyOn(MODES, 'inHand').mockRejectedValueOnce(new TypeError('offline'));
  await expect(fetchModes(['inHand'])).rejects.toThrow('offline');
  expect(modeOf('inHand')).toBeUndefined();
  await fetchMode('inHand');
  expect(modeOf('inHand')).toBeDefined();
  expect(fetch).toHaveBeenCalledTimes(2);
});
