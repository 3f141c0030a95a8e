/** Where the red arrow stands (R1.1). Pure. */
import type { Layout } from './types';

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
