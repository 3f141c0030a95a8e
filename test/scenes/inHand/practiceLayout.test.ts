/** Where the two cards of the practice lie: as large as the room allows, never out of it. */
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

it.each(ROOMS)('in %i x %i it is in the window, clear of the words', (width, height, words) => {
  const { hero, monster, mm } = practiceLayout(width, height, words);
  expect([hero.mm, monster.mm]).toEqual([mm, mm]);
  expect(mm).toBeGreaterThan(1.5);
  expect(mm).toBeLessThanOrEqual(7);
  const under = hero.y >= words.y + words.height - 0.01;
  const beside = hero.x >= words.x + words.width - 0.01;
  expect(under || beside).toBe(true);
  expect(hero.x + 63 * mm).toBeLessThanOrEqual(width);
  expect(hero.y + 88 * mm).toBeLessThanOrEqual(height);
});

it('lies where it lay when somebody last looked at it', () => {
  const short = (value: number) => Math.round(value * 10) / 10;
  const lines = ROOMS.map(([width, height, words]) => {
    const { hero, monster } = practiceLayout(width, height, words);
    const poses = [hero, monster].map(({ x, y, mm, turn }) => [x, y, mm, turn].map(short).join(' '));
    return `${width}x${height}: ${poses.join(', ')}`;
  });
  expect(lines).toMatchInlineSnapshot(`
    [
      "390x844: 14 199.4 4.1 0, 67.3 435 4.1 20",
      "360x640: 49.2 174 2.9 0, 87.7 344.3 2.9 20",
      "844x390: 334 46.8 3.4 0, 573.6 46.8 3.4 20",
      "768x1024: 159.4 234 5 0, 225.5 526.4 5 20",
      "1440x900: 434 153.7 6.7 0, 913.2 153.7 6.7 20",
      "2560x1440: 967.5 330.2 7 0, 1059.5 737 7 20",
    ]
  `);
});
