/** The real page with a fake clock: animations are visible frame by frame, and come to rest. */
import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { idle } from '../kit/player';
import { enterTable } from '../kit/seat';

const browser = await sharedBrowser();

/** The time between two screenshots in ms. */
const STEP = 50;
const LOOKS = 200;
/** After this many equal screenshots the picture counts as still. */
const STILL = 12;

it('a roll, the blow and the turned card are animated, and then nothing moves', async () => {
  const seen = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1 });
  const { page, errors, context } = seen;
  const player = { ...seen, touch: true, hurries: true };
  await enterTable(player, inject('page'), 'plot1', ({ phase }) => phase === 'heroTurn.rolling');
  await idle(page, true);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => document.querySelector<HTMLElement>('.mirror [data-command=\'{"type":"roll"}\']')?.click());
  const pictures: string[][] = [];
  const same = () => new Set(pictures.slice(-STILL).map(String)).size === 1 && pictures.length > 2 * STILL;
  for (let look = 0; look < LOOKS && !same(); look += 1) {
    await page.clock.runFor(STEP);
    pictures.push(await page.evaluate(() => window.gloomholdin.drawn()));
  }
  const first = (key: string) => pictures.findIndex((lines) => lines.some((line) => line.includes(` ${key}`)));
  const told = ['stamp/', 'cross/hero', 'reckoning', 'total/'].map(first);
  expect(told.every((at) => at >= 0)).toBe(true);
  expect([...told].sort((a, b) => a - b)).toEqual(told);
  expect(same()).toBe(true);
  for (const key of ['cross/', 'reckoning', 'modifier/', 'total/', 'gouges/', 'struck/']) {
    expect(pictures.at(-1)?.some((line) => line.includes(` ${key}`))).toBe(false);
  }
  expect(errors).toEqual([]);
  await context.close();
});
