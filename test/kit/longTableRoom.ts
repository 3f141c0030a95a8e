/** Test kit: finds faults in the layout of panels and buttons around the Long Table in Chromium. */
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TableCampaign } from '../../src/flow/longTable/campaign';
import { isOver } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import type { Journal } from '../../src/journal/journal';
import { visit } from './browser';
import { eagerBot } from './longTableGames';
import { atRest, lookAt, pressSlip } from './longTablePage';
import { partyAt, savedAt, tableOf } from './longTableWon';
import { changeSetting } from './pageConditions';
import { putInCode } from './putIn';

/** The questions of the Long Table at which its layout is looked at. */
export const ASKED = ['prepare', 'select', 'turn', 'move', 'targets', 'draw', 'force', 'damage', 'rests'] as const;

type Size = readonly [width: number, height: number];

/** Returns a line for each panel that covers hexes of open rooms, each button that is cut off or covered, and each empty stall. */
export async function roomFaults(page: Page): Promise<string[]> {
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
    // On a phone panels may cover the map, because it can be moved and zoomed under them (style guide, section 12).
    const isPhone = document.querySelector('.hud.long:is(.portrait:not(.tablet), .landscape)') !== null;
    for (const each of document.querySelectorAll(`${panels.join()}, .foot > *`)) {
      const box = each.getBoundingClientRect();
      if (!seen(each) || box.height === 0 || (each.matches('.foot') && each.closest('.portrait')) || isPhone) continue;
      const over =
        Math.min(box.right, map.right + half) - Math.max(box.left, map.left - half) > 2 &&
        Math.min(box.bottom, map.bottom + half) - Math.max(box.top, map.top - half) > 2;
      if (over) found.push(`${each.className} lies on the map`);
    }
    for (const each of document.querySelectorAll<HTMLElement>('.hud.long button:not(:disabled)')) {
      if (!seen(each) || each.closest('.places')) continue;
      // The hand, the preparation, the reasons and the forecasts of many targets scroll (each target can also be pressed on the map); all
      // other buttons must be visible without scrolling.
      if (each.closest('.fan, .prepare, .reason, .forecasts'))
        each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const name = `${each.className} "${(each.textContent ?? '').trim().slice(0, 30)}"`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${name} is cut off`);
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (on === null || !(each.contains(on) || on.contains(each))) found.push(`${name} lies under ${on?.className}`);
    }
    // The stalls of the bed must never be empty.
    for (const each of document.querySelectorAll('.foot.bed:not(.selecting) > .stall')) {
      const replaced = each.matches('.sealing') ? document.querySelector('.bed > .seals') : null;
      const { width, height } = (replaced ?? each.firstElementChild ?? each).getBoundingClientRect();
      if ((replaced ?? each).childElementCount === 0 || width * height === 0) found.push(`${each.className} is empty`);
    }
    return found;
  }, hexes);
}

export const canvasWidth = (page: Page) =>
  page.evaluate(() => document.querySelector('#game canvas')?.getBoundingClientRect().width);

interface Moment {
  readonly campaign: TableCampaign;
  readonly journal: Journal<LongTable>;
  readonly answers: number;
}

/** Returns for each question the moment of some games with the most possible answers. */
function findFullest(): Map<string, Moment> {
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

let fullest: ReadonlyMap<string, Moment> | null = null;

/** Opens the moment of some games at which a question has the most answers, and expects no fault at any of the sizes. */
export async function expectRoom(browser: Browser, url: string, ask: string, sizes: readonly Size[]): Promise<void> {
  fullest ??= findFullest();
  const moment = fullest.get(ask);
  if (!moment) throw new Error(`${ask} is never asked`);
  await expectRoomAt(browser, url, { ...moment, commands: moment.journal.commands.length }, sizes);
}

interface GameMoment {
  /** The number of commands after which the page opens the game. */
  readonly commands: number;
  readonly locale?: string;
  /** Whether the panels are arranged for the left hand. */
  readonly isLeft?: boolean;
  readonly next?: LongTable['command'];
}

/** Opens a game after some of its commands, sends the command `next`, and expects no fault at any of the sizes. */
export async function expectRoomAt(
  browser: Browser,
  url: string,
  { commands, locale = 'en', isLeft = false, next, ...game }: Omit<Moment, 'answers'> & GameMoment,
  sizes: readonly Size[],
): Promise<void> {
  const [first] = sizes;
  if (!first) throw new Error('no size is given');
  const viewport = { width: first[0], height: first[1] };
  const { page, context, errors } = await visit(browser, { viewport, locale, reducedMotion: 'reduce' });
  await page.goto(`${url}?test`);
  await putInCode(page, await savedAt(game, commands));
  await page.click('[data-action=continue]');
  await page.waitForSelector('.hud.long .foot');
  if (isLeft) await changeSetting(page, 'changeSettings', { hand: 'left' });
  if (next) {
    await atRest(page);
    await pressSlip(page, next);
    await atRest(page);
    await page.locator('#mirror :focus').evaluateAll((focused) => {
      for (const each of focused) if (each instanceof HTMLElement) each.blur();
    });
  }
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // Waits until canvas and text have followed the new size.
    await expect.poll(() => canvasWidth(page)).toBe(width);
    expect(await roomFaults(page), `${width} x ${height}`).toEqual([]);
  }
  await context.close();
  expect(errors).toEqual([]);
}
