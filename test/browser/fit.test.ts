/** The longest words in the smallest room. All sizes: fit.long.test.ts. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { launch } from '../kit/browser';
import { expectBarFits, expectGameFits, expectTownFits, SMALLEST } from '../kit/fit';

const url = inject('page');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('360 x 640: from the title to the fight', () => expectGameFits(browser, url, SMALLEST));

it('320 px: every title and goal stands whole in the bar', () => expectBarFits(browser, url, 320));

it('360 x 640: saves and town', () => expectTownFits(browser, url, SMALLEST));
