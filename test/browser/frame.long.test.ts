/** Limits of a frame: it may not lay out the page during a roll, and may use at most eight draw calls. */
import { expect, inject, it } from 'vitest';
import { type Counted, count } from '../../scripts/bench/frames';
import { layoutsIn, MOTION_MARK, REST_MARK, TRACE_CATEGORIES, type TraceEvent } from '../../scripts/bench/trace';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { idle, journalOf } from '../kit/player';
import { enterTable } from '../kit/seat';

const browser = await sharedBrowser();

const DRAWS = 8;

it('during a roll no layout of the page happens, and a frame uses at most eight draw calls', async () => {
  const seen = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1 });
  const { page, errors, context } = seen;
  await count(page);
  await enterTable(seen, inject('page'), 'plot1', ({ phase }) => phase === 'heroTurn.rolling');
  await idle(page, true);
  await page.waitForSelector('.hud:not(.showing) .seal');
  const rolls = async () => (await journalOf(page))?.commands.filter(({ type }) => type === 'roll').length;
  const before = (await rolls()) ?? expect.unreachable();
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.evaluate(
    async ({ moves, lies }) => {
      performance.mark(moves);
      document.querySelector<HTMLElement>('.seal')?.click();
      await window.gloomholdin.idle();
      performance.mark(lies);
    },
    { moves: MOTION_MARK, lies: REST_MARK },
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  expect(await rolls()).toBe(before + 1);
  expect(layoutsIn(traceEvents)).toBe(0);
  const most = await page.evaluate(() => (window as unknown as Counted).bench.most);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(DRAWS);
  expect(errors).toEqual([]);
  await context.close();
});
