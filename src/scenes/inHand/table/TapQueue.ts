/** Performs taps in their order while no animation runs. A tap during an animation is lost only if the animation revealed something. */
import type { Point } from '../../art';

interface TappedTable {
  isBusy(): boolean;
  /** Resolves when no animation runs. */
  idle(): Promise<void>;
  /** Whether the last animation revealed nothing. A tap that was made before something was revealed is dropped. */
  revealedNothing(): boolean;
  tap(at: Point): void;
}

export class TapQueue {
  private waiting = 0;
  private last = Promise.resolve();

  constructor(private readonly table: TappedTable) {}

  add(at: Point): void {
    const { table } = this;
    if (this.waiting === 0 && !table.isBusy()) return table.tap(at);
    this.waiting++;
    this.last = this.last.then(() => this.perform(at)).finally(() => void this.waiting--);
  }

  private async perform(at: Point): Promise<void> {
    const { table } = this;
    while (table.isBusy()) await table.idle();
    if (table.revealedNothing()) table.tap(at);
  }
}
