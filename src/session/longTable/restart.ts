/** Going back to the beginning of the round, as far as chance allows. */
import type { LongTable } from '../../flow/longTable/types';
import type { Session } from '../session';
import { stepsOf } from './again';

export interface Restart {
  /** Commands that are left of the journal then. */
  readonly commands: number;
  /** Whether that is the beginning of the round; false: chance has shown something in it, which stands. */
  readonly isWhole: boolean;
}

/** Where the round at hand can be begun again; null: there is nothing to take back in it. Replays the game once. */
export function restartOf({ journal, play, settled }: Session<LongTable>): Restart | null {
  const { round } = play.state;
  const begun = stepsOf(journal, play.book).findIndex(({ after }) => after.state.round === round);
  const commands = Math.max(begun, settled);
  if (begun < 0 || commands >= journal.commands.length) return null;
  return { commands, isWhole: commands === begun };
}
