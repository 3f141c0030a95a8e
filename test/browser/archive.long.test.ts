/** Every shelf of the archive fits, even with long words. */
import { inject, it } from 'vitest';
import { expectShelvesFit } from '../kit/archive';
import { PROFILES, sharedBrowser } from '../kit/browser';

const browser = await sharedBrowser();

const SIZES = [
  [360, 640, 1],
  [844, 390, 1],
  [768, 1024, 1],
] as const;

it.each([
  ['by touch', { ...PROFILES.phone, deviceScaleFactor: 1 }, SIZES],
  ['on a desktop', PROFILES.large, [[1440, 900, 1]]],
] as const)('%s every shelf fits at every size, even with long words', (_, profile, sizes) =>
  expectShelvesFit(browser, inject('page'), profile, sizes),
);
