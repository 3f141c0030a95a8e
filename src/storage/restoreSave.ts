/** Restores a save after reading: checks that its content exists and its table is playable. */
import { contentHash } from '../journal/digest';
import { type Game, restore } from '../journal/journal';
import { ContentError, LawsUnavailableError, type ModeId } from '../rules/core/ruleset';
import { modeNamed, type SavedModes } from './savedMode';
import type { Saved, SavedTypes } from './schema';
import { fault, type Read } from './untrusted';

export interface RestoredSave<S extends SavedTypes = SavedTypes> {
  readonly mode: ModeId;
  readonly campaign: S['campaign'];
  /** The game of the current scenario, or null if there is none or it has not begun. */
  readonly left: Game<S['game']> | null;
  /** Whether rules or cards have changed since the save, so that the game resumes from its checkpoint. */
  readonly rescued: boolean;
  /** Whether an impossible pending question or task between scenarios was dropped. */
  readonly mended: boolean;
  /** Whether the current scenario restarts, because its content has changed too much. */
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
    // A scenario that has not begun has to exist too: its pack may have been removed.
    const setup = setupOf(campaign);
    if (!table && setup) rules.bookFor(setup);
    const sound = { mode, campaign, left: null, rescued: false, mended, relaid: false };
    if (!table) return { ok: true, value: sound };
    const book = rules.bookFor(table.journal.setup);
    const restored = await restore(rules, book, table);
    if (restored.ok) return { ok: true, value: { ...sound, left: restored, rescued: restored.rescued } };
    // With the same content the table is invalid; with changed content (such as a map) the campaign is valid and the table restarts.
    if (table.journal.contentHash !== contentHash(book)) return { ok: true, value: { ...sound, relaid: true } };
    return fault('invalid', 'table.checkpoint', restored.flaw);
  } catch (error) {
    if (error instanceof LawsUnavailableError) return fault('notFetched', 'table.checkpoint', error.message);
    if (error instanceof ContentError) return fault('contentGone', 'table.journal.setup', error.message);
    throw error;
  }
}
