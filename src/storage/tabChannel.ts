/** Sends messages about campaigns to the other tabs of the game, and waits for their answers. */

/**
 * `ask`: which tab has the campaign? `mine`: the sender has it. `yield`: the owner must finish its writes and release it.
 * `free`: the sender has released it. `seize`: the sender takes it, even if the owner has not answered.
 */
const MESSAGES = ['ask', 'mine', 'yield', 'seize', 'free'] as const;
export interface Message {
  readonly type: (typeof MESSAGES)[number];
  readonly id: string;
  /**
   * The number of the sending tab. If two tabs claim a campaign at the same time, the tab with the smaller number gets
   * the campaign.
   */
  readonly from: number;
}

export interface TabChannel {
  /** The number of this tab. */
  readonly me: number;
  post(type: Message['type'], id: string): void;
  /**
   * Posts a message. Resolves to the first answer to it, or to null if no answer comes within the timeout or there is no
   * channel.
   */
  request(type: Message['type'], id: string, isAnswer: (message: Message) => boolean): Promise<Message | null>;
}

/**
 * @param onMessage called for each message of another tab
 * @param timeout for answers of another tab, in ms
 */
export function tabChannel(
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined,
  timeout: number,
  onMessage: (message: Message) => void,
): TabChannel {
  const me = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  let waiting: ((message: Message) => void) | null = null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.from === me) return;
    waiting?.(data);
    onMessage(data);
  });

  const post = (type: Message['type'], id: string) => channel?.postMessage({ type, id, from: me } satisfies Message);

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

  return {
    me,
    post,
    async request(type, id, isAnswer) {
      const answer = channel ? heard(id, isAnswer) : null;
      post(type, id);
      return answer;
    },
  };
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  const { type, id, from } = data as Partial<Record<string, unknown>>;
  return MESSAGES.some((each) => each === type) && typeof id === 'string' && typeof from === 'number';
}
