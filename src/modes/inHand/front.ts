/** Assembles the user interface of the game in hand. */
import '../../styles/inHand/index.css';
import { screenOf, startScreenActor } from '../../flow/inHand/game';
import { resultOf, resultOfGivingUp } from '../../flow/inHand/result';
import { dayOfDaily, isSingle, isTrial } from '../../flow/inHand/singleGame';
import { commandTo, stepsTo } from '../../flow/inHand/steps';
import { openChapter, openModes, t } from '../../i18n';
import { chapters } from '../../i18n/inHand/chapters';
import { reasonSentence } from '../../i18n/inHand/words';
import { IN_HAND_PANELS, keyActions, mountHud, mountMirror } from '../../panels/inHand';
import { openInteraction } from '../../session/inHand/interaction';
import { sounds } from '../../sound/inHand';
import type { Front, ScreenMachine } from '../front';
import { appOf } from './app';
import { auditProvider } from './auditProvider';
import { lazyPainters } from './lazyPainters';
import { openRecords } from './records';
import type { InHandMode } from './types';

export const front: Front<InHandMode> = {
  chapters,
  sounds,
  panels: IN_HAND_PANELS,
  keyActions,
  mountHud,
  mountMirror,
  startScreenMachine,
  openInteraction,
  endCommand(play) {
    const result = resultOf(play);
    return result && { type: 'ended', result };
  },
  mayGiveUp: () => false,
  giveUpCommand: (play) => ({ type: 'ended', result: resultOfGivingUp(play) }),
  // The daily scenario has the same rolls for all players, so a throw may not be undone.
  practiceCommand: ({ id }) => (dayOfDaily(id) === null ? { type: 'practised' } : null),
  stepsTo,
  commandTo,
  // A trial of a draft can be opened only after the workshop has installed the draft's scenario.
  canReopen: (campaign) => !isTrial(campaign),
  isSingle,
  scenarioOf: ({ book }) => book.scenario.id,
  moodOf: ({ state }) => (state.fight ? 'tense' : 'calm'),
  refusalText: reasonSentence,
  missText: (variant) => t(variant ? 'arrange.missed' : 'table.missed'),
  openRecords,
  appOf,
  lazyPainters,
  auditProvider,
  async lesson() {
    const [{ lessonBook }] = await Promise.all([
      import('../../content/inHand/lesson'),
      openModes(),
      openChapter('lessons'),
    ]);
    return lessonBook();
  },
  loadIcons: () => import('../../scenes/inHand/art/icons').then(({ loadIcons }) => loadIcons()),
  fetchPainting: () => import('./painting'),
};

function startScreenMachine(): ScreenMachine<InHandMode> {
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
