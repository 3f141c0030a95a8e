/** Assembles the user interface of the Long Table. */
import '../../styles/longTable/index.css';
import { isSingle } from '../../flow/longTable/campaign';
import { screenOf, startScreenActor } from '../../flow/longTable/game';
import { isOver } from '../../flow/longTable/play';
import { commandTo, stepsTo } from '../../flow/longTable/steps';
import { chapters } from '../../i18n/longTable/chapters';
import { reasonSentence } from '../../i18n/longTable/refusals';
import { keyActions, LONG_TABLE_PANELS, mountHud, mountMirror } from '../../panels/longTable';
import { resultOf } from '../../rules/longTable/campaign/result';
import { openInteraction } from '../../session/longTable/openInteraction';
import { sounds } from '../../sound/longTable';
import type { Front, ScreenMachine } from '../front';
import { appOf } from './app';
import { auditProvider } from './auditProvider';
import { ghostsInWorker } from './ghostsInWorker';
import { lazyPainters } from './lazyPainters';
import { openRecords } from './records';
import type { LongTableMode } from './types';

const make = ghostsInWorker();

export const front: Front<LongTableMode> = {
  chapters,
  sounds,
  panels: LONG_TABLE_PANELS,
  keyActions,
  mountHud,
  mountMirror,
  startScreenMachine,
  openInteraction: (session, settings) => openInteraction(session, settings, make),
  endCommand: (play) => (isOver(play) ? { type: 'ended', result: resultOf(play.book, play.state) } : null),
  // L29.1: when the goal or a failure has been reached, the round must be played to its end.
  mayGiveUp: ({ state }) => state.ending === null,
  giveUpCommand: ({ book, state }) => ({ type: 'ended', result: resultOf(book, state) }),
  practiceCommand: () => null,
  stepsTo,
  commandTo,
  canReopen: () => true,
  isSingle,
  scenarioOf: ({ book }) => book.scenario.id,
  moodOf: ({ state }) => (state.figures.some(({ kind }) => kind === 'monster') ? 'tense' : 'calm'),
  refusalText: reasonSentence,
  missText: () => '',
  openRecords,
  appOf,
  lazyPainters,
  auditProvider,
  lesson: null,
  loadIcons: () => import('../../scenes/longTable/art/icons').then(({ loadLongIcons }) => loadLongIcons()),
  fetchPainting: () => import('./painting'),
};

function startScreenMachine(): ScreenMachine<LongTableMode> {
  const actor = startScreenActor();
  return {
    get screen() {
      return screenOf(actor.getSnapshot());
    },
    get campaign() {
      return actor.getSnapshot().context.campaign;
    },
    get page() {
      return actor.getSnapshot().context.page;
    },
    send: (command) => actor.send(command),
  };
}
