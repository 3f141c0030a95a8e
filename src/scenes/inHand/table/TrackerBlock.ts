/** Shows the block on the tracker, which marks the Distance of the fight (R11.1). */
import type Phaser from 'phaser';
import type { Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import { TRACKER, trackerCellX } from '../art';
import type { CardSprite } from '../sprites/CardSprite';
import { blockBake } from './bakes';
import type { Layout } from './layout';

/** The ms for which the block slides to the next cell. */
const SLIDE_MS = 170;

/** The x of the block for a Distance, in mm from the tracker's centre. */
const blockX = (distance: number): number => trackerCellX(distance) - TRACKER.width / 2;

export class TrackerBlock {
  private readonly image: Phaser.GameObjects.Image;

  constructor(
    scene: Phaser.Scene,
    tracker: CardSprite,
    private readonly baker: Baker,
    private readonly motion: Motion,
    private readonly layout: () => Layout,
  ) {
    this.image = scene.add.image(0, 0, '__DEFAULT').setVisible(false);
    tracker.add(this.image);
  }

  /** Puts the block on the cell of a Distance; without a Distance the block is hidden. */
  draw(distance: number | undefined): void {
    this.image.setVisible(distance !== undefined);
    if (distance === undefined) return;
    this.print(distance);
    this.image.setX(blockX(distance));
  }

  /** Slides the block from one Distance to another. */
  async slide(from: number, to: number): Promise<void> {
    const duration = SLIDE_MS * Math.abs(to - from);
    await this.motion.run({ targets: this.image, to: { x: blockX(to) }, duration, ease: 'Cubic.Out' });
    this.print(to);
  }

  /** Prints a Distance on the block. */
  private print(distance: number): void {
    const face = blockBake(distance, this.layout());
    this.image.setTexture(this.baker.show(face)).setDisplaySize(face.size.width, face.size.height);
  }
}
