/** What has happened in a scenario so far, in sentences: the journal is played again and every event put into words. */
import { begin, fromJSON, type Play, send } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import { eventSentence } from '../../i18n/inHand/narration';
import { commandLabel } from '../../i18n/inHand/words';
import type { GameEvent } from '../../rules/inHand/events';
import type { Session } from '../../session/session';
import type { LogEntry } from '../LogSheet';

export function logEntries({ journal, play: { book } }: Session<InHand>): LogEntry<GameEvent>[] {
  let play = journal.start ? fromJSON(book, journal.start) : begin(book);
  let { round } = play.state;
  const entries = entriesOf(play, round, 0, null);
  for (const [index, command] of journal.commands.entries()) {
    const sent = send(play, command);
    if (!sent.ok) break;
    const said = commandLabel(play, command);
    play = sent.play;
    entries.push(...entriesOf(play, round, index + 1, said));
    round = play.state.round;
  }
  return entries;
}

/** @param before the round in which the command was said */
function entriesOf(play: Play, before: number, at: number, said: string | null): LogEntry<GameEvent>[] {
  let round = before;
  return play.events.flatMap((event) => {
    if (event.type === 'roundBegan') round = event.round;
    const text = eventSentence(play, event);
    return text ? [{ text, rule: event.rule, round, at, said, event }] : [];
  });
}
