/** Pictures held against committed ones. `UPDATE_PICTURES=1` writes them anew: look at them before they are committed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect } from 'vitest';

const FOLDER = 'test/art/pictures';
/** Texts are smoothed a little differently by each version of the browser: so much colour, and so many pixels, may differ. */
const TOLERANCE = { colour: 0.1, pixels: 0.005 } as const;
/** Committed pictures have fewer shades than the painters, and half the size for it; far less than the tolerance of colour. */
const SHADES = 16;

/** With fewer shades, and no transparency. */
function packed({ width, height, data }: PNG): Buffer {
  const few = new PNG({ width, height });
  few.data = Buffer.from(data.map((value) => Math.min(255, Math.round(value / SHADES) * SHADES)));
  return PNG.sync.write(few, { colorType: 2, deflateLevel: 9, filterType: -1 });
}

/** Expects each picture to look as the committed one of its name; those that do not are laid in test-results, with what differs. */
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
