/**
 * Shows where a roll has stopped: the cell of the ruler on the red line, the column in which its face is looked up, and
 * the seal with the face.
 */
import type Phaser from 'phaser';
import { FACES, type Face } from '../../../rules/inHand/vocabulary';
import type { Sound } from '../../../sound/inHand';
import { CARD, type Point } from '../../art';
import type { Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import {
  paintColumnFrame,
  paintRestMark,
  paintRestRing,
  paintSealStroke,
  paintStamp,
  REST_RING,
  RULER,
  SEAL_STROKE,
} from '../art';
import { type Line, pointOn } from '../roll/ruler';
import type { CardSprite } from '../sprites/CardSprite';

/** The ms of stamping the seal, moving it to the chip, and striking it out. */
const SEAL = { press: 120, kept: 220, struck: 160 } as const;
/**
 * The seal on the line: its centre in mm from the left edge of the line's card, its size in mm, and its angle in
 * radians.
 */
const STAMP = { x: 15.9, size: 19.5, lean: (-5 * Math.PI) / 180 } as const;
const DEPTH = { mark: 60.6, ring: 62, stamp: 64 } as const;

/** The red line with its length in px; `point` is its middle. */
export interface RedLine extends Line {
  readonly length: number;
}

/** A column of a modifier table, as a box in mm of the card `on`. */
export interface Column {
  readonly on: CardSprite;
  readonly box: Box;
}

/** Converts mm of the line's card to px from the line's middle. */
export const alongLine = ({ length }: RedLine, mm: number): number => (mm / CARD.width - 0.5) * length;

const sealSize = ({ length }: RedLine): number => (STAMP.size / CARD.width) * length;

/** The px between the ring and the seal beside it. */
const SEAL_GAP = 4;

/** Where the seal lies on the line: at its usual place, but beside the ring if it would cover the ringed letter there. */
export function sealAlong(
  usual: number,
  ring: number,
  sizes: { readonly seal: number; readonly ring: number },
): number {
  const apart = (sizes.seal + sizes.ring) / 2 + SEAL_GAP;
  return Math.abs(ring - usual) < apart ? ring + apart : usual;
}

export class RestMarks {
  private readonly mark: Phaser.GameObjects.Image;
  private readonly ring: Phaser.GameObjects.Image;
  private readonly stamp: Phaser.GameObjects.Image;
  private readonly frame: Phaser.GameObjects.Image;
  private readonly stroke: Phaser.GameObjects.Image;
  private hidden: Phaser.GameObjects.Image[] = [];

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
    private readonly motion: Motion,
    private readonly sound: Sound,
  ) {
    const image = (depth: number) => scene.add.image(0, 0, '__DEFAULT').setVisible(false).setDepth(depth);
    for (const face of FACES) baker.inPx(`stamp/${face}`, 96, 96, '', (ctx) => paintStamp(ctx, face, 96));
    this.mark = image(DEPTH.mark);
    this.ring = image(DEPTH.ring);
    this.stamp = image(DEPTH.stamp);
    this.frame = image(0);
    this.stroke = image(DEPTH.stamp + 0.5);
    const { width, height } = SEAL_STROKE;
    this.stroke.setTexture(baker.inPx('rest/stroke', width, height, '', paintSealStroke));
  }

  /**
   * Marks a cell of the ruler on `card` with a frame and a ring, draws the line into the cell's corners, and fades the
   * other cells.
   */
  markCell(cell: number, card: CardSprite, line: Line): void {
    const { baker } = this;
    const { scale, rotation } = card;
    const size = { width: RULER.width, height: RULER.length };
    const middle = card.pointAt(size.width / 2, size.height / 2);
    const centre = card.pointAt(size.width / 2, size.height - (cell + 0.5) * RULER.segment);
    this.mark
      .setTexture(baker.inMm('rest/mark', size, scale, cell, (ctx) => paintRestMark(ctx, cell)))
      .setDisplaySize(size.width * scale, size.height * scale)
      .setPosition(middle.x, middle.y)
      .setRotation(rotation)
      .setVisible(true);
    this.ring
      .setTexture(baker.inMm('rest/ring', REST_RING, scale, '', paintRestRing))
      .setDisplaySize(REST_RING.width * scale, REST_RING.height * scale)
      .setPosition(centre.x, centre.y)
      .setRotation(line.angle)
      .setVisible(true);
  }

  /** Frames the column in which the face is looked up. */
  frameColumn({ on, box }: Column): void {
    const at = on.pointAt(box.x + box.width / 2, box.y + box.height / 2);
    this.frame
      .setTexture(this.baker.inMm('rest/column', box, on.scale, '', (ctx) => paintColumnFrame(ctx, box)))
      .setDisplaySize(box.width * on.scale, box.height * on.scale)
      .setPosition(at.x, at.y)
      .setRotation(on.rotation)
      .setDepth(on.depth + 0.4)
      .setVisible(true);
  }

  /** Hides the marks on the ruler's card before it turns, because other letters would pass beneath the ring. */
  hideOn(card: CardSprite): void {
    this.hidden = this.marksOn(card).filter(({ visible }) => visible);
    for (const image of this.hidden) image.setVisible(false);
  }

  /** Shows again what `hideOn` has hidden, unless all marks have been cleared since. */
  showHidden(): void {
    for (const image of this.hidden.splice(0)) image.setVisible(true);
  }

  /** The marks that move with the ruler's card: those of the cell, and a column frame on this card. */
  marksOn(card: CardSprite): readonly Phaser.GameObjects.Image[] {
    return [this.ring, this.mark, ...(this.frame.depth > card.depth ? [this.frame] : [])];
  }

  /** The place of the seal while the ring is at `ring`. */
  private sealPlace(line: RedLine, ring: Point): Point {
    const on = { ...line.point, angle: line.angle };
    const along = (ring.x - on.x) * Math.cos(on.angle) + (ring.y - on.y) * Math.sin(on.angle);
    const sizes = { seal: sealSize(line), ring: this.ring.displayWidth };
    return pointOn(on, sealAlong(alongLine(line, STAMP.x), along, sizes));
  }

  /** The seal, and its place after the ring has moved by `way`; null if no seal is pressed. */
  sealAfter(line: RedLine, way: Point): { readonly targets: Point; readonly to: Record<'x' | 'y', number> } | null {
    const { ring, stamp } = this;
    if (!stamp.visible) return null;
    return { targets: stamp, to: { ...this.sealPlace(line, { x: ring.x + way.x, y: ring.y + way.y }) } };
  }

  /** Stamps the face as a seal near the left end of the line. */
  press(face: Face, line: RedLine): Promise<void> {
    const { stamp, motion } = this;
    const { x, y } = this.sealPlace(line, this.ring);
    const size = sealSize(line);
    stamp
      .setTexture(`stamp/${face}`)
      .setPosition(x, y)
      .setRotation(line.angle + STAMP.lean)
      .setDisplaySize(size, size)
      .setVisible(true);
    const { scale } = stamp;
    stamp.setScale(scale * 1.6);
    return motion.run({ targets: stamp, to: { scale }, duration: SEAL.press, ease: 'Cubic.In' });
  }

  /** Moves the seal into a box and hides it. */
  async moveSealTo({ x, y, width, height }: Box): Promise<void> {
    const { stamp, motion } = this;
    const scale = (stamp.scale * width) / Math.max(1, stamp.displayWidth) / 2;
    const to = { x: x + width / 2, y: y + height / 2, scale };
    await motion.run({ targets: stamp, to, duration: SEAL.kept, ease: 'Cubic.InOut' });
    stamp.setVisible(false);
  }

  /** Strikes out the seal, because its roll does not count. */
  strikeSeal(): Promise<void> {
    const { stamp, stroke, motion } = this;
    const { x, y, displayWidth } = stamp;
    stroke.setPosition(x, y).setDisplaySize(displayWidth, displayWidth).setVisible(true);
    const { scale } = stroke;
    stroke.setScale(scale * 0.3);
    this.sound.play({ sound: 'gouge', buzz: 12 });
    return motion.run({ targets: stroke, to: { scale }, duration: SEAL.struck, ease: 'Cubic.Out' });
  }

  /** Hides all marks. */
  clear(): void {
    this.hidden = [];
    for (const image of [this.mark, this.ring, this.stamp, this.frame, this.stroke]) image.setVisible(false);
  }
}
