/** All figures of the Long Table in print: each has a block and a token, and no two of them look alike. */
import { beforeAll, describe, expect, it, test } from 'vitest';
import { layOut } from '../../scripts/bake/atlas';
import { BOSSES as BOSS_FIGURES } from '../../scripts/bake/longTable/bosses';
import { printFigure } from '../../scripts/bake/longTable/cutFigure';
import { HEROES as HERO_FIGURES } from '../../scripts/bake/longTable/heroes';
import { FIGURES } from '../../scripts/bake/longTable/portraits';
import { LONG_SHEETS } from '../../scripts/bake/longTable/sheets';
import { CARVED_RED, svgOf } from '../../scripts/bake/picture';
import { BOSSES } from '../../src/content/longTable/bosses';
import { HEROES } from '../../src/content/longTable/heroes';
import { MONSTERS } from '../../src/content/longTable/monsters';
import { SCENARIOS } from '../../src/content/longTable/scenarios';
import { SUMMONS } from '../../src/content/longTable/summons';
import { faceOf } from '../../src/scenes/longTable/art/figurePictures';
import frames from '../../src/scenes/longTable/art/sheets.gen.json';
import { webpPictures } from '../kit/webp';

type SheetName = keyof typeof LONG_SHEETS;
const NAMES = Object.keys(LONG_SHEETS) as SheetName[];

const ids = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id);
const EVERYBODY = [
  ...ids([...HEROES, ...MONSTERS, ...BOSSES, ...SUMMONS]),
  ...SCENARIOS.flatMap(({ escorts = [], destructibles }) =>
    ids([...escorts, ...(destructibles ? [destructibles] : [])]),
  ),
];

let sheets: ReadonlyMap<SheetName, ImageData> = new Map();
beforeAll(async () => {
  sheets = await webpPictures(NAMES, (name) => `assets/longTable/${name}.webp`);
});

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

test('exactly these have a drawing: heroes, monsters, bosses, summons, escorts and objects that can be destroyed', () => {
  expect(sorted(Object.keys(FIGURES))).toEqual(sorted(EVERYBODY));
  expect(EVERYBODY).toEqual(
    expect.arrayContaining(['ferrywoman', 'remainderman', 'hearse', 'delegate', 'post', 'box']),
  );
});

test('no two figures have the same drawing', () => {
  const drawn = Object.values(FIGURES).map((figure) => printFigure(figure, 0));
  expect(new Set(drawn).size).toBe(drawn.length);
});

describe.each(NAMES)('the sheet of %s', (name) => {
  const boxes: Readonly<Record<string, readonly number[]>> = frames[name];

  it('has a piece for every figure, at the place that the plan gives', () => {
    const pieces = LONG_SHEETS[name]();
    const plan = layOut(pieces);
    expect(sorted(pieces.map((piece) => piece.name.split('/')[1] ?? ''))).toEqual(sorted(EVERYBODY));
    expect(plan.frames).toEqual(boxes);
    const sheet = sheets.get(name);
    expect([sheet?.width, sheet?.height]).toEqual([plan.width, plan.height]);
    expect(pieces.map(svgOf)).toEqual(LONG_SHEETS[name]().map(svgOf));
  });

  it('has no two pieces that look alike', () => {
    const sheet = sheets.get(name) as ImageData;
    const seen = Object.entries(boxes).map(([piece, box]) => [piece, inkOf(sheet, box)] as const);
    const close = seen.flatMap(([a, one], i) =>
      seen.slice(i + 1).flatMap(([b, other]) => {
        const off = one.reduce((sum, ink, k) => sum + Math.abs(ink - (other[k] ?? 0)), 0) / one.length;
        return off < 0.09 ? [`${a} ${b} ${off.toFixed(3)}`] : [];
      }),
    );
    expect(close).toEqual([]);
  });
});

/** The amount of ink in each field of a grid over a piece, from 0 to 1. */
function inkOf({ data, width }: ImageData, [left = 0, top = 0, w = 0, h = 0]: readonly number[]): number[] {
  const grid = 12;
  return Array.from({ length: grid * grid }, (_, field) => {
    const [x0, y0] = [
      left + Math.floor(((field % grid) * w) / grid),
      top + Math.floor((Math.floor(field / grid) * h) / grid),
    ];
    let ink = 0;
    let all = 0;
    for (let y = y0; y < y0 + h / grid; y++)
      for (let x = x0; x < x0 + w / grid; x++) {
        const at = (y * width + x) * 4;
        ink += ((data[at + 3] ?? 0) / 255) * (1 - (data[at + 1] ?? 0) / 255);
        all += 1;
      }
    return ink / all;
  });
}

test('the rays behind heroes and bosses contain red, and those behind others do not', () => {
  const red = LONG_SHEETS.blocks().filter(({ body }) => body.split('<g transform')[0]?.includes(CARVED_RED));
  expect(sorted(red.map(({ name }) => name.split('/')[1] ?? ''))).toEqual(
    sorted([...Object.keys(HERO_FIGURES), ...Object.keys(BOSS_FIGURES)]),
  );
  expect(Object.keys(HERO_FIGURES).sort()).toEqual(ids(HEROES).sort());
  expect(Object.keys(BOSS_FIGURES).sort()).toEqual(ids(BOSSES).sort());
});

test('a face is a part of the baked sheet of figures', () => {
  const sheet = sheets.get('figures');
  expect(faceOf('assessor')).toMatchObject({
    box: frames.figures['token/assessor'],
    width: sheet?.width,
    height: sheet?.height,
    url: expect.stringContaining('figures'),
  });
  expect(faceOf('nobody')).toBeNull();
});
