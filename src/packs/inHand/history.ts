/** Keeps the steps of a draft scenario, for undo and redo. */
import type { Draft } from './draft';

export interface History {
  /** The states of the draft scenario, at least one, from the oldest to the newest. */
  readonly steps: readonly Draft[];
  /** The index of the current state in `steps`. The player has undone the states with a greater index. */
  readonly at: number;
  /**
   * The subject of the last edit, such as a text field. If the next edit has the same subject, the two edits become one step.
   * Null if the next edit is a new step in any case.
   */
  readonly subject: string | null;
}

/** The largest number of steps kept in memory. */
export const MAX_STEPS = 60;

export const newHistory = (draft: Draft): History => ({ steps: [draft], at: 0, subject: null });

/** The current state of the draft scenario. */
export function currentDraft({ steps, at }: History): Draft {
  const draft = steps[at];
  if (!draft) throw new RangeError(`the history has ${steps.length} steps, but no step ${at}`);
  return draft;
}

/**
 * The history after an edit, without the undone steps.
 * @param draft the draft scenario after the edit
 * @param subject the subject of the edit, such as a text field or a stroke of the pencil. Consecutive edits of the same
 * subject become one step
 */
export function recordEdit(history: History, draft: Draft, subject: string | null = null): History {
  if (draft === currentDraft(history)) return history;
  const { steps, at } = history;
  const joins = subject !== null && subject === history.subject && at === steps.length - 1 && at > 0;
  const kept = [...steps.slice(0, joins ? at : at + 1), draft].slice(-MAX_STEPS);
  return { steps: kept, at: kept.length - 1, subject };
}

export const canUndo = ({ at }: History): boolean => at > 0;
export const canRedo = ({ at, steps }: History): boolean => at < steps.length - 1;

export const undoStep = (history: History): History =>
  canUndo(history) ? { ...history, at: history.at - 1, subject: null } : history;
export const redoStep = (history: History): History =>
  canRedo(history) ? { ...history, at: history.at + 1, subject: null } : history;
