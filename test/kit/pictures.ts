/** Test kit: compares pictures with committed ones. `UPDATE_PICTURES=1` rewrites these; look at them before you commit them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect } from 'vitest';

const FOLDER = 'test/art/pictures';
/** How much a colour, and what share of the pixels, may differ: browser versions differ in the antialiasing of text. */
const TOLERANCE = { colour: 0.1, pixels: 0.005 } as const;
/** Rounding to multiples of this halves the size of committed pictures, and is far below the tolerance of colour. */
const SHADES = 16;

/** Returns the picture as PNG with fewer shades and no transparency. */
function packed({ width, height, data }: PNG): Buffer {
  const few = new PNG({ width, height });
  few.data = Buffer.from(data.map((value) => Math.min(255, Math.round(value / SHADES) * SHADES)));
  return PNG.sync.write(few, { colorType: 2, deflateLevel: 9, filterType: -1 });
}

/** Expects each picture to look like the committed one of its name. It writes the others to test-results, with their differences. */
export function expectAsCommitted(pictures: ReadonlyMap<string, PNG>): void {
  if (process.env['UPDATE_PICTURES'] === '1') {
    mkdirSync(FOLDER, { recursive: true });
    for (const [name, png] of pictures) writeFileSync(`${FOLDER}/${name}.png`, packed(png));
    return;
  }
  mkdirSync('test-results', { recursive: true });
  const wrong: string[] = [];
  for (const [name, png] of pictures) {
    const wanted = PNG.sync.read(readFileSync(`${FOLDER}/${name}.png`));
    const { width, height } = wanted;
    expect([name, png.width, png.height]).toEqual([name, width, height]);
    const diff = new PNG({ width, height });
    const pixels = pixelmatch(wanted.data, png.data, diff.data, width, height, { threshold: TOLERANCE.colour });
    if (pixels <= TOLERANCE.pixels * width * height) continue;
    wrong.push(`${name}: ${pixels} pixels`);
    writeFileSync(`test-results/${name}.png`, PNG.sync.write(png));
    writeFileSync(`test-results/${name}-diff.png`, PNG.sync.write(diff));
  }
  expect(wrong).toEqual([]);
}
