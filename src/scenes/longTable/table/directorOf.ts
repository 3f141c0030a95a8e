/** The director of the long table: what this mode hands in. */
import type { Play } from '../../../flow/longTable/play';
import type { EventType, GameEvent } from '../../../rules/longTable/events';
import { EMPTY, NOWHERE } from '../../../session/longTable/interaction';
import { Director, type PaintAhead } from '../../core/Director';
import type { Memory } from './memory';
import { present, STILL } from './presenters';
import type { Table } from './Table';
import type { TableInit } from './TableInit';
import { type TableView, viewOf } from './tableView';

export type TableDirector = Director<Play, TableView, GameEvent>;

/** What somebody who goes step by step wants to read before it goes on. */
const STEPS: ReadonlySet<EventType> = new Set([
  'focusChosen',
  'focusNone',
  'destinationChosen',
  'monsterStayed',
  'attackHeld',
  'modifiersDrawn',
  'attackReckoned',
  'died',
  'exhausted',
  'roomRevealed',
]);

/** What is put into words while it is shown. */
const TOLD: ReadonlySet<EventType> = new Set([...STEPS, 'turnBegan']);

/** Figures are small and painted in no time: there is nothing to paint ahead. */
const NOTHING_AHEAD: PaintAhead<Play, TableView, GameEvent> = {
  paintEnd: () => Promise.resolve(),
  paintOutcomes: () => Promise.resolve(),
};

const NOTHING_TO_DO = { draft: EMPTY, places: NOWHERE, options: [] };

export function directorOf(table: Table, init: TableInit, memory: Memory): TableDirector {
  const { interaction, sound } = init;
  return new Director<Play, TableView, GameEvent>({
    table,
    // Of what is past nothing can be done any more.
    viewOf: (play) => viewOf(play, play === interaction.play ? interaction : NOTHING_TO_DO),
    present: (event, next) => {
      const show = () => present({ table, sound, next, play: () => interaction.play, memory }, event);
      if (!TOLD.has(event.type) || !table.motion.moves) return show();
      // What is drawn is told when the card lies open.
      if (event.type === 'modifiersDrawn') return show().then(() => init.onTell(event));
      init.onTell(event);
      return show();
    },
    STILL,
    waitsFor: ({ type }) => STEPS.has(type),
    paintAhead: () => Promise.resolve(NOTHING_AHEAD),
    onLaid: (play) => init.onLaid(play, table.plan),
    onBusy: () => init.onBusy(),
    steps: { wanted: init.step, onWait: (event, play) => init.onWait(event, play) },
  });
}
