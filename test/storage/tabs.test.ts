import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTabs, type Tabs } from '../../src/storage/tabs';
import { lockManager } from './kit';

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

interface Tab extends Tabs {
  readonly log: string[];
}

const KINDS = ['locks and a channel', 'locks alone', 'a channel alone'] as const;

describe.each(KINDS)('two tabs with %s', (kind) => {
  const locks = kind === 'a channel alone' ? undefined : lockManager();
  const open = (asleep = false): Tab => {
    const log: string[] = [];
    const channel = kind === 'locks alone' ? undefined : new BroadcastChannel(kind);
    if (channel) channels.push(channel);
    const tabs = openTabs({
      locks,
      channel: channel && asleep ? { postMessage: () => {}, addEventListener: () => {} } : channel,
      finish: async () => void log.push('finished'),
      onLost: (id) => log.push(`lost ${id}`),
      timeout: 40,
    });
    return Object.assign(tabs, { log });
  };

  it('hold a campaign at once if they have begun it, and keep it', async () => {
    const one = open();
    const claim = one.claimNew('vashka');
    expect([one.holds('vashka'), one.holds('tansy')]).toEqual([true, false]);
    expect([await claim, one.holds('vashka')]).toEqual([true, true]);
    one.release('vashka');
    expect(one.holds('vashka')).toBe(false);
  });

  it('cannot both hold the same campaign, but can hold one each', async () => {
    const [one, two] = [open(), open()];
    expect(await one.claim('mirka')).toBe(true);
    expect(await one.claim('mirka')).toBe(true);
    expect(await two.claim('mirka')).toBe(false);
    expect([await one.has('mirka'), await two.has('mirka')]).toEqual([true, false]);
    expect(await two.claim('tansy')).toBe(true);
    expect(await one.has('tansy')).toBe(false);
    one.release('mirka');
    two.release('tansy');
  });

  it('can pass on a campaign that is given up', async () => {
    const [one, two] = [open(), open()];
    await one.claim('mirka');
    one.release('tansy');
    expect(await two.claim('mirka')).toBe(false);
    one.release('mirka');
    expect(await one.claim('mirka')).toBe(true);
    await one.claim('brill');
    expect(await one.has('mirka')).toBe(false);
    expect(await two.claim('mirka')).toBe(true);
    one.release('brill');
    two.release('mirka');
  });

  it('can take over a campaign from each other, and the other tab is notified', async () => {
    const [one, two] = [open(), open()];
    await one.claim('mirka');
    await two.takeOver('mirka');
    expect([await one.has('mirka'), await two.has('mirka')]).toEqual([false, true]);
    expect(one.log).toEqual(kind === 'locks alone' ? ['lost mirka'] : ['finished', 'lost mirka']);
    await one.takeOver('mirka');
    expect([await one.has('mirka'), await two.has('mirka')]).toEqual([true, false]);
    expect(two.log.at(-1)).toBe('lost mirka');
    one.release('mirka');
  });

  it('need not wait for a claim: the result is known when the claim is settled', async () => {
    const one = open();
    const claim = one.claim('mirka');
    expect(await one.has('mirka')).toBe(true);
    expect(await claim).toBe(true);
    one.release('mirka');
  });

  it('can take over a campaign from a tab that does not answer', async () => {
    const [one, two] = [open(kind !== 'a channel alone'), open()];
    await one.claim('mirka');
    await two.takeOver('mirka');
    expect([await one.has('mirka'), await two.has('mirka')]).toEqual([false, true]);
    two.release('mirka');
  });
});

it('of several tabs that claim at the same time over a channel, at most one holds the campaign', async () => {
  for (let round = 0; round < 5; round++) {
    const tabs = Array.from({ length: 3 }, () => {
      const channel = new BroadcastChannel(`at once ${round}`);
      channels.push(channel);
      return openTabs({ locks: undefined, channel, finish: async () => {}, onLost: () => {}, timeout: 60 });
    });
    const got = await Promise.all(tabs.map((each) => each.claim('mirka')));
    expect(got.filter(Boolean)).toHaveLength(1);
  }
});

it('a tab ignores messages of other kinds', async () => {
  const channel = new BroadcastChannel('noise');
  const noise = new BroadcastChannel('noise');
  channels.push(channel, noise);
  const lost: string[] = [];
  const tab = openTabs({
    locks: undefined,
    channel,
    finish: async () => {},
    onLost: (id) => lost.push(id),
    timeout: 40,
  });
  for (const message of [
    null,
    7,
    'seize',
    { type: 'seize' },
    { type: 'mine', id: 'mirka' },
    { type: 'mine', id: 1, from: 2 },
  ])
    noise.postMessage(message);
  expect(await tab.claim('mirka')).toBe(true);
  expect(lost).toEqual([]);
});

it('without locks and channel every tab assumes that it is the only one', async () => {
  const tab = openTabs({ locks: undefined, channel: undefined, finish: async () => {}, onLost: () => {} });
  expect(await tab.claim('mirka')).toBe(true);
});

/** Locks that answer nothing until the test lets them, and then answer everything. */
function silentLocks() {
  const real = lockManager();
  let answer = () => {};
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const request = (async (...given: Parameters<LockManager['request']>) => {
    await silence;
    return real.request(...given);
  }) as LockManager['request'];
  return { locks: { request }, real, answer: () => answer() };
}

describe('tabs whose locks do not answer', () => {
  const open = (locks: Pick<LockManager, 'request'>, name: string) => {
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    const lost: string[] = [];
    const tabs = openTabs({ locks, channel, finish: async () => {}, onLost: (id) => lost.push(id), timeout: 40 });
    return Object.assign(tabs, { lost });
  };

  it('ask each other over the channel, and can take over, give up, and run a task exclusively', async () => {
    const { locks } = silentLocks();
    const [one, two] = [open(locks, 'silent'), open(locks, 'silent')];
    expect([await one.claim('mirka'), await one.has('mirka')]).toEqual([true, true]);
    expect(await two.claim('mirka')).toBe(false);
    const work = vi.fn(async () => {});
    expect([
      await two.runExclusively('mirka', work),
      await one.runExclusively('mirka', work),
      await two.runExclusively('brill', work),
    ]).toEqual([false, true, true]);
    expect(work).toHaveBeenCalledTimes(2);
    await two.takeOver('mirka');
    expect([await one.has('mirka'), await two.has('mirka'), one.lost]).toEqual([false, true, ['mirka']]);
    two.release('mirka');
    expect(await one.claim('mirka')).toBe(true);
  });

  it('hold the lock if it is granted late, as long as they still hold the campaign', async () => {
    const { locks, real, answer } = silentLocks();
    const one = open(locks, 'late');
    await one.claim('tansy');
    one.release('tansy');
    await one.claim('mirka');
    answer();
    // All earlier requests have been answered.
    await new Promise(setImmediate);
    const granted = (id: string) =>
      real.request(`gloomholdin/${id}`, { ifAvailable: true }, async (lock) => lock !== null);
    await vi.waitFor(async () => expect(await granted('mirka')).toBe(false));
    expect(await granted('tansy')).toBe(true);
    one.release('mirka');
    await vi.waitFor(async () => expect(await granted('mirka')).toBe(true));
  });

  it('lose a campaign that another tab has held all the time', async () => {
    const { locks, real, answer } = silentLocks();
    void real.request('gloomholdin/mirka', {}, () => new Promise(() => {}));
    const one = open(locks, 'mistaken');
    expect(await one.claim('mirka')).toBe(true);
    answer();
    await vi.waitFor(() => expect(one.lost).toEqual(['mirka']));
  });
});

describe('an exclusive task', () => {
  it('keeps other tabs out while it runs, and does not release the campaign that is played', async () => {
    const locks = lockManager();
    const open = () => openTabs({ locks, channel: undefined, finish: async () => {}, onLost: () => {}, timeout: 40 });
    const [one, two] = [open(), open()];
    await one.claim('mirka');
    expect(await one.runExclusively('mirka', async () => {})).toBe(true);
    const seen: boolean[] = [];
    expect(
      await one.runExclusively('brill', async () => void seen.push(await two.runExclusively('brill', async () => {}))),
    ).toBe(true);
    expect(seen).toEqual([false]);
    expect([await one.has('mirka'), await two.runExclusively('brill', async () => {})]).toEqual([true, true]);
    await expect(one.runExclusively('brill', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await vi.waitFor(async () => expect(await two.runExclusively('brill', async () => {})).toBe(true));
  });
});
