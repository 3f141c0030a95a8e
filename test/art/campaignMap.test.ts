/** The map on the campaign's sheet: nothing overlaps, neither in the shape of the sheet on a desktop nor on a phone. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '../../src/content/inHand/chapters';
import { LANGUAGES } from '../../src/i18n';
import english from '../../src/i18n/en/inHand/journey';
import type { Point } from '../../src/scenes/art/geometry';
import { LAND, RIVER, roadWay } from '../../src/scenes/inHand/art/campaignMap';
import { CAMPAIGN_PLACES } from '../../src/scenes/inHand/art/campaignPlaces';

/** Sheets in css px; `node` is half the width of a scenario's hex in css px. */
const SHEETS = [
  { width: 1020, height: 790, node: 34 },
  { width: 374, height: 570, node: 19 },
  { width: 328, height: 547, node: 17 },
] as const;

/** The size of names per width of the sheet on a desktop, where the sheet takes seven tenths of the page, and a letter's width per size. */
const LAND_FONT = 0.018;
const LETTER = { en: 0.53, ru: 0.61, cs: 0.55 };

const ROADS = CHAPTERS.flatMap(({ number, unlocks }) => unlocks.map((to) => [number, to] as const));
const STEPS = 40;

/** The centres of the names come from the style sheet, in the order of the text. */
const NAMES = [
  ...readFileSync('src/styles/inHand/campaignMap.css', 'utf8').matchAll(
    /\.land span:nth-child\((\d)\) \{\s+left: ([\d.]+)%;\s+top: ([\d.]+)%;/g,
  ),
].map(([, nth, left, top]) => ({ name: nth, x: Number(left) / 100, y: Number(top) / 100 }));

const LANDMARKS = LAND.flatMap(([icon, size, , all]) => all.map(([x, y]) => ({ icon, size, x, y })));

type Curve = readonly Point[];

function curve([a, bend, b]: readonly [Point, Point, Point]): Curve {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const of = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r;
    return { x: of(a.x, bend.x, b.x), y: of(a.y, bend.y, b.y) };
  });
}

function roadOf(from: number, to: number, width: number, height: number): Curve {
  const way = roadWay(from, to, width, height);
  if (!way) throw new Error(`no road from ${from} to ${to}`);
  return curve(way);
}

/** The river as it is drawn: cubic curves, scaled from a box of 100 x 100. */
function river(width: number, height: number): Curve {
  const numbers = (RIVER.match(/-?\d+/g) ?? []).map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: ((numbers[2 * i] ?? 0) * width) / 100,
    y: ((numbers[2 * i + 1] ?? 0) * height) / 100,
  }));
  const all: Point[] = [];
  for (let i = 0; i + 3 < points.length; i += 3) {
    const [p, q, r, s] = points.slice(i, i + 4) as [Point, Point, Point, Point];
    for (let step = 0; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const of = (a: number, b: number, c: number, d: number) =>
        (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d;
      all.push({ x: of(p.x, q.x, r.x, s.x), y: of(p.y, q.y, r.y, s.y) });
    }
  }
  return all;
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const nearest = (way: Curve, at: Point): number => Math.min(...way.map((each) => apart(each, at)));

function cross(one: Curve, other: Curve): boolean {
  const side = (a: Point, b: Point, c: Point) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return one.slice(1).some((b, i) => {
    const a = one[i] as Point;
    return other.slice(1).some((d, j) => {
      const c = other[j] as Point;
      return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
    });
  });
}

describe.each(SHEETS)('the sheet of $width x $height', ({ width, height, node }) => {
  const roads = ROADS.map(([from, to]) => ({ from, to, way: roadOf(from, to, width, height) }));
  const places = Object.entries(CAMPAIGN_PLACES).map(([number, { x, y }]) => ({
    number: Number(number),
    at: { x: x * width, y: y * height },
  }));

  it('has roads that do not cross; two roads with a common end part there', () => {
    for (const [i, one] of roads.entries())
      for (const other of roads.slice(i + 1)) {
        const shared = [one.from, one.to].find((each) => each === other.from || each === other.to);
        if (shared === undefined)
          expect(cross(one.way, other.way), `${one.from}-${one.to} ${other.from}-${other.to}`).toBe(false);
        else {
          const middle = one.way[STEPS / 2] as Point;
          expect(nearest(other.way, middle), `${one.from}-${one.to} along ${other.from}-${other.to}`).toBeGreaterThan(
            node / 4,
          );
        }
      }
  });

  it('has no road, river or other scenario that runs into a scenario', () => {
    for (const { number, at } of places) {
      for (const { from, to, way } of roads)
        if (number !== from && number !== to)
          expect(nearest(way, at), `${from}-${to} by ${number}`).toBeGreaterThan(node);
      for (const other of places)
        if (other.number !== number)
          expect(apart(at, other.at), `${number} and ${other.number}`).toBeGreaterThan(1.9 * node);
      expect(nearest(river(width, height), at), `the river by ${number}`).toBeGreaterThan(0.9 * node);
    }
  });

  it('has landmarks that touch no road, river or scenario', () => {
    for (const { icon, x, y, size } of LANDMARKS) {
      const at = { x: x * width, y: y * height };
      const half = (size * width) / 2;
      for (const { from, to, way } of roads)
        expect(nearest(way, at), `${icon} ${x} ${y} on ${from}-${to}`).toBeGreaterThan(0.8 * half);
      expect(nearest(river(width, height), at), `${icon} ${x} ${y} in the river`).toBeGreaterThan(0.8 * half);
      for (const { number, at: there } of places)
        expect(apart(at, there), `${icon} ${x} ${y} at ${number}`).toBeGreaterThan(0.7 * (half + node));
    }
  });

  it('has names that touch no road, scenario or river', () => {
    expect(NAMES).toHaveLength(english.land.split('|').length);
    for (const { name, x, y } of NAMES) {
      const at = { x: x * width, y: y * height };
      for (const { from, to, way } of roads) expect(nearest(way, at), `${name} on ${from}-${to}`).toBeGreaterThan(11);
      expect(nearest(river(width, height), at), `${name} in the river`).toBeGreaterThan(11);
      for (const { number, at: there } of places)
        expect(apart(at, there), `${name} at ${number}`).toBeGreaterThan(node + 6);
    }
  });

  it.each(LANGUAGES)('has room between the words of each name and the scenarios, in %s', async (language) => {
    const { default: texts } = await import(`../../src/i18n/${language}/inHand/journey.ts`);
    const names: string[] = texts.land.split('|');
    const font = Math.max(11, LAND_FONT * width);
    for (const [i, { x, y }] of NAMES.entries()) {
      const words = (names[i] ?? '').split(' ');
      const half = {
        width: (LETTER[language] * font * Math.max(...words.map(({ length }) => length))) / 2,
        height: (font * words.length) / 2,
      };
      for (const { number, at } of places) {
        const across = Math.max(0, Math.abs(at.x - x * width) - half.width);
        const down = Math.max(0, Math.abs(at.y - y * height) - half.height);
        expect(Math.hypot(across, down), `${names[i]} at ${number}`).toBeGreaterThan(node);
      }
    }
  });

  it('keeps the corners of the title and the legend free of the river and of mountains', () => {
    const title = { right: 0.4 * width, bottom: 0.11 * height };
    const legend = { left: 0.55 * width, top: 0.925 * height };
    for (const at of [...river(width, height), ...LANDMARKS.map(({ x, y }) => ({ x: x * width, y: y * height }))]) {
      expect(at.x < title.right && at.y < title.bottom, `${at.x} ${at.y}`).toBe(false);
      expect(at.x > legend.left && at.y > legend.top, `${at.x} ${at.y}`).toBe(false);
    }
  });
});
