/** Test kit: decodes baked WebP pictures outside a browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decode, { init } from '@jsquash/webp/decode.js';

const DECODER = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm');

/** Replaces `ImageData`, which the decoder creates and Node lacks. */
class Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}

/** Returns the decoded pictures by name. @param pathOf returns the path of the file for a name */
export async function webpPictures<N extends string>(
  names: readonly N[],
  pathOf: (name: N) => string,
): Promise<Map<N, ImageData>> {
  const before = globalThis.ImageData;
  Object.assign(globalThis, { ImageData: Pixels });
  try {
    await init(await WebAssembly.compile(readFileSync(DECODER)));
    const pictures = new Map<N, ImageData>();
    for (const name of names) pictures.set(name, await decode(new Uint8Array(readFileSync(pathOf(name))).buffer));
    return pictures;
  } finally {
    Object.assign(globalThis, { ImageData: before });
  }
}
