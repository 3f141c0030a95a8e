/**
 * Remembers the map's previous view for a moment after an automatic motion. A finger that is already moving to the
 * screen still aims at that view.
 */
import type { View } from '../camera';

/** Time between the player's decision where to touch and the touch, in ms. */
const ON_ITS_WAY = 300;

export class Slide {
  private from: View | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private waiting: (() => void)[] = [];

  /**
   * Notes that the map leaves a view.
   * @param seen whether the map moves visibly; otherwise it jumps, together with texts and marks
   */
  leave(view: View, seen: boolean): void {
    if (!seen) return;
    this.forget();
    // If several motions follow each other, keep the first view, because that is the view that the player saw.
    this.from ??= { ...view };
  }

  /** Notes that the map has arrived. After `ON_ITS_WAY` a touch refers to the new view. */
  arrive(): void {
    if (this.from) this.timer ??= setTimeout(() => this.stop(), ON_ITS_WAY);
  }

  /** Forgets the previous view: from now on a touch refers to the current view. */
  stop(): void {
    this.forget();
    this.from = null;
    for (const told of this.waiting.splice(0)) told();
  }

  /** The view before the motion, or null if the map has been still for `ON_ITS_WAY`. */
  previousView(): View | null {
    return this.from;
  }

  /** Resolves when the map has been still for `ON_ITS_WAY`. */
  whenStill(): Promise<void> {
    return this.from ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  private forget(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
