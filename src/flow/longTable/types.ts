/** The types of the Long Table, bundled for everything that serves all modes. */
import type { GameTypes } from '../../rules/core/ruleset';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import type { GameEvent } from '../../rules/longTable/events';
import type { Table } from '../../rules/longTable/state';
import type { Phase } from './phases';
import type { Reason } from './refusals';

/** The types of the Long Table. */
export interface LongTable extends GameTypes {
  readonly book: Book;
  readonly state: Table;
  readonly command: Command;
  readonly event: GameEvent;
  readonly phase: Phase;
  readonly reason: Reason;
}
