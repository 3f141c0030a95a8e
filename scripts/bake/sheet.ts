/** Makes a sheet of an atlas, or a print: places the pieces, reduces them to few tones, and encodes a lossless WebP. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import { PNG } from 'pngjs';
import { layOut } from './atlas';
import type { Piece } from './picture';
import { reduceTones } from './tones';

const ENCODER = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');

/** Returns the sheet as a WebP file. @param draw draws a piece and returns it as PNG */
export async function bakeSheet(pieces: readonly Piece[], draw: (piece: Piece) => Promise<Buffer>): Promise<Buffer> {
  const { frames, width, height } = layOut(pieces);
  const sheet = new PNG({ width, height });
  for (const piece of pieces) {
    const drawn = PNG.sync.read(await draw(piece));
    const [x, y, w, h] = frames[piece.name] ?? [0, 0, 0, 0];
    if (drawn.width !== w || drawn.height !== h) throw new Error(`${piece.name} does not have its planned size`);
    reduceTones(drawn.data, piece.inks, piece.steps);
    PNG.bitblt(drawn, sheet, 0, 0, w, h, x, y);
  }
  await init(await WebAssembly.compile(readFileSync(ENCODER)));
  // For lossless WebP, `quality` is the compression effort: the maximum takes ten times as long and makes files only 3 % smaller.
  const pixels = { data: new Uint8ClampedArray(sheet.data), width, height, colorSpace: 'srgb' } as const;
  return Buffer.from(await encode(pixels, { lossless: 1, quality: 70, method: 4 }));
}
