/** Bundles the types of the Long Table for code that is generic over the mode. */
import type { GameTypes } from '../../rules/core/ruleset';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import type { GameEvent } from '../../rules/longTable/events';
import type { State } from '../../rules/longTable/state';
import type { Phase } from './phases';
import type { Reason } from './refusals';

/** The type arguments that generic code takes for the Long Table. */
export interface LongTable extends GameTypes {
  readonly book: Book;
  readonly state: State;
  readonly command: Command;
  readonly event: GameEvent;
  readonly phase: Phase;
  readonly reason: Reason;
}
