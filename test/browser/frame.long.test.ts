/**
 * Limits of a frame: in hand it may not lay out the page during a roll, and may use at most eight draw calls; a blow at the Long Table may
 * use at most twenty.
 */
import { expect, inject, it } from 'vitest';
import { type FrameCounters, installFrameCounters } from '../../scripts/bench/frames';
import { layoutsIn, MOTION_MARK, REST_MARK, TRACE_CATEGORIES, type TraceEvent } from '../../scripts/bench/trace';
import { createGreedyBot } from '../../src/bots/longTable/careful';
import { send } from '../../src/flow/longTable/play';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { partyAt, savedAt, tableOf } from '../kit/longTableWon';
import { idle, journalOf } from '../kit/player';
import { putInCode } from '../kit/putIn';
import { enterTable } from '../kit/seat';

const browser = await sharedBrowser();

const DRAWS = 8;
const DRAWS_OF_BLOW = 20;

it('during a roll no layout of the page happens, and a frame uses at most eight draw calls', async () => {
  const seen = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1 });
  const { page, errors, context } = seen;
  await installFrameCounters(page);
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
  const most = await page.evaluate(() => (window as unknown as FrameCounters).bench.most);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(DRAWS);
  expect(errors).toEqual([]);
  await context.close();
});

/** A game of the Long Table before a card is drawn that hurts its target, as a save code. */
async function beforeBlow(): Promise<string> {
  const campaign = partyAt('noticeOnTheDoor', 'blow', ['bailiff', 'ferrywoman', 'sexton', 'pawnbroker']);
  const interaction = tableOf(campaign);
  const bot = createGreedyBot();
  for (let command = bot(interaction.play); command; command = bot(interaction.play)) {
    const { play, session } = interaction;
    const sent = command.type === 'draw' ? send(play, command) : null;
    const hurts = sent?.ok && sent.events.some(({ type }) => type === 'damaged');
    if (hurts) return savedAt({ campaign, journal: session.journal }, session.journal.commands.length);
    interaction.send(command);
  }
  return expect.unreachable('nobody is hurt');
}

it.each(['phone', 'desktop'] as const)(
  'on a %s a blow at the Long Table uses at most twenty draw calls',
  async (size) => {
    const { page, errors, context } = await visit(browser, { ...PROFILES[size], deviceScaleFactor: 1 });
    await installFrameCounters(page);
    await page.goto(`${inject('page')}?test`);
    await putInCode(page, await beforeBlow());
    await page.click('[data-action=continue]');
    const draw = '.mirror [data-command=\'{"type":"draw"}\']';
    await page.waitForSelector(draw, { state: 'attached' });
    const most = await page.evaluate(async (selector) => {
      const { bench, gloomholdin } = window as unknown as FrameCounters & { gloomholdin: { idle(): Promise<void> } };
      await gloomholdin.idle();
      Object.assign(bench, { most: 0 });
      document.querySelector<HTMLElement>(selector)?.click();
      await gloomholdin.idle();
      return bench.most;
    }, draw);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(DRAWS_OF_BLOW);
    expect(errors).toEqual([]);
    await context.close();
  },
);
