/** What the presenters of events work with. */
import type { Play } from '../../../flow/longTable/play';
import type { GameEvent } from '../../../rules/longTable/events';
import type { Sound } from '../../../sound';
import type { EventNotes } from './eventNotes';
import type { Table } from './Table';
import type { TableView } from './tableView';

/** The objects that a presenter works with. */
export interface Stage {
  readonly table: Table;
  readonly sound: Sound<GameEvent>;
  /** The view and the current play, both after the command. */
  readonly next: TableView;
  readonly play: () => Play;
  readonly memory: EventNotes;
}

export const NO_ANIMATION: Promise<void> = Promise.resolve();
