import type { PrintedScenarioNumber } from '../../../content/inHand/ids';
import type { Point } from '../../art/geometry';

/**
 * Positions of the scenarios, as fractions of the campaign map's width and height, chosen so that no two roads cross.
 */
const PLACES = {
  1: { x: 0.12, y: 0.8 },
  2: { x: 0.2, y: 0.65 },
  3: { x: 0.25, y: 0.86 },
  4: { x: 0.29, y: 0.52 },
  5: { x: 0.36, y: 0.35 },
  6: { x: 0.38, y: 0.7 },
  7: { x: 0.46, y: 0.22 },
  8: { x: 0.49, y: 0.85 },
  9: { x: 0.47, y: 0.47 },
  10: { x: 0.59, y: 0.16 },
  11: { x: 0.61, y: 0.86 },
  12: { x: 0.59, y: 0.31 },
  13: { x: 0.62, y: 0.48 },
  14: { x: 0.57, y: 0.64 },
  15: { x: 0.72, y: 0.24 },
  16: { x: 0.74, y: 0.81 },
  17: { x: 0.71, y: 0.52 },
  18: { x: 0.88, y: 0.53 },
  19: { x: 0.79, y: 0.47 },
  20: { x: 0.92, y: 0.67 },
  21: { x: 0.9, y: 0.85 },
  22: { x: 0.84, y: 0.13 },
} as const satisfies Record<PrintedScenarioNumber, Point>;

export const CAMPAIGN_PLACES: Readonly<Record<number, Point>> = PLACES;
