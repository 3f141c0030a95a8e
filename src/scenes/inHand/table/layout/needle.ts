/** Where the red arrow stands (R1.1). Pure. */
import { CARD } from '../../../art/geometry';
import type { CardPose } from '../../../core/pose';
import { ARROW_XS } from '../../art/geometry';
import type { Layout } from './types';

/**
 * In mm of a map whose hexes have their full size: how wide the needle is, and how far below the middle of the hero's hex its tip. It
 * lies under all that lies on the map and over its title, whole, and its shaft is as thin as leaves the letters of tiles in sight.
 */
export const NEEDLE = { width: 2.6, shaft: 1.08, tip: 4.3 } as const;

/**
 * Where the HP card lies while the hero explores: under a map that lies still one of its arrows stands in the hero's column, the one
 * for which it lies nearest to the middle.
 * @param x of the middle of the hero's hex, in px
 */
export function heroCardFor({ still, heroHp, mapMm }: Pick<Layout, 'still' | 'heroHp' | 'mapMm'>, x: number): CardPose {
  if (!still) return heroHp;
  const home = still.x + (CARD.width / 2) * (mapMm - heroHp.mm);
  const places = ARROW_XS.map((arrow) => x - arrow * heroHp.mm);
  const off = (place: number) => Math.abs(place - home);
  return { ...heroHp, x: places.reduce((best, place) => (off(place) < off(best) - 1e-6 ? place : best)) };
}

/** An arrow beside the middle one must show so much more of the map, in hexes. */
const WORTH_A_TURN = 0.5;

/**
 * Where the needle's tip is: over the arrow that leaves most of the map in sight, or else over the middle one.
 * @param hexes how far right of the hero's hex the middle of each hex lies, in px
 * @param width of a hex, in px
 * @param above how far above the middle of the hero's hex the map begins, in px
 */
export function needleFor(
  { needle: printed, arrows }: Pick<Layout, 'needle' | 'arrows'>,
  hexes: readonly number[],
  width: number,
  above: number,
): Layout['needle'] {
  const { step, from, to, over, reach } = arrows;
  const needle = { ...printed, y: Math.max(printed.y - reach, Math.min(printed.y, over + above)) };
  const seen = (shift: number): number =>
    hexes
      .map((x) => needle.x + shift + x)
      .map((x) => Math.max(0, Math.min(to, x + width / 2) - Math.max(from, x - width / 2)))
      .reduce((sum, part) => sum + part / width, 0);
  const middle = seen(0) + WORTH_A_TURN;
  const [left, right] = [seen(-step), seen(step)];
  if (Math.max(left, right) <= middle) return needle;
  return { ...needle, x: needle.x + (left > right ? -step : step) };
}
