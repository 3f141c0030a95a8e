/** The title and the table's menu fit at every size in the longest words. menuFits.long.test.ts has the other languages. */
import { inject, it } from 'vitest';
import { sharedBrowser } from '../kit/browser';
import { expectMenusFit } from '../kit/menuFits';

const url = inject('page');
const browser = await sharedBrowser();

it('ru-RU: the title and the menu fit: no button is cut off, nothing scrolls', () =>
  expectMenusFit(browser, url, 'ru-RU'));
