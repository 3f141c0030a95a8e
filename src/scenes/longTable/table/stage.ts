/** Defines the objects that the presenters of events work with. */
import type { Play } from '../../../flow/longTable/play';
import type { EventOf, GameEvent } from '../../../rules/longTable/events';
import type { Sound } from '../../../sound';
import type { EventNotes } from './eventNotes';
import type { Table } from './Table';
import type { TableView } from './tableView';

export interface Stage {
  readonly table: Table;
  readonly sound: Sound<GameEvent>;
  /** The view after the command. */
  readonly next: TableView;
  /** The play after the command. */
  readonly play: () => Play;
  readonly memory: EventNotes;
  /** Called when the map shows the HP after damage or healing, so that the panels change at the same moment. */
  readonly onHpShown?: (event: EventOf<'damaged' | 'healed'>) => void;
}

/** What a presenter returns if it animates nothing. */
export const NO_ANIMATION: Promise<void> = Promise.resolve();
