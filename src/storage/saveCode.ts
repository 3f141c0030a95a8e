/** Encodes and decodes save codes. A save code is a save as one line of text, for a file or the clipboard. */

import { decode, encode } from './codec';
import { fetchAndUnseal, sealSave, type UnsealedSave } from './envelope';
import type { SavedModes } from './savedMode';
import type { Envelope, SavedTypes } from './schema';
import type { ReadResult } from './untrusted';

const MARK = { name: 'gloomholdin', format: 1 } as const;

/** Encodes a save as a save code. */
export function encodeSave(envelope: Envelope): Promise<string> {
  return encode(MARK, sealSave(envelope));
}

/** Decodes a save code, or returns the fault. */
export async function decodeSave<S extends SavedTypes>(
  code: unknown,
  modes: SavedModes<S>,
): Promise<ReadResult<UnsealedSave<S>>> {
  const text = await decode(MARK, code);
  return text.ok ? fetchAndUnseal(text.value, modes) : text;
}
