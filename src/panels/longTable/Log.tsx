/**
 * The log of the Long Table: sentences for the events, each with the number of its rule. For a monster's focus, the log also lists the
 * figures from which the focus was chosen.
 */
import type { Play } from '../../flow/longTable/play';
import { t } from '../../i18n';
import { capitalise } from '../../i18n/longTable/forms';
import { figureName } from '../../i18n/longTable/naming';
import type { GameEvent } from '../../rules/longTable/events';
import { turnReplayOf } from '../../session/longTable/turnReplay';
import { LogSheet, type LogWords } from '../LogSheet';
import { logEntries } from '../logEntries';
import type { LongTableApp } from './app';
import { LOG_MODE } from './logMode';

/** The numbers that the sentence of an event leaves out: for a chosen focus, the path length and range of each candidate. */
function figuresOf(play: Play, event: GameEvent) {
  if (event.type !== 'focusChosen') return [];
  return event.candidates.map(({ figure, length, range }) => ({
    what: capitalise(figureName(play, figure)),
    value: t('board.candidate', { length, range }),
  }));
}

export function Log({ app }: { app: LongTableApp }) {
  const { interaction, viewing } = app.view;
  if (!interaction) return null;
  const words: LogWords<GameEvent> = {
    entriesOf: () => logEntries(LOG_MODE, interaction.session),
    figuresOf: (event) => figuresOf(interaction.play, event),
    showButtonOf({ at, event }) {
      const { session, play } = interaction;
      const turn = viewing ? null : turnReplayOf(session.journal, play.book, at, event);
      return turn && { word: t('board.again'), show: () => interaction.replayTurn(turn) };
    },
  };
  return <LogSheet app={app} words={words as LogWords} />;
}
