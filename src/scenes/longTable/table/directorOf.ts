/** Makes the director of the Long Table. */
import type { Play } from '../../../flow/longTable/play';
import type { GameEvent } from '../../../rules/longTable/events';
import { EMPTY_DRAFT, NO_PLACES } from '../../../session/longTable/draft';
import { noteOrientation } from '../../../session/longTable/mapOrientation';
import { Director } from '../../core/Director';
import type { EventNotes } from './eventNotes';
import { isNarrated, PAUSING_EVENTS } from './narratedEvents';
import { painterFor } from './paintAhead';
import { present } from './presenters';
import { NO_ANIMATION } from './stage';
import type { Table } from './Table';
import type { TableInit } from './TableInit';
import { type TableView, viewOf } from './tableView';

export type TableDirector = Director<Play, TableView, GameEvent>;

const NOTHING_TO_DO = { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] };

/** @param memory the notes about events that the presenters read */
export function directorOf(table: Table, init: TableInit, memory: EventNotes): TableDirector {
  const { interaction, sound } = init;
  /** The height of the bottom panel that is on the screen, in px. */
  let shownFoot = 0;
  // A panel at the bottom that becomes lower gives its place to the map before the map moves there; one that becomes higher follows.
  const lowerFoot = () => {
    if (table.plan.foot.height >= shownFoot) return;
    shownFoot = table.plan.foot.height;
    init.onPlan(table.plan);
  };
  return new Director<Play, TableView, GameEvent>({
    table,
    // A play that is not the current one allows no actions.
    viewOf: (play) =>
      viewOf(play, play === interaction.play ? interaction : { ...NOTHING_TO_DO, lowestHp: interaction.lowestHp }),
    present: (event, next) => {
      const narrates = table.motion.isAnimating;
      // Without animations the map shows HP for some time too, so that the player can read them.
      const isRead = !table.motion.isHurrying;
      const onHpShown = (change: GameEvent) => isRead && init.onEvent(change);
      if (narrates && isNarrated(event) && event.type !== 'damaged' && event.type !== 'healed') init.onEvent(event);
      const shown = present({ table, sound, next, play: () => interaction.play, memory, onHpShown }, event);
      lowerFoot();
      return shown;
    },
    NO_ANIMATION,
    pausesAfter: ({ type }) => PAUSING_EVENTS.has(type),
    paintAhead: () => Promise.resolve(painterFor(table)),
    onFit: lowerFoot,
    onDrawn(play) {
      shownFoot = table.plan.foot.height;
      noteOrientation(interaction, table.camera.view.orientation);
      init.onDrawn(play, table.plan);
    },
    onBusy: () => init.onBusy(),
    steps: { wanted: init.isStepMode, onWait: (event, play) => init.onWait(event, play) },
  });
}
