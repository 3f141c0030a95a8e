/** Paints textures ahead, in pieces between frames. */
import { drawsFrames } from '../frameLoop';
import type { Bake, Baker } from './Baker';
import { leisure, leisureAfterFrame } from './leisure';

/** Waits for a time to work in. @returns whether the work is still wanted */
export type IsFree = () => Promise<boolean>;

/** Waits until the browser is idle. While frames are drawn, each of them waits for one piece of work at most. */
export const leisureBetweenFrames = (): Promise<void> => (drawsFrames() ? leisureAfterFrame() : leisure());

/** Paints in pieces, and asks `isFree` before each piece. Stops when it refuses. */
export async function paintAll(baker: Baker, bakes: readonly Bake[], isFree: IsFree): Promise<void> {
  for (const bake of bakes) {
    for (const piece of baker.paintAhead(bake)) {
      if (!(await isFree())) return;
      piece();
    }
  }
}
