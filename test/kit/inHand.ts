/** Test kit: binds functions and types that serve all modes to the mode "in hand". */
import type { InHand } from '../../src/flow/inHand/types';
import * as laws from '../../src/journal/inHand/laws/findFlaw';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import * as journal from '../../src/journal/journal';
import type { Book } from '../../src/rules/inHand/book';
import type { Command } from '../../src/rules/inHand/commands';
import type { GameEvent } from '../../src/rules/inHand/events';
import { type Interaction, readOnlyInteraction } from '../../src/session/inHand/interaction';
import * as session from '../../src/session/session';
import * as viewing from '../../src/session/viewing';
import * as backups from '../../src/storage/backups';
import * as envelope from '../../src/storage/envelope';
import type { InHandSaved } from '../../src/storage/inHand/mode';
import * as records from '../../src/storage/records';
import * as restoring from '../../src/storage/restoreSave';
import * as saveCode from '../../src/storage/saveCode';
import type * as schema from '../../src/storage/schema';
import * as shareCode from '../../src/storage/shareCode';
import type { Store } from '../../src/storage/store';
import { fetchModes, modeOf } from './modes';

// Tests that read a save or a code synchronously need its mode.
await fetchModes();

export type Journal = journal.Journal<InHand>;
export type Game = journal.Game<InHand>;
export type Kept = journal.SavedGame<InHand>;
export const newGame = (book: Book) => journal.newGame(IN_HAND, book);
export const record = (game: Game, command: Command, play: Game['play'], events: readonly GameEvent[]) =>
  journal.addCommand(IN_HAND, game, command, play, events);
export const replay = (book: Book, of: Journal) => journal.replay(IN_HAND, book, of);
export const keep = (game: Game) => journal.toSavedGame(IN_HAND, game);
export const restore = (book: Book, kept: Kept) => journal.restore(IN_HAND, book, kept);

export type Session = session.Session<InHand>;
export type Change = session.Change<InHand>;
export const openSession = (book: Book, options: session.SessionOptions<InHand>) =>
  session.openSession(IN_HAND, book, options);
export type Viewing = viewing.Viewing<InHand, Interaction>;
export const openViewing = (book: Book, of: Journal, at?: number) =>
  viewing.openViewing({ rules: IN_HAND, readOnlyInteraction }, book, of, laws, at);

export type Envelope = schema.Envelope<InHandSaved>;
export type Saved = schema.Saved<InHandSaved>;
export type RestoredSave = restoring.RestoredSave<InHandSaved>;
export const { sealSave, sealRecord } = envelope;
export const unseal = (text: unknown) => envelope.unseal(text, modeOf);
export const { KEYED_RECORDS } = records;
export type RecordName = records.RecordName;
export const judge = (id: string, found: records.RawRecords) => records.chooseReadable(id, found, modeOf);
export const restoreSave = (saved: Saved) => restoring.restoreSave(saved, modeOf);
export const { encodeSave } = saveCode;
export const imported = (code: unknown) => saveCode.decodeSave(code, modeOf);
export const { encodeShare, isShareCode } = shareCode;
export const decodeShare = (code: unknown) => shareCode.decodeShare(code, modeOf);
export const { BACKUPS_KEPT } = backups;
export type Occasion = backups.Occasion;
export const openBackups = (store: Store) => backups.openBackups(store, modeOf);
