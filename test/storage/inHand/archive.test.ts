import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { bookFor } from '../../../src/content/inHand';
import { newCampaign, setupFor } from '../../../src/flow/inHand/campaign';
import { send } from '../../../src/flow/inHand/play';
import { sealRecord } from '../../../src/storage/envelope';
import {
  type ArchiveContents,
  isHonour,
  loadArchive,
  mergeRecords,
  recordGame,
} from '../../../src/storage/inHand/archive';
import { readTally } from '../../../src/storage/inHand/stats';
import { memoryStore, type Store } from '../../../src/storage/store';
import { playByNumbers, skirmish } from '../../journal/kit';
import { keep, newGame, openSession, record, replay, type Session } from '../../kit/inHand';
import { atCamp, openPage } from '../kit';

const KEY = 'archive';

function played(seed: string): Session {
  const book = skirmish({ seed, items: [] });
  const { commands } = playByNumbers(book, [3, 1, 4, 1, 5], 20);
  const game = replay(book, { ...newGame(book).journal, commands });
  if (!game.ok) return expect.unreachable(game.reason);
  return openSession(book, { game, save: () => {} });
}

type Page = ReturnType<typeof openPage>;
const look = async ({ store, saves, queue }: Page): Promise<ArchiveContents> => {
  const archived = await loadArchive(store, saves, queue);
  await queue.flush();
  return archived ?? expect.unreachable('the archive is locked');
};
async function enter({ store, queue }: Page, id: string, ...seeds: readonly string[]): Promise<void> {
  for (const seed of seeds) {
    recordGame(store, queue, id, played(seed));
    await queue.flush();
  }
}
const gamesIn = ({ files }: Pick<ArchiveContents, 'files'>) =>
  Object.values(files.heroes).reduce((sum, { games }) => sum + games, 0);

describe('the archive in the store', () => {
  it('counts each game once, in any campaign, and has the summary of the last game', async () => {
    const page = openPage();
    await enter(page, 'one', 'a', 'b', 'a');
    await enter(page, 'two', 'c');
    const archived = await look(page);
    expect(gamesIn(archived)).toBe(3);
    expect(archived.games.map(({ id }) => id)).toEqual(['one', 'one', 'two']);
    expect(archived.games[0]?.account.scenario).toBe(played('a').play.book.setup.scenario);
    const read = await readTally(page.store, 'one');
    expect(read.ok && read.value.cells[0]?.games).toBeGreaterThan(0);
  });

  it('keeps an earned honour, and the game that earned it', async () => {
    const page = openPage();
    await enter(page, 'one', 'a', 'b');
    const { honours, games } = await look(page);
    expect(honours.length).toBeGreaterThan(0);
    expect(honours.every(isHonour)).toBe(true);
    expect(games.flatMap((each) => each.honours).sort()).toEqual([...honours].sort());
    expect(new Set(honours).size).toBe(honours.length);
    expect(isHonour('order of the bath')).toBe(false);
  });

  it('keeps no more accounts than its pages need', async () => {
    const page = openPage();
    await enter(page, 'one', ...'abcdefghijklmn');
    const { games, files } = await look(page);
    expect(games).toHaveLength(12);
    expect(gamesIn({ files })).toBe(14);
  });

  it('has no games of packs', async () => {
    const page = openPage();
    await enter(page, 'pack.lostProperty.closingTime', 'a');
    expect(await page.store.keys()).toEqual([]);
  });

  it('fills in from earlier saves, and keeps this when they are deleted', async () => {
    const page = openPage();
    const scenarios = { 1: { unlocked: true, completed: true, blocked: false } };
    await page.put(atCamp({ scenarios, items: ['tansysRibbon'] }), 1);
    const first = await look(page);
    expect(Object.keys(first.files.pages)).toEqual(['plotNine']);
    expect(first.honours).toContain('served');
    page.saves.remove('one');
    await page.queue.flush();
    const again = await look(page);
    expect(again).toEqual(first);
    expect(again.files.items['tansysRibbon']).toEqual({ games: 0, used: 0 });
  });

  it('records the monsters of an abandoned game', async () => {
    const page = openPage();
    const campaign = newCampaign('one', 'Tansy', { hindrances: false, onTable: false });
    const setup = setupFor(campaign, 1, 1, 'left');
    const book = bookFor(setup);
    let game = newGame(book);
    while (!game.play.state.fight) {
      const command = greedyBot(game.play);
      const sent = command && send(game.play, command);
      if (!command || !sent?.ok) return expect.unreachable('it has met nobody');
      game = record(game, command, sent.play, sent.events);
    }
    const stage = { at: 'table', scenario: 1, scenarioLevel: 1, seed: 'left' } as const;
    await page.put({ mode: 'inHand', campaign: { ...campaign, stage }, table: keep(game) }, 1);
    const { files, games } = await look(page);
    expect(Object.keys(files.monsters).length).toBeGreaterThan(0);
    expect(Object.values(files.monsters).every((each) => each.games === 0 && each.slew === 0)).toBe(true);
    expect(files.pages['plotNine']).toEqual({ won: 0, lost: 0, concluded: false });
    expect(games).toEqual([]);
  });

  it.each([
    ['torn', '{"archive":1,"files":{'],
    ['without its checksum', JSON.stringify({ archive: 1 })],
    ['with a surplus field', sealRecord({ archive: 1, files: {}, honours: [], games: [], more: 1 })],
  ])('starts again if its record is %s', async (_, text) => {
    const page = openPage();
    await page.store.set(KEY, text);
    expect(gamesIn(await look(page))).toBe(0);
    await enter(page, 'one', 'a');
    expect(gamesIn(await look(page))).toBe(1);
  });

  it('is left alone if it is of a later version, or if the store does not answer', async () => {
    const page = openPage();
    const future = sealRecord({ archive: 2, more: true });
    await page.store.set(KEY, future);
    await enter(page, 'one', 'a');
    expect(await loadArchive(page.store, page.saves, page.queue)).toBeNull();
    expect(await page.store.get(KEY)).toBe(future);
    const mute: Store = {
      ...memoryStore(),
      get: (key) => (key === KEY ? Promise.reject(new Error('no answer')) : Promise.resolve(null)),
    };
    const deaf = openPage(mute);
    await enter(deaf, 'one', 'a');
    expect(await loadArchive(deaf.store, deaf.saves, deaf.queue)).toBeNull();
    expect(await mute.keys()).not.toContain(KEY);
  });
});

describe('two archive records', () => {
  const recordOf = async (...seeds: readonly string[]): Promise<unknown> => {
    const page = openPage();
    await enter(page, 'one', ...seeds);
    return page.store.get(KEY);
  };
  const read = async (text: unknown): Promise<ArchiveContents> => {
    const page = openPage();
    if (typeof text === 'string') await page.store.set(KEY, text);
    return look(page);
  };

  it('are merged into one with the games of both', async () => {
    const merged = await mergeRecords(KEY, await recordOf('b'), await recordOf('a'));
    const { games, honours } = await read(merged);
    expect(gamesIn(await read(merged))).toBe(2);
    expect(games).toHaveLength(2);
    expect(new Set(honours).size).toBe(honours.length);
  });

  it('count a game once that is in both, also in what they know of monsters, items, pages and heroes', async () => {
    const merged = await read(await mergeRecords(KEY, await recordOf('a', 'b'), await recordOf('a', 'c')));
    const apart = await read(await recordOf('a', 'c', 'b'));
    expect(gamesIn(merged)).toBe(3);
    expect(merged.games.map(({ game }) => game)).toEqual(apart.games.map(({ game }) => game));
    expect(merged.files).toEqual(apart.files);
  });

  it('are not merged if every game is in both', async () => {
    expect(await mergeRecords(KEY, await recordOf('a'), await recordOf('a', 'b'))).toBeNull();
  });

  it('are unchanged if one is of a later version or the incoming one is damaged; a damaged stored one is replaced', async () => {
    const future = sealRecord({ archive: 2 });
    expect(await mergeRecords(KEY, await recordOf('a'), future)).toBeNull();
    expect(await mergeRecords(KEY, future, await recordOf('a'))).toBeNull();
    expect(await mergeRecords(KEY, '{', await recordOf('a'))).toBeNull();
    expect(gamesIn(await read(await mergeRecords(KEY, await recordOf('a'), '{')))).toBe(1);
    expect(gamesIn(await read(await mergeRecords(KEY, await recordOf('a'), null)))).toBe(1);
  });

  it('have other keys than statistics and daily results', async () => {
    const page = openPage();
    await enter(page, 'one', 'a');
    const stats = await page.store.get('stats/one');
    expect(await mergeRecords('stats/one', stats, null)).toContain('"stats":1');
    expect(await mergeRecords('daily', sealRecord({ daily: 1, results: [] }), null)).toContain('"daily":1');
  });
});
