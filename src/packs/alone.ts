/** Writes the game of a pack's scenario, of which only one tab at a time may have it. */
import type { WriteQueue } from '../storage/queue';
import type { Tabs } from '../storage/tabs';

export interface GameServices {
  readonly queue: WriteQueue;
  readonly tabs: Pick<Tabs, 'claim' | 'release'>;
}

/** Runs `write` while this tab has the campaign; false: another tab has it, and nothing was done. */
export async function alone({ tabs, queue }: GameServices, id: string, write: () => void): Promise<boolean> {
  if (!(await tabs.claim(id))) return false;
  write();
  await queue.flush();
  tabs.release(id);
  return true;
}
