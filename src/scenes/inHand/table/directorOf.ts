/** Makes the director of this mode's table. */
import type Phaser from 'phaser';
import type { Play } from '../../../flow/inHand/play';
import type { GameEvent } from '../../../rules/inHand/events';
import { Director } from '../../core/Director';
import { loadLatePresenters, NO_ANIMATION, present } from './presenters';
import { pausesAfter } from './stepMode';
import type { Table } from './Table';
import type { TableInit } from './TableInit';
import { type TableView, viewOf } from './tableView';

export type TableDirector = Director<Play, TableView, GameEvent>;

export function directorOf(scene: Phaser.Scene, table: Table, init: TableInit): TableDirector {
  const { interaction, sound } = init;
  return new Director<Play, TableView, GameEvent>({
    table,
    viewOf: (play) => viewOf(play, interaction.draft, interaction.play !== play),
    present(event, next) {
      if (table.motion.isAnimating) init.onEvent(event);
      return present({ scene, table, sound, next, clearsAtEnd: init.clearsAtEnd() }, event);
    },
    NO_ANIMATION,
    pausesAfter,
    isCurrent: (play) => interaction.play === play,
    paintAhead: () =>
      Promise.all([import('./paintAhead'), loadLatePresenters()]).then(([{ painterFor }]) => painterFor(table)),
    onDrawn: (play) => init.onDrawn(play, table.layout),
    onBusy: () => init.onBusy(),
    steps: { wanted: init.isStepMode, onWait: (event, play) => init.onWait(event, play) },
  });
}
