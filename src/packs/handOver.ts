/**
 * Passes the text of a pack to the page of the mode for which the pack is made. Changing the mode reloads the page, so the
 * text is kept in the store meanwhile.
 */
import { FIRST_MODE, type ModeId } from '../rules/core/ruleset';
import type { Store } from '../storage/store';
import { isRecord, readJson } from '../storage/untrusted';

const keyOf = (mode: ModeId): string => `packFor/${mode}`;

/** The mode for which a text claims to be a pack; null if the text is no pack, or if the `mode` of the pack is not a string. */
export function modeOfPack(text: string): ModeId | null {
  const json = readJson(text);
  if (!json.ok || !isRecord(json.value) || json.value['format'] !== 'gloomholdin-pack') return null;
  const { mode = FIRST_MODE } = json.value;
  return typeof mode === 'string' ? mode : null;
}

/** Stores a text for the page of a mode. Rejects if it cannot be stored. */
export const storePackFor = (store: Store, mode: ModeId, text: string): Promise<void> => store.set(keyOf(mode), text);

/** Reads and removes the text stored for the page of a mode; null if there is none. */
export async function takeStoredPack(store: Store, mode: ModeId): Promise<string | null> {
  const text = await store.get(keyOf(mode));
  if (typeof text !== 'string') return null;
  await store.remove(keyOf(mode));
  return text;
}
