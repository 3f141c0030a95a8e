/** Restores a save that was read: its content must exist, and its table must be playable. */
import { contentHash } from '../journal/digest';
import { type Game, restore } from '../journal/journal';
import { ContentError, LawsUnavailableError, type ModeId } from '../rules/core/ruleset';
import { modeNamed, type SavedModes } from './savedMode';
import type { Saved, SavedTypes } from './schema';
import { fault, type Read } from './untrusted';

export interface RestoredSave<S extends SavedTypes = SavedTypes> {
  readonly mode: ModeId;
  readonly campaign: S['campaign'];
  /** The scenario under way; null: none, or it is still to be laid. */
  readonly left: Game<S['game']> | null;
  /** The rules or cards have changed since: the game goes on from the checkpoint. */
  readonly rescued: boolean;
  /** Something that was asked or being done between scenarios could not be, and was left out of the campaign. */
  readonly mended: boolean;
  /** What is printed has changed so much since that the scenario under way cannot go on: it is laid anew. */
  readonly relaid: boolean;
}

export async function restoreSave<S extends SavedTypes>(
  saved: Saved<S>,
  modes: SavedModes<S>,
): Promise<Read<RestoredSave<S>>> {
  const { mode, table } = saved;
  const found = modeNamed({ mode }, modes);
  if (!found.ok) return found;
  const { rules, missing, lawful, setupOf } = found.value;
  const gone = missing(saved.campaign);
  if (gone) return fault('contentGone', gone.field, gone.id);
  const judged = lawful?.(saved.campaign);
  if (judged && !judged.ok) return judged;
  const { campaign, mended } = judged?.value ?? { campaign: saved.campaign, mended: false };
  try {
    // A scenario that has not begun must exist too: its pack may have been removed.
    const setup = setupOf(campaign);
    if (!table && setup) rules.bookFor(setup);
    const sound = { mode, campaign, left: null, rescued: false, mended, relaid: false };
    if (!table) return { ok: true, value: sound };
    const book = rules.bookFor(table.journal.setup);
    const restored = await restore(rules, book, table);
    if (restored.ok) return { ok: true, value: { ...sound, left: restored, rescued: restored.rescued } };
    // Of the same book it cannot have come of play; of another one, of a map that was changed say, the campaign is sound.
    if (table.journal.contentHash !== contentHash(book)) return { ok: true, value: { ...sound, relaid: true } };
    return fault('invalid', 'table.checkpoint', restored.flaw);
  } catch (error) {
    if (error instanceof LawsUnavailableError) return fault('notFetched', 'table.checkpoint', error.message);
    if (error instanceof ContentError) return fault('contentGone', 'table.journal.setup', error.message);
    throw error;
  }
}
