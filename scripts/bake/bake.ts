/**
 * Bakes the pictures of assets/ with an installed Chromium, and the file of icons. Run by hand when a drawing changes, and
 * commit what it writes: `npm run bake [-- part of a file name]`. Players and tests need no browser for it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../chromium';
import { writeIcons } from './iconFile';
import { keyArt } from './keyArt';
import { type Picture, svgOf } from './picture';
import { portraits } from './portraits';
import { scenes } from './scenes';
import { textures } from './textures';

const ASSETS = new URL('../../assets/', import.meta.url);

/** Draws the SVG on a canvas in the page, and returns it as WebP bytes. */
async function bake(page: Page, picture: Picture): Promise<Buffer> {
  const dataUrl = await page.evaluate(
    async ({ svg, quality }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const ctx = canvas.getContext('2d');
      if (!ctx) throw new Error('no canvas');
      ctx.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { svg: svgOf(picture), quality: picture.quality },
  );
  if (!dataUrl.startsWith('data:image/webp;base64,')) throw new Error(`${picture.file}: this browser writes no WebP`);
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

const wanted = process.argv[2] ?? '';
console.log(`${writeIcons().length} icons`);
const pictures = [...textures(), ...portraits(), ...scenes(), ...keyArt()].filter(({ file }) => file.includes(wanted));
const executablePath = findChromium();
if (!executablePath) throw new Error('no Chromium found: set CHROMIUM_PATH');
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  let total = 0;
  for (const picture of pictures) {
    const bytes = await bake(page, picture);
    const path = fileURLToPath(new URL(picture.file, ASSETS));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    total += bytes.length;
    console.log(`${picture.file} ${bytes.length}`);
  }
  console.log(`${pictures.length} pictures, ${total} bytes`);
} finally {
  await browser.close();
}
