/**
 * Exports the stored saves unchecked, also when the game cannot start: every record of every campaign, one per line. An import later takes
 * the newest valid record of each campaign.
 */
import { download } from '../panels/download';
import { STRICT } from '../storage/indexedTexts';
import { readAllTexts } from '../storage/store';
import { openWriteAhead } from '../storage/writeAhead';

export interface RescueOptions {
  /** Reads the stored records whose keys have this prefix; null if the store cannot be read. */
  readStored(prefix: string): Promise<readonly string[] | null>;
  /** Returns the write-ahead copies, which may be newer than the store. */
  writeAheadCopies(): readonly string[];
  /** Downloads a file. */
  download(fileName: string, text: string): void;
}

/**
 * Exports the saves.
 * @returns the number of exported records, or null if the store cannot be read and there are no write-ahead copies
 */
export async function rescueSaves({
  readStored,
  writeAheadCopies,
  download: hand,
}: RescueOptions): Promise<number | null> {
  const kept = await readStored('campaign/');
  const texts = [...new Set([...writeAheadCopies(), ...(kept ?? [])])];
  if (texts.length === 0) return kept && 0;
  hand('gloomholdin-saves.txt', texts.map((text) => `${text.replaceAll('\n', ' ')}\n`).join(''));
  return texts.length;
}

/** Exports the saves of this browser's storage. Returns the same as `rescueSaves`. */
export function rescueBrowserSaves(): Promise<number | null> {
  const ahead = openWriteAhead(() => localStorage);
  return rescueSaves({
    async readStored(prefix) {
      const [strict, kept] = await Promise.all([readAllTexts(STRICT), readAllTexts(prefix)]);
      return strict || kept ? [...(strict ?? []), ...(kept ?? [])] : null;
    },
    writeAheadCopies: () => ahead.ids().flatMap((id) => ahead.get(id) ?? []),
    download: download,
  });
}
