/** Finds how far undo can go back towards the beginning of the round. A random result cannot be undone. */
import type { LongTable } from '../../flow/longTable/types';
import type { Session } from '../session';
import { replaySteps } from './turnReplay';

export interface RoundUndo {
  /** Number of commands that remain in the journal after the undo. */
  readonly commands: number;
  /** Whether the undo reaches the beginning of the round; false if a random result of this round stays. */
  readonly isWhole: boolean;
}

/**
 * The point to which the current round can be undone, or null if nothing in this round can be undone. Replays the whole
 * game.
 */
export function roundUndoOf({ journal, play, undoLimit }: Session<LongTable>): RoundUndo | null {
  const { round } = play.state;
  const begun = replaySteps(journal, play.book).findIndex(({ after }) => after.state.round === round);
  const commands = Math.max(begun, undoLimit);
  if (begun < 0 || commands >= journal.commands.length) return null;
  return { commands, isWhole: commands === begun };
}
