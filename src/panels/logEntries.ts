/** What has happened in a scenario so far, in sentences: the journal is played again and every event put into words. */
import type { Telling } from '../i18n/telling';
import type { GameTypes, Play, Ruleset } from '../rules/core/ruleset';
import type { Session } from '../session/session';
import type { LogEntry } from './LogSheet';

/** What it takes to tell what happened in a mode's game. */
export interface LoggedMode<G extends GameTypes> {
  readonly rules: Pick<Ruleset<G>, 'begin' | 'fromJSON' | 'send'>;
  readonly telling: Pick<Telling<G>, 'label' | 'narrate' | 'ruleOf'>;
  /** The round that begins with an event; null: none does. */
  roundOf(event: G['event']): number | null;
}

export function logEntries<G extends GameTypes>(
  mode: LoggedMode<G>,
  { journal, play: { book } }: Session<G>,
): LogEntry<G['event']>[] {
  const { rules, telling } = mode;
  let play = journal.start ? rules.fromJSON(book, journal.start) : rules.begin(book);
  let { round } = play.state;
  const entries = entriesOf(mode, play, round, 0, null);
  for (const [index, command] of journal.commands.entries()) {
    const sent = rules.send(play, command);
    if (!sent.ok) break;
    const said = telling.label(play, command);
    play = sent.play;
    entries.push(...entriesOf(mode, play, round, index + 1, said));
    round = play.state.round;
  }
  return entries;
}

/** @param before the round in which the command was given */
function entriesOf<G extends GameTypes>(
  { telling, roundOf }: LoggedMode<G>,
  play: Play<G>,
  before: number,
  at: number,
  said: string | null,
): LogEntry<G['event']>[] {
  let round = before;
  return play.events.flatMap((event) => {
    round = roundOf(event) ?? round;
    const text = telling.narrate(play, event);
    return text ? [{ text, rule: telling.ruleOf(event), round, at, said, event }] : [];
  });
}
