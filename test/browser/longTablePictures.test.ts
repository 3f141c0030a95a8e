/** Compares screenshots of the Long Table on a phone with committed pictures (test/art/pictures). */
import { it } from 'vitest';
import { comparePictures } from '../kit/longTableScreens';

it('the choice of cards and the start of a turn look like the committed pictures', () =>
  comparePictures('phone', {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
  }));
