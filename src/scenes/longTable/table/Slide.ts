/**
 * Remembers the map's previous view for a moment after it moves by itself, because a finger already on its way aims at
 * that view.
 */
import type { View } from '../camera';

/** ms between seeing a place and touching it. */
const ON_ITS_WAY = 300;

export class Slide {
  private from: View | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private waiting: (() => void)[] = [];

  /**
   * Notes that the map leaves a view.
   * @param seen whether it moves visibly; else it jumps, together with texts and marks
   */
  leave(view: View, seen: boolean): void {
    if (!seen) return;
    this.forget();
    // Of several motions the first counts, because that view was seen.
    this.from ??= { ...view };
  }

  /** Notes that the map has arrived; after ON_ITS_WAY its new view counts. */
  arrive(): void {
    if (this.from) this.timer ??= setTimeout(() => this.stop(), ON_ITS_WAY);
  }

  /** Makes the present view count at once. */
  stop(): void {
    this.forget();
    this.from = null;
    for (const told of this.waiting.splice(0)) told();
  }

  /** The view before the motion; null: the map has been still for long enough. */
  previousView(): View | null {
    return this.from;
  }

  /** Resolves when the map has been still for long enough. */
  whenStill(): Promise<void> {
    return this.from ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  private forget(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
