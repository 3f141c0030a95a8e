/** On a tablet text and map of the Long Table do not overlap. longTableRoom.long.test.ts has all questions and the other sizes. */
import { inject, it } from 'vitest';
import { sharedBrowser } from '../kit/browser';
import { expectRoom } from '../kit/longTableRoom';

const url = inject('page');
const browser = await sharedBrowser();

it.each(['select', 'targets', 'damage'] as const)(
  '%s: nothing covers the map, and nothing to press is cut off or covered',
  (ask) => expectRoom(browser, url, ask, [[1024, 768]]),
);
