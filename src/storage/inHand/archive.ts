/** Stores the archive of all campaigns in a separate record, so that a damaged archive does not affect a campaign. */
import * as v from 'valibot';
import { bookFor } from '../../content/inHand';
import { pageOfPackGame } from '../../flow/inHand/singleGame';
import type { InHand } from '../../flow/inHand/types';
import { checksum } from '../../journal/digest';
import {
  bool,
  byName,
  count,
  integer,
  list,
  name,
  names,
  nullable,
  oneOf,
  record,
  type Shape,
} from '../../journal/shapes';
import { ContentError } from '../../rules/core/ruleset';
import { FACES, SCENARIO_LEVELS } from '../../rules/inHand/vocabulary';
import { type Account, accountOf, type BestThrow, type CardOfTheDay, type Feats } from '../../session/inHand/account';
import {
  type Archive,
  archiveOfCampaign,
  archiveOfGame,
  archiveOfUnfinishedGame,
  EMPTY_ARCHIVE,
  type HeroFile,
  type ItemFile,
  type MonsterFile,
  mergeArchives,
  type PageFile,
  withoutCounts,
} from '../../session/inHand/archive';
import { earnedHonours, HONOURS, type Honour } from '../../session/inHand/honours';
import { EMPTY_TALLY } from '../../session/inHand/tally';
import type { Session } from '../../session/session';
import { openRecord, sealRecord } from '../envelope';
import type { RecordMerger } from '../merge';
import type { WriteQueue } from '../queue';
import { campaignIdOf, statsKeyOf } from '../records';
import type { Saves } from '../saves';
import type { Saved } from '../schema';
import type { Store } from '../store';
import { fault, type ReadResult, readShape, storageFault } from '../untrusted';
import { mergeDays } from './daily';
import type { InHandSaved } from './mode';
import { countGame, mergeStats, readTally } from './stats';

const KEY = 'archive';
const VERSION = 1;
/** The accounts of this many games are kept for their outcome pages; the oldest is removed first. */
const MAX_GAMES = 12;
/** The greatest number of entries of one kind, far more than exist. */
const MAX_ENTRIES = 300;

/** A finished game, for its outcome page. */
export interface ArchivedGame {
  /** The campaign's id. */
  readonly id: string;
  /** Identifies the game, so that the archive does not count it twice. */
  readonly game: string;
  readonly account: Account;
  /** The honours that the player earned in the game. */
  readonly honours: readonly string[];
}

/** The contents of the record. */
export interface ArchiveContents {
  readonly files: Archive;
  /** The earned honours. A later version of the game may have added honours that this version does not know. */
  readonly honours: readonly string[];
  /** The last finished games, the newest last. */
  readonly games: readonly ArchivedGame[];
}

const NOTHING: ArchiveContents = { files: EMPTY_ARCHIVE, honours: [], games: [] };

const filesShape = record<Archive>({
  monsters: byName(record<MonsterFile>({ games: count, slain: byName(count), slew: count }), MAX_ENTRIES),
  items: byName(record<ItemFile>({ games: count, used: count }), MAX_ENTRIES),
  pages: byName(record<PageFile>({ won: count, lost: count, concluded: bool }), MAX_ENTRIES),
  heroes: byName(record<HeroFile>({ games: count, won: count, level: count }), MAX_ENTRIES),
  gold: count,
});

const accountShape = record<Account>({
  scenario: name,
  level: oneOf(SCENARIO_LEVELS),
  hero: name,
  won: bool,
  rounds: count,
  dealt: count,
  struck: count,
  taken: count,
  best: nullable(record<BestThrow>({ face: oneOf(FACES), modifier: integer, damage: count, monster: name })),
  card: nullable(record<CardOfTheDay>({ face: name, damage: count })),
  met: names,
  slain: byName(count),
  slewBy: nullable(name),
  carried: names,
  used: byName(count),
  feats: record<Feats>({
    hp: count,
    cards: count,
    negated: count,
    rests: count,
    traps: count,
    disarmed: count,
    tokens: count,
    treasures: count,
    duds: count,
    otherwise: count,
    streak: count,
  }),
});

const archivedShape: Shape<ArchiveContents & { readonly archive: typeof VERSION }> = record({
  archive: v.literal(VERSION),
  files: filesShape,
  honours: list(name, MAX_ENTRIES),
  games: list(
    record<ArchivedGame>({
      // The id can be any text (a day, or the id of an old save), because it is only compared.
      id: v.pipe(v.string(), v.maxLength(100)),
      game: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
      account: accountShape,
      honours: list(name, MAX_ENTRIES),
    }),
    MAX_GAMES,
  ),
});

const asText = (archived: ArchiveContents): string => sealRecord({ archive: VERSION, ...archived });

function archivedIn(text: unknown): ReadResult<ArchiveContents> {
  if (text === null || text === undefined) return { ok: true, value: NOTHING };
  const whole = openRecord(text);
  if (!whole.ok) return whole;
  const { archive } = whole.value;
  if (typeof archive === 'number' && archive > VERSION) return fault('future', KEY, String(archive));
  const read = readShape(archivedShape, whole.value);
  if (!read.ok) return read;
  const { files, honours, games } = read.value;
  return { ok: true, value: { files, honours, games } };
}

/**
 * Reads the archive. A damaged record counts as empty.
 * @returns null if the record is of a later version of the game or the store does not answer
 */
async function readArchive(store: Store): Promise<ArchiveContents | null> {
  const read = await store
    .get(KEY)
    .then(archivedIn, (error: unknown) => ({ ok: false, fault: storageFault(error) }) as const);
  if (read.ok) return read.value;
  return read.fault.reason === 'future' || read.fault.reason === 'storage' ? null : NOTHING;
}

const union = (some: readonly string[], more: readonly string[]): string[] => [...new Set([...some, ...more])];

/**
 * Merges two archive records by adding their counts. Changes nothing if the main store's record has all games of the other
 * record. If the main store's record has only some of these games, both records once were the same record, so only the
 * remaining games are added.
 */
const mergeArchiveRecords: RecordMerger = async (apart, kept) => {
  const [one, other] = [archivedIn(apart), archivedIn(kept)];
  if (!one.ok || (!other.ok && other.fault.reason === 'future')) return null;
  const before = other.ok ? other.value : NOTHING;
  const isKept = ({ game }: ArchivedGame) => before.games.some((each) => each.game === game);
  const { files, games, honours } = one.value;
  const others = games.filter((each) => !isKept(each));
  if (games.length > 0 && others.length === 0) return null;
  const added =
    others.length === games.length
      ? [files]
      : [withoutCounts(files), ...others.map(({ account }) => archiveOfGame(account))];
  return asText({
    files: [before.files, ...added].reduce(mergeArchives),
    honours: union(before.honours, honours),
    games: [...before.games, ...others].slice(-MAX_GAMES),
  });
};

/** Merges two records. The key decides whether they contain statistics, daily results or the archive. */
export function mergeRecords(key: string, ...both: Parameters<RecordMerger>): ReturnType<RecordMerger> {
  if (key.startsWith(statsKeyOf(''))) return mergeStats(...both);
  return (key === KEY ? mergeArchiveRecords : mergeDays)(...both);
}

/** The statistics of all campaigns. Unreadable statistics count as empty. */
async function tallyOfAll(store: Store) {
  const read = await readTally(store, null);
  return read.ok ? read.value : EMPTY_TALLY;
}

/**
 * Adds a finished game to statistics or daily results, and to the archive with its honours. Games of packs are not counted.
 * @param id the campaign's id
 */
export function recordGame(store: Store, queue: WriteQueue, id: string, session: Session<InHand>): void {
  countGame(store, queue, id, session);
  if (pageOfPackGame(id) !== null) return;
  const { journal, play } = session;
  queue.put(`${KEY}/${journal.setup.seed}`, async () => {
    const before = await readArchive(store);
    const game = checksum(JSON.stringify({ ...journal, mode: undefined }));
    if (!before || before.games.some((each) => each.game === game)) return;
    const account = accountOf(play.book, journal);
    const files = mergeArchives(before.files, archiveOfGame(account));
    const earned = earnedHonours({ archive: files, tally: await tallyOfAll(store), game: account });
    const honours = earned.filter((each) => !before.honours.includes(each));
    const games = [...before.games, { id, game, account, honours }].slice(-MAX_GAMES);
    await store.set(KEY, asText({ files, honours: [...before.honours, ...honours], games }));
  });
}

/**
 * The things that the player has seen according to a save. The table of the save counts only if its scenario still
 * exists and is not of a pack.
 */
function ofSave({ mode, campaign, table }: Saved<InHandSaved>): Archive {
  if (mode !== 'inHand') return EMPTY_ARCHIVE;
  const seen = archiveOfCampaign(campaign);
  if (!table || pageOfPackGame(campaign.id) !== null) return seen;
  try {
    return mergeArchives(seen, archiveOfUnfinishedGame(accountOf(bookFor(table.journal.setup), table.journal)));
  } catch (error) {
    if (error instanceof ContentError) return seen;
    throw error;
  }
}

/** Whether the first archive, which is the second archive with additions, has more than the second archive. */
const knowsMore = (one: Archive, other: Archive): boolean => JSON.stringify(one) !== JSON.stringify(other);

/**
 * Reads the archive and completes it from all saves. Stores the additions, so that they remain when a save is deleted.
 * @returns null if the archive is of a later version of the game or the store does not answer
 */
export async function loadArchive(
  store: Store,
  saves: Saves<InHandSaved>,
  queue: WriteQueue,
): Promise<ArchiveContents | null> {
  const ids = new Set((await store.keys()).flatMap((key) => campaignIdOf(key) ?? []));
  const found = await Promise.all([...ids].map((id) => saves.newest(id)));
  const told = found.map((read) => (read.ok ? ofSave(read.value) : EMPTY_ARCHIVE)).reduce(mergeArchives, EMPTY_ARCHIVE);
  const withTold = async (before: ArchiveContents): Promise<ArchiveContents> => {
    const files = mergeArchives(before.files, told);
    const earned = earnedHonours({ archive: files, tally: await tallyOfAll(store), game: null });
    return { ...before, files, honours: union(before.honours, earned) };
  };
  const before = await readArchive(store);
  if (!before) return null;
  const now = await withTold(before);
  if (knowsMore(now.files, before.files) || now.honours.length > before.honours.length)
    queue.put(KEY, async () => {
      // Read again, because another tab may have written the archive in the meantime.
      const last = await readArchive(store);
      if (last) await store.set(KEY, asText(await withTold(last)));
    });
  return now;
}

/** Whether this version of the game knows the honour. */
export function isHonour(id: string): id is Honour {
  return HONOURS.some((each) => each === id);
}
