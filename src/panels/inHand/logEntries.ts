/** Creates the entries of the log of the game in hand. */
import type { InHand } from '../../flow/inHand/types';
import { gameWords } from '../../i18n/inHand/gameWords';
import { IN_HAND } from '../../journal/inHand/ruleset';
import type { GameEvent } from '../../rules/inHand/events';
import type { Session } from '../../session/session';
import type { LogEntry } from '../LogSheet';
import { logEntries as entriesOf, type LogMode } from '../logEntries';

const MODE: LogMode<InHand> = {
  rules: IN_HAND,
  gameWords,
  roundOf: (event) => (event.type === 'roundBegan' ? event.round : null),
};

export function logEntries(session: Session<InHand>): LogEntry<GameEvent>[] {
  return entriesOf(MODE, session);
}
