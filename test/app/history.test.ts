/** The browser's history in step with the game: a browser and a game made of lists. */
import { expect, it } from 'vitest';
import { openHistory, type Place, placeIn, startOver } from '../../src/app/history';
import type { Step, Trail } from '../../src/flow/trail';

/** A browser tab: it goes back and forward late, as a real one does. */
function openTab() {
  let entries: { state: unknown; hash: string }[] = [{ state: null, hash: '' }];
  let at = 0;
  let loads = 0;
  let isLeft = false;
  const listeners: (() => void)[] = [];
  const moves: Promise<void>[] = [];
  const present = () => entries[at] ?? { state: null, hash: '' };
  const move = async (by: number) => {
    await Promise.resolve();
    if (!entries[at + by]) {
      isLeft = at + by < 0;
      return;
    }
    at += by;
    for (const each of listeners) each();
  };
  const go = (by = 0) => void moves.push(move(by));
  const page = {
    addEventListener: (type: string, listener: () => void) => void (type === 'popstate' && listeners.push(listener)),
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
    /** What a player does who pastes an address with another hash. */
    paste(hash: string) {
      entries = [...entries.slice(0, at + 1), { state: null, hash }];
      at += 1;
      for (const each of listeners) each();
    },
    /** Everything that was begun has come to its end. */
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

/** A game whose steps are a list; `stuck` ones do not close, `gone` ones do not open. */
function openGame(tab = openTab(), first: Place | null = null, here = 'inHand') {
  let steps: Trail = [{ at: 'title' }];
  let hash = '';
  let slow: Promise<void> = Promise.resolve();
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
      steps = [...steps, step];
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
    stuck,
    gone,
    steps: () => steps.map(({ at, of }) => [at, of].filter(Boolean).join(' ')),
    wait(work: Promise<void>) {
      slow = work;
    },
    /** The player takes steps in the game. */
    async shows(...names: string[]) {
      steps = [{ at: 'title' }, ...names.map(stepOf)];
      keeper.follow();
      await tab.settled();
    },
  };
}

async function atTable() {
  const game = openGame();
  await game.keeper.start();
  await game.shows('campaign a');
  await game.shows('campaign a', 'table');
  return game;
}

it('Back closes the sheet, then leads from the table to the campaign and to the title, and only then out of the game', async () => {
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

it('Forward opens again what Back has closed', async () => {
  const { tab, steps } = await atTable();
  tab.go(-2);
  await tab.settled();
  expect(steps()).toEqual(['title']);
  tab.go(2);
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a', 'table']);
});

it('the way back of the game itself goes back in the history, so that it does not grow', async () => {
  const { tab, shows } = await atTable();
  for (let time = 0; time < 5; time++) {
    await shows('campaign a', 'table', 'sheet log');
    await shows('campaign a', 'table');
  }
  await shows();
  expect(tab.read()).toMatchObject({ at: 0, entries: ['title', 'campaign a', 'table', 'sheet log'] });
});

it('two presses at once go back twice, though the first is still being followed', async () => {
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

it('a press while the game itself goes back is one more step back', async () => {
  const { tab, keeper, shows, steps } = await atTable();
  await shows('campaign a', 'table', 'sheet log');
  const closing = shows('campaign a', 'table');
  keeper.follow();
  tab.go(-1);
  await closing;
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a']);
  expect(tab.read().at).toBe(1);
});

it('what does not close keeps its entry', async () => {
  const { tab, shows, stuck, steps } = await atTable();
  await shows('town');
  stuck.add('town');
  tab.go(-1);
  await tab.settled();
  expect(steps()).toEqual(['title', 'town']);
  expect(tab.read()).toMatchObject({ at: 1, isLeft: false });
  expect(tab.read().entries[1]).toBe('town');
});

it('what cannot be opened again is skipped by Forward', async () => {
  const { tab, gone, shows, steps } = await atTable();
  await shows('campaign a', 'table', 'cover');
  await shows('campaign a', 'table');
  gone.add('cover');
  tab.go(1);
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a', 'table']);
  expect(tab.read().at).toBe(2);
});

it('Forward does not lead into another campaign than the one that is shown', async () => {
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

it('a page that is loaded anew opens what was open, and finds its history', async () => {
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

it('a scenario that was over when it was taken up shows its outcome, though the table was open', async () => {
  const { tab } = await atTable();
  tab.window.location.reload();
  const again = openGame(tab, placeIn(tab.window));
  await again.shows('campaign a', 'outcome');
  await again.keeper.start();
  await tab.settled();
  expect(again.steps()).toEqual(['title', 'campaign a', 'outcome']);
  expect(tab.read().entries).toEqual(['title', 'campaign a', 'outcome']);
});

it('an entry of another mode is opened by loading the page anew, once all is written', async () => {
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
  // What changes in the game meanwhile does not lead the history back.
  longTable.keeper.follow();
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

it('the code of a watched game stands in the address while it is watched, and only then', async () => {
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

it('a link that is pasted into the address is watched over what is shown, in its own entry', async () => {
  const { tab, steps } = await atTable();
  tab.paste('#game=abcdefghij');
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a', 'table', 'watch cdefghij']);
  expect(tab.read().entries).toEqual(['title', 'campaign a', 'table', 'watch cdefghij']);
  tab.go(-1);
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a', 'table']);
});

it('a link that cannot be watched leaves the game where it is', async () => {
  const { tab, gone, steps } = await atTable();
  gone.add('watch');
  tab.paste('#game=broken');
  await tab.settled();
  expect(steps()).toEqual(['title', 'campaign a', 'table']);
  expect(tab.read().at).toBe(2);
});

it('believes no state that the game has not written', () => {
  const states = [7, 'inHand', [], {}, { mode: 'inHand' }, { mode: 3, trail: [{ at: 'title' }] }];
  const trails = [7, [], [{ at: 'table' }], [{ at: 'title' }, 7], [{ at: 'title' }, { at: 'page', of: 5 }]];
  for (const state of [...states, ...trails.map((trail) => ({ mode: 'inHand', trail }))])
    expect(placeIn({ history: { state } as History })).toBeNull();
});

it('starts over at the title when what was open has broken the page', async () => {
  const { tab } = await atTable();
  startOver(tab.window);
  expect(placeIn(tab.window)).toBeNull();
  expect(tab.read().loads).toBe(1);
});
