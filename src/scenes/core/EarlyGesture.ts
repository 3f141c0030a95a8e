/**
 * Keeps a flick or a drag that begins while the table still settles, and makes it when the table is still: what was under the finger
 * is then read anew, at the place where the finger came down. A press that does not move stays with the recognizer, as a queued tap.
 */
import { isStill } from '../../gestures/recognizer';

export type EarlyInput = 'down' | 'move' | 'up';

/** What is kept of a pointer. */
interface Pointing {
  readonly id: number;
  readonly worldX: number;
  readonly worldY: number;
}

interface EarlyTable<Pointer> {
  isBusy(press: Pointer): boolean;
  /** Resolves when no animation runs. */
  idle(): Promise<void>;
  /** Whether the gesture may still be made: not after something was revealed, nor during another gesture. */
  mayMake(press: Pointer): boolean;
  make(input: EarlyInput, pointer: Pointer): void;
}

type Kept<Pointer> = readonly [input: EarlyInput, pointer: Pointer];

export class EarlyGesture<Pointer extends Pointing> {
  private kept: Kept<Pointer>[] = [];
  private hasMoved = false;

  constructor(private readonly table: EarlyTable<Pointer>) {}

  begin(pointer: Pointer): void {
    this.kept = [['down', copyOf(pointer)]];
    this.hasMoved = false;
  }

  forget(): void {
    this.kept = [];
  }

  note(input: 'move' | 'up', pointer: Pointer): void {
    const { kept } = this;
    const press = kept[0]?.[1];
    if (press?.id !== pointer.id || kept.at(-1)?.[0] === 'up') return;
    kept.push([input, copyOf(pointer)]);
    if (this.hasMoved) return;
    if (!isStill(pointOf(press), pointOf(pointer))) {
      this.hasMoved = true;
      void this.makeWhenIdle(kept, press);
    } else if (input === 'up') this.forget();
  }

  private async makeWhenIdle(kept: readonly Kept<Pointer>[], press: Pointer): Promise<void> {
    const { table } = this;
    while (this.kept === kept && table.isBusy(press)) await table.idle();
    if (this.kept !== kept) return;
    this.forget();
    if (!table.mayMake(press)) return;
    for (const [input, pointer] of kept) table.make(input, pointer);
  }
}

const pointOf = ({ worldX: x, worldY: y }: Pointing) => ({ x, y });

/** Phaser changes a pointer with each event, so that the values of now are copied. */
const copyOf = <Pointer extends Pointing>(pointer: Pointer): Pointer => Object.assign(Object.create(pointer), pointer);
