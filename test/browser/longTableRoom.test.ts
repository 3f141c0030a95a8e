/** On a tablet text and map of the Long Table do not overlap, at any question. longTableRoom.long.test.ts has the other sizes. */
import { inject, it } from 'vitest';
import { sharedBrowser } from '../kit/browser';
import { ASKED, expectRoom } from '../kit/longTableRoom';

const url = inject('page');
const browser = await sharedBrowser();

it.each(ASKED)('%s: nothing covers the map, and nothing to press is cut off or covered', (ask) =>
  expectRoom(browser, url, ask, [[1024, 768]]),
);
