/** Follows the pointer that holds a thing of the table: ruler, die or hand card. */
import type Phaser from 'phaser';
import type { Point } from '../../art';
import { type Sample, type Vector, velocity } from '../roll/ruler';

/** A pointer that moves fewer px than this between press and release makes a tap. */
const TAP_TOLERANCE = 8;
/** The greatest number of samples that are kept. */
const MAX_SAMPLES = 40;

export class Grip {
  private readonly pointer: number;
  /** From the pointer to the position of the thing. */
  private readonly offset: Point;
  private readonly from: Sample;
  /** The latest positions of the pointer. */
  private readonly samples: Sample[];

  /** @param thing the position of the thing when the pointer picks it up */
  constructor(pointer: Phaser.Input.Pointer, thing: Point) {
    this.pointer = pointer.id;
    this.offset = { x: thing.x - pointer.worldX, y: thing.y - pointer.worldY };
    this.from = sampleOf(pointer);
    this.samples = [this.from];
  }

  isOf(pointer: Phaser.Input.Pointer): boolean {
    return pointer.id === this.pointer;
  }

  /** Notes where the pointer is now, for its speed. */
  note(pointer: Phaser.Input.Pointer): void {
    this.samples.push(sampleOf(pointer));
    if (this.samples.length > MAX_SAMPLES) this.samples.shift();
  }

  /** The position of the thing under the pointer. */
  positionFor({ worldX, worldY }: Phaser.Input.Pointer): Point {
    return { x: worldX + this.offset.x, y: worldY + this.offset.y };
  }

  /** The velocity at a time in ms, from the latest samples, in px/s. */
  velocityAt(at: number): Vector {
    return velocity(this.samples, at);
  }

  /** Whether a release of the pointer is a tap, because the pointer is still where it came down. */
  isTapAt({ worldX, worldY }: Phaser.Input.Pointer): boolean {
    return Math.hypot(worldX - this.from.x, worldY - this.from.y) < TAP_TOLERANCE;
  }

  /** The mean speed upwards from the press to the release of the pointer, in px/s. */
  speedUpwards({ worldY, event }: Phaser.Input.Pointer): number {
    return ((this.from.y - worldY) * 1000) / Math.max(16, event.timeStamp - this.from.at);
  }
}

function sampleOf(pointer: Phaser.Input.Pointer): Sample {
  return { x: pointer.worldX, y: pointer.worldY, at: pointer.event.timeStamp };
}
