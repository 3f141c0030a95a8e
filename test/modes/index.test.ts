/** The registry of modes, as the page begins with it: none is here until it is wanted. */
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

it('has no mode before it is fetched, and the same one from then on', async () => {
  const { fetchMode, modeOf, TITLE_MODE } = await import('../../src/modes');
  expect(modeOf(TITLE_MODE)).toBeUndefined();
  const mode = await fetchMode(TITLE_MODE);
  expect(mode.rules.id).toBe(TITLE_MODE);
  expect(modeOf(TITLE_MODE)).toBe(mode);
  expect(await fetchMode(TITLE_MODE)).toBe(mode);
});

it('fetches those that there are, and does not mind a name that is none', async () => {
  const { MODES, fetchModes, modeOf } = await import('../../src/modes');
  await modeOf.fetch?.(['otherGame', 'toString', '__proto__']);
  expect(Object.keys(MODES).filter(modeOf)).toEqual([]);
  await fetchModes();
  expect(Object.keys(MODES).map((id) => modeOf(id)?.rules.id)).toEqual(Object.keys(MODES));
  expect(['otherGame', 'toString', '__proto__'].filter(modeOf)).toEqual([]);
});

it('opens the rules in the mode whose they are', async () => {
  const { modeOfRules, TITLE_MODE } = await import('../../src/modes');
  expect(modeOfRules('?rules=L23.6')).toBe('longTable');
  for (const search of ['', '?rules', '?rules=R16.2', '?rules=Loud']) expect(modeOfRules(search)).toBe(TITLE_MODE);
});

it('says that a mode cannot be had, and tries again the next time', async () => {
  const { MODES, fetchMode, fetchModes, modeOf } = await import('../../src/modes');
  const fetch = vi.spyOn(MODES, 'inHand').mockRejectedValueOnce(new TypeError('offline'));
  await expect(fetchModes(['inHand'])).rejects.toThrow('offline');
  expect(modeOf('inHand')).toBeUndefined();
  await fetchMode('inHand');
  expect(modeOf('inHand')).toBeDefined();
  expect(fetch).toHaveBeenCalledTimes(2);
});
