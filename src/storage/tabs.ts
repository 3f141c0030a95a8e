/**
 * Decides which tab owns a campaign. Only the owner writes the campaign, and another tab can take it over. Web Locks
 * decide the ownership. If they are missing or do not answer, the tabs ask each other over a BroadcastChannel.
 */
import { withTimeout } from './timeout';

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

/**
 * `ask`: which tab has the campaign? `mine`: the sender has it. `yield`: the owner must finish its writes and release it.
 * `free`: the sender has released it. `seize`: the sender takes it, even if the owner has not answered.
 */
const MESSAGES = ['ask', 'mine', 'yield', 'seize', 'free'] as const;
interface Message {
  readonly type: (typeof MESSAGES)[number];
  readonly id: string;
  /**
   * The number of the sending tab. If two tabs claim a campaign at the same time, the tab with the smaller number gets
   * the campaign.
   */
  readonly from: number;
}

/** Before the second attempt, wait this many ms for a page that is being reloaded to release its lock. */
const GRACE = 400;

export function openTabs(options: TabsOptions): Tabs {
  const { locks, channel, finish, onLost, timeout = 1500 } = options;
  const me = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  let mine: { id: string; letGo: () => void; locked: boolean } | null = null;
  /** The running claim, or null if there is none. */
  let claiming: { id: string; done: Promise<boolean> } | null = null;
  /** The new campaign that is being claimed, or null if there is none. */
  let newborn: string | null = null;
  let waiting: ((message: Message) => void) | null = null;
  /** Whether the browser does not answer requests for locks. */
  let silent = false;
  /** Resolves when the last lock has been released. */
  let unlocked: Promise<unknown> = Promise.resolve();

  const post = (type: Message['type'], id: string) => channel?.postMessage({ type, id, from: me } satisfies Message);
  const drop = () => {
    mine?.letGo();
    mine = null;
  };
  const lose = (id: string) => {
    if (mine?.id !== id) return;
    drop();
    onLost(id);
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.from === me) return;
    waiting?.(data);
    if (data.type === 'ask' && mine?.id === data.id) post('mine', data.id);
    if (data.type === 'ask' && claiming?.id === data.id && me < data.from) post('ask', data.id);
    if (data.type === 'seize') lose(data.id);
    if (data.type === 'yield' && mine?.id === data.id) {
      void finish().finally(() => {
        lose(data.id);
        post('free', data.id);
      });
    }
  });

  /** Resolves to the first answer to a message about a campaign, or to null if no answer comes within the timeout. */
  function heard(id: string, isAnswer: (message: Message) => boolean): Promise<Message | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(null), timeout);
      const settle = (message: Message | null) => {
        clearTimeout(timer);
        waiting = null;
        resolve(message);
      };
      waiting = (message) => {
        if (message.id === id && isAnswer(message)) settle(message);
      };
    });
  }

  /**
   * Requests a lock and holds it until it is released or stolen.
   * @param keep receives the function that releases the lock
   * @returns whether the lock was granted, or null if the browser does not answer
   */
  async function lock(
    id: string,
    manager: Pick<LockManager, 'request'>,
    how: LockOptions = { ifAvailable: true },
    keep: (letGo: () => void) => void = (letGo) => {
      mine = { id, letGo, locked: true };
    },
  ): Promise<boolean | null> {
    let late = false;
    const answer = new Promise<boolean>((resolve) => {
      const held = (granted: Lock | null) => {
        silent = false;
        resolve(granted !== null);
        if (!granted && late && !mine?.locked) lose(id);
        // If a lock is granted after the timeout, keep it only if this tab still owns the campaign without a lock.
        if (!granted || (late && (mine?.id !== id || mine.locked))) return undefined;
        return new Promise<void>(keep);
      };
      unlocked = manager.request(`gloomholdin/${id}`, how, held).catch(() => {
        resolve(false);
        lose(id);
      });
    });
    // If one request has timed out, later requests do not wait.
    return withTimeout(answer, silent ? 0 : timeout).catch(() => {
      late = true;
      silent = true;
      unlocked = Promise.resolve();
      return null;
    });
  }

  /** Asks the other tabs whether one of them has a campaign. */
  async function isTaken(id: string): Promise<boolean> {
    const answer = channel ? heard(id, ({ type, from }) => type === 'mine' || (type === 'ask' && from < me)) : null;
    post('ask', id);
    return (await answer) !== null;
  }

  async function take(id: string): Promise<boolean> {
    if (locks) {
      const first = await lock(id, locks);
      if (first) return true;
      // After a reload, the previous page may still hold the lock.
      if (first === false) await new Promise((resolve) => setTimeout(resolve, GRACE));
      const second = first === false ? await lock(id, locks) : null;
      if (second !== null) return second;
    }
    if (await isTaken(id)) return false;
    mine = { id, letGo: () => {}, locked: false };
    return true;
  }

  async function seize(id: string): Promise<void> {
    const free = channel ? heard(id, ({ type }) => type === 'free') : null;
    post('yield', id);
    await free;
    if (locks) {
      const first = await lock(id, locks);
      if (first || (first === false && (await lock(id, locks, { steal: true })) !== null)) return;
    }
    post('seize', id);
    mine = { id, letGo: () => {}, locked: false };
  }

  const during = <T extends boolean>(id: string, done: Promise<T>): Promise<T> => {
    const claim = { id, done };
    claiming = claim;
    return done.finally(() => {
      if (claiming === claim) claiming = null;
    });
  };

  async function claim(id: string): Promise<boolean> {
    if (mine?.id === id) return true;
    drop();
    return during(
      id,
      unlocked.then(() => take(id)),
    );
  }

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
      if (mine?.id === id) return;
      drop();
      await during(
        id,
        unlocked.then(() => seize(id)).then(() => true),
      );
    },
    async runExclusively(id, work) {
      let letGo = () => {};
      const locked =
        mine?.id === id || !locks
          ? null
          : await lock(id, locks, undefined, (go) => {
              letGo = go;
            });
      const released = unlocked;
      if (locked === false || (locked === null && mine?.id !== id && (await isTaken(id)))) return false;
      try {
        await work();
      } finally {
        letGo();
        if (locked) await released;
      }
      return true;
    },
    release(id) {
      if (mine?.id === id) drop();
    },
    holds: (id) => mine?.id === id || newborn === id,
    async has(id) {
      if (claiming?.id === id) await claiming.done;
      return mine?.id === id;
    },
  };
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  const { type, id, from } = data as Partial<Record<string, unknown>>;
  return MESSAGES.some((each) => each === type) && typeof id === 'string' && typeof from === 'number';
}
