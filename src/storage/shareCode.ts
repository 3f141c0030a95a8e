/** A played game as one line of text: its set-up with the seed, and everything that was said. */

import { journalShape } from '../journal/inHand/schema';
import type { Journal } from '../journal/journal';
import { pack, unpack } from './packing';
import { type Read, readJson, readShape } from './untrusted';

const MARK = { name: 'gloomplay', format: 1 } as const;

export function encodeShare(journal: Journal): Promise<string> {
  return pack(MARK, JSON.stringify(journal));
}

/** The journal of a code, or why it is not believed. Whether its commands are legal is for the rules to say. */
export async function decodeShare(code: unknown): Promise<Read<Journal>> {
  const text = await unpack(MARK, code);
  if (!text.ok) return text;
  const json = readJson(text.value);
  return json.ok ? readShape(journalShape, json.value) : json;
}

export function isShareCode(text: string): boolean {
  return text.trimStart().startsWith(MARK.name);
}
