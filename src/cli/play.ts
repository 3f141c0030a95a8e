/**
 * Plays a written game without graphics: a file, '-' for standard input, or a share code. The command prints the sentence of each event
 * that has a sentence, with the number of the event's rule, then the last prompt. With `--json` it prints each event as a line of JSON,
 * then the final state; with `--audit` it prints the audit. If the game cannot be played, it prints only the error with the place of the
 * error, and the exit code is 2.
 */

import type { AuditedGame } from '../audit/mode';
import { contentHash } from '../journal/digest';
import type { Journal } from '../journal/journal';
import type { Shape } from '../journal/shapes';
import type { ByMode, GameTypes, Play, Ruleset, SetupOf } from '../rules/core/ruleset';
import { decodeShare, isShareCode } from '../storage/shareCode';
import type { Io } from './io';
import { readTranscript, type Transcript, TranscriptError, type WrittenMode } from './transcript';

/** What playing a written game needs from a mode. */
interface PlayedMode<G extends GameTypes> extends WrittenMode<G> {
  readonly rules: Ruleset<G>;
  readonly journal: Shape<Journal<G>>;
  narrator?(): Promise<Narrator<G>>;
  audit?(game: AuditedGame<G>): Promise<readonly string[]>;
}

/** What printing a game in words needs from a mode (modes/headless.ts). */
interface Narrator<G extends GameTypes> {
  narrate(play: Play<G>, event: G['event']): string | null;
  prompt(play: Play<G>): string;
  ruleOf(event: G['event']): string;
}

interface Game<G extends GameTypes> extends Transcript<G> {
  readonly mode: PlayedMode<G>;
}

/** The play after a command, and the events of that command. */
interface Step<G extends GameTypes> {
  readonly play: Play<G>;
  readonly events: readonly G['event'][];
}

const USAGE = 'usage: npm run play -- [--json | --audit] <transcript.json | share code | ->';
const JSON_FLAG = '--json';
const AUDIT_FLAG = '--audit';

/** Runs the command. @returns the exit code: 0 if the game was played, 2 if it could not be played or the usage is wrong */
export async function runPlay<G extends GameTypes>(
  args: readonly string[],
  { read, out, error }: Io,
  modes: ByMode<PlayedMode<G>>,
): Promise<number> {
  if (args.includes('--help')) {
    out(USAGE);
    return 0;
  }
  const [source, ...more] = args.filter((arg) => arg !== JSON_FLAG && arg !== AUDIT_FLAG);
  if (source === undefined || more.length > 0) {
    error(USAGE);
    return 2;
  }
  try {
    const game = await gameOf(isShareCode(source) ? source : textOf(source, read), modes);
    const steps = playOut(game);
    if (args.includes(AUDIT_FLAG) && game.mode.audit) {
      for (const line of await game.mode.audit(game)) out(line);
      return 0;
    }
    const narrator = args.includes(JSON_FLAG) ? undefined : await game.mode.narrator?.();
    for (const line of narrator ? inWords(steps, narrator) : asJson(steps, game.mode.rules)) out(line);
    return 0;
  } catch (failure) {
    if (!(failure instanceof TranscriptError)) throw failure;
    error(failure.message);
    return 2;
  }
}

function textOf(file: string, read: Io['read']): string {
  try {
    return read(file);
  } catch (failure) {
    throw new TranscriptError(file, `cannot be read: ${failure instanceof Error ? failure.message : failure}`);
  }
}

async function gameOf<G extends GameTypes>(text: string, modes: ByMode<PlayedMode<G>>): Promise<Game<G>> {
  if (isShareCode(text)) return shared(text, modes);
  const { mode, ...transcript } = readTranscript(text, modes);
  printed(mode.rules, transcript.setup, transcript.whereIs);
  return { mode, ...transcript };
}

/**
 * Reads the game in a share code.
 * @throws TranscriptError if the code cannot be read, does not contain a whole game, names unknown content, or was played with other cards
 * or maps than the current ones
 */
async function shared<G extends GameTypes>(code: string, modes: ByMode<PlayedMode<G>>): Promise<Game<G>> {
  const where = 'share code';
  const journal = await decodeShare(code, modes);
  if (!journal.ok) {
    const { reason, field, detail } = journal.fault;
    throw new TranscriptError(where, [reason, field, detail].filter(Boolean).join(' '));
  }
  const { mode: name, setup, commands, start, contentHash: played } = journal.value;
  const mode = modes(name);
  if (!mode) throw new TranscriptError(where, `there is no mode "${name}"`);
  const { rules } = mode;
  if (start) throw new TranscriptError(where, 'its game does not begin with the set-up of the scenario');
  printed(rules, setup, () => where);
  if (contentHash(rules.bookFor(setup)) !== played) {
    throw new TranscriptError(where, 'played by other cards or maps than the current ones');
  }
  return { mode, setup, commands, whereIs: () => where };
}

/** Checks that all content named in the set-up exists. @throws TranscriptError with the place of the first unknown name */
function printed<G extends GameTypes>(rules: Ruleset<G>, setup: SetupOf<G>, whereIs: Transcript<G>['whereIs']): void {
  const missing = rules.findMissing(setup);
  if (missing) throw new TranscriptError(whereIs(missing.path), `there is no ${missing.kind} "${missing.id}"`);
}

/** Plays all commands. Runs before anything is printed, so that no events of an invalid transcript are printed. @throws TranscriptError */
function playOut<G extends GameTypes>({ mode: { rules }, setup, commands, whereIs }: Game<G>): readonly Step<G>[] {
  let play = rules.begin(rules.bookFor(setup));
  const steps: Step<G>[] = [{ play, events: play.events }];
  for (const [index, command] of commands.entries()) {
    const sent = rules.send(play, command);
    if (!sent.ok) {
      throw new TranscriptError(
        whereIs(['commands', index]),
        `command ${index + 1}, ${JSON.stringify(command)}: ${sent.reason} in ${play.phase}`,
      );
    }
    play = sent.play;
    steps.push({ play, events: sent.events });
  }
  return steps;
}

function asJson<G extends GameTypes>(steps: readonly Step<G>[], rules: Ruleset<G>): readonly string[] {
  const lines = steps.flatMap(({ events }) => events.map((event) => JSON.stringify(event)));
  const last = steps.at(-1);
  return last ? [...lines, JSON.stringify({ final: rules.toJSON(last.play) })] : lines;
}

/** Returns one line for each event that has a sentence, and the prompt as the last line. */
function inWords<G extends GameTypes>(steps: readonly Step<G>[], narrator: Narrator<G>): readonly string[] {
  const lines = steps.flatMap(({ play, events }) =>
    events.flatMap((event) => {
      const said = narrator.narrate(play, event);
      return said === null ? [] : [`${said} ${narrator.ruleOf(event)}`];
    }),
  );
  const last = steps.at(-1);
  return last ? [...lines, narrator.prompt(last.play)] : lines;
}
