/** Tests that everything needed to answer damage (R21.1) is uncovered in the layout `blow`. */
import { expect, it } from 'vitest';
import { CARD } from '../../../src/scenes/art/geometry';
import type { Box } from '../../../src/scenes/core/pose';
import { ABILITY_HALF } from '../../../src/scenes/inHand/art/geometry';
import { layoutFor } from '../../../src/scenes/inHand/table/layout';
import { VISIBLE_HP_CARD_MM } from '../../../src/scenes/inHand/table/layout/blow';
import { handPose } from '../../../src/scenes/inHand/table/TableLayout';

const WINDOWS = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [430, 932],
  [768, 1024],
  [667, 375],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

const overlaps = (a: Box, b: Box): boolean =>
  a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;

it.each(WINDOWS)('%i x %i: texts, slips and cards do not overlap and are inside the window', (width, height) => {
  const layout = layoutFor(width, height, 'blow', { top: 0, bottom: 0 });
  const { blow, prompt, header, seal, heroHp, hand } = layout;
  if (!blow) return expect.unreachable('there is no place for the blow');
  const upper = ({ x, y, mm }: typeof heroHp): Box => ({
    x,
    y,
    width: CARD.width * mm,
    height: VISIBLE_HP_CARD_MM * mm,
  });
  const cards = hand.map((_, i) => handPose(layout, { placement: 'raised' }, i));
  const first = cards[0] ?? heroHp;
  const fan = {
    x: first.x,
    y: first.y,
    width: ABILITY_HALF.width * first.mm,
    height: 0.6 * ABILITY_HALF.height * first.mm,
  };
  const boxes: Record<string, Box> = {
    header,
    prompt,
    seal,
    fan,
    slips: blow.slips,
    before: blow.before,
    after: blow.after,
    heroHp: upper(heroHp),
    ghost: upper(blow.ghost),
  };
  const names = Object.keys(boxes);
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));
  const collisions = pairs.filter(([a, b]) => {
    const [one, other] = [boxes[a], boxes[b]];
    return one && other && overlaps(one, other);
  });
  expect(collisions).toEqual([]);
  const outside = Object.entries(boxes).filter(
    ([, { x, y, width: w, height: h }]) => x < -1 || y < -1 || x + w > width + 1 || y + h > height + 1,
  );
  expect(outside.map(([name]) => name)).toEqual([]);
  expect(blow.slips.height).toBeGreaterThanOrEqual(66);
  expect(blow.zones).toHaveLength(4);
});
