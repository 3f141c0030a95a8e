/** The longest words in the smallest room. All sizes: fit.long.test.ts. */
import { inject, it } from 'vitest';
import { sharedBrowser } from '../kit/browser';
import { expectBarFits, expectTownFits, SMALLEST } from '../kit/fit';

const url = inject('page');

const browser = await sharedBrowser();

it('320 px: every title and goal stands whole in the bar', () => expectBarFits(browser, url, 320));

it('360 x 640: saves and town', () => expectTownFits(browser, url, SMALLEST));
