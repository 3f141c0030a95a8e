/** Golden games as they are stored: the commands, and checksums of everything that resulted from them. */

import { bookFor } from '../../src/content/inHand';
import { begin, send, toJSON } from '../../src/flow/inHand/play';
import { canonicalJson, checksum, contentHash } from '../../src/journal/digest';
import type { Setup } from '../../src/rules/inHand/book';
import { decodeShare, type Journal } from '../kit/inHand';

export const GAMES = new URL('games.json', import.meta.url);

/** The checksums of a game. */
export interface Digest {
  /** The checksum over the checksums of the events of the set-up and of each command. */
  readonly events: string;
  /** The checksum of the state after the last command. */
  readonly checkpoint: string;
  /** The last two hexadecimal digits of each of the events' checksums. */
  readonly trail: string;
}

export interface KeptGame extends Digest {
  /** Set-up and commands, as a share code. */
  readonly code: string;
}

export interface Golden {
  /** `contentHash` of each scenario's book, which is the same at every level. */
  readonly books: Readonly<Record<string, string>>;
  /** A bot's game of each cell, by its name; then extra games with commands that the others lack. */
  readonly games: Readonly<Record<string, KeptGame>>;
}

/** A replayed game, or a sentence about the first refused command. */
export type Replayed =
  | { readonly ok: true; readonly digest: Digest }
  | { readonly ok: false; readonly refused: string };

/** The stored games' journals by their names. @throws Error if a code cannot be read */
export async function journalsOf({ games }: Golden): Promise<Map<string, Journal>> {
  const journals = new Map<string, Journal>();
  for (const [name, { code }] of Object.entries(games)) {
    const read = await decodeShare(code);
    if (!read.ok) throw new Error(`${name}: the share code is not read: ${read.fault.reason} ${read.fault.field}`);
    journals.set(name, read.value);
  }
  return journals;
}

/** Replays a stored game. @returns a sentence about the first difference, or null if there is none */
export function differenceOf(journal: Journal, { code: _, ...kept }: KeptGame): string | null {
  const again = replayed(journal);
  if (!again.ok) return again.refused;
  const astray = strayed(journal, kept.trail, again.digest.trail);
  if (astray) return astray;
  return canonicalJson(again.digest) === canonicalJson(kept) ? null : 'its fingerprints are not what they were';
}

const fingerprint = (value: unknown) => checksum(canonicalJson(value));

export function replayed({ setup, commands }: Journal): Replayed {
  let play = begin(bookFor(setup));
  const told = [fingerprint(play.events)];
  for (const [index, command] of commands.entries()) {
    const sent = send(play, command);
    if (!sent.ok) return { ok: false, refused: `${nameOf(commands, index)} is refused: ${sent.reason}` };
    play = sent.play;
    told.push(fingerprint(sent.events));
  }
  const trail = told.map((each) => each.slice(-2)).join('');
  return { ok: true, digest: { events: checksum(told.join()), checkpoint: fingerprint(toJSON(play)), trail } };
}

/** Returns whether a stored game has this set-up, the current book and the same result; then it need not be played again. */
export async function stands(kept: KeptGame | undefined, setup: Setup): Promise<boolean> {
  if (!kept) return false;
  const { code, ...digest } = kept;
  const read = await decodeShare(code);
  if (!read.ok || read.value.contentHash !== contentHash(bookFor(setup))) return false;
  if (canonicalJson(read.value.setup) !== canonicalJson(setup)) return false;
  const again = replayed(read.value);
  return again.ok && canonicalJson(again.digest) === canonicalJson(digest);
}

/** A sentence about the first difference between two trails, or null if there is none. */
export function strayed({ commands }: Journal, before: string, now: string): string | null {
  for (let at = 0; at < Math.max(before.length, now.length); at += 2) {
    if (before.slice(at, at + 2) === now.slice(at, at + 2)) continue;
    return at === 0 ? 'the table is laid differently' : `${nameOf(commands, at / 2 - 1)} has other events`;
  }
  return null;
}

function nameOf(commands: Journal['commands'], index: number): string {
  return `command ${index}, ${JSON.stringify(commands[index])},`;
}
