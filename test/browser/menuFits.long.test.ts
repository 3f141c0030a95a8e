/** The title and the table's menu fit at every size. */
import { inject, it } from 'vitest';
import { sharedBrowser } from '../kit/browser';
import { expectMenusFit } from '../kit/menuFits';

const url = inject('page');
const browser = await sharedBrowser();

it.each(['en-GB', 'cs-CZ'])('%s: the title and the menu fit: no button is cut off, nothing scrolls', (locale) =>
  expectMenusFit(browser, url, locale),
);
