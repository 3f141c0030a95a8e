import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type Density, type Frame, layOut, PIECES } from '../../scripts/bake/atlas';
import { CARVED_RED, svgOf } from '../../scripts/bake/picture';
import { BOSSES } from '../../scripts/bake/portraits';
import { reduceTones } from '../../scripts/bake/tones';
import { MONSTERS } from '../../src/content/inHand/monsters';
import frames from '../../src/scenes/art/atlas.gen.json';
import { ALIAS_ICON } from '../../src/scenes/inHand/art/iconNames';

const DENSITIES = Object.keys(PIECES) as Density[];
const FOLDER = 'assets/atlas';

/** Width and height in px of a lossless WebP, read from its header. */
function sizeOfSheet(density: Density): { readonly width: number; readonly height: number } {
  const file = readFileSync(`${FOLDER}/${density}.webp`);
  expect(file.toString('latin1', 12, 16)).toBe('VP8L');
  const bits = file.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

const framesOf = (density: Density) =>
  Object.entries(frames[density]) as unknown as readonly (readonly [string, Frame])[];

const overlap = ([x, y, w, h]: Frame, [x2, y2, w2, h2]: Frame): boolean =>
  x < x2 + w2 && x2 < x + w && y < y2 + h2 && y2 < y + h;

test('there is one atlas for each density, and no picture of an atlas is stored as a separate file', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(DENSITIES.map((density) => `${density}.webp`));
  const single = ['portraits', 'textures/speckle.webp', 'textures/wear.webp', 'key/thumb-left.webp'];
  expect(single.filter((file) => existsSync(`assets/${file}`))).toEqual([]);
});

describe.each(DENSITIES)('the atlas of density %s', (density) => {
  it('has a portrait of every monster, and the textures with which all cards are printed', () => {
    const wanted = [
      ...[...MONSTERS.map(({ id }) => id), ...Object.keys(ALIAS_ICON)].map((id) => `monster/${id}`),
      'speckle',
      'thumb',
      'wear',
    ];
    expect(framesOf(density).map(([name]) => name)).toEqual(wanted.sort());
  });

  it('has all frames inside the picture, and no two frames overlap', () => {
    const { width, height } = sizeOfSheet(density);
    const all = framesOf(density);
    for (const [name, [x, y, w, h]] of all) {
      expect([name, x >= 0, y >= 0, w > 0, h > 0, x + w <= width, y + h <= height]).toEqual([
        name,
        ...Array(6).fill(true),
      ]);
    }
    const over = all.flatMap(([a, one], i) =>
      all.slice(i + 1).flatMap(([b, other]) => (overlap(one, other) ? [`${a} ${b}`] : [])),
    );
    expect(over).toEqual([]);
  });

  it('is planned in the same way each time, and the stored frames and picture match the plan', () => {
    const pieces = PIECES[density]();
    const plan = layOut(pieces);
    expect(plan).toEqual(layOut(PIECES[density]()));
    expect(plan.frames).toEqual(frames[density]);
    expect({ width: plan.width, height: plan.height }).toEqual(sizeOfSheet(density));
    expect(pieces.map(svgOf)).toEqual(PIECES[density]().map(svgOf));
  });
});

test('the rays behind bosses contain red, and those behind others do not', () => {
  const red = PIECES['2x']().filter(({ inks }) => inks.includes(CARVED_RED));
  expect(red.map(({ name }) => name).sort()).toEqual(BOSSES.map((id) => `monster/${id}`).sort());
  // Looks only at the rays, which are drawn before any figure: the whistle of Grubb's figure is red as well.
  for (const { name, body } of red)
    expect([name, body.split('<g transform')[0]?.includes(CARVED_RED)]).toEqual([name, true]);
});

test('no two portraits are the same drawing', () => {
  const bodies = PIECES['2x']().map(({ body }) => body);
  expect(new Set(bodies).size).toBe(bodies.length);
});

test('reduces colours: each pixel takes the nearest tone between two inks, and transparent pixels take no colour', () => {
  const pixels = Buffer.from([250, 251, 252, 255, 9, 8, 7, 200, 90, 80, 82, 255, 200, 100, 50, 20]);
  reduceTones(pixels, ['#000000', '#FFFFFF'], 3);
  expect([...pixels]).toEqual([255, 255, 255, 255, 0, 0, 0, 170, 85, 85, 85, 255, 0, 0, 0, 0]);
});
