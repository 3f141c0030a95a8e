import type { BrowserContextOptions } from 'playwright-core';
import { inject, it } from 'vitest';
import { sharedBrowser } from '../kit/browser';
import { expectBarFits, expectGameFits, expectLessonFits, expectTownFits, SMALLEST } from '../kit/fit';

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  '844 x 390': { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  '1440 x 900': { viewport: { width: 1440, height: 900 } },
};
const url = inject('page');

const browser = await sharedBrowser();

it.each(Object.entries({ '360 x 640': SMALLEST, ...SIZES }))('%s: all fits from the title to the fight', (_, size) =>
  expectGameFits(browser, url, size),
);

it.each([360, 390])('%i px: every title and goal fits into the bar', (width) => expectBarFits(browser, url, width));

it.each(Object.entries(SIZES))('%s: saves and town fit', (_, size) => expectTownFits(browser, url, size));

it.each(['en-GB', 'ru-RU', 'cs-CZ'] as const)('%s: every step of the lesson fits its slip', async (locale) => {
  for (const size of [SMALLEST, { ...SMALLEST, viewport: { width: 568, height: 320 } }])
    await expectLessonFits(browser, url, size, locale);
});
