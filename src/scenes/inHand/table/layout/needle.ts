/** Where the red arrow stands (R1.1). Pure. */
import { CARD, type Point } from '../../../art/geometry';
import type { MapCardModel } from '../../../art/types';
import type { CardPose } from '../../../core/pose';
import { ARROW_XS } from '../../art/geometry';
import type { Layout } from './types';

/**
 * In mm of a map whose hexes have their full size: how wide the needle is, and how far below the middle of the hero's hex its tip. It
 * lies under all that lies on the map, and its shaft is as thin as leaves the letters of tiles in sight.
 */
export const NEEDLE = { width: 2.6, shaft: 1.08, tip: 4.3 } as const;

/** What stands at the foot of a map, in mm of the card: how high, how wide a letter is at most, and what is beside and between. */
const TITLE = { y: 82.6, height: 4.3, letter: 1.65, most: 52, dot: 3.4, air: 1.2 } as const;

export interface Span {
  /** In mm of the map card. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The room that number, title and dot take at the foot of a map, if not less. */
export function titleSpan({ number, title = '', dot }: Pick<MapCardModel, 'number' | 'title' | 'dot'>): Span {
  const letters = `№ ${number} · ${title}`.length;
  const width = Math.min(TITLE.most, letters * TITLE.letter) + (dot ? TITLE.dot : 0) + 2 * TITLE.air;
  return { x: (CARD.width - width) / 2, y: TITLE.y, width, height: TITLE.height };
}

/**
 * Where the needle passes under the title of its map rather than over it: from so far behind its tip to so far, in mm of the map.
 * Null: it does not cross it.
 * @param tip in mm of the map card
 * @param scale of the map's hexes
 */
export function needleGap(
  tip: Point,
  scale: number,
  title: Span,
): { readonly from: number; readonly to: number } | null {
  const half = (NEEDLE.shaft / 2) * scale;
  if (tip.x + half <= title.x || tip.x - half >= title.x + title.width) return null;
  return { from: Math.max(0, title.y - tip.y), to: Math.max(0, title.y + title.height - tip.y) };
}

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
