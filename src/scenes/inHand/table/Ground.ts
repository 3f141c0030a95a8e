/** Shows the wooden table, below everything else. */
import type Phaser from 'phaser';
import { paintTable } from '../../art';
import type { Baker } from '../../core/Baker';

export class Ground {
  private readonly image: Phaser.GameObjects.Image;
  private lit = 1;

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
    depth: number,
  ) {
    this.image = scene.add.image(0, 0, '__DEFAULT').setOrigin(0).setDepth(depth);
  }

  /** Paints the wood for a window size. */
  resize(width: number, height: number): void {
    this.image
      .setTexture(this.baker.inPx('ground', width, height, '', (ctx) => paintTable(ctx, width, height)))
      .setDisplaySize(width, height);
  }

  /** The brightness of the wood, 0 to 1. */
  get light(): number {
    return this.lit;
  }

  set light(part: number) {
    this.lit = part;
    this.image.setTint(Math.round(255 * part) * 0x010101);
  }
}
