/** Compares the prints of cards and tables with committed pictures (test/art/pictures). */
import { PNG } from 'pngjs';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { launch, picture, visit } from '../kit/browser';
import { expectAsCommitted } from '../kit/pictures';

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
  'long-opening',
  'long-worn-turned',
  'long-last',
  'long-figures',
  'long-modifiers',
  'long-modifier-back',
  'long-tiles',
  'long-marks',
];

/** The pictures by name, as the gallery paints them in the browser. */
async function painted(): Promise<ReadonlyMap<string, PNG>> {
  const server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1', hmr: false } });
  await server.listen();
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the server has no address');
  // Without the flags that make painting cheaper, because the test compares pixels.
  const browser = await launch([]);
  try {
    const { page } = await visit(browser, { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
    await page.goto(`${url}test/art/gallery.html?only=pictures&mm=4&density=1`);
    // All pictures are painted in full, which takes minutes when both cores are busy.
    await page.waitForSelector('body[data-ready]', { timeout: 500_000 });
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

it('cards and tables look like the committed pictures', async () => {
  const pictures = await painted();
  expect([...pictures.keys()]).toEqual(names);
  expectAsCommitted(pictures);
});
