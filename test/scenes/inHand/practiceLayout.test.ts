/** Tests the positions of the two practice cards: as large as the room allows, and inside it. */
import { expect, it } from 'vitest';
import { practiceLayout } from '../../../src/scenes/inHand/practice/layout';

const ROOMS = [
  [390, 844, { x: 0, y: 0, width: 390, height: 180 }],
  [360, 640, { x: 0, y: 0, width: 360, height: 160 }],
  [844, 390, { x: 0, y: 0, width: 320, height: 390 }],
  [768, 1024, { x: 0, y: 0, width: 768, height: 220 }],
  [1440, 900, { x: 0, y: 0, width: 420, height: 300 }],
  [2560, 1440, { x: 0, y: 0, width: 600, height: 300 }],
] as const;

it.each(ROOMS)('in %i x %i both cards are inside the window and do not cover the text', (width, height, words) => {
  const { hero, monster } = practiceLayout(width, height, words);
  const { mm } = hero;
  expect([monster.turn, monster.mm / mm]).toEqual([45, expect.closeTo(1.18)]);
  expect(mm).toBeGreaterThan(1.5);
  expect(mm).toBeLessThanOrEqual(7);
  const under = hero.y >= words.y + words.height - 0.01;
  const beside = hero.x >= words.x + words.width - 0.01;
  expect(under || beside).toBe(true);
  expect(hero.x + 63 * mm).toBeLessThanOrEqual(width);
  expect(hero.y + 88 * mm).toBeLessThanOrEqual(height);
});

it('the layout equals the golden file', () => {
  const short = (value: number) => Math.round(value * 10) / 10;
  const lines = ROOMS.map(([width, height, words]) => {
    const { hero, monster } = practiceLayout(width, height, words);
    const poses = [hero, monster].map(({ x, y, mm, turn }) => [x, y, mm, turn].map(short).join(' '));
    return `${width}x${height}: ${poses.join(', ')}`;
  });
  expect(lines).toMatchInlineSnapshot(`
    [
      "390x844: 14 342.6 3.9 0, 113.9 508.3 4.5 45",
      "360x640: 14 244.6 3.5 0, 105.6 396.6 4.2 45",
      "844x390: 388.7 14 4.1 0, 495.4 191 4.9 45",
      "768x1024: 55 314 7 0, 236.6 615.2 8.3 45",
      "1440x900: 601 142 7 0, 782.6 443.2 8.3 45",
      "2560x1440: 951 562 7 0, 1132.6 863.2 8.3 45",
    ]
  `);
});
