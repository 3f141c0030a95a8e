/** Stores the statistics of campaigns of the Long Table. */
import * as v from 'valibot';
import type { LongTable } from '../../flow/longTable/types';
import { checksum } from '../../journal/digest';
import { modifierIdShape } from '../../journal/longTable/printedSchema';
import {
  bool,
  byName,
  count,
  list,
  name,
  oneOf,
  optional,
  partlyKeyed,
  record,
  type Shape,
} from '../../journal/shapes';
import { TERRAINS } from '../../rules/core/board';
import { type HexId, isHexId } from '../../rules/core/hexes';
import type { BestBlow } from '../../session/longTable/account';
import {
  type LastBoard,
  MAX_WAY,
  PRINTED_THINGS,
  type PrintedHero,
  type PrintedPlate,
  RING_KINDS,
} from '../../session/longTable/lastBoard';
import {
  type AlbumPrint,
  addTallies,
  EMPTY_TALLY,
  type HeroTally,
  MAX_BOARDS,
  MAX_KEPT,
  type ScenarioTally,
  type Tally,
  tallyOf,
  withPrint,
} from '../../session/longTable/tally';
import type { TurningHex } from '../../session/longTable/turningHexes';
import type { Session } from '../../session/session';
import type { WriteQueue } from '../queue';
import { tableStatsKeyOf } from '../records';
import type { Store } from '../store';
import { type ChangeResult, openTallies } from '../tallies';

/** The greatest number of entries of a tally's lists, far above the number of scenarios times levels, heroes, or cards. */
const MAX_ENTRIES = 1000;

const hex: Shape<HexId> = v.pipe(v.string(), v.check(isHexId, 'no hex'));
const hexes = list(hex, 500);

/** The shape of a print of the album. The greatest lengths of its lists are far above the lengths in any scenario. */
export const albumPrintShape = record<AlbumPrint>({
  scenario: name,
  won: bool,
  round: count,
  fallen: count,
  hp: count,
  floor: partlyKeyed(TERRAINS, hexes),
  things: list(record<LastBoard['things'][number]>({ thing: oneOf(PRINTED_THINGS), hex }), 500),
  heroes: list(record<PrintedHero>({ hero: name, hex, hasFallen: bool, way: list(hex, MAX_WAY) }), 8),
  figures: list(
    record<LastBoard['figures'][number]>({ kind: name, hex, side: oneOf(RING_KINDS), number: optional(count) }),
    100,
  ),
  plates: optional(list(record<PrintedPlate>({ hex, mark: name }), 50)),
  skulls: hexes,
  last: hex,
  isKept: optional(bool),
  turns: optional(list(record<TurningHex>({ n: count, hex }), 10)),
});

export const tallyShape = record<Tally>({
  scenarios: list(
    record<ScenarioTally>({ scenario: name, level: count, games: count, won: count, rounds: count }),
    MAX_ENTRIES,
  ),
  heroes: list(
    record<HeroTally>({ hero: name, games: count, dealt: count, kills: count, suffered: count }),
    MAX_ENTRIES,
  ),
  // The ids of some modifier cards begin with a sign, which no other name does.
  cards: byName(count, MAX_ENTRIES, modifierIdShape),
  best: v.nullable(record<BestBlow>({ hero: name, target: name, damage: count })),
  boards: optional(list(albumPrintShape, MAX_BOARDS + MAX_KEPT)),
});

const { read, merge, add, change } = openTallies<Tally>({
  keyOf: tableStatsKeyOf,
  shape: tallyShape,
  empty: EMPTY_TALLY,
  sum: addTallies,
});

export const readTally = read;
export const mergeStats = merge;

/** Adds a finished game to its campaign's statistics. */
export function countGame(store: Store, queue: WriteQueue, id: string, { journal, play }: Session<LongTable>): void {
  add(store, queue, {
    id,
    seed: journal.setup.seed,
    digest: () => checksum(JSON.stringify(journal)),
    tally: () => tallyOf(play, journal),
  });
}

/** Keeps a print in the campaign's album, or no longer keeps it. 'refused': the player already keeps as many prints as the album holds. */
export const changePrint = (store: Store, queue: WriteQueue, id: string, print: AlbumPrint): Promise<ChangeResult> =>
  change(store, queue, { id, write: 'print', change: (tally) => withPrint(tally, print) });
