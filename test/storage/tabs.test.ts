import { afterEach, describe, expect, it } from 'vitest';
import { openTabs, type Tabs } from '../../src/storage/tabs';

/** The browser's locks, as far as the tabs use them. */
function lockManager(): Pick<LockManager, 'request'> {
  const held = new Map<string, (error: DOMException) => void>();
  const request = async (name: string, { steal, ifAvailable }: LockOptions, use: (lock: Lock | null) => unknown) => {
    if (ifAvailable && held.has(name)) return use(null);
    if (steal) held.get(name)?.(new DOMException('stolen', 'AbortError'));
    let stolen: (error: DOMException) => void = () => {};
    const theft = new Promise<never>((_, reject) => {
      stolen = reject;
    });
    held.set(name, stolen);
    try {
      return await Promise.race([use({ name, mode: 'exclusive' }), theft]);
    } finally {
      if (held.get(name) === stolen) held.delete(name);
    }
  };
  return { request: request as LockManager['request'] };
}

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
      patience: 40,
    });
    return Object.assign(tabs, { log });
  };

  it('have a campaign that begins there at once, and keep it', async () => {
    const one = open();
    const claim = one.found('vashka');
    expect([one.holds('vashka'), one.holds('tansy')]).toEqual([true, false]);
    expect([await claim, one.holds('vashka')]).toEqual([true, true]);
    one.release('vashka');
    expect(one.holds('vashka')).toBe(false);
  });

  it('cannot have one campaign both, and can have one each', async () => {
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

  it('hand a campaign over that is given up', async () => {
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

  it('take over from each other, and the other one knows', async () => {
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

  it('do not wait for one that claims: whether it has it is known when the claim is settled', async () => {
    const one = open();
    const claim = one.claim('mirka');
    expect(await one.has('mirka')).toBe(true);
    expect(await claim).toBe(true);
    one.release('mirka');
  });

  it('take over from one that does not answer', async () => {
    const [one, two] = [open(kind !== 'a channel alone'), open()];
    await one.claim('mirka');
    await two.takeOver('mirka');
    expect([await one.has('mirka'), await two.has('mirka')]).toEqual([false, true]);
    two.release('mirka');
  });
});

it('of two that ask at once over a channel, not both have it', async () => {
  for (let round = 0; round < 5; round++) {
    const tabs = Array.from({ length: 3 }, () => {
      const channel = new BroadcastChannel(`at once ${round}`);
      channels.push(channel);
      return openTabs({ locks: undefined, channel, finish: async () => {}, onLost: () => {}, patience: 60 });
    });
    const got = await Promise.all(tabs.map((each) => each.claim('mirka')));
    expect(got.filter(Boolean)).toHaveLength(1);
  }
});

it('is deaf to what is no message of ours', async () => {
  const channel = new BroadcastChannel('noise');
  const noise = new BroadcastChannel('noise');
  channels.push(channel, noise);
  const lost: string[] = [];
  const tab = openTabs({
    locks: undefined,
    channel,
    finish: async () => {},
    onLost: (id) => lost.push(id),
    patience: 40,
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

it('a browser with neither has one tab at a time, as far as anyone knows', async () => {
  const tab = openTabs({ locks: undefined, channel: undefined, finish: async () => {}, onLost: () => {} });
  expect(await tab.claim('mirka')).toBe(true);
});
