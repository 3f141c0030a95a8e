/** The longest words on the smallest screens. fit.long.test.ts has all sizes. */
import { inject, it } from 'vitest';
import { sharedBrowser } from '../kit/browser';
import { expectBarFits, expectColumnsFit, expectTownFits, SMALLEST } from '../kit/fit';

const url = inject('page');

const browser = await sharedBrowser();

it('320 px: every title and goal fits into the bar', () => expectBarFits(browser, url, 320));

it('360 x 640: saves and town fit', () => expectTownFits(browser, url, SMALLEST));

it.each(['en-GB', 'ru-RU', 'cs-CZ'])('360 x 640, %s: what each letter would mean fits', (locale) =>
  expectColumnsFit(browser, url, { ...SMALLEST, locale }),
);
