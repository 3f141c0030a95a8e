/**
 * The saves, taken out as they lie, when there may be nobody left who could read them: every record of every campaign, one a line. An
 * import finds the newest one of each that is sound.
 */
import { download } from '../panels/download';
import { rawTexts } from '../storage/store';
import { openWriteAhead } from '../storage/writeAhead';

export interface RescueOptions {
  /** What lies in the store under keys that begin so; null: it cannot be read. */
  stored(prefix: string): Promise<readonly string[] | null>;
  /** What is kept elsewhere until the store has it. */
  ahead(): readonly string[];
  /** Hands a file to the player. */
  hand(fileName: string, text: string): void;
}

/** @returns how many records were handed over; null: they cannot be read */
export async function rescueSaves({ stored, ahead, hand }: RescueOptions): Promise<number | null> {
  const kept = await stored('campaign/');
  const texts = [...new Set([...ahead(), ...(kept ?? [])])];
  if (texts.length === 0) return kept && 0;
  hand('gloomholdin-saves.txt', texts.map((text) => `${text.replaceAll('\n', ' ')}\n`).join(''));
  return texts.length;
}

/** The same with what this browser has. */
export function rescueHere(): Promise<number | null> {
  const ahead = openWriteAhead(() => localStorage);
  return rescueSaves({
    stored: rawTexts,
    ahead: () => ahead.ids().flatMap((id) => ahead.get(id) ?? []),
    hand: download,
  });
}
