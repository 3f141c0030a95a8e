/**
 * The map moves by itself, and a finger may be on its way: what it comes down on is not what it set out for. So long is it remembered how
 * the map lay before.
 */
import type { View } from '../camera';

/** ms that it takes from seeing to touching. */
const ON_ITS_WAY = 300;

export class Slide {
  private from: View | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private waiting: (() => void)[] = [];

  /**
   * The map leaves where it lies.
   * @param seen it is seen to go; else it lies elsewhere at once, and so do words and marks
   */
  leave(view: View, seen: boolean): void {
    if (!seen) return;
    this.forget();
    // Of several ways the first counts: that is what was seen.
    this.from ??= { ...view };
  }

  /** It has come to where it was going. */
  arrive(): void {
    if (this.from) this.timer ??= setTimeout(() => this.stop(), ON_ITS_WAY);
  }

  /** What lies there lies there on purpose. */
  stop(): void {
    this.forget();
    this.from = null;
    for (const told of this.waiting.splice(0)) told();
  }

  /** How it lay before it moved; null: it has lain still for long enough. */
  before(): View | null {
    return this.from;
  }

  /** Resolves when it lies still for long enough. */
  over(): Promise<void> {
    return this.from ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  private forget(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
