/**
 * What is printed on the cards, held against committed pictures (test/art/pictures). `UPDATE_PICTURES=1` writes them anew: look at
 * them before they are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { launch, picture, visit } from '../kit/browser';

const FOLDER = 'test/art/pictures';
/** Texts are smoothed a little differently by each version of the browser: so much colour, and so many pixels, may differ. */
const TOLERANCE = { colour: 0.1, pixels: 0.005 } as const;
/** Committed pictures have fewer shades than the painters, and half the size for it; far less than the tolerance of colour. */
const SHADES = 16;

const names = [
  ...[5, 6, 7, 8].map((hp) => `hero-hp-${hp}`),
  'monster-hp',
  'hero-track',
  'plate-elite',
  'plate-normal',
  ...[1, 3, 5, 8].map((n) => `face-${n}`),
  'map-1',
  'die-1',
  'die-6',
];

/** The pictures by name, as the gallery paints them in the browser. */
async function painted(): Promise<ReadonlyMap<string, PNG>> {
  const server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1', hmr: false } });
  await server.listen();
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the server has no address');
  // Without the flags that make painting cheaper: pixels are compared here.
  const browser = await launch([]);
  try {
    const { page } = await visit(browser, { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
    await page.goto(`${url}test/art/gallery.html?only=pictures&mm=4&density=1`);
    await page.waitForSelector('body[data-ready]', { timeout: 120_000 });
    await picture(page, 'printed');
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('figure')].map((figure) => ({
        name: figure.textContent?.split(' ')[0] ?? '',
        data: figure.querySelector('canvas')?.toDataURL().split(',')[1] ?? '',
      })),
    );
    return new Map(found.map(({ name, data }) => [name, PNG.sync.read(Buffer.from(data, 'base64'))]));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** With fewer shades, and no transparency. */
function packed({ width, height, data }: PNG): Buffer {
  const few = new PNG({ width, height });
  few.data = Buffer.from(data.map((value) => Math.min(255, Math.round(value / SHADES) * SHADES)));
  return PNG.sync.write(few, { colorType: 2, deflateLevel: 9, filterType: -1 });
}

it('the cards are printed as in the committed pictures', async () => {
  const pictures = await painted();
  expect([...pictures.keys()]).toEqual(names);
  if (process.env.UPDATE_PICTURES === '1') {
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
});
