/** Restores a save after it was read: checks that its content exists and that its table is playable. */
import { contentHash } from '../journal/digest';
import { type Game, restore } from '../journal/journal';
import { ContentError, LawsUnavailableError, type ModeId } from '../rules/core/ruleset';
import { findMode, type SavedModes } from './savedMode';
import type { Saved, SavedTypes } from './schema';
import { fault, type ReadResult } from './untrusted';

export interface RestoredSave<S extends SavedTypes = SavedTypes> {
  readonly mode: ModeId;
  readonly campaign: S['campaign'];
  /** The game of the current scenario, or null if no scenario has begun or the scenario restarts. */
  readonly game: Game<S['game']> | null;
  /** Whether the game resumes from its checkpoint, because rules or cards have changed since it was saved. */
  readonly rescued: boolean;
  /** Whether a pending question or task of the campaign (not of the scenario) was impossible and has been dropped. */
  readonly mended: boolean;
  /** Whether the current scenario restarts, because its content has changed too much. */
  readonly restarts: boolean;
}

/** Restores a save, or returns the fault that makes it unplayable. */
export async function restoreSave<S extends SavedTypes>(
  saved: Saved<S>,
  modes: SavedModes<S>,
): Promise<ReadResult<RestoredSave<S>>> {
  const { mode, table } = saved;
  const found = findMode({ mode }, modes);
  if (!found.ok) return found;
  const { rules, findMissing, checkLaws, setupOf } = found.value;
  const gone = findMissing(saved.campaign);
  if (gone) return fault('contentGone', gone.field, gone.id);
  const judged = checkLaws?.(saved.campaign);
  if (judged && !judged.ok) return judged;
  const { campaign, mended } = judged?.value ?? { campaign: saved.campaign, mended: false };
  try {
    // A scenario that has not begun must exist too, because the player may have removed its pack.
    const setup = setupOf(campaign);
    if (!table && setup) rules.bookFor(setup);
    const sound = { mode, campaign, game: null, rescued: false, mended, restarts: false };
    if (!table) return { ok: true, value: sound };
    const book = rules.bookFor(table.journal.setup);
    const restored = await restore(rules, book, table);
    if (restored.ok) return { ok: true, value: { ...sound, game: restored, rescued: restored.rescued } };
    // If the content is the same, the table is invalid. If the content (such as a map) has changed, the campaign is
    // still valid, and the scenario restarts.
    if (table.journal.contentHash !== contentHash(book)) return { ok: true, value: { ...sound, restarts: true } };
    return fault('invalid', 'table.checkpoint', restored.flaw);
  } catch (error) {
    if (error instanceof LawsUnavailableError) return fault('notFetched', 'table.checkpoint', error.message);
    if (error instanceof ContentError) return fault('contentGone', 'table.journal.setup', error.message);
    throw error;
  }
}
