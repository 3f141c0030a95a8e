/** The block prints for scenarios and endings: what each consists of, and that no two of the baked files look alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { CARVED_RED, svgOf } from '../../scripts/bake/picture';
import { ENDINGS, SCENES, scenes } from '../../scripts/bake/scenes';
import { type Composition, LAYERS, VISIBLE_RANGE } from '../../scripts/bake/scenes/composition';
import { HEIGHT, WIDTH } from '../../scripts/bake/scenes/strokes';
import { CHAPTERS } from '../../src/content/inHand/chapters';
import { webpPictures } from '../kit/webp';

/** Scenario pages with a boss. */
const BOSSES = ['foremanGrubb', 'nightAudit', 'landladyOfTheFen', 'struckOff', 'solventKing', 'carriedForward'];

const named = (all: readonly Composition[], folder: string): string[] =>
  all.map(({ id }) => `${folder}/${id}.webp`).sort();
const filesOf = (folder: string): string[] =>
  readdirSync(`assets/${folder}`)
    .map((file) => `${folder}/${file}`)
    .sort();

/** The grid over a block; the lightness of its fields, from 0 to 1, is compared between blocks. */
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

/** The part of a picture's pixels that have the colour of the red ink, from 0 to 1. */
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

test('every page and every ending has its own block with a file, and there are no other blocks', () => {
  expect(SCENES.map(({ id }) => id).sort()).toEqual(CHAPTERS.map(({ id }) => id).sort());
  expect(ENDINGS.map(({ id }) => id).sort()).toEqual(
    CHAPTERS.filter(({ isEnding }) => isEnding)
      .map(({ id }) => id)
      .sort(),
  );
  expect(filesOf('scenes')).toEqual(named(SCENES, 'scenes'));
  expect(filesOf('endings')).toEqual(named(ENDINGS, 'endings'));
});

test('the style sheet names the file of every block, and no other file', () => {
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
  it('has a sky, a place, a disaster and a foreground: four different layers', () => {
    const drawn = LAYERS.map((layer) => block[layer].join(''));
    expect(drawn.filter((layer) => !layer.includes('<path'))).toEqual([]);
    expect(new Set(drawn).size).toBe(LAYERS.length);
  });
});

test('no block has fewer strokes than a scene needs', () => {
  const few = [...SCENES, ...ENDINGS].filter(({ place, event, near }) => [...place, ...event, ...near].length < 6);
  expect(few.map(({ id }) => id)).toEqual([]);
});

test('blocks are drawn the same way each time', () => {
  expect(scenes().map(svgOf)).toEqual(scenes().map(svgOf));
});

test('the files have the size of the drawings, and are small enough to be fetched when they are shown', () => {
  for (const { name } of scenes()) {
    const { width, height } = pictures.get(name) ?? {};
    expect([name, width, height]).toEqual([name, WIDTH * 2, HEIGHT * 2]);
    expect([name, readFileSync(`assets/${name}`).length < 40_000]).toEqual([name, true]);
  }
});

test('no two blocks look alike, not even if only their middles are visible', () => {
  const seen = [...pictures].map(([name, picture]) => [name, lightsOf(picture)] as const);
  const rows = { from: (VISIBLE_RANGE.top / HEIGHT) * GRID.rows, to: (VISIBLE_RANGE.bottom / HEIGHT) * GRID.rows };
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
  test('is part of the rays of every boss', () => {
    for (const id of BOSSES) {
      const block = SCENES.find((each) => each.id === id);
      expect([id, block?.sky.some((stroke) => stroke.includes(CARVED_RED))]).toEqual([id, true]);
      expect([id, redOf(pictures.get(`scenes/${id}.webp`) as ImageData) > 0.01]).toEqual([id, true]);
    }
  });

  test('covers at most a tenth of every other picture', () => {
    const reds = [...pictures].map(([name, picture]) => [name, redOf(picture) < 0.1] as const);
    expect(reds.filter(([, few]) => !few)).toEqual([]);
  });
});
