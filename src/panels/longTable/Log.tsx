/** The log of the Long Table, in sentences, with why each thing was decided as it was. */
import type { LongTable } from '../../flow/longTable/types';
import { t } from '../../i18n';
import { telling } from '../../i18n/longTable/telling';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import type { GameEvent } from '../../rules/longTable/events';
import { turnOf } from '../../session/longTable/again';
import type { Session } from '../../session/session';
import { LogSheet, type LogWords } from '../LogSheet';
import { type LoggedMode, logEntries } from '../logEntries';
import type { LongTableApp } from './app';

const MODE: LoggedMode<LongTable> = {
  rules: LONG_TABLE,
  telling: telling as unknown as LoggedMode<LongTable>['telling'],
  roundOf: (event) => (event.type === 'roundBegan' ? event.round : null),
};

/** Numbers that its sentence does not say. */
function figuresOf(event: GameEvent) {
  if (event.type !== 'focusChosen') return [];
  return event.candidates.map(({ figure, length, range }) => ({
    what: figure,
    value: t('board.candidate', { length, range }),
  }));
}

const WORDS: LogWords<GameEvent> = {
  entriesOf: (session) => logEntries(MODE, session as unknown as Session<LongTable>),
  figuresOf,
};

export function Log({ app }: { app: LongTableApp }) {
  const { interaction, viewing } = app.view;
  if (!interaction) return null;
  const words: LogWords<GameEvent> = {
    ...WORDS,
    againOf({ at, event }) {
      const { session, play } = interaction;
      const turn = viewing ? null : turnOf(session.journal, play.book, at, event);
      return turn && { word: t('board.again'), show: () => interaction.again(turn) };
    },
  };
  return <LogSheet app={app} words={words as LogWords} />;
}
