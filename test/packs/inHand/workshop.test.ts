/** Tests the workshop: the drawer that stores drawings, a drawing on the table, and the bot that plays it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { idOfPackGame, isTrial } from '../../../src/flow/inHand/singleGame';
import { botGames } from '../../../src/packs/inHand/botGames';
import { type Draft, newDraft } from '../../../src/packs/inHand/draft';
import { changePage, setGround, setPageText } from '../../../src/packs/inHand/draftEdits';
import { packTextOf } from '../../../src/packs/inHand/draftPack';
import { KEPT_STEPS, openDraftStore } from '../../../src/packs/inHand/draftStore';
import { currentDraft, newHistory, recordEdit, undoStep } from '../../../src/packs/inHand/history';
import { uninstall } from '../../../src/packs/inHand/install';
import { fingerprintOf, openWorkshop } from '../../../src/packs/inHand/workshop';
import type { ScenarioLevel } from '../../../src/rules/inHand/vocabulary';
import { writeQueue } from '../../../src/storage/queue';
import type { Saves } from '../../../src/storage/saves';
import { memoryStore, type Store } from '../../../src/storage/store';
import { type Fault, fault } from '../../../src/storage/untrusted';
import { smallDraft } from '../../kit/drafts';

/** Returns a fake of a page’s local storage. */
function page() {
  const texts = new Map<string, string>();
  return {
    texts,
    full: false,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (this.full) throw new DOMException('no room', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  };
}

function desk(store: Store = memoryStore(), local = page()) {
  const reported: Fault[] = [];
  const queue = writeQueue((each) => reported.push(each));
  let mine = true;
  let clock = 0;
  const open = () =>
    openDraftStore({
      store,
      queue,
      local: () => local,
      mayWrite: async () => mine,
      now: () => {
        clock += 1;
        return clock;
      },
    });
  return {
    store,
    local,
    queue,
    reported,
    open,
    lose: () => {
      mine = false;
    },
  };
}

const SMALL = smallDraft();
const MORE = setGround(SMALL, 'h9', 'plain');

describe('the drawer', () => {
  it('keeps drawings with their last steps, the most recently edited first', async () => {
    const { open, queue } = desk();
    const drawer = await open();
    expect(drawer.drawings.size).toBe(0);
    drawer.save(recordEdit(newHistory(SMALL), MORE), null);
    drawer.save(newHistory(newDraft('other', 'cs')), 'abc');
    await queue.flush();
    const again = await open();
    expect([...again.drawings.keys()]).toEqual(['wother', 'wsmall']);
    expect(again.drawings.get('wother')?.tried).toBe('abc');
    const history = again.drawings.get('wsmall')?.history ?? expect.unreachable('gone');
    expect(currentDraft(history)).toEqual(MORE);
    expect(currentDraft(undoStep(history))).toEqual(SMALL);
  });

  it('keeps a limited number of steps, before and after the current one', async () => {
    const { open, queue } = desk();
    const drawer = await open();
    const drafts = Array.from({ length: 50 }, (_, i) => setPageText(SMALL, 'en', 'title', `${i}`));
    const long = drafts.reduce((history, draft) => recordEdit(history, draft), newHistory(SMALL));
    const back = Array.from({ length: 5 }).reduce<typeof long>((each) => undoStep(each), long);
    drawer.save(back, null);
    await queue.flush();
    const kept = (await open()).drawings.get('wsmall')?.history ?? expect.unreachable('gone');
    expect(kept.steps).toHaveLength(KEPT_STEPS);
    expect([currentDraft(kept), kept.steps.at(-1)]).toEqual([currentDraft(back), currentDraft(long)]);
  });

  it('keeps the last edit in local storage until it is stored, and restores it from there', async () => {
    const slow = memoryStore();
    const { open, queue, local, store } = desk({ ...slow, set: () => new Promise(() => {}) });
    const drawer = await open();
    drawer.save(newHistory(SMALL), null);
    expect(local.texts.size).toBe(1);
    // The page ends before the store has written anything.
    const next = desk(slow, local);
    const found = await next.open();
    expect(currentDraft(found.drawings.get('wsmall')?.history ?? expect.unreachable('lost'))).toEqual(SMALL);
    await next.queue.flush();
    expect([await store.keys(), local.texts.size]).toEqual([['drawing/wsmall'], 0]);
    void queue;
  });

  it('restores the local copy as a step after the stored drawing, and ignores an older copy', async () => {
    const { open, queue, local, store } = desk();
    const drawer = await open();
    drawer.save(newHistory(SMALL), null);
    const first = local.texts.get('gloomholdin/drawing') ?? '';
    drawer.save(recordEdit(newHistory(SMALL), MORE), null);
    const second = local.texts.get('gloomholdin/drawing') ?? '';
    await queue.flush();
    local.texts.set('gloomholdin/drawing', first);
    expect(currentDraft((await open()).drawings.get('wsmall')?.history ?? expect.unreachable('lost'))).toEqual(MORE);
    const early = desk(memoryStore());
    (await early.open()).save(newHistory(SMALL), null);
    await early.queue.flush();
    early.local.texts.set('gloomholdin/drawing', second);
    const history = (await early.open()).drawings.get('wsmall')?.history ?? expect.unreachable('lost');
    expect([currentDraft(history), currentDraft(undoStep(history))]).toEqual([MORE, SMALL]);
    expect(await store.keys()).toEqual(['drawing/wsmall']);
  });

  it('restores the copy of a damaged record; without a copy it reports the record and leaves it in place', async () => {
    const { open, queue, local, store } = desk();
    (await open()).save(newHistory(SMALL), null);
    const copy = local.texts.get('gloomholdin/drawing') ?? '';
    await queue.flush();
    await store.set('drawing/wsmall', '{"drawing":1');
    expect((await open()).faults['wsmall']?.reason).toBe('notJson');
    local.texts.set('gloomholdin/drawing', copy);
    const drawer = await open();
    expect([drawer.faults, drawer.drawings.size]).toEqual([{}, 1]);
    await store.set('drawing/later', JSON.stringify({ drawing: 2 }));
    await store.set('pack/other', 'x');
    expect(Object.keys((await open()).faults)).toEqual(['later']);
  });

  it('works without local storage, and deletes a copy that is not the newest', async () => {
    const { open, local, store, queue } = desk();
    const drawer = await open();
    drawer.save(newHistory(SMALL), null);
    local.full = true;
    drawer.save(recordEdit(newHistory(SMALL), MORE), null);
    expect(local.texts.size).toBe(0);
    await queue.flush();
    expect(await store.keys()).toEqual(['drawing/wsmall']);
  });

  it('reports a full store, and a workshop that another tab has taken over', async () => {
    const full = desk({
      ...memoryStore(),
      set: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
    });
    (await full.open()).save(newHistory(SMALL), null);
    await full.queue.flush();
    expect(full.reported.map(({ reason }) => reason)).toEqual(['full']);
    expect(full.local.texts.size).toBe(1);
    const lost = desk();
    const drawer = await lost.open();
    lost.lose();
    drawer.save(newHistory(SMALL), null);
    drawer.remove('wother');
    await lost.queue.flush();
    expect([lost.reported.map(({ reason }) => reason), await lost.store.keys()]).toEqual([
      ['elsewhere', 'elsewhere'],
      [],
    ]);
  });

  it('removes a drawing together with its copy', async () => {
    const { open, queue, local, store } = desk();
    const drawer = await open();
    drawer.save(newHistory(SMALL), null);
    drawer.remove('wsmall');
    expect([drawer.drawings.size, local.texts.size]).toEqual([0, 0]);
    await queue.flush();
    expect([await store.keys(), (await open()).drawings.size]).toEqual([[], 0]);
  });
});

describe('a drawing on the table', () => {
  const saved: string[] = [];
  const removed: string[] = [];
  let taken: string[] = [];
  const options = () => ({
    store: memoryStore(),
    queue: writeQueue(() => {}),
    tabs: {
      claim: async (id: string) => !taken.includes(id),
      has: async () => true,
      release: () => {},
    },
    saves: {
      save: ({ campaign }) => {
        saved.push(campaign.id);
        return null;
      },
      newest: async (id) =>
        saved.includes(id)
          ? ({ ok: true, value: { campaign: { stage: { at: 'table' } } } } as never)
          : fault('absent', id),
      remove: (id) => void removed.push(id),
    } as Partial<Saves> as Saves,
    local: () => page() as unknown as Storage,
    now: () => 0,
  });
  const wanted = { scenarioLevel: 1 as ScenarioLevel, seed: 'seed', name: 'Nobody' };

  beforeEach(() => {
    saved.length = 0;
    removed.length = 0;
    taken = [];
    uninstall('wsmall_');
  });

  it('is started under an id that no pack has, and a book can be made from it', async () => {
    const workshop = openWorkshop(options());
    const started = await workshop.startGame(SMALL, wanted);
    expect(started).toEqual({ ok: true, value: 'pack.wsmall_.page' });
    expect([saved, isTrial({ id: 'pack.wsmall_.page' }), isTrial({ id: idOfPackGame('wsmall/page') })]).toEqual([
      ['pack.wsmall_.page'],
      true,
      false,
    ]);
    const book = bookFor({
      scenario: 'wsmall_/page',
      hero: 'bailiff',
      level: 1,
      upgrades: [],
      items: [],
      scenarioLevel: 1,
      looted: [],
      variants: { hindrances: false, onTable: false },
      seed: 's',
    });
    expect(book.scenario.start).toBe('a4');
  });

  it('is refused with a reason while it is unfinished, and is not taken from another tab', async () => {
    const workshop = openWorkshop(options());
    const refused = await workshop.startGame(newDraft('empty', 'en'), wanted);
    expect(refused.ok ? '' : refused.fault.field).not.toBe('');
    taken = ['pack.wsmall_.page'];
    expect(await workshop.startGame(SMALL, wanted)).toEqual({ ok: true, value: null });
  });

  it('can be resumed only while it is the same as when it was tried', async () => {
    const workshop = openWorkshop(options());
    await workshop.startGame(SMALL, wanted);
    expect(await workshop.runningGame(SMALL, fingerprintOf(SMALL))).toBe('pack.wsmall_.page');
    expect(await workshop.runningGame(SMALL, null)).toBeNull();
    expect(await workshop.runningGame(MORE, fingerprintOf(SMALL))).toBeNull();
    saved.length = 0;
    expect(await workshop.runningGame(SMALL, fingerprintOf(SMALL))).toBeNull();
    await workshop.clearTable(SMALL);
    expect(removed).toEqual(['pack.wsmall_.page']);
  });

  it('can be edited in only one tab at a time', async () => {
    const workshop = openWorkshop(options());
    expect(await workshop.open()).not.toBeNull();
    taken = ['workshop'];
    expect(await workshop.open()).toBeNull();
  });
});

describe('the bot', () => {
  const played = (draft: Draft, games: number, scenarioLevel: ScenarioLevel = 0) => {
    const progress: number[] = [];
    const all = botGames({ text: packTextOf(draft), scenarioLevel, games });
    let next = all.next();
    for (; !next.done; next = all.next()) if (progress.at(-1) !== next.value.done) progress.push(next.value.done);
    return { progress, result: next.value };
  };

  it('plays the given number of games, reports after each, and counts the results', () => {
    const { progress, result } = played(SMALL, 3);
    expect(progress).toEqual([0, 1, 2, 3]);
    const tally = result.ok ? result.value : expect.unreachable(result.fault.detail);
    expect(tally).toMatchObject({ done: 3, of: 3, won: 3, lost: { hp: 0, cards: 0, late: 0, failed: 0, endless: 0 } });
    expect(tally.rounds).toBeGreaterThanOrEqual(3);
  });

  it('counts the reasons for defeats, and gives the same result every time', () => {
    const late = changePage(SMALL, { rules: [{ kind: 'roundLimit', round: 1 }] });
    const { result } = played(late, 2);
    expect(result.ok && result.value.lost).toMatchObject({ late: 2 });
    expect(played(late, 2).result).toEqual(result);
  });

  it('refuses a page that cannot be played', () => {
    const { progress, result } = played(newDraft('empty', 'en'), 2);
    expect([progress, result.ok]).toEqual([[], false]);
  });
});
