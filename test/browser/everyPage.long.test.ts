/**
 * Walks every page and sheet of both modes under everything that a device does to it: nothing is cut off, out of reach or too pale to be read,
 * and what is chosen looks so without colours.
 */
import { expect, inject, it } from 'vitest';
import { sharedBrowser, type Visit, visit } from '../kit/browser';
import { enterPlace, enterStart, leavePlace, STARTS } from '../kit/everyPage';
import { BASE, CONDITIONS, type Condition, shows } from '../kit/pageConditions';
import { faultsOf } from '../kit/pageFaults';

const url = inject('page');
const browser = await sharedBrowser();

/** The maximum time in ms for a page under one condition; it takes a second on a quiet machine. */
const LIMIT_MS = 120_000;

/** @throws Error with the name of the place if the promise takes longer than `LIMIT_MS`, instead of a timeout of the whole test */
async function inTime<T>(where: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${where}: takes too long`)), LIMIT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function faultsUnder(one: Visit, { looks, inset, set, unset }: Condition): Promise<string[]> {
  await set(one);
  await shows(one);
  const faults = await faultsOf(one.page, looks, inset);
  await unset(one);
  return faults;
}

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
    for (const condition of CONDITIONS) {
      const where = `${place.name}, ${condition.name}`;
      const faults = await inTime(where, faultsUnder(one, condition));
      found.push(...faults.map((line) => `${where}: ${line}`));
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
