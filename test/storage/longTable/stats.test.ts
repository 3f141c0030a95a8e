/** Tests that the statistics of a Long Table campaign are stored beside it, separately from those of In Hand. */
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { isOver } from '../../../src/flow/longTable/play';
import type { LongTable } from '../../../src/flow/longTable/types';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { lastBoardOf } from '../../../src/session/longTable/lastBoard';
import {
  type AlbumPrint,
  addTallies,
  EMPTY_TALLY,
  MAX_BOARDS,
  MAX_KEPT,
  tallyOf,
  totalsOf,
} from '../../../src/session/longTable/tally';
import { openSession, type Session } from '../../../src/session/session';
import { sealRecord } from '../../../src/storage/envelope';
import { readTally as readInHand } from '../../../src/storage/inHand/stats';
import { changePrint, countGame, mergeStats, readTally } from '../../../src/storage/longTable/stats';
import { tableStatsKeyOf } from '../../../src/storage/records';
import { eagerBot } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { atCamp, openPage } from '../kit';

function played(seed: string, commands = 12): Session<LongTable> {
  const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed }));
  const session = openSession(LONG_TABLE, book, { save: () => null });
  const bot = eagerBot(seed);
  for (let n = 0; n < commands; n += 1) {
    const command = bot(session.play);
    if (command) session.dispatch(command);
  }
  return session;
}

const BOARD = lastBoardOf(played('a').play.book, played('a').journal);

const gamesOf = async (store: Parameters<typeof readTally>[0], id: string | null) => {
  const read = await readTally(store, id);
  return read.ok ? totalsOf(read.value).games : read.fault.reason;
};

describe('the statistics of a campaign of the Long Table', () => {
  it('count each game once, and are separate from those of In Hand', async () => {
    const { store, queue } = openPage();
    const [a, b] = [played('a'), played('b')];
    for (const each of [a, a, b]) countGame(store, queue, 'one', each);
    await queue.flush();
    countGame(store, queue, 'one', b);
    countGame(store, queue, 'two', a);
    await queue.flush();
    expect(await gamesOf(store, 'one')).toBe(2);
    expect(await gamesOf(store, null)).toBe(3);
    expect(await readInHand(store, null)).toMatchObject({ ok: true, value: { cells: [] } });
  });

  it('of a whole game can be read, with every modifier card and the last board', async () => {
    const { store, queue } = openPage();
    const whole = played('whole', 900);
    expect(isOver(whole.play)).toBe(true);
    countGame(store, queue, 'one', whole);
    await queue.flush();
    const read = await readTally(store, 'one');
    if (!read.ok) return expect.unreachable(`${read.fault.reason} ${read.fault.field}`);
    expect(Object.keys(read.value.cards)).toEqual(expect.arrayContaining(['-1', '+1', '0']));
    expect(read.value.boards).toEqual([lastBoardOf(whole.play.book, whole.journal)]);
  });

  it('of older versions have no last boards, and get them with the next game', async () => {
    const { store, queue } = openPage();
    const { boards: _, ...old } = tallyOf(played('a').play, played('a').journal);
    await store.set(tableStatsKeyOf('one'), sealRecord({ stats: 1, last: '', tally: old }));
    countGame(store, queue, 'one', played('b'));
    await queue.flush();
    const read = await readTally(store, 'one');
    expect(read.ok && [totalsOf(read.value).games, read.value.boards?.length]).toEqual([2, 1]);
  });

  it('keep the newest last boards only', () => {
    const { play, journal } = played('a');
    let all = EMPTY_TALLY;
    for (let n = 0; n < MAX_BOARDS + 3; n += 1) {
      const one = tallyOf(play, journal);
      all = addTallies(all, { ...one, boards: (one.boards ?? []).map((board) => ({ ...board, round: n })) });
    }
    expect(all.boards?.map(({ round }) => round)).toEqual([...Array(MAX_BOARDS).keys()].map((n) => n + 3));
  });

  it('given a kept print, when more games follow than the album holds, then the kept print and its numbers stay', async () => {
    const { store, queue } = openPage();
    countGame(store, queue, 'one', played('a'));
    const turns = [{ n: 1, hex: 'a2' }];
    expect(await changePrint(store, queue, 'one', { ...BOARD, turns, isKept: true })).toBe('done');
    const read = await readTally(store, 'one');
    if (!read.ok) return expect.unreachable(read.fault.reason);
    let all = read.value;
    for (let round = 1; round <= MAX_BOARDS + 3; round += 1)
      all = addTallies(all, { ...EMPTY_TALLY, boards: [{ ...BOARD, round }] });
    expect(all.boards).toHaveLength(MAX_BOARDS + 1);
    expect(all.boards?.[0]).toEqual({ ...BOARD, turns, isKept: true });
  });

  it('given a kept print, when the player stops keeping it, then it is as it was', async () => {
    const { store, queue } = openPage();
    countGame(store, queue, 'one', played('a'));
    await queue.flush();
    const before = await readTally(store, 'one');
    for (const isKept of [true, false]) await changePrint(store, queue, 'one', { ...BOARD, turns: [], isKept });
    expect(await readTally(store, 'one')).toEqual(before);
  });

  it('given a game that is not counted, when its print is kept, then the album of its campaign alone has it', async () => {
    const { store, queue } = openPage();
    expect(await changePrint(store, queue, 'one', { ...BOARD, isKept: true })).toBe('done');
    const [one, other] = [await readTally(store, 'one'), await readTally(store, 'other')];
    expect(one).toEqual({ ok: true, value: { ...EMPTY_TALLY, boards: [{ ...BOARD, isKept: true }] } });
    expect(other).toEqual({ ok: true, value: EMPTY_TALLY });
  });

  it('given a print that has left the album, when the player keeps it, then it is the newest', async () => {
    const { store, queue } = openPage();
    countGame(store, queue, 'one', played('b'));
    expect(await changePrint(store, queue, 'one', { ...BOARD, isKept: true })).toBe('done');
    const read = await readTally(store, 'one');
    expect(read.ok && read.value.boards?.map(({ isKept = false }) => isKept)).toEqual([false, true]);
  });

  it('given as many kept prints as the album holds, when the player keeps one more, then it is refused', async () => {
    const { store, queue } = openPage();
    const keep = (round: number, isKept = true) =>
      changePrint(store, queue, 'one', { ...BOARD, round: 100 + round, isKept } satisfies AlbumPrint);
    for (let round = 0; round < MAX_KEPT; round += 1) expect(await keep(round)).toBe('done');
    expect(await keep(MAX_KEPT)).toBe('refused');
    expect(await keep(5)).toBe('done');
    await keep(5, false);
    expect(await keep(MAX_KEPT)).toBe('done');
  });

  it('given a damaged album or a full disk, when the player keeps a print, then nothing is written', async () => {
    const { store, queue } = openPage();
    await store.set(tableStatsKeyOf('one'), 'torn');
    expect(await changePrint(store, queue, 'one', { ...BOARD, isKept: true })).toBe('failed');
    expect(await store.get(tableStatsKeyOf('one'))).toBe('torn');
    const full = { ...store, set: () => Promise.reject(new Error('full')) };
    expect(await changePrint(full, queue, 'two', { ...BOARD, isKept: true })).toBe('failed');
  });

  it('are empty before the first game, and are deleted with the campaign', async () => {
    const { store, queue, saves, put } = openPage();
    expect(await readTally(store, 'one')).toEqual({ ok: true, value: EMPTY_TALLY });
    await put(atCamp(), 1);
    countGame(store, queue, 'one', played('a'));
    saves.remove('one');
    await queue.flush();
    expect(await store.keys()).toEqual([]);
  });

  it.each([
    ['a count below nothing', { ...EMPTY_TALLY, cards: { '0': -1 } }],
    ['a board with a hex that is none', { ...EMPTY_TALLY, boards: [{ ...BOARD, skulls: ['nowhere'] }] }],
    ['a modifier card without a name', { ...EMPTY_TALLY, cards: { '': 1 } }],
    ['a surplus field', { ...EMPTY_TALLY, more: 1 }],
    ['a blow of nobody', { ...EMPTY_TALLY, best: { hero: '', target: 'shuffler', damage: 3 } }],
  ])('are refused with %s', async (_, tally) => {
    const { store } = openPage();
    await store.set(tableStatsKeyOf('one'), sealRecord({ stats: 1, last: '', tally }));
    expect(await gamesOf(store, 'one')).toBe('invalid');
  });

  it('from two pages are merged', async () => {
    const [one, other] = [openPage(), openPage()];
    countGame(one.store, one.queue, 'one', played('a'));
    countGame(other.store, other.queue, 'one', played('b'));
    await Promise.all([one.queue.flush(), other.queue.flush()]);
    const key = tableStatsKeyOf('one');
    const merged = await mergeStats(await one.store.get(key), await other.store.get(key));
    await other.store.set(key, merged ?? '');
    expect(await gamesOf(other.store, 'one')).toBe(2);
    expect(await mergeStats(await other.store.get(key), merged)).toBeNull();
  });
});
