/** Positions the needle: the red arrow from the hero's HP card to the hero's hex (R1.1). All functions are pure. */
import { CARD } from '../../../art/geometry';
import type { CardPose } from '../../../core/pose';
import { ARROW_XS } from '../../art/geometry';
import type { Layout } from './types';

/**
 * The needle, in mm of a map at full hex size. `tip` is the distance of its tip below the centre of the hero's hex. The
 * needle is drawn below all sprites but above the map's title. The shaft is thin enough to leave the letters of tiles
 * readable.
 */
export const NEEDLE = { width: 2.6, shaft: 1.08, tip: 4.3 } as const;

/**
 * The pose of the HP card while the hero explores. If the map does not slide sideways, one of the card's arrows must be
 * in the hero's column. Among the possible poses this is the one nearest to the middle of the map.
 * @param x the x of the centre of the hero's hex, in px
 */
export function heroCardFor(
  { still, upright, heroHp, mapMm }: Pick<Layout, 'still' | 'upright' | 'heroHp' | 'mapMm'>,
  x: number,
): CardPose {
  const map = still ?? upright;
  if (!map) return heroHp;
  const home = map.x + (CARD.width / 2) * (mapMm - heroHp.mm);
  const { from, to } = upright ?? EVERYWHERE;
  const places = ARROW_XS.map((arrow) => x - arrow * heroHp.mm);
  const fitting = places.filter((place) => place >= from - 1e-6 && place <= to + 1e-6);
  const off = (place: number) => Math.abs(place - home);
  return { ...heroHp, x: fitting.reduce((best, place) => (off(place) < off(best) - 1e-6 ? place : best)) };
}

const EVERYWHERE = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY } as const;

/**
 * The x of the hero's hex on the screen if the map does not slide sideways. Usually this is the x at which the map shows the hex.
 * If no arrow of the HP card reaches that x, the result is the nearest x that an arrow reaches.
 * @param along the distance of the hex from the left edge of the map, in px
 */
export function needleXOn(
  { x, from, to }: NonNullable<Layout['upright']>,
  { mm }: Pick<CardPose, 'mm'>,
  along: number,
): number {
  const [first, , last] = ARROW_XS;
  return Math.min(to + last * mm, Math.max(from + first * mm, x + along));
}

/** The needle leaves the middle arrow only if another arrow shows more than this much more of the map, in hexes. */
const WORTH_A_TURN = 0.5;

/**
 * The position of the hero's hex on the screen: above the middle arrow of the HP card, or above another arrow if clearly
 * more of the map is visible then. The position is higher if otherwise the map's upper edge would be below `arrows.over`.
 * @param hexes for each hex, the distance of its centre to the right of the hero's hex, in px
 * @param width the width of a hex, in px
 * @param above the distance from the centre of the hero's hex up to the top of the map, in px
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
