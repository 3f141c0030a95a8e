/**
 * Decides which tab owns a campaign. Only the owner writes the campaign, and another tab can take it over. Web Locks
 * decide the ownership. If they are missing or do not answer, the tabs ask each other over a BroadcastChannel.
 */
import { type Message, type TabChannel, tabChannel } from './tabChannel';
import { type TabLocks, tabLocks } from './tabLocks';
import { type Ownership, tabOwnership } from './tabOwnership';

export interface Tabs {
  /**
   * Claims a campaign for this tab, and releases any other campaign of this tab.
   * @returns false if another tab has the campaign
   */
  claim(id: string): Promise<boolean>;
  /** Claims a new campaign. `holds` is true immediately, because no other tab can know the campaign. */
  claimNew(id: string): Promise<boolean>;
  /** Takes a campaign from another tab. First asks that tab to finish its writes, and waits at most `timeout`. */
  takeOver(id: string): Promise<void>;
  /**
   * Runs `work` unless another tab has the campaign. With Web Locks, no other tab can claim the campaign meanwhile.
   * @returns false if another tab has the campaign; `work` then does not run
   */
  runExclusively(id: string, work: () => Promise<void>): Promise<boolean>;
  /** Releases a campaign if this tab has it. */
  release(id: string | undefined): void;
  /** Whether this tab has a campaign. Waits for a running claim first. */
  has(id: string): Promise<boolean>;
  /** Whether this tab has a campaign at this moment, or is claiming it with `claimNew`. Does not wait for a claim. */
  holds(id: string): boolean;
}

export interface TabsOptions {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  /** Completes all writes, because another tab wants a campaign of this tab. */
  finish(): Promise<void>;
  /** Called when another tab has taken a campaign. */
  onLost(id: string): void;
  /** The timeout for answers of another tab or the browser, in milliseconds. */
  readonly timeout?: number;
}

/** Before the second attempt, wait this many ms for a page that is being reloaded to release its lock. */
const GRACE = 400;

interface Parts {
  readonly own: Ownership;
  /** Undefined if the browser has no locks. */
  readonly locks: TabLocks | undefined;
  readonly channel: TabChannel;
}

export function openTabs(options: TabsOptions): Tabs {
  const { finish, onLost, timeout = 1500 } = options;
  const own = tabOwnership(onLost);
  const locks = options.locks && tabLocks(options.locks, own, timeout);
  /** The running claim, or null if there is none. */
  let claiming: { id: string; done: Promise<boolean> } | null = null;
  /** The new campaign that is being claimed, or null if there is none. */
  let newborn: string | null = null;

  const channel = tabChannel(options.channel, timeout, ({ type, id, from }) => {
    if (type === 'ask' && own.has(id)) channel.post('mine', id);
    if (type === 'ask' && claiming?.id === id && channel.me < from) channel.post('ask', id);
    if (type === 'seize') own.lose(id);
    if (type === 'yield' && own.has(id)) {
      void finish().finally(() => {
        own.lose(id);
        channel.post('free', id);
      });
    }
  });
  const parts: Parts = { own, locks, channel };

  /** Releases the campaign of this tab and then claims another. */
  const during = <T extends boolean>(id: string, work: () => Promise<T>): Promise<T> => {
    own.drop();
    const done = (locks?.whenReleased() ?? Promise.resolve()).then(work);
    const claim = { id, done };
    claiming = claim;
    return done.finally(() => {
      if (claiming === claim) claiming = null;
    });
  };

  const claim = async (id: string): Promise<boolean> => own.has(id) || during(id, () => take(id, parts));

  return {
    claim,
    async claimNew(id) {
      newborn = id;
      try {
        return await claim(id);
      } finally {
        if (newborn === id) newborn = null;
      }
    },
    async takeOver(id) {
      if (!own.has(id)) await during(id, () => seize(id, parts).then(() => true));
    },
    async runExclusively(id, work) {
      const lock = own.has(id) || !locks ? undefined : await locks.hold(id);
      if (lock?.granted === false || (!lock?.granted && !own.has(id) && (await isTaken(id, channel)))) return false;
      try {
        await work();
      } finally {
        await lock?.release();
      }
      return true;
    },
    release(id) {
      if (id !== undefined && own.has(id)) own.drop();
    },
    holds: (id) => own.has(id) || newborn === id,
    async has(id) {
      if (claiming?.id === id) await claiming.done;
      return own.has(id);
    },
  };
}

/** Asks the other tabs whether one of them has a campaign. */
async function isTaken(id: string, channel: TabChannel): Promise<boolean> {
  const isClaim = ({ type, from }: Message) => type === 'mine' || (type === 'ask' && from < channel.me);
  return (await channel.request('ask', id, isClaim)) !== null;
}

/**
 * Takes a campaign that no other tab has.
 * @returns false if another tab has the campaign
 */
async function take(id: string, { own, locks, channel }: Parts): Promise<boolean> {
  if (locks) {
    const first = await locks.request(id);
    if (first) return true;
    // After a reload, the previous page may still hold the lock.
    if (first === false) await new Promise((resolve) => setTimeout(resolve, GRACE));
    const second = first === false ? await locks.request(id) : null;
    if (second !== null) return second;
  }
  if (await isTaken(id, channel)) return false;
  own.take(id, null);
  return true;
}

/** Takes a campaign, even if another tab has it. */
async function seize(id: string, { own, locks, channel }: Parts): Promise<void> {
  await channel.request('yield', id, ({ type }) => type === 'free');
  if (locks) {
    const first = await locks.request(id);
    if (first || (first === false && (await locks.request(id, { steal: true })) !== null)) return;
  }
  channel.post('seize', id);
  own.take(id, null);
}
