/** What has happened in a scenario so far, in sentences: the journal is played again and every event put into words. */
import { begin, fromJSON, send } from '../flow/play';
import { eventSentence } from '../i18n/words';
import type { Session } from '../journal/session';

export interface Entry {
  readonly text: string;
  /** The rule behind it, e.g. 'R12.3'. */
  readonly rule: string;
  readonly round: number;
}

export function storySoFar({ journal, play: { book } }: Session): Entry[] {
  let play = journal.start ? fromJSON(book, journal.start) : begin(book);
  const entries: Entry[] = [];
  const tell = () => {
    for (const event of play.events) {
      const text = eventSentence(play, event);
      if (text) entries.push({ text, rule: event.rule, round: play.state.round });
    }
  };
  tell();
  for (const command of journal.commands) {
    const sent = send(play, command);
    if (!sent.ok) break;
    play = sent.play;
    tell();
  }
  return entries;
}
