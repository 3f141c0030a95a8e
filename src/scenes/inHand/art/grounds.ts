/** Defines the floors and walls that are carved into map cards. */
import type { GroundName } from './iconNames';

interface Ground {
  /** One mark of the floor as path text, in hex widths, with its centre at (0, 0). */
  readonly mark: string;
  /**
   * The cuts in the rock. `count` is their number, `length` their length in mm, `lean` their mean angle, and `spread` the
   * range of the angles, both in radians.
   */
  readonly cuts: readonly [count: number, length: number, lean: number, spread: number];
}

export const GROUNDS: Readonly<Record<GroundName, Ground>> = {
  lawn: { mark: 'M0 .06L-.05 -.05M0 .06V-.07M0 .06L.05 -.05', cuts: [420, 1.7, 1.57, 2.2] },
  boards: { mark: 'M-.34 0H.2M-.3 .03L-.28 .05', cuts: [150, 4.5, 1.57, 0.1] },
  bricks: { mark: 'M-.05 0H.05V-.05H-.05', cuts: [330, 2.4, 0, 0] },
  mud: { mark: 'M-.12 0H.12M-.06 .045H.12', cuts: [330, 3.4, 0, 0.2] },
  tiles: { mark: 'M-.09 0L0 -.09L.09 0L0 .09Z', cuts: [200, 2.4, 1.57, 0] },
  stone: { mark: 'M-.07 .03L.07 -.02', cuts: [280, 2.5, 0, 6.3] },
};
