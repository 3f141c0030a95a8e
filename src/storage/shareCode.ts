/** Encodes games as share codes: one line of text with set-up, seed and all commands. */

import type { Journal } from '../journal/journal';
import type { Shape } from '../journal/shapes';
import type { ByMode, GameTypes } from '../rules/core/ruleset';
import { decode, encode } from './codec';
import { fetchModesOf, findMode, withMode } from './savedMode';
import { fault, isRecord, type ReadResult, readJson, readShape } from './untrusted';

const MARK = { name: 'gloomplay', format: 1 } as const;

export function encodeShare(journal: Journal): Promise<string> {
  return encode(MARK, JSON.stringify(journal));
}

/** The parts of a mode that are needed to read its games. */
interface JournalMode<G extends GameTypes> {
  readonly journal: Shape<Journal<G>>;
}

/** Decodes a share code, or returns the fault. Does not check whether the commands are legal. */
export async function decodeShare<G extends GameTypes>(
  code: unknown,
  modes: ByMode<JournalMode<G>>,
): Promise<ReadResult<Journal<G>>> {
  const text = await decode(MARK, code);
  if (!text.ok) return text;
  const json = readJson(text.value);
  if (!json.ok) return json;
  if (!isRecord(json.value)) return fault('invalid', '', 'not an object');
  const named = withMode(json.value);
  const unfetched = await fetchModesOf([text.value], modes);
  if (unfetched) return { ok: false, fault: unfetched };
  const mode = findMode(named, modes);
  return mode.ok ? readShape(mode.value.journal, named) : mode;
}

/** Whether a text begins like a share code; the rest of the text is not checked. */
export function isShareCode(text: string): boolean {
  return text.trimStart().startsWith(MARK.name);
}
