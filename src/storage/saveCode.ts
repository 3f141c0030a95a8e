/** Save codes: a save as one line of text, for a file or the clipboard. */

import { decode, encode } from './codec';
import { seal, type Unsealed, unsealFetched } from './envelope';
import type { SavedModes } from './savedMode';
import type { Envelope, SavedTypes } from './schema';
import type { Read } from './untrusted';

const MARK = { name: 'gloomholdin', format: 1 } as const;

/** Encodes a save as a save code. */
export function exported(envelope: Envelope): Promise<string> {
  return encode(MARK, seal(envelope));
}

/** Decodes a save code, or returns the fault. */
export async function imported<S extends SavedTypes>(code: unknown, modes: SavedModes<S>): Promise<Read<Unsealed<S>>> {
  const text = await decode(MARK, code);
  return text.ok ? unsealFetched(text.value, modes) : text;
}
