/** Draws the keyboard's map cursor: a light ring on a dark ring, with the hex's name below (style guide, section 12). */
import type Phaser from 'phaser';
import type { HexId } from '../../../rules/core/hexes';
import type { Baker } from '../../core/Baker';
import { requestFrame } from '../../frameLoop';
import { paintCursor, paintTag, type TagModel, tagSize } from '../art/ghost';
import { MARK } from '../art/marks';
import { type Board, HEX } from '../board';

export class KeyCursor {
  private readonly images: Phaser.GameObjects.Image[] = [];

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly baker: Baker,
    /** The ring is on `marks`, below the figures, so that it covers no number; the name is on `labels`, above the figures. */
    private readonly layers: Readonly<Record<'marks' | 'labels', Phaser.GameObjects.Container>>,
    private readonly board: () => Board,
  ) {}

  /** Shows the cursor on a hex; null removes it. */
  placeAt(hex: HexId | null): void {
    if (hex === null && this.images.length === 0) return;
    requestFrame();
    for (const image of this.images.splice(0)) image.destroy();
    if (hex === null) return;
    const lie = this.board();
    const { x, y } = lie.centre(hex);
    const ring = this.baker.inMm('cursor', { width: MARK, height: MARK }, 2, lie.orientation, (ctx) =>
      paintCursor(ctx, lie),
    );
    this.add('marks', x, y, ring, MARK, MARK);
    const tag: TagModel = { text: hex, sign: null, changed: false };
    const size = tagSize(tag);
    const name = this.baker.inMm(`cursor/${hex}`, size, 2, '', (ctx) => paintTag(ctx, tag));
    this.add('labels', x, y + HEX * NAME_BELOW, name, size.width, size.height);
  }

  private add(layer: 'marks' | 'labels', x: number, y: number, texture: string, width: number, height: number): void {
    const image = this.scene.add.image(x, y, texture).setDisplaySize(width, height).setName('cursor');
    this.layers[layer].add(image);
    this.images.push(image);
  }
}

/** The distance of the name from the centre of the hex, in hex widths. */
const NAME_BELOW = 0.56;
