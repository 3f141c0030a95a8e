import type { Point } from '../../art/geometry';

/** Where the scenarios stand, in parts of the sheet's width and height. */
export const CAMPAIGN_PLACES: Readonly<Record<number, Point>> = {
  1: { x: 0.12, y: 0.8 },
  2: { x: 0.21, y: 0.64 },
  3: { x: 0.25, y: 0.87 },
  4: { x: 0.3, y: 0.51 },
  5: { x: 0.36, y: 0.34 },
  6: { x: 0.41, y: 0.69 },
  7: { x: 0.46, y: 0.22 },
  8: { x: 0.52, y: 0.82 },
  9: { x: 0.49, y: 0.49 },
  10: { x: 0.59, y: 0.16 },
  11: { x: 0.63, y: 0.87 },
  12: { x: 0.6, y: 0.38 },
  13: { x: 0.72, y: 0.47 },
  14: { x: 0.6, y: 0.62 },
  15: { x: 0.71, y: 0.13 },
  16: { x: 0.74, y: 0.82 },
  17: { x: 0.79, y: 0.33 },
  18: { x: 0.74, y: 0.64 },
  19: { x: 0.89, y: 0.29 },
  20: { x: 0.84, y: 0.54 },
  21: { x: 0.9, y: 0.73 },
  22: { x: 0.85, y: 0.15 },
};
