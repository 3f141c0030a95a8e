import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FallbackStore, openWithFallback } from '../../src/storage/fallbackStore';
import { memoryStore, type Store } from '../../src/storage/store';
import { settleOrTimeout, TimeoutError, withTimeout } from '../../src/storage/timeout';
import { contents } from './kit';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

/** A store that answers only while the test lets it; calls in the meantime are answered later. */
function moody(answers = true) {
  const store = memoryStore();
  let waiting: (() => void)[] = [];
  let answering = answers;
  const turn = (): Promise<void> => (answering ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)));
  const asked: string[] = [];
  const note = async (what: string) => {
    asked.push(what);
    await turn();
  };
  const moods: Store = {
    persistent: true,
    get: (key) => note(`get ${key}`).then(() => store.get(key)),
    set: (key, text) => note(`set ${key}`).then(() => store.set(key, text)),
    remove: (key) => note(`remove ${key}`).then(() => store.remove(key)),
    keys: () => note('keys').then(() => store.keys()),
  };
  return {
    store: moods,
    within: store,
    asked,
    open: async () => {
      await turn();
      return moods;
    },
    hang() {
      answering = false;
    },
    answer() {
      answering = true;
      for (const go of waiting) go();
      waiting = [];
    },
  };
}

/** A page with this store, and a fallback store that takes over when it does not answer. */
function page(disk = moody(), leftBehind = false) {
  const apart: Store = { ...memoryStore(), persistent: true };
  const opening = openWithFallback({
    open: disk.open,
    openFallback: async () => apart,
    hasFallbackData: () => leftBehind,
  });
  return { disk, apart, opening };
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Moves all texts from one store to another. */
const all = async (from: Store, into: Store) => {
  for (const key of await from.keys()) {
    await into.set(key, String(await from.get(key)));
    await from.remove(key);
  }
};

it('withTimeout waits for an answer, but not longer than the timeout', async () => {
  const never = new Promise<number>(() => {});
  const heard: unknown[] = [];
  withTimeout(never).catch((error: unknown) => heard.push(error));
  void settleOrTimeout(never).then(() => heard.push('settled'));
  await after(1999);
  expect(heard).toEqual([]);
  await after(1);
  expect(heard).toEqual([expect.any(TimeoutError), 'settled']);
  await expect(withTimeout(Promise.resolve(4))).resolves.toBe(4);
  await expect(withTimeout(Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(settleOrTimeout(Promise.reject(new Error('no')))).resolves.toBeUndefined();
});

it('withTimeout accepts an answer that waits while the page is blocked for seconds', async () => {
  let answer = (_: string) => {};
  const heard = withTimeout(
    new Promise<string>((resolve) => {
      answer = resolve;
    }),
  );
  // One timer fires, however late it is; then the page handles the messages that arrived meanwhile.
  await after(250);
  answer('here');
  await expect(heard).resolves.toBe('here');
});

it('a store that cannot be opened is replaced after two seconds, and the texts of the fallback move over when it can', async () => {
  const { disk, apart, opening } = page(moody(false));
  let store: FallbackStore | null = null;
  void opening.then((opened) => {
    store = opened;
  });
  await after(1990);
  expect(store).toBeNull();
  await after(20);
  const opened = await opening;
  expect([opened.isUnresponsive, opened.canMove]).toEqual([true, false]);
  await opened.set('one', 'eins');
  expect(await contents(apart)).toEqual({ one: 'eins' });

  const heard: boolean[] = [];
  opened.watch(() => heard.push(opened.canMove));
  disk.answer();
  await after(0);
  expect(heard).toEqual([true]);
  expect(await opened.get('one')).toBe('eins');
  await opened.moveToMain(all);
  expect([opened.isUnresponsive, opened.canMove, await contents(apart)]).toEqual([false, false, {}]);
  expect(await contents(disk.within)).toEqual({ one: 'eins' });
  await opened.set('two', 'zwei');
  expect(await disk.within.get('two')).toBe('zwei');
});

it.each<[string, (store: Store) => Promise<unknown>, unknown]>([
  ['get', (store) => store.get('one'), null],
  ['set', (store) => store.set('one', 'eins'), undefined],
  ['keys', (store) => store.keys(), []],
  ['remove', (store) => store.remove('one'), undefined],
])(
  'when the store does not answer a %s during the game, the fallback store answers the same call',
  async (_, use, answer) => {
    const { disk, opening } = page();
    const store = await opening;
    await after(5000);
    disk.hang();
    let said: unknown = 'nothing';
    const done = use(store).then((value) => {
      said = value;
    });
    await after(1990);
    expect([said, store.isUnresponsive]).toEqual(['nothing', false]);
    await after(20);
    await done;
    expect([said, store.isUnresponsive]).toEqual([answer, true]);
    // A second call does not wait again.
    expect(await store.get('two')).toBeNull();
  },
);

it('a store that answers only its opening delays the page by at most two and a half seconds', async () => {
  const disk = moody();
  const { opening } = page(disk);
  const slow = vi.fn();
  disk.hang();
  const first = opening.then((store) => store.get('settings')).then(slow);
  await after(1000);
  disk.answer();
  disk.hang();
  await after(1500);
  await first;
  expect(slow).toHaveBeenCalled();
});

it('a store that answers is called at once: a write has begun before the call returns', async () => {
  const { disk, opening } = page();
  const store = await opening;
  disk.asked.length = 0;
  void store.set('one', 'eins');
  expect(disk.asked).toEqual(['set one']);
});

it('all calls wait while texts move, and the fallback stays in use if the move fails', async () => {
  const { disk, apart, opening } = page(moody(false));
  await after(2010);
  const store = await opening;
  await store.set('one', 'eins');
  disk.answer();
  await after(0);
  const failing = store.moveToMain(() => Promise.reject(new Error('no room')));
  const meanwhile = store.set('two', 'zwei');
  expect(await apart.keys()).toEqual(['one']);
  await expect(failing).rejects.toThrow('no room');
  await meanwhile;
  expect(await contents(apart)).toEqual({ one: 'eins', two: 'zwei' });
  expect(store.isUnresponsive).toBe(true);
});

it('after the store stops answering during a move, the fallback waits for it again', async () => {
  const { disk, opening } = page(moody(false));
  await after(2010);
  const store = await opening;
  await store.set('one', 'eins');
  disk.answer();
  await after(0);
  disk.hang();
  const failing = expect(store.moveToMain(all)).rejects.toThrow(TimeoutError);
  await after(2010);
  await failing;
  expect([store.isUnresponsive, store.canMove]).toEqual([true, false]);
  disk.answer();
  await after(0);
  await store.moveToMain(all);
  expect([store.isUnresponsive, await disk.within.get('one')]).toEqual([false, 'eins']);
});

it('the store takes over what an earlier session left in the fallback, unless both are the same storage', async () => {
  const { apart, disk, opening } = page(moody(), true);
  await apart.set('one', 'eins');
  const store = await opening;
  expect([store.isUnresponsive, store.canMove]).toEqual([false, true]);
  await store.moveToMain(all);
  expect(await contents(disk.within)).toEqual({ one: 'eins' });

  const local = memoryStore();
  await local.set('one', 'eins');
  const without = await openWithFallback({
    open: async () => local,
    openFallback: async () => local,
    hasFallbackData: () => true,
  });
  expect([without.isUnresponsive, without.canMove]).toEqual([false, false]);
});
