/** The block prints for scenarios and events of the Long Table, and its map: what each consists of, and that no two files look alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { LONG_EVENTS, LONG_SCENES, longScenes } from '../../scripts/bake/longTable/scenes';
import { middleOf as drawnAt, FIELD } from '../../scripts/bake/longTable/scenes/world';
import { svgOf } from '../../scripts/bake/picture';
import { type Composition, LAYERS } from '../../scripts/bake/scenes/composition';
import { EVENTS } from '../../src/content/longTable/campaign/events';
import { GRAPH } from '../../src/content/longTable/campaign/graph';
import { SCENARIOS } from '../../src/content/longTable/scenarios';
import { middleOf } from '../../src/panels/longTable/camp/choices';
import { webpPictures } from '../kit/webp';

const ALL: readonly Composition[] = [...LONG_SCENES, ...LONG_EVENTS];
let pictures: ReadonlyMap<string, ImageData> = new Map();

beforeAll(async () => {
  pictures = await webpPictures(
    longScenes().map(({ name }) => name),
    (name) => `assets/${name}`,
  );
});

const ids = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id).sort();

test('every scenario and every event has its own block with a file, and there are no other blocks', () => {
  expect(ids(LONG_SCENES)).toEqual(ids(SCENARIOS));
  expect(ids(LONG_EVENTS)).toEqual(ids(EVENTS));
  const files = ['scenes', 'events'].flatMap((folder) =>
    readdirSync(`assets/longTable/${folder}`).map((file) => `longTable/${folder}/${file}`),
  );
  expect([...files, 'longTable/world.webp'].sort()).toEqual(
    longScenes()
      .map(({ name }) => name)
      .sort(),
  );
});

test('the style sheet names the file of every block, and no other file', () => {
  const sheet = readFileSync('src/styles/longTable/blocks.css', 'utf8');
  const rules = [
    ...sheet.matchAll(/\[data-block="([^"]+)"\] \{\s+background-image: url\("..\/..\/..\/assets\/([^"]+)"\);/g),
  ];
  expect(rules.map(([, block, file]) => [`${block}.webp`, file]).sort()).toEqual(
    longScenes()
      .map(({ name }) => [name, name])
      .sort(),
  );
});

describe.each(ALL.map((each) => [each.id, each] as const))('the block %s', (_, block) => {
  it('has a sky, a place, a disaster and a foreground: four different layers with more strokes than an icon has', () => {
    const drawn = LAYERS.map((layer) => block[layer].join(''));
    expect(drawn.filter((layer) => !layer.includes('<path'))).toEqual([]);
    expect(new Set(drawn).size).toBe(LAYERS.length);
    expect(block.place.length + block.event.length + block.near.length).toBeGreaterThan(5);
  });
});

test('blocks are drawn in the same way each time, and the files have the size of the drawings', () => {
  expect(longScenes().map(svgOf)).toEqual(longScenes().map(svgOf));
  for (const { name, width, height } of longScenes()) {
    const picture = pictures.get(name);
    expect([name, picture?.width, picture?.height]).toEqual([name, width * 2, height * 2]);
    expect([name, readFileSync(`assets/${name}`).length < 40_000]).toEqual([name, true]);
  }
});

test('no two blocks look alike', () => {
  const seen = [...pictures].map(([name, picture]) => [name, lightsOf(picture)] as const);
  const close = seen.flatMap(([a, one], i) =>
    seen.slice(i + 1).flatMap(([b, other]) => {
      const off = one.reduce((sum, light, k) => sum + Math.abs(light - (other[k] ?? 0)), 0) / one.length;
      return off < 0.1 ? [`${a} ${b} ${off.toFixed(3)}`] : [];
    }),
  );
  expect(close).toEqual([]);
});

/** The lightness of each field of a grid over the block, from 0 to 1. */
function lightsOf({ data, width, height }: ImageData): number[] {
  const [columns, rows] = [28, 17];
  const [w, h] = [Math.floor(width / columns), Math.floor(height / rows)];
  return Array.from({ length: columns * rows }, (_, field) => {
    const [left, top] = [(field % columns) * w, Math.floor(field / columns) * h];
    let sum = 0;
    for (let y = top; y < top + h; y++) for (let x = left; x < left + w; x++) sum += data[(y * width + x) * 4 + 1] ?? 0;
    return sum / (w * h * 255);
  });
}

test('the page places its numbers where the map shows the scenarios', () => {
  const world = longScenes().find(({ name }) => name === 'longTable/world.webp');
  expect([world?.width, world?.height]).toEqual([FIELD.width * 6, FIELD.height * 5]);
  for (const { place } of GRAPH) {
    const [x, y] = drawnAt(place);
    const { left, top } = middleOf(place);
    expect([place, left * (world?.width ?? 0), top * (world?.height ?? 0)]).toEqual([place, x, y]);
  }
});
