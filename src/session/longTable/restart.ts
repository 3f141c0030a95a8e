/** Undo to the beginning of the round, as far as random results allow. */
import type { LongTable } from '../../flow/longTable/types';
import type { Session } from '../session';
import { stepsOf } from './turnReplay';

export interface Restart {
  /** Number of commands that remain in the journal. */
  readonly commands: number;
  /** Whether that is the beginning of the round; false: a random result in the round cannot be undone. */
  readonly isWhole: boolean;
}

/** Where the current round can restart; null if there is nothing to undo in it. Replays the game once. */
export function restartOf({ journal, play, undoLimit }: Session<LongTable>): Restart | null {
  const { round } = play.state;
  const begun = stepsOf(journal, play.book).findIndex(({ after }) => after.state.round === round);
  const commands = Math.max(begun, undoLimit);
  if (begun < 0 || commands >= journal.commands.length) return null;
  return { commands, isWhole: commands === begun };
}
