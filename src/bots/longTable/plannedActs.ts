/** Tells what two advised cards are for: the halves of the best turn with them, each with its aim. */
import type { Book } from '../../rules/longTable/book';
import type { CommandOf } from '../../rules/longTable/commands';
import type { State } from '../../rules/longTable/state';
import { isIdle } from './advisedLine';
import { afterCommand, imagine } from './imagine';
import { lineOfPair } from './planning';
import { type Aim, aimOf } from './reasons';
import type { Effort } from './turnSearch';

/** A half that the hero should play, as plain data, because a worker computes it. */
export interface PlannedAct {
  readonly play: CommandOf<'play'>;
  readonly aim: Aim;
}

/**
 * Returns the halves of the line that the search plans for the two cards, as if the hero's turn began now. Empty if the search finds no
 * line. What happens between a half and the next choice of a card belongs to the half. A half without any effect is left out.
 */
export function plannedActs(
  book: Book,
  state: State,
  { hero, leading, second }: CommandOf<'select'>,
  effort: Effort,
): readonly PlannedAct[] {
  const { start, line } = lineOfPair(book, imagine(book, state), hero, [leading, second], effort);
  const acts: PlannedAct[] = [];
  let table = start;
  let begun: { readonly play: CommandOf<'play'>; readonly from: State } | null = null;
  const end = () => {
    if (begun && !isIdle(book, begun.from, table))
      acts.push({ play: begun.play, aim: aimOf(book, hero, begun.from, table) });
    begun = null;
  };
  for (const command of line?.commands ?? []) {
    if (command.type === 'play') begun = { play: command, from: table };
    table = afterCommand(book, table, command);
    if (table.question?.ask === 'turn') end();
  }
  end();
  return acts;
}
