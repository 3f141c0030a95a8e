/** On tablets and a small desk words and map have places of their own at the Long Table, whatever is asked. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import type { TableCampaign } from '../../src/flow/longTable/campaign';
import { isOver } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import type { Journal } from '../../src/journal/journal';
import { sharedBrowser, visit } from '../kit/browser';
import { eagerBot } from '../kit/longTableGames';
import { lookAt } from '../kit/longTablePage';
import { partyAt, savedAt, tableOf } from '../kit/longTableWon';
import { putInCode } from '../kit/putIn';

const url = inject('page');
const ASKED = ['prepare', 'select', 'turn', 'move', 'targets', 'draw', 'force', 'damage', 'rests'] as const;
const SIZES = [
  [1024, 768],
  [768, 1024],
  [1280, 720],
] as const;

interface Moment {
  readonly campaign: TableCampaign;
  readonly journal: Journal<LongTable>;
  readonly answers: number;
}

/** Of each question the moment of some games at which most can be answered. */
function fullest(): Map<string, Moment> {
  const found = new Map<string, Moment>();
  for (const seed of ['seal0', 'seal1', 'seal2', 'seal3', 'seal4', 'seal5']) {
    const campaign = partyAt('noticeOnTheDoor', seed);
    const interaction = tableOf(campaign);
    const bot = eagerBot(seed);
    while (!isOver(interaction.play)) {
      const { places, play, session } = interaction;
      const ask = play.state.question?.ask ?? '';
      const answers = places.buttons.length + places.halves.length;
      if (answers > (found.get(ask)?.answers ?? -1)) found.set(ask, { campaign, journal: session.journal, answers });
      const command = bot(play);
      if (!command || !interaction.send(command).ok) break;
    }
  }
  return found;
}

const browser = await sharedBrowser();
let moments: Map<string, Moment>;
beforeAll(() => {
  moments = fullest();
});

/** Panels that lie on hexes of open rooms, and buttons that are cut off or lie under something. */
async function faults(page: Page): Promise<string[]> {
  const { places } = await lookAt(page);
  const hexes = Object.entries(places).flatMap(([name, at]) => (/^[a-z]\d+$/.test(name) ? [at] : []));
  return page.evaluate((all) => {
    const apart = all.flatMap((a, i) => all.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    const half = Math.min(...apart) / 2;
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    const map = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    const found: string[] = [];
    const seen = (each: Element) => each.checkVisibility({ visibilityProperty: true });
    const panels = ['.bar', '.order', '.tabs', '.boards', '.reason', '.lesson', '.foot'].map(
      (each) => `.hud.long > ${each}`,
    );
    for (const each of document.querySelectorAll(`${panels.join()}, .foot > *`)) {
      const box = each.getBoundingClientRect();
      if (!seen(each) || box.height === 0 || (each.matches('.foot') && each.closest('.portrait'))) continue;
      const over =
        Math.min(box.right, map.right + half) - Math.max(box.left, map.left - half) > 2 &&
        Math.min(box.bottom, map.bottom + half) - Math.max(box.top, map.top - half) > 2;
      if (over) found.push(`${each.className} lies on the map`);
    }
    for (const each of document.querySelectorAll<HTMLElement>('.hud.long button:not(:disabled)')) {
      if (!seen(each) || each.closest('.places')) continue;
      // The hand, what is got ready and the reasons are scrolled; the answers are in sight as they lie.
      if (each.closest('.fan, .prepare, .reason')) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const name = `${each.className} "${(each.textContent ?? '').trim().slice(0, 30)}"`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${name} is cut off`);
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (on === null || !(each.contains(on) || on.contains(each))) found.push(`${name} lies under ${on?.className}`);
    }
    return found;
  }, hexes);
}

const canvasWidth = (page: Page) =>
  page.evaluate(() => document.querySelector('#game canvas')?.getBoundingClientRect().width);

it.each(ASKED)('%s: nothing lies on the map, and nothing to press is cut off or covered', async (ask) => {
  const moment = moments.get(ask);
  if (!moment) throw new Error(`${ask} is never asked`);
  const [[width, height]] = SIZES;
  const { page, context, errors } = await visit(browser, { viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`${url}?test`);
  await putInCode(page, await savedAt(moment, moment.journal.commands.length));
  await page.click('[data-action=continue]');
  await page.waitForSelector('.hud.long .foot');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // Canvas and words follow.
    await expect.poll(() => canvasWidth(page)).toBe(width);
    expect(await faults(page), `${width} x ${height}`).toEqual([]);
  }
  await context.close();
  expect(errors).toEqual([]);
});
