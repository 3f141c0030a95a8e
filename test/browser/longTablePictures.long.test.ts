/** Compares screenshots of the Long Table at a desk with committed pictures (test/art/pictures). */
import { it } from 'vitest';
import { comparePictures } from '../kit/longTableScreens';

it('the choice of cards and the start of a turn look like the committed pictures', () =>
  comparePictures('desk', { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: true }));
