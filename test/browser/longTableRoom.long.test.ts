/** On tablets and desktops text and map of the Long Table do not overlap, at any question. */
import { inject, it } from 'vitest';
import { sharedBrowser } from '../kit/browser';
import { ASKED, expectRoom } from '../kit/longTableRoom';

const url = inject('page');
const browser = await sharedBrowser();
const SIZES = [
  [1024, 768],
  [1440, 900],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;

it.each(ASKED)('%s: nothing covers the map, and nothing to press is cut off or covered', (ask) =>
  expectRoom(browser, url, ask, SIZES),
);
