import { describe, expect, it } from 'vitest';
import { EMPTY_TALLY } from '../../../src/session/inHand/tally';
import { sealRecord } from '../../../src/storage/envelope';
import { countGame, readTally } from '../../../src/storage/inHand/stats';
import { statsKeyOf } from '../../../src/storage/records';
import { playByNumbers, skirmish } from '../../journal/kit';
import { newGame, openSession, replay, type Session } from '../../kit/inHand';
import { atCamp, openPage } from '../kit';

function played(seed: string): Session {
  const book = skirmish({ seed });
  const { commands } = playByNumbers(book, [3, 1, 4, 1, 5]);
  const game = replay(book, { ...newGame(book).journal, commands });
  if (!game.ok) return expect.unreachable(game.reason);
  return openSession(book, { game, save: () => {} });
}

const gamesOf = async (store: Parameters<typeof readTally>[0], id: string | null) => {
  const read = await readTally(store, id);
  return read.ok ? (read.value.cells[0]?.games ?? 0) : read.fault.reason;
};

describe('the statistics of a campaign', () => {
  it('count each game once, and can be read for one campaign or all', async () => {
    const { store, queue } = openPage();
    for (const seed of ['a', 'a', 'b']) countGame(store, queue, 'one', played(seed));
    await queue.flush();
    countGame(store, queue, 'one', played('b'));
    countGame(store, queue, 'two', played('c'));
    await queue.flush();
    expect(await gamesOf(store, 'one')).toBe(2);
    expect(await gamesOf(store, 'two')).toBe(1);
    expect(await gamesOf(store, null)).toBe(3);
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

  it('start again if the record is torn, and are left alone if it is of a later version', async () => {
    const { store, queue } = openPage();
    await store.set(statsKeyOf('one'), '{"stats":1,"last":"","tal');
    expect(await gamesOf(store, 'one')).toBe('notJson');
    countGame(store, queue, 'one', played('a'));
    await queue.flush();
    expect(await gamesOf(store, 'one')).toBe(1);
    const future = sealRecord({ stats: 2, more: true });
    await store.set(statsKeyOf('one'), future);
    countGame(store, queue, 'one', played('b'));
    await queue.flush();
    expect(await store.get(statsKeyOf('one'))).toBe(future);
    expect(await gamesOf(store, 'one')).toBe('future');
  });

  it.each([
    ['a count below nothing', { cells: [], rolls: EMPTY_TALLY.rolls, faces: { 'opportunist/top': -1 } }],
    ['a surplus field', { ...EMPTY_TALLY, more: 1 }],
  ])('are refused with %s', async (_, tally) => {
    const { store } = openPage();
    await store.set(statsKeyOf('one'), sealRecord({ stats: 1, last: '', tally }));
    expect(await gamesOf(store, 'one')).toBe('invalid');
  });
});
