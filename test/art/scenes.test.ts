/** The blocks over scenarios and endings: what each is made of, and that no two of the baked files look alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { CARVED_RED, svgOf } from '../../scripts/bake/picture';
import { ENDINGS, SCENES, scenes } from '../../scripts/bake/scenes';
import { type Composition, LAYERS, SEEN } from '../../scripts/bake/scenes/composition';
import { HEIGHT, WIDTH } from '../../scripts/bake/scenes/strokes';
import { CHAPTERS } from '../../src/content/inHand/chapters';
import { webpPictures } from '../kit/webp';

/** Pages on which a boss waits. */
const BOSSES = ['foremanGrubb', 'nightAudit', 'landladyOfTheFen', 'struckOff', 'solventKing', 'carriedForward'];

const named = (all: readonly Composition[], folder: string): string[] =>
  all.map(({ id }) => `${folder}/${id}.webp`).sort();
const filesOf = (folder: string): string[] =>
  readdirSync(`assets/${folder}`)
    .map((file) => `${folder}/${file}`)
    .sort();

/** How light each field of a grid over the block is, from 0 to 1, so that blocks can be held against each other. */
const GRID = { columns: 28, rows: 17 } as const;

function lightsOf({ data, width, height }: ImageData): number[] {
  const [w, h] = [Math.floor(width / GRID.columns), Math.floor(height / GRID.rows)];
  return Array.from({ length: GRID.columns * GRID.rows }, (_, field) => {
    const [left, top] = [(field % GRID.columns) * w, Math.floor(field / GRID.columns) * h];
    let sum = 0;
    for (let y = top; y < top + h; y++) for (let x = left; x < left + w; x++) sum += data[(y * width + x) * 4 + 1] ?? 0;
    return sum / (w * h * 255);
  });
}

/** Part of a picture's pixels that are of the red ink. */
function redOf({ data }: ImageData): number {
  let count = 0;
  for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 0) > 150 && (data[i + 1] ?? 0) < 80) count += 1;
  return count / (data.length / 4);
}

let pictures: ReadonlyMap<string, ImageData> = new Map();
beforeAll(async () => {
  pictures = await webpPictures(
    scenes().map(({ name }) => name),
    (name) => `assets/${name}`,
  );
});

test('every page and every ending has a block of its own, and its file; and there are no others', () => {
  expect(SCENES.map(({ id }) => id).sort()).toEqual(CHAPTERS.map(({ id }) => id).sort());
  expect(ENDINGS.map(({ id }) => id).sort()).toEqual(
    CHAPTERS.filter(({ ending }) => ending)
      .map(({ id }) => id)
      .sort(),
  );
  expect(filesOf('scenes')).toEqual(named(SCENES, 'scenes'));
  expect(filesOf('endings')).toEqual(named(ENDINGS, 'endings'));
});

test('the style sheet says of each block where it lies, and of no other', () => {
  const sheet = readFileSync('src/styles/inHand/blocks.css', 'utf8');
  const rules = [
    ...sheet.matchAll(/\[data-block="([^"]+)"\] \{\s+background-image: url\("..\/..\/..\/assets\/([^"]+)"\);/g),
  ];
  expect(rules.map(([, block, file]) => [`${block}.webp`, file]).sort()).toEqual(
    scenes()
      .map(({ name }) => [name, name])
      .sort(),
  );
});

describe.each([...SCENES, ...ENDINGS].map((each) => [each.id, each] as const))('the block %s', (_, block) => {
  it('has a sky, a place, what is wrong with it, and something near: four different layers', () => {
    const drawn = LAYERS.map((layer) => block[layer].join(''));
    expect(drawn.filter((layer) => !layer.includes('<path'))).toEqual([]);
    expect(new Set(drawn).size).toBe(LAYERS.length);
  });
});

test('no block is one icon before its light', () => {
  const few = [...SCENES, ...ENDINGS].filter(({ place, wrong, near }) => [...place, ...wrong, ...near].length < 6);
  expect(few.map(({ id }) => id)).toEqual([]);
});

test('blocks are drawn the same way each time', () => {
  expect(scenes().map(svgOf)).toEqual(scenes().map(svgOf));
});

test('the files are as large as they are drawn, and small enough to be fetched where they are shown', () => {
  for (const { name } of scenes()) {
    const { width, height } = pictures.get(name) ?? {};
    expect([name, width, height]).toEqual([name, WIDTH * 2, HEIGHT * 2]);
    expect([name, readFileSync(`assets/${name}`).length < 40_000]).toEqual([name, true]);
  }
});

test('no two blocks look alike, not even where their middles alone are seen', () => {
  const seen = [...pictures].map(([name, picture]) => [name, lightsOf(picture)] as const);
  const rows = { from: (SEEN.top / HEIGHT) * GRID.rows, to: (SEEN.bottom / HEIGHT) * GRID.rows };
  const middle = (lights: readonly number[]): number[] =>
    lights.filter((_, i) => {
      const row = Math.floor(i / GRID.columns);
      return row >= rows.from && row < rows.to;
    });
  const close = seen.flatMap(([a, one], i) =>
    seen.slice(i + 1).flatMap(([b, other]) => {
      const [here, there] = [middle(one), middle(other)];
      const off = here.reduce((sum, light, k) => sum + Math.abs(light - (there[k] ?? 0)), 0) / here.length;
      return off < 0.1 ? [`${a} ${b} ${off.toFixed(3)}`] : [];
    }),
  );
  expect(close).toEqual([]);
});

describe('the red ink', () => {
  test('is carved through the light of every boss', () => {
    for (const id of BOSSES) {
      const block = SCENES.find((each) => each.id === id);
      expect([id, block?.sky.some((stroke) => stroke.includes(CARVED_RED))]).toEqual([id, true]);
      expect([id, redOf(pictures.get(`scenes/${id}.webp`) as ImageData) > 0.01]).toEqual([id, true]);
    }
  });

  test('is a spot on the others: nowhere more than a tenth', () => {
    const reds = [...pictures].map(([name, picture]) => [name, redOf(picture) < 0.1] as const);
    expect(reds.filter(([, few]) => !few)).toEqual([]);
  });
});
