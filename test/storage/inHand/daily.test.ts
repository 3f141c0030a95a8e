import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { setupOf } from '../../../src/flow/inHand/campaign';
import { finishScenario } from '../../../src/flow/inHand/outcome';
import { dailyOf, dayOf } from '../../../src/session/inHand/daily';
import { lettersOf } from '../../../src/session/inHand/tally';
import { readDay, startDay, storeDay } from '../../../src/storage/inHand/daily';
import type { ReadResult } from '../../../src/storage/untrusted';
import { playByNumbers, skirmish } from '../../journal/kit';
import { keep, newGame, replay, restoreSave } from '../../kit/inHand';
import { atCamp, openPage } from '../kit';

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

function aGame() {
  const book = skirmish();
  const { commands } = playByNumbers(book, [3, 1, 4, 1, 5]);
  const game = replay(book, { ...newGame(book).journal, commands });
  if (!game.ok) return expect.unreachable(game.reason);
  return game;
}

const campaignIn = <T>(read: ReadResult<T>): T => (read.ok ? read.value : expect.unreachable(read.fault.reason));

function page(claims: (id: string) => boolean = () => true) {
  const opened = openPage();
  const tabs = { claim: async (id: string) => claims(id), release: () => {} };
  return { ...opened, room: { ...opened, tabs } };
}

describe('the scenario of a day', () => {
  it('is set up once, can be resumed, and is replaced by that of the next day', async () => {
    const { room, saves, store, put } = page();
    await put(atCamp(), 1);
    expect(await readDay(store, saves, NOON, null)).toMatchObject({ begun: false, result: null, streak: 0 });
    const id = await startDay(room, NOON, 'Tansy');
    expect(id).toBe('daily-2026-11-21');
    const first = await saves.load(id, NOON, restoreSave);
    expect(first.ok && first.value.result.campaign).toMatchObject({ stage: { at: 'table', seed: id } });
    expect(await readDay(store, saves, NOON, null)).toMatchObject({ begun: true });
    const keys = await store.keys();
    await startDay(room, NOON + 1, 'Tansy');
    expect(await store.keys()).toEqual(keys);

    const next = await startDay(room, NOON + DAY, 'Tansy');
    const lines = await saves.list();
    expect(lines.map((line) => line.id).sort()).toEqual([next, 'one'].sort());
  });

  it('is left alone while another tab holds it', async () => {
    const { room, saves, store } = page();
    await startDay(room, NOON, 'Tansy');
    const other = { ...room, tabs: { claim: async () => false, release: () => {} } };
    await startDay(other, NOON + DAY, 'Tansy');
    expect((await saves.list()).map(({ id }) => id)).toEqual(['daily-2026-11-21']);
    expect(await readDay(store, saves, NOON + DAY, null)).toMatchObject({ begun: false });
  });

  it('adds its result once', async () => {
    const { store, saves, queue } = page();
    const game = aGame();
    const won = { journal: game.journal, play: { ...game.play, phase: 'won' as const } };
    const lost = { journal: game.journal, play: { ...game.play, phase: 'lost' as const } };
    storeDay(store, queue, dayOf(NOON - DAY), won);
    storeDay(store, queue, dayOf(NOON), won);
    await queue.flush();
    storeDay(store, queue, dayOf(NOON), lost);
    await queue.flush();
    const view = await readDay(store, saves, NOON, null);
    expect(view).toMatchObject({ daily: dailyOf('2026-11-21'), result: { won: true }, streak: 2 });
    expect(await readDay(store, saves, NOON + DAY, null)).toMatchObject({ result: null, streak: 2 });
  });

  it('starts a new count if the record is torn', async () => {
    const { store, saves, queue } = page();
    await store.set('daily', '{"daily":1,"results":[');
    expect(await readDay(store, saves, NOON, null)).toMatchObject({ result: null, streak: 0 });
    storeDay(store, queue, dayOf(NOON), aGame());
    await queue.flush();
    expect((await readDay(store, saves, NOON, null)).result?.day).toBe('2026-11-21');
  });

  it('is abandoned, after a warning, when another day begins: changing the clock gives no second try', async () => {
    const { room, store, saves, queue } = page();
    const id = await startDay(room, NOON, 'Tansy');
    expect(await readDay(store, saves, NOON, null)).toMatchObject({ unfinished: null });
    expect(await readDay(store, saves, NOON + DAY, null)).toMatchObject({ unfinished: '2026-11-21', result: null });
    await startDay(room, NOON + DAY, 'Tansy');
    await queue.flush();
    expect((await saves.list()).map((line) => line.id)).toEqual(['daily-2026-11-22']);
    const back = await readDay(store, saves, NOON, null);
    expect(back).toMatchObject({ begun: false, unfinished: '2026-11-22', result: { day: '2026-11-21', won: false } });
    expect(id).toBe('daily-2026-11-21');
  });

  it('is abandoned with the rounds, HP and rolls of its present state', async () => {
    const { room, store, saves, queue, put } = page();
    const id = await startDay(room, NOON, 'Tansy');
    const { campaign } = campaignIn(await saves.newest(id));
    const setup = setupOf(campaign);
    if (!setup) return expect.unreachable('nothing is to be laid');
    const book = bookFor(setup);
    const { commands } = playByNumbers(book, [3, 1, 4, 1, 5], 30);
    const game = replay(book, { ...newGame(book).journal, commands });
    if (!game.ok) return expect.unreachable(game.reason);
    await put({ mode: 'inHand', campaign, table: keep(game) }, NOON);
    await startDay(room, NOON + DAY, 'Tansy');
    await queue.flush();
    const { result } = await readDay(store, saves, NOON, null);
    const { round: rounds, hero } = game.play.state;
    expect(result).toEqual({
      day: '2026-11-21',
      won: false,
      rounds,
      hp: hero.hp,
      letters: lettersOf(book, game.journal),
    });
    expect(result?.rounds).toBeGreaterThan(0);
  });

  it('that is over keeps its result when another day begins', async () => {
    const { room, store, saves, queue, put } = page();
    const id = await startDay(room, NOON, 'Tansy');
    const { campaign } = campaignIn(await saves.newest(id));
    const won = { won: true, money: 0, treasures: [], purse: 0, flags: {}, rounds: 3 };
    await put({ mode: 'inHand', campaign: finishScenario(campaign, won), table: null }, NOON);
    storeDay(store, queue, dayOf(NOON), { journal: aGame().journal, play: { ...aGame().play, phase: 'won' as const } });
    await queue.flush();
    expect(await readDay(store, saves, NOON + DAY, null)).toMatchObject({ unfinished: null });
    await startDay(room, NOON + DAY, 'Tansy');
    await queue.flush();
    expect(await readDay(store, saves, NOON, null)).toMatchObject({ result: { won: true } });
  });
});
