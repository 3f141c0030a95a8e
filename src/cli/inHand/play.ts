/**
 * Plays a written game without a picture: a file, '-' for standard input, or a share code. Every event is a line of JSON, the last line is
 * how the table lies. What cannot be played is said with its line; then nothing else is printed, and the exit code is 2.
 */
import { bookFor, heroes, items, scenarios } from '../../content/inHand';
import { begin, type Play, send, toJSON } from '../../flow/inHand/play';
import { contentHash } from '../../journal/digest';
import type { Setup } from '../../rules/inHand/book';
import type { GameEvent } from '../../rules/inHand/events';
import { decodeShare, isShareCode } from '../../storage/shareCode';
import type { Io } from '../io';
import { type Path, readTranscript, type Transcript, TranscriptError } from './transcript';

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

async function transcriptOf(text: string): Promise<Transcript> {
  const transcript = isShareCode(text) ? await shared(text) : readTranscript(text);
  const strange = strangeIn(transcript.setup);
  if (strange) {
    throw new TranscriptError(transcript.whereIs(strange.path), `there is no ${strange.kind} "${strange.id}"`);
  }
  return transcript;
}

/** A share code is played by the cards that its game was played by, or not at all: by others it would be another game. */
async function shared(code: string): Promise<Transcript> {
  const where = 'share code';
  const journal = await decodeShare(code);
  if (!journal.ok) {
    const { reason, field, detail } = journal.fault;
    throw new TranscriptError(where, [reason, field, detail].filter(Boolean).join(' '));
  }
  const { setup, commands, start, contentHash: played } = journal.value;
  if (start) throw new TranscriptError(where, 'its game does not begin at the beginning');
  if (!strangeIn(setup) && contentHash(bookFor(setup)) !== played) {
    throw new TranscriptError(where, 'played by other cards or maps than those that are printed now');
  }
  return { setup, commands, whereIs: () => where };
}

interface Stranger {
  readonly path: Path;
  readonly kind: string;
  readonly id: string;
}

/** The first name of a set-up that is printed nowhere. */
function strangeIn({ scenario, hero, items: owned, upgrades }: Setup): Stranger | null {
  const cards = new Set(heroes[hero]?.cards.map(({ id }) => id));
  const names = [
    { path: ['scenario'], kind: 'scenario', id: scenario, known: Object.hasOwn(scenarios, scenario) },
    { path: ['hero'], kind: 'hero', id: hero, known: Object.hasOwn(heroes, hero) },
    ...owned.map((id, nth) => ({ path: ['items', nth], kind: 'item', id, known: Object.hasOwn(items, id) })),
    ...upgrades.map((id, nth) => ({ path: ['upgrades', nth], kind: 'card', id, known: cards.has(id) })),
  ];
  return names.find(({ known }) => !known) ?? null;
}

/** All of it, before anything is printed: a bad transcript prints nothing as if it were good. */
function playOut({ setup, commands, whereIs }: Transcript): { play: Play; told: GameEvent[] } {
  let play = begin(bookFor(setup));
  const told = [...play.events];
  for (const [index, command] of commands.entries()) {
    const sent = send(play, command);
    if (!sent.ok) {
      throw new TranscriptError(
        whereIs(['commands', index]),
        `command ${index + 1}, ${JSON.stringify(command)}: ${sent.reason} in ${play.phase}`,
      );
    }
    play = sent.play;
    told.push(...sent.events);
  }
  return { play, told };
}
