/**
 * Bakes the pictures of assets/ with an installed Chromium, and writes the files with the icons' paths and with the frames of the atlases.
 * Run this script by hand after a change of a drawing, and commit its output: `npm run bake [-- part of a file name]`. With a part of a
 * name, the script bakes only the pictures whose file names contain this part. The game and the tests use only the output.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../chromium';
import { layOut, PIECES } from './atlas';
import { pictures, prints } from './drawings';
import { writeIcons } from './iconFile';
import { LONG_SHEETS } from './longTable/sheets';
import { type Drawing, type Picture, type Piece, svgOf } from './picture';
import { bakeSheet } from './sheet';

const ASSETS = new URL('../../assets/', import.meta.url);
const FRAMES = new URL('../../src/scenes/art/atlas.gen.json', import.meta.url);
/** The frames of the sheets that the game loads only for the Long Table. */
const LONG_FRAMES = new URL('../../src/scenes/longTable/art/sheets.gen.json', import.meta.url);

/** Draws the SVG on a canvas in the page. @returns the picture as a file of the given type */
async function draw(page: Page, drawing: Drawing, type: 'image/webp' | 'image/png', quality = 1): Promise<Buffer> {
  const dataUrl = await page.evaluate(
    async ({ svg, type, quality }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const ctx = canvas.getContext('2d');
      if (!ctx) throw new Error('this browser gives no 2d context for a canvas');
      ctx.drawImage(image, 0, 0);
      return canvas.toDataURL(type, quality);
    },
    { svg: svgOf(drawing), type, quality },
  );
  if (!dataUrl.startsWith(`data:${type};base64,`)) throw new Error(`this browser cannot write ${type}`);
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

function write(file: string, bytes: Buffer): void {
  const path = fileURLToPath(new URL(file, ASSETS));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  console.log(`${file} ${bytes.length}`);
}

async function bakePieces(page: Page, file: string, pieces: readonly Piece[]): Promise<void> {
  write(file, await bakeSheet(pieces, (piece) => draw(page, piece, 'image/png')));
}

/** Writes one frame per line, so that diffs are short. */
function writeFrames(file: URL, sheets: Readonly<Record<string, () => readonly Piece[]>>): void {
  const texts = Object.entries(sheets).map(([sheet, pieces]) => {
    const lines = Object.entries(layOut(pieces()).frames).map(([name, frame]) => `  "${name}": [${frame.join(', ')}]`);
    return ` "${sheet}": {\n${lines.join(',\n')}\n }`;
  });
  writeFileSync(file, `{\n${texts.join(',\n')}\n}\n`);
}

const wanted = process.argv[2] ?? '';
const named = ({ file }: Pick<Picture, 'file'>): boolean => file.includes(wanted);
writeIcons();
const executablePath = findChromium();
if (!executablePath) throw new Error('no Chromium found: set CHROMIUM_PATH');
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  for (const picture of pictures().filter(named)) {
    write(picture.file, await draw(page, picture, 'image/webp', picture.quality));
  }
  for (const print of prints().filter(({ name }) => named({ file: name }))) {
    write(print.name, await bakeSheet([print], (piece) => draw(page, piece, 'image/png')));
  }
  for (const [density, pieces] of Object.entries(PIECES)) {
    const file = `atlas/${density}.webp`;
    if (named({ file })) await bakePieces(page, file, pieces());
  }
  for (const [sheet, pieces] of Object.entries(LONG_SHEETS)) {
    const file = `longTable/${sheet}.webp`;
    if (named({ file })) await bakePieces(page, file, pieces());
  }
  writeFrames(FRAMES, PIECES);
  writeFrames(LONG_FRAMES, LONG_SHEETS);
} finally {
  await browser.close();
}
