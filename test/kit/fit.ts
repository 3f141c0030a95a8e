/** Test kit: expects that on each screen, in Russian (the longest words), no text is cut off and no button is too small for a finger. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { CHAPTERS } from '../../src/content/inHand/chapters';
import csLessons from '../../src/i18n/cs/inHand/lessons';
import enLessons from '../../src/i18n/en/inHand/lessons';
import ruLessons from '../../src/i18n/ru/inHand/lessons';
import STORY from '../../src/i18n/ru/inHand/story';
import { visit } from './browser';
import { idle, newCampaign, type Player, playOn, seated, winningSeed } from './player';
import { MIRKA, opened, putIn } from './putIn';
import { enterTable } from './seat';

export const SMALLEST: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
};
const RUSSIAN = { locale: 'ru-RU', reducedMotion: 'reduce' } as const;

/** Returns a line for each thing that does not fit: text wider than its box, text outside the screen, buttons under 44 px. */
async function unfit(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('#panels *, #hud *')].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.mirror, .said, [inert], svg'),
    );
    const lines: string[] = [];
    for (const each of shown) {
      const box = each.getBoundingClientRect();
      const name = `${each.tagName.toLowerCase()}.${each.className} "${(each.textContent ?? '').trim().slice(0, 40)}"`;
      const { overflowX, overflowY, display } = getComputedStyle(each);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      const says = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (each.role === 'dialog' && each.scrollWidth > each.clientWidth + 1)
        lines.push(`${name}: ${each.scrollWidth} px in a sheet of ${each.clientWidth}`);
      if (display !== 'inline' && !scrolls && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1 && says)
        lines.push(`${name}: ${each.scrollWidth} px of words in ${each.clientWidth}`);
      if (overflowY === 'hidden' && says && each.scrollHeight > each.clientHeight + 2)
        lines.push(`${name}: ${each.scrollHeight} px of lines in ${each.clientHeight}`);
      const strip = each.closest('.slots, .tabs');
      const place = each.closest('.tabs.tight')?.getBoundingClientRect();
      if (each.tagName === 'BUTTON' && place && box.bottom > place.bottom + 1)
        lines.push(`${name}: cut off at its foot`);
      if (says && !strip && (box.left < -1 || box.right > innerWidth + 1)) lines.push(`${name}: beside the screen`);
      if (each.tagName === 'BUTTON' && (box.width < 43.5 || box.height < 43.5))
        lines.push(`${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
    return lines;
  });
}

async function large(page: Page): Promise<void> {
  await page.click('text="Настройки"');
  await page.locator('[name=textSize]').last().check();
}

/** Returns a collector: `look` adds what does not fit on the current screen to `seen`. */
function collector(page: Page) {
  const seen: string[] = [];
  return {
    seen,
    async look(name: string) {
      seen.push(...(await unfit(page)).map((line) => `${name}: ${line}`));
    },
  };
}

/** Expects that all screens fit from the title to a fight at the table. */
export async function expectGameFits(browser: Browser, url: string, size: BrowserContextOptions): Promise<void> {
  const player: Player = { ...(await visit(browser, { ...size, ...RUSSIAN })), touch: size.hasTouch ?? false };
  const { page, context, errors } = player;
  const { seen, look } = collector(page);
  await page.goto(`${url}?test&seed=${winningSeed()}`);
  await page.waitForSelector('[data-action=new]');
  await large(page);
  await look('settings');
  await page.keyboard.press('Escape');
  await look('title');
  await page.click('[data-action=new]');
  await look('naming');
  await page.fill('input', 'Mirka');
  await page.click('button[type=submit]');
  await page.waitForSelector('button[data-scenario="1"]');
  await look('campaign');
  await page.click('button[data-scenario="1"]');
  await page.waitForSelector('[data-action=enter]');
  await look('page');
  await page.click('[data-action=enter]');
  await seated(page);
  await look('table');
  await playOn(player, ({ phase }) => phase === 'heroTurn.choosing');
  await idle(page);
  await look('choosing');
  await playOn(player, ({ phase }) => phase === 'behaviour');
  await idle(page);
  await look('roll');
  await playOn(player, ({ phase, state }) => phase === 'heroTurn.choosing' && state.fight !== null);
  await idle(page);
  await look('fight');
  await page.keyboard.press('l');
  await page.waitForSelector('.log summary');
  await look('log');
  await page.keyboard.press('Escape');
  await page.click('[data-term=menu]');
  await page.waitForSelector('[data-action=leave]');
  await look('menu');
  expect(seen).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
}

/** Expects that what each letter would mean fits before the roll of the behaviour, also for a monster with many HP. */
export async function expectColumnsFit(browser: Browser, url: string, size: BrowserContextOptions): Promise<void> {
  const visited = await visit(browser, { ...size, reducedMotion: 'reduce' });
  const { page, context } = visited;
  await enterTable(visited, url, winningSeed(), ({ phase }) => phase === 'behaviour');
  await page.waitForSelector('.foresight-columns small');
  await page.evaluate(() => document.fonts.ready);
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.foresight-columns small')].map((each) => {
      each.textContent = (each.textContent ?? '').replace(/\d+/, '22');
      const fits = each.scrollWidth <= each.clientWidth && each.clientHeight < 20;
      return `${each.textContent}: ${fits ? 'fits' : `${each.scrollWidth} x ${each.clientHeight} in ${each.clientWidth}`}`;
    }),
  );
  expect(lines.filter((line) => line.includes('22')).length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.endsWith(': fits'))).toEqual([]);
  const box = await page.locator('.foresight-columns').evaluate((each) => each.scrollHeight - each.clientHeight);
  expect(box).toBeLessThanOrEqual(0);
  await context.close();
}

/** Expects that title and goal of every scenario fit into the bar of the table. @param width of the screen, in CSS pixels */
export async function expectBarFits(browser: Browser, url: string, width: number): Promise<void> {
  const player: Player = {
    ...(await visit(browser, { viewport: { width, height: 640 }, hasTouch: true, isMobile: true, ...RUSSIAN })),
    touch: true,
  };
  const { page, context } = player;
  await newCampaign(player, url, winningSeed());
  const pages: Readonly<Record<string, { readonly title: string; readonly goal: string }>> = STORY.scenario;
  const texts = CHAPTERS.map(({ number, id }) => ({
    title: `${number} · ${pages[id]?.title}`,
    goal: pages[id]?.goal ?? '',
  }));
  const cut = await page.evaluate((all) => {
    const bar = document.querySelector('.hud .bar');
    const [title, goal] = [bar?.querySelector('h1'), bar?.querySelector('.bar-title p')];
    if (!bar || !title || !goal) return ['no bar'];
    return all.flatMap((each) => {
      title.textContent = each.title;
      goal.textContent = each.goal;
      const { top, bottom } = bar.getBoundingClientRect();
      const fits = title.getBoundingClientRect().top >= top && goal.getBoundingClientRect().bottom <= bottom;
      return fits && title.scrollWidth <= title.clientWidth + 1 ? [] : [each.title];
    });
  }, texts);
  expect(cut).toEqual([]);
  await context.close();
}

/** Expects that the sheets of saves and campaigns, and the town, fit. */
export async function expectTownFits(browser: Browser, url: string, size: BrowserContextOptions): Promise<void> {
  const { page, context, errors } = await visit(browser, { ...size, ...RUSSIAN });
  const { seen, look } = collector(page);
  await page.goto(`${url}?test`);
  await page.waitForSelector('[data-action=new]');
  await large(page);
  await page.keyboard.press('Escape');
  await putIn(page, { ...MIRKA, scenarios: opened(4) }, () => look('saves'));
  await page.click('[data-action=campaigns]');
  await page.waitForSelector('[data-action=resume]');
  await look('campaigns');
  await page.click('[data-action=resume]');
  await page.waitForSelector('[data-action=town]');
  await look('campaign under way');
  await page.click('[data-action=town]');
  await page.waitForSelector('.town [data-ware]');
  await look('town');
  expect(seen).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
}

/** The texts of the lesson's steps, and the longest name of a card that they fill in, by locale. */
const LESSON_TEXTS = {
  'en-GB': { steps: enLessons.step, card: 'Shadow Tactics' },
  'ru-RU': { steps: ruLessons.step, card: 'Целебные воды' },
  'cs-CZ': { steps: csLessons.step, card: 'Stínová taktika' },
} as const;

/** Expects that the text of each step of the lesson fits into the lesson's slip. */
export async function expectLessonFits(
  browser: Browser,
  url: string,
  size: BrowserContextOptions,
  locale: keyof typeof LESSON_TEXTS,
): Promise<void> {
  const { page, context, errors } = await visit(browser, { ...size, locale, reducedMotion: 'reduce' });
  await page.goto(`${url}?test`);
  await page.click('[data-action=lesson]');
  await page.waitForSelector('.lesson-foot p');
  const { steps, card } = LESSON_TEXTS[locale];
  const texts = Object.entries(steps).map(([id, text]) => [id, text.replace('{card}', card)] as const);
  const tooLong = await page.evaluate(async (all) => {
    await document.fonts.ready;
    const [foot, text] = [document.querySelector('.lesson-foot'), document.querySelector('.lesson-foot p')];
    if (!foot || !text) return ['no slip'];
    return all.flatMap(([id, says]) => {
      text.textContent = says;
      const [outer, inner] = [foot.getBoundingClientRect(), text.getBoundingClientRect()];
      const fits = inner.top >= outer.top + 2 && inner.bottom <= Math.min(outer.bottom, innerHeight) - 2;
      return fits && inner.right <= innerWidth ? [] : [id];
    });
  }, texts);
  expect(tooLong).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
}
