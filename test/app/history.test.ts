/** Keeps the browser's history in step with the game; the tests use a fake browser tab and a fake game. */
import { describe, expect, it } from 'vitest';
import { type ModeSwitch, openHistory, type Place, placeIn, startOver } from '../../src/app/history';
import type { Step, Trail } from '../../src/flow/trail';

/** A fake browser tab: like a real one, it goes back and forward asynchronously. @param turn what a move waits for */
function openTab(turn: () => Promise<void> = () => Promise.resolve()) {
  let entries: { state: unknown; hash: string }[] = [{ state: null, hash: '' }];
  let at = 0;
  let loads = 0;
  let isLeft = false;
  const listeners: (() => void)[] = [];
  const reshown: ((event: { persisted: boolean }) => void)[] = [];
  const moves: Promise<void>[] = [];
  const present = () => entries[at] ?? { state: null, hash: '' };
  /** The number of pasted addresses. The entry at which a move arrives does not depend on those pasted meanwhile. */
  let pasted = 0;
  const move = async (wanted: number) => {
    const before = pasted;
    await turn();
    const by = wanted - (pasted - before);
    if (!entries[at + by]) {
      isLeft = at + by < 0;
      return;
    }
    at += by;
    for (const each of listeners) each();
  };
  const go = (by = 0) => void moves.push(move(by));
  const page = {
    addEventListener(type: string, listener: (event?: unknown) => void) {
      if (type === 'popstate') listeners.push(listener);
      if (type === 'pageshow') reshown.push(listener);
    },
    location: {
      pathname: '/',
      search: '',
      get hash() {
        return present().hash;
      },
      reload: () => {
        loads += 1;
        listeners.length = 0;
      },
    },
    history: {
      get state() {
        return present().state;
      },
      replaceState(state: unknown, _: string, url = '/') {
        entries[at] = { state: structuredClone(state), hash: url.slice(1) };
      },
      pushState(state: unknown, _: string, url = '/') {
        entries = [...entries.slice(0, at + 1), { state: structuredClone(state), hash: url.slice(1) }];
        at += 1;
      },
      go,
    },
  };
  return {
    window: page as unknown as Window,
    go,
    /** Simulates a browser that shows the page again. @param persisted whether from its cache */
    reshow(persisted: boolean) {
      for (const each of reshown) each({ persisted });
    },
    /** Simulates a player who pastes an address with another hash. */
    paste(hash: string) {
      entries = [...entries.slice(0, at + 1), { state: null, hash }];
      at += 1;
      pasted += 1;
      for (const each of listeners) each();
    },
    /** Resolves when every pending move of the tab has finished. */
    async settled() {
      for (let seen = -1; seen !== moves.length; ) {
        seen = moves.length;
        await Promise.all(moves);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    read: () => ({
      at,
      entries: entries.map(({ state }) => nameOf(state)),
      hash: present().hash,
      loads,
      isLeft,
    }),
  };
}

const nameOf = (state: unknown): string => {
  const place = placeIn({ history: { state } as History });
  const last = place?.trail.at(-1);
  return [last?.at ?? 'none', last?.of].filter(Boolean).join(' ');
};

const stepOf = (name: string): Step => {
  const [at = '', of] = name.split(' ');
  return of === undefined ? { at } : { at, of };
};

/**
 * A fake game whose steps are a list. Steps in `stuck` do not close; steps in `gone` do not open. If `deep` is true, a campaign opens at its
 * table.
 */
function openGame(tab = openTab(), first: Place | null = null, here = 'inHand') {
  let steps: Trail = [{ at: 'title' }];
  let hash = '';
  let slow: Promise<void> = Promise.resolve();
  const how = { deep: false };
  const stuck = new Set<string>();
  const gone = new Set<string>();
  const heard: string[] = [];
  const trail = {
    get steps() {
      return steps;
    },
    get hash() {
      return hash;
    },
    async open(step: Step, code: string | null) {
      heard.push(`open ${step.at}`);
      await slow;
      if (gone.has(step.at)) return;
      const kept = step.at === 'watch' ? steps.filter(({ at }) => at !== 'watch') : steps;
      steps = [...kept, step, ...(how.deep && step.at === 'campaign' ? [{ at: 'table' }] : [])];
      if (code !== null) hash = `#game=${code}`;
    },
    close() {
      const last = steps.at(-1);
      heard.push(`close ${last?.at}`);
      if (last && !stuck.has(last.at)) steps = steps.slice(0, -1);
    },
  };
  const keeper = openHistory({ page: tab.window, here, first, trail, flush: async () => void heard.push('flush') });
  return {
    tab,
    keeper,
    heard,
    how,
    stuck,
    gone,
    hash: () => hash,
    /** Simulates a game that is at no screen yet. */
    empties() {
      steps = [];
      keeper.scheduleUpdate();
    },
    steps: () => steps.map(({ at, of }) => [at, of].filter(Boolean).join(' ')),
    wait(work: Promise<void>) {
      slow = work;
    },
    /** Simulates steps that the player takes in the game. */
    async shows(...names: string[]) {
      steps = [{ at: 'title' }, ...names.map(stepOf)];
      keeper.scheduleUpdate();
      await tab.settled();
    },
  };
}

async function atTable(tab = openTab()) {
  const game = openGame(tab);
  await game.keeper.start();
  await game.shows('campaign a');
  await game.shows('campaign a', 'table');
  return game;
}

it('Back closes the sheet, then leads from the table to the campaign and to the title, and only then leaves the game', async () => {
  const { tab, shows, steps } = await atTable();
  await shows('campaign a', 'table', 'sheet log');
  for (const last of ['table', 'campaign a', 'title']) {
    tab.go(-1);
    await tab.settled();
    expect(steps().at(-1)).toBe(last);
    expect(tab.read().isLeft).toBe(false);
  }
  tab.go(-1);
  await tab.settled();
  expect(tab.read().isLeft).toBe(true);
});

it('Forward reopens what Back has closed', async () => {
  const { tab, steps } = await atTable();
  tab.go(-2);
  await tab.settled();
  expect(steps()).toEqual(['title']);
  tab.go(2);
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a', 'table']);
});

it('going back inside the game goes back in the history, so that the history does not grow', async () => {
  const { tab, shows } = await atTable();
  for (let time = 0; time < 5; time++) {
    await shows('campaign a', 'table', 'sheet log');
    await shows('campaign a', 'table');
  }
  await shows();
  expect(tab.read()).toMatchObject({ at: 0, entries: ['title', 'campaign a', 'table', 'sheet log'] });
});

it('two presses of Back at once go back two steps, even while the first is still being followed', async () => {
  const { tab, shows, steps, wait } = await atTable();
  await shows('campaign a', 'table', 'sheet log');
  let bring = () => {};
  wait(
    new Promise((resolve) => {
      bring = resolve;
    }),
  );
  tab.go(-1);
  tab.go(-1);
  bring();
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a']);
  expect(tab.read().at).toBe(1);
});

it('a press of Back while the game itself goes back is one more step back', async () => {
  const { tab, keeper, shows, steps } = await atTable();
  await shows('campaign a', 'table', 'sheet log');
  const closing = shows('campaign a', 'table');
  keeper.scheduleUpdate();
  tab.go(-1);
  await closing;
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a']);
  expect(tab.read().at).toBe(1);
});

it('a screen that refuses to close keeps its entry in the history', async () => {
  const { tab, shows, stuck, steps } = await atTable();
  await shows('town');
  stuck.add('town');
  tab.go(-1);
  await tab.settled();
  expect(steps()).toEqual(['title', 'town']);
  expect(tab.read()).toMatchObject({ at: 1, isLeft: false });
  expect(tab.read().entries[1]).toBe('town');
});

it('Forward skips a screen that cannot be opened again', async () => {
  const { tab, gone, shows, steps } = await atTable();
  await shows('campaign a', 'table', 'cover');
  await shows('campaign a', 'table');
  gone.add('cover');
  tab.go(1);
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a', 'table']);
  expect(tab.read().at).toBe(2);
});

it('Forward does not lead into a campaign other than the one that is shown', async () => {
  const { tab, heard, shows, steps } = await atTable();
  await shows('campaign a');
  await shows('campaign b');
  heard.length = 0;
  tab.go(1);
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign b']);
  expect(heard).toEqual([]);
  expect(tab.read().at).toBe(1);
});

it('a reloaded page reopens what was open, and continues its history', async () => {
  const { tab } = await atTable();
  tab.window.location.reload();
  const again = openGame(tab, placeIn(tab.window));
  await again.keeper.start();
  await tab.settled();
  expect(again.steps()).toEqual(['title', 'campaign a', 'table']);
  expect(tab.read()).toMatchObject({ at: 2, entries: ['title', 'campaign a', 'table'] });
  tab.go(-1);
  await tab.settled();
  expect(again.steps()).toEqual(['title', 'campaign a']);
});

it('after a reload, a scenario that is already over shows its outcome, even if the table was open', async () => {
  const { tab } = await atTable();
  tab.window.location.reload();
  const again = openGame(tab, placeIn(tab.window));
  await again.shows('campaign a', 'outcome');
  await again.keeper.start();
  await tab.settled();
  expect(again.steps()).toEqual(['title', 'campaign a', 'outcome']);
  expect(tab.read().entries).toEqual(['title', 'campaign a', 'outcome']);
});

it('an entry of another mode is opened by reloading the page, after everything has been saved', async () => {
  const tab = openTab();
  const inHand = openGame(tab);
  await inHand.keeper.start();
  inHand.keeper.switchMode({ mode: 'longTable', create: false, resume: 'party' });
  await tab.settled();
  expect(tab.read()).toMatchObject({ entries: ['title', 'campaign party', 'table'], loads: 1 });
  const place = placeIn(tab.window);
  expect(place?.mode).toBe('longTable');

  const longTable = openGame(tab, place, 'longTable');
  await longTable.keeper.start();
  expect(longTable.steps()).toEqual(['title', 'campaign party', 'table']);
  tab.go(-2);
  await Promise.resolve();
  // Changes in the game during the reload do not move the history back.
  longTable.keeper.scheduleUpdate();
  await tab.settled();
  expect(longTable.heard).toContain('flush');
  expect(tab.read().loads).toBe(2);
  expect(placeIn(tab.window)).toEqual({ mode: 'inHand', trail: [{ at: 'title' }] });
});

it('goes back to the entry of the title before it loads the title of the other mode', async () => {
  const { tab, keeper, shows } = await atTable();
  await shows();
  keeper.switchMode({ mode: 'longTable', create: false, resume: null });
  await tab.settled();
  expect(tab.read()).toMatchObject({ at: 0, loads: 1 });
  expect(placeIn(tab.window)?.mode).toBe('longTable');
});

it('the share code is in the address only while its game is watched', async () => {
  const tab = openTab();
  tab.window.history.replaceState(null, '', '/#game=abcdefghij');
  const game = openGame(tab);
  await game.keeper.start();
  await tab.settled();
  expect(game.steps()).toEqual(['title', 'watch cdefghij']);
  expect(tab.read()).toMatchObject({ at: 1, entries: ['title', 'watch cdefghij'], hash: '#game=abcdefghij' });
  tab.go(-1);
  await tab.settled();
  expect(game.steps()).toEqual(['title']);
  expect(tab.read()).toMatchObject({ at: 0, hash: '', isLeft: false });
  tab.go(1);
  await tab.settled();
  expect(game.steps()).toEqual(['title', 'watch cdefghij']);
});

it('a link that is pasted into the address is watched over the current screen, in its own entry of the history', async () => {
  const { tab, steps } = await atTable();
  tab.paste('#game=abcdefghij');
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a', 'table', 'watch cdefghij']);
  expect(tab.read().entries).toEqual(['title', 'campaign a', 'table', 'watch cdefghij']);
  tab.go(-1);
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a', 'table']);
});

it('a link that cannot be watched leaves the game unchanged', async () => {
  const { tab, gone, steps } = await atTable();
  gone.add('watch');
  tab.paste('#game=broken');
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a', 'table']);
  expect(tab.read().at).toBe(2);
});

it('ignores a history state that the game has not written', () => {
  const title = { at: 'title' };
  const states = [7, 'inHand', null, [], {}, { mode: 'inHand' }, { trail: [title] }, { mode: 3, trail: [title] }];
  const steps = [7, null, 'page', {}, { at: 3 }, { at: 'page', of: 5 }];
  const long = Array.from({ length: 51 }, () => title);
  const trails = [7, [], [{ at: 'table' }], long, ...steps.map((step) => [title, step])];
  for (const state of [...states, ...trails.map((trail) => ({ mode: 'inHand', trail }))])
    expect(placeIn({ history: { state } as History })).toBeNull();
  const place = { mode: 'inHand', trail: long.slice(1) };
  expect(placeIn({ history: { state: place } as unknown as History })).toEqual(place);
});

it('starts again at the title when the reopened screen has broken the page', async () => {
  const { tab } = await atTable();
  startOver(tab.window);
  expect(placeIn(tab.window)).toBeNull();
  expect(tab.read().loads).toBe(1);
});

it('opens a small claim of another mode after the page has reloaded', async () => {
  const tab = openTab();
  const inHand = openGame(tab);
  await inHand.keeper.start();
  inHand.keeper.switchMode({ mode: 'longTable', create: false, resume: null, claim: 'one' });
  await tab.settled();
  expect(tab.read()).toMatchObject({ entries: ['title', 'sheet claims', 'page of claims one'], loads: 1 });
  const place = placeIn(tab.window);
  expect(place).toMatchObject({
    mode: 'longTable',
    trail: [{}, { of: 'claims' }, { at: 'page of claims', of: 'one' }],
  });
});

it.each<[Partial<ModeSwitch>, string[], string]>([
  [{ create: true }, ['title', 'naming'], ''],
  [{ packs: true }, ['title', 'packs'], ''],
  [{ watch: 'abcdefghij' }, ['title', 'watch cdefghij'], '#game=abcdefghij'],
])('opens %j in another mode after the page has reloaded', async (wish, entries, hash) => {
  const { tab, keeper } = openGame();
  await keeper.start();
  keeper.switchMode({ mode: 'longTable', create: false, resume: null, ...wish });
  await tab.settled();
  expect(tab.read()).toMatchObject({ entries, hash, loads: 1 });
  expect(placeIn(tab.window)?.mode).toBe('longTable');
});

it('goes back to where the trails part before it changes the mode, and reloads only there', async () => {
  const { tab, keeper, shows } = await atTable();
  await shows('campaign a', 'table', 'sheet log');
  keeper.switchMode({ mode: 'longTable', create: false, resume: 'party' });
  expect(tab.read().loads).toBe(0);
  await tab.settled();
  expect(tab.read()).toMatchObject({ at: 2, entries: ['title', 'campaign party', 'table'], loads: 1 });
});

it('stays in its mode when the game itself goes back to the entry of the title, which belongs to the home mode', async () => {
  const tab = openTab();
  const home = openGame(tab);
  await home.keeper.start();
  home.keeper.switchMode({ mode: 'longTable', create: false, resume: 'party' });
  await tab.settled();
  const longTable = openGame(tab, placeIn(tab.window), 'longTable');
  await longTable.keeper.start();
  await longTable.shows();
  expect(tab.read()).toMatchObject({ at: 0, loads: 1 });
  expect(longTable.steps()).toEqual(['title']);
});

it('ignores a first place of another mode', async () => {
  const first = { mode: 'longTable', trail: [{ at: 'title' }, { at: 'campaign', of: 'party' }] };
  const { keeper, steps, heard, tab } = openGame(openTab(), first);
  await keeper.resume();
  await keeper.start();
  await tab.settled();
  expect([steps(), heard]).toEqual([['title'], []]);
});

it('writes nothing before the game has started, nor while the game is at no step', async () => {
  const { tab, keeper, shows } = openGame();
  await shows('campaign a');
  expect(tab.read().entries).toEqual(['none']);
  await shows();
  await keeper.start();
  await tab.settled();
  expect(tab.read().entries).toEqual(['title']);
});

it('does not touch the history while the game starts anew and has no steps', async () => {
  const { tab, keeper, empties } = openGame();
  await keeper.start();
  await tab.settled();
  empties();
  await tab.settled();
  expect(tab.read()).toMatchObject({ entries: ['title'], isLeft: false });
});

it('reopens the campaign of the first place before the title is shown, and no more than that', async () => {
  const trail = [{ at: 'title' }, { at: 'campaign', of: 'a' }, { at: 'table' }];
  const { keeper, steps, heard } = openGame(openTab(), { mode: 'inHand', trail });
  await keeper.resume();
  expect([steps(), heard]).toEqual([['title', 'campaign a'], ['open campaign']]);
  const none = openGame(openTab(), { mode: 'inHand', trail: [{ at: 'title' }, { at: 'naming' }] });
  await none.keeper.resume();
  expect(none.heard).toEqual([]);
});

it.each([
  ['its page', ['campaign a']],
  ['another page of it', ['campaign a', 'page 3']],
])('closes the table that a reopened campaign shows if the place was %s', async (_, names) => {
  const trail = [{ at: 'title' }, ...names.map(stepOf)];
  const game = openGame(openTab(), { mode: 'inHand', trail });
  await game.shows('campaign a', 'table');
  await game.keeper.start();
  expect(game.steps()).toEqual(['title', ...names]);
});

it('reopens a watched game by the code in the address', async () => {
  const tab = openTab();
  tab.window.history.replaceState(null, '', '/#game=abcdefghij');
  const trail = [{ at: 'title' }, { at: 'watch', of: 'cdefghij' }];
  const game = openGame(tab, { mode: 'inHand', trail });
  await game.keeper.start();
  expect([game.steps(), game.hash()]).toEqual([['title', 'watch cdefghij'], '#game=abcdefghij']);
});

it('leaves an outcome by Back', async () => {
  const { tab, shows, steps } = await atTable();
  await shows('campaign a', 'outcome');
  tab.go(-2);
  await tab.settled();
  expect(steps()).toEqual(['title']);
  expect(tab.read().at).toBe(0);
});

it('follows the browser when it shows the page again from its cache, and only then', async () => {
  const { tab, shows, steps, heard } = await atTable();
  await shows('campaign a', 'table', 'sheet log');
  heard.length = 0;
  tab.window.history.replaceState({ mode: 'inHand', trail: [{ at: 'title' }] }, '');
  tab.reshow(false);
  await tab.settled();
  expect(heard).toEqual([]);
  tab.reshow(true);
  await tab.settled();
  expect(steps()).toEqual(['title']);
});

it('opens a step only once, and opens none that the player has left meanwhile', async () => {
  const { tab, heard, steps, wait, keeper } = await atTable();
  tab.go(-2);
  await tab.settled();
  let bring = () => {};
  wait(
    new Promise((resolve) => {
      bring = resolve;
    }),
  );
  heard.length = 0;
  tab.go(2);
  await new Promise((resolve) => setTimeout(resolve));
  keeper.scheduleUpdate();
  tab.paste('');
  tab.go(-2);
  await tab.settled();
  bring();
  await tab.settled();
  expect(heard.filter((each) => each.startsWith('open'))).toEqual(['open campaign']);
  expect(steps()).toEqual(['title', 'campaign a']);
  expect(tab.read().at).toBe(1);
});

it.each([
  ['its page', ['campaign a'], ['campaign a']],
  ['two pages of it', ['campaign a', 'page 3', 'sheet log'], ['campaign a', 'table']],
])('opens no step beside the table at which a campaign opens if the place was %s', async (_, names, shown) => {
  const { keeper, steps, how } = openGame(openTab(), {
    mode: 'inHand',
    trail: [{ at: 'title' }, ...names.map(stepOf)],
  });
  how.deep = true;
  await keeper.start();
  expect(steps()).toEqual(['title', ...shown]);
});

it('goes back only once, even if the game changes again before the browser has arrived', async () => {
  const tab = openTab(() => new Promise((resolve) => setTimeout(resolve)));
  const { keeper, shows, steps } = openGame(tab);
  await keeper.start();
  await shows('campaign a');
  await shows('campaign a', 'table');
  const closing = shows('campaign a');
  await Promise.resolve();
  await Promise.resolve();
  keeper.scheduleUpdate();
  await closing;
  expect(steps()).toEqual(['title', 'campaign a']);
  expect(tab.read()).toMatchObject({ at: 1, isLeft: false });
});

it('keeps the entry of a pasted link while its game is still being opened', async () => {
  const { tab, steps, wait, keeper } = await atTable();
  let bring = () => {};
  wait(
    new Promise((resolve) => {
      bring = resolve;
    }),
  );
  tab.paste('#game=abcdefghij');
  keeper.scheduleUpdate();
  await tab.settled();
  expect(tab.read().at).toBe(3);
  bring();
  await tab.settled();
  expect(steps().at(-1)).toBe('watch cdefghij');
  expect(tab.read()).toMatchObject({ at: 3, entries: ['title', 'campaign a', 'table', 'watch cdefghij'] });
});

describe('given a link that is still being opened', () => {
  /** A game at its table that opens nothing before `bring` is called. */
  async function slowTable() {
    const game = await atTable();
    let bring = () => {};
    game.wait(
      new Promise((resolve) => {
        bring = resolve;
      }),
    );
    game.tab.paste('#game=abcdefghij');
    const opens = async () => {
      bring();
      await game.tab.settled();
    };
    return { ...game, opens };
  }

  it('when another link is pasted, then its game is watched, in the entry of the first link', async () => {
    const { tab, steps, opens } = await slowTable();
    tab.paste('#game=klmnopqrst');
    await opens();
    expect(steps()).toEqual(['title', 'campaign a', 'table', 'watch mnopqrst']);
    expect(tab.read()).toMatchObject({ at: 3, hash: '#game=klmnopqrst' });
    tab.go(-1);
    await tab.settled();
    expect(steps()).toEqual(['title', 'campaign a', 'table']);
  });

  it('when the player goes back meanwhile, then the table is shown again', async () => {
    const { tab, steps, opens } = await slowTable();
    tab.go(-1);
    await opens();
    expect(steps()).toEqual(['title', 'campaign a', 'table']);
    expect(tab.read().at).toBe(2);
  });

  it('when Back is followed by a link, then only the link is opened', async () => {
    const { tab, steps, opens, heard } = await slowTable();
    heard.length = 0;
    tab.go(-2);
    await tab.settled();
    tab.paste('#game=klmnopqrst');
    await opens();
    expect(heard.filter((each) => each.startsWith('open'))).toEqual(['open watch']);
    expect(steps().at(-1)).toBe('watch mnopqrst');
  });
});

describe('given links that are pasted while the game goes back to the entry of an earlier one', () => {
  /** A table at which one link is watched; the next move of the browser waits for `arrive`. */
  async function watching() {
    let arrive = () => {};
    const tab = openTab(() => new Promise((resolve) => (arrive = resolve)));
    const game = await atTable(tab);
    tab.paste('#game=abcdefghij');
    await new Promise((resolve) => setTimeout(resolve));
    const arrives = async () => {
      arrive();
      await tab.settled();
    };
    return { ...game, arrives };
  }
  const WATCHED = { at: 3, hash: '#game=uvwxyzabcd' };

  it('then the game of the last one is watched, in the only entry of a game', async () => {
    const { tab, steps, arrives } = await watching();
    tab.paste('#game=klmnopqrst');
    await new Promise((resolve) => setTimeout(resolve));
    tab.paste('#game=uvwxyzabcd');
    await arrives();
    expect(steps()).toEqual(['title', 'campaign a', 'table', 'watch wxyzabcd']);
    expect(tab.read()).toMatchObject(WATCHED);
    tab.go(-1);
    await arrives();
    expect(steps()).toEqual(['title', 'campaign a', 'table']);
  });

  it('and still being opened when the browser arrives, then the same', async () => {
    const { tab, steps, wait, arrives } = await watching();
    tab.paste('#game=klmnopqrst');
    await new Promise((resolve) => setTimeout(resolve));
    let bring = () => {};
    wait(new Promise((resolve) => (bring = resolve)));
    tab.paste('#game=uvwxyzabcd');
    await arrives();
    bring();
    await tab.settled();
    expect(steps()).toEqual(['title', 'campaign a', 'table', 'watch wxyzabcd']);
    expect(tab.read()).toMatchObject(WATCHED);
  });
});
