/** Bundles the types of the game in hand, for code that serves all modes. */
import type { GameTypes } from '../../rules/core/ruleset';
import type { Book } from '../../rules/inHand/book';
import type { Command } from '../../rules/inHand/commands';
import type { GameEvent } from '../../rules/inHand/events';
import type { State } from '../../rules/inHand/state';
import type { Phase } from './phases';
import type { Reason } from './refusals';

/** The types of the mode in hand. */
export interface InHand extends GameTypes {
  readonly book: Book;
  readonly state: State;
  readonly command: Command;
  readonly event: GameEvent;
  readonly phase: Phase;
  readonly reason: Reason;
}
