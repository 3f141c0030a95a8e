/** Writes or removes the game of a pack's scenario while this browser tab holds it; only one tab at a time may hold a game. */
import type { WriteQueue } from '../storage/queue';
import type { Tabs } from '../storage/tabs';

export interface GameServices {
  readonly queue: WriteQueue;
  readonly tabs: Pick<Tabs, 'claim' | 'release'>;
}

/**
 * Reserves the campaign for this tab, runs `write`, waits until the store has written, and releases the campaign.
 * @returns false if another tab holds the campaign; then `write` does not run
 */
export async function writeWhileClaimed(
  { tabs, queue }: GameServices,
  id: string,
  write: () => void,
): Promise<boolean> {
  if (!(await tabs.claim(id))) return false;
  write();
  await queue.flush();
  tabs.release(id);
  return true;
}
