/** The position of the red arrow (R1.1). Pure. */
import { CARD } from '../../../art/geometry';
import type { CardPose } from '../../../core/pose';
import { ARROW_XS } from '../../art/geometry';
import type { Layout } from './types';

/**
 * The needle in mm of a map at full hex size: its width, its shaft's width, and the distance of its tip below the
 * centre of the hero's hex. It is drawn below all sprites but above the map's title; its shaft is thin enough to leave
 * the letters of tiles readable.
 */
export const NEEDLE = { width: 2.6, shaft: 1.08, tip: 4.3 } as const;

/**
 * The pose of the HP card while the hero explores. Under a map that does not slide, one of its arrows must be in the
 * hero's column; of the three poses the one nearest to the centre is chosen.
 * @param x of the centre of the hero's hex, in px
 */
export function heroCardFor({ still, heroHp, mapMm }: Pick<Layout, 'still' | 'heroHp' | 'mapMm'>, x: number): CardPose {
  if (!still) return heroHp;
  const home = still.x + (CARD.width / 2) * (mapMm - heroHp.mm);
  const places = ARROW_XS.map((arrow) => x - arrow * heroHp.mm);
  const off = (place: number) => Math.abs(place - home);
  return { ...heroHp, x: places.reduce((best, place) => (off(place) < off(best) - 1e-6 ? place : best)) };
}

/** An arrow other than the middle one is used only if it shows this much more of the map, in hexes. */
const WORTH_A_TURN = 0.5;

/**
 * The needle's tip: over the arrow that leaves most of the map visible, by default the middle one.
 * @param hexes how far to the right of the hero's hex the centre of each hex is, in px
 * @param width of a hex, in px
 * @param above how far above the centre of the hero's hex the map begins, in px
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
