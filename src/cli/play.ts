/**
 * Plays a written game without a picture: `npm run play -- file.json`, '-' for standard input; a share code will do as well. Every event
 * is a line of JSON, the last line is how the table lies. What cannot be played is said with its line; then the exit code is 2.
 */
import { readFileSync } from 'node:fs';
import { bookFor, ContentError } from '../content';
import { begin, type Play, send, toJSON } from '../flow/play';
import type { GameEvent } from '../rules/events';
import { decodeShare, isShareCode } from '../storage/shareCode';
import { readTranscript, type Transcript, TranscriptError } from './transcript';

export interface Io {
  /** The text of a file; of standard input for '-'. */
  readonly read: (file: string) => string;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

const USAGE = 'usage: npm run play -- <transcript.json | share code | ->';

/** @returns the exit code: 0 played, 2 it could not be */
export async function run(args: readonly string[], { read, out, error }: Io): Promise<number> {
  const [source, ...more] = args;
  if (source === undefined || more.length > 0) {
    error(USAGE);
    return 2;
  }
  try {
    const { play, told } = playOut(await transcriptOf(isShareCode(source) ? source : textOf(source, read)));
    for (const event of told) out(JSON.stringify(event));
    out(JSON.stringify({ final: toJSON(play) }));
    return 0;
  } catch (failure) {
    if (!(failure instanceof TranscriptError)) throw failure;
    error(`line ${failure.line}: ${failure.message}`);
    return 2;
  }
}

function textOf(file: string, read: Io['read']): string {
  try {
    return read(file);
  } catch (failure) {
    throw new TranscriptError(0, `${file} cannot be read: ${failure instanceof Error ? failure.message : failure}`);
  }
}

async function transcriptOf(text: string): Promise<Transcript> {
  if (!isShareCode(text)) return readTranscript(text);
  const journal = await decodeShare(text);
  if (!journal.ok) throw new TranscriptError(1, `share code: ${journal.fault.reason} ${journal.fault.field}`);
  const { setup, commands, start } = journal.value;
  if (start) throw new TranscriptError(1, 'share code: its game does not begin at the beginning');
  return { setup, commands, lineOf: (command) => command + 1 };
}

/** All of it, before anything is printed: a bad transcript prints nothing as if it were good. */
function playOut({ setup, commands, lineOf }: Transcript): { play: Play; told: GameEvent[] } {
  let play = laid(setup);
  const told = [...play.events];
  for (const [index, command] of commands.entries()) {
    const sent = send(play, command);
    if (!sent.ok) {
      throw new TranscriptError(
        lineOf(index),
        `command ${index + 1}, ${JSON.stringify(command)}: ${sent.reason} in ${play.phase}`,
      );
    }
    play = sent.play;
    told.push(...sent.events);
  }
  return { play, told };
}

function laid(setup: Transcript['setup']): Play {
  try {
    return begin(bookFor(setup));
  } catch (failure) {
    if (failure instanceof ContentError) throw new TranscriptError(1, failure.message);
    throw failure;
  }
}

if (process.argv[1] && import.meta.url.endsWith('/cli/play.ts') && /play\.ts$/.test(process.argv[1])) {
  process.exitCode = await run(process.argv.slice(2), {
    read: (file) => readFileSync(file === '-' ? 0 : file, 'utf8'),
    out: (line) => console.log(line),
    error: (line) => console.error(line),
  });
}
