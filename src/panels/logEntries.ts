/** The log of a scenario: replays the journal and narrates its events. Events without a sentence are left out. */
import type { GameWords } from '../i18n/gameWords';
import type { GameTypes, Play, Ruleset } from '../rules/core/ruleset';
import type { Session } from '../session/session';
import type { LogEntry } from './LogSheet';

/** What the log needs from a mode. */
export interface LogMode<G extends GameTypes> {
  readonly rules: Pick<Ruleset<G>, 'begin' | 'fromJSON' | 'send'>;
  readonly gameWords: Pick<GameWords<G>, 'label' | 'narrate' | 'ruleOf'>;
  /** The number of the round that begins with this event; null if no round begins. */
  roundOf(event: G['event']): number | null;
}

/** One command of the journal, with the play after it and its log entries. */
interface Step<G extends GameTypes> {
  readonly command: G['command'];
  readonly play: Play<G>;
  readonly entries: readonly LogEntry<G['event']>[];
}

/**
 * Returns a function that makes the log of a running session. As long as the book is the same, later calls of the function replay only new
 * commands and drop the entries of undone commands, because replaying a whole long game would take longer than a frame.
 */
export function createIncrementalLog<G extends GameTypes>(
  mode: LogMode<G>,
): (session: Session<G>) => readonly LogEntry<G['event']>[] {
  const { rules, gameWords } = mode;
  let of: unknown = null;
  let laid: Omit<Step<G>, 'command'> | null = null;
  let steps: Step<G>[] = [];
  return ({ journal, play: { book } }) => {
    if (of !== book || !laid) {
      const play = journal.start ? rules.fromJSON(book, journal.start) : rules.begin(book);
      [of, laid, steps] = [book, { play, entries: entriesOf(mode, play, play.state.round, 0, null) }, []];
    }
    const { commands } = journal;
    const same = steps.findIndex(({ command }, i) => command !== commands[i]);
    if (same >= 0) steps.length = same;
    for (let at = steps.length; at < commands.length; at += 1) {
      const command = commands[at];
      const { play } = steps.at(-1) ?? laid;
      const sent = command === undefined ? null : rules.send(play, command);
      if (command === undefined || !sent?.ok) break;
      const commandLabel = gameWords.label(play, command);
      steps.push({
        command,
        play: sent.play,
        entries: entriesOf(mode, sent.play, play.state.round, at + 1, commandLabel),
      });
    }
    return [...laid.entries, ...steps.flatMap(({ entries }) => entries)];
  };
}

/** The complete log of a session. */
export const logEntries = <G extends GameTypes>(mode: LogMode<G>, session: Session<G>): LogEntry<G['event']>[] => [
  ...createIncrementalLog(mode)(session),
];

/**
 * The log entries of a play's events.
 * @param before the round in which the command was sent
 * @param at the number of the command in the journal, from 1; 0 for the events before the first command
 * @param commandLabel the label of the command; null before the first command
 */
function entriesOf<G extends GameTypes>(
  { gameWords, roundOf }: LogMode<G>,
  play: Play<G>,
  before: number,
  at: number,
  commandLabel: string | null,
): LogEntry<G['event']>[] {
  let round = before;
  return play.events.flatMap((event) => {
    round = roundOf(event) ?? round;
    const text = gameWords.narrate(play, event);
    return text ? [{ text, rule: gameWords.ruleOf(event), round, at, commandLabel, event }] : [];
  });
}
