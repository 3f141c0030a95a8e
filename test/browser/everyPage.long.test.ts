/**
 * Walks every page and sheet of both modes under everything that a device does to it: nothing is cut off, out of reach or too pale to be read,
 * and what is chosen looks so without colours.
 */
import { expect, inject, it } from 'vitest';
import { sharedBrowser, visit } from '../kit/browser';
import { enterPlace, enterStart, leavePlace, STARTS } from '../kit/everyPage';
import { BASE, CONDITIONS, shows } from '../kit/pageConditions';
import { faultsOf } from '../kit/pageFaults';

const url = inject('page');
const browser = await sharedBrowser();

it.each(STARTS.map((start) => [start.name, start] as const))('%s', async (_, start) => {
  const one = await visit(browser, {
    viewport: BASE,
    deviceScaleFactor: 1,
    hasTouch: true,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  const { page } = one;
  const found: string[] = [];
  await enterStart(page, url, start);
  for (const place of start.places) {
    await enterPlace(page, place);
    for (const { name, looks, inset, set, unset } of CONDITIONS) {
      await set(one);
      await shows(one);
      found.push(...(await faultsOf(page, looks, inset)).map((line) => `${place.name}, ${name}: ${line}`));
      await unset(one);
    }
    await shows(one);
    await leavePlace(page, place);
  }
  expect(found).toEqual([]);
  expect(one.errors).toEqual([]);
  await one.context.close();
});

it('walks at least 40 pages and sheets', () => {
  expect(STARTS.flatMap(({ places }) => places).length).toBeGreaterThanOrEqual(40);
});
