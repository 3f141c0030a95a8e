/**
 * Draws a card as a game object: its shadow and, over it, its picture. A pose gives the card's top left corner, its px
 * per mm, and its rotation about its centre.
 */
import Phaser from 'phaser';
import { paintCardShadow, paintSelectionRim, SHADOW_MARGIN, type Size } from '../../art';
import type { Baker } from '../../core/Baker';
import type { Box, CardPose } from '../../core/pose';

const RADIANS = Math.PI / 180;

/** The axis about which a card is flipped: parallel to its long edges or to its short edges. */
export type FlipAxis = 'long' | 'short';

/**
 * How much the card darkens at most as it turns away, 0 to 1. The other face appears brighter by half of this value and
 * returns to normal.
 */
const LIGHT = 0.28;
/** The number of copies of the picture that blur a moving card. */
const BLURS = 3;
/** The fraction by which the shadow is larger when the card is at its greatest height during a flip. */
const SHADOW_WIDENS = 0.16;
const grey = (part: number): number => Math.round(255 * part) * 0x010101;

export class CardSprite extends Phaser.GameObjects.Container {
  private readonly shadow: Phaser.GameObjects.Image;
  private readonly rim: Phaser.GameObjects.Image;
  /** The picture of the card. */
  readonly front: Phaser.GameObjects.Image;
  /** An overlay on the picture: the half that is being played, the gap of a lifted half, or the card's chips. */
  private mark: Phaser.GameObjects.Image | null = null;
  /** Copies of the picture, drawn over it to blur it. They exist only while the picture is blurred. */
  private blurs: readonly Phaser.GameObjects.Image[] = [];
  /** The height above the table during a flip, in px. */
  private lift = 0;
  private pose: CardPose = { x: 0, y: 0, mm: 1, turn: 0 };
  private brightness = 1;

  constructor(
    scene: Phaser.Scene,
    baker: Baker,
    readonly size: Size,
  ) {
    super(scene);
    const { width, height } = size;
    const margin = { width: width + 2 * SHADOW_MARGIN, height: height + 2 * SHADOW_MARGIN };
    const shadow = baker.inMm(`shadow/${width}x${height}`, margin, 2, '', (ctx) =>
      paintCardShadow(ctx, width, height, 0.3),
    );
    const rim = baker.inMm(`rim/${width}x${height}`, margin, 3, '', (ctx) =>
      paintSelectionRim(ctx, width, height, 0.8),
    );
    this.shadow = scene.add.image(0, 0, shadow);
    this.rim = scene.add.image(0, 0, rim).setVisible(false);
    this.front = scene.add.image(0, 0, '__DEFAULT');
    this.add([this.shadow, this.rim, this.front]);
    // One unit of the container is a millimetre, so a pose maps to its position, scale and rotation.
    this.shadow.setDisplaySize(margin.width, margin.height);
    this.rim.setDisplaySize(margin.width, margin.height);
  }

  /** Shows a baked picture, upside down if `turned`. */
  show(key: string, turned = false): this {
    this.front
      .setTexture(key)
      .setDisplaySize(this.size.width, this.size.height)
      .setAngle(turned ? 180 : 0);
    return this;
  }

  /** How bright the picture is, 0 to 1. A dark card still covers what lies under it, unlike a transparent one. */
  get shade(): number {
    return this.brightness;
  }

  set shade(part: number) {
    this.brightness = part;
    this.removeTint();
  }

  /** Removes a tint of the picture, so that only the card's shade is left. */
  removeTint(): this {
    const { front, brightness } = this;
    front.setTintMode(Phaser.TintModes.MULTIPLY);
    if (brightness < 1) front.setTint(grey(brightness));
    else front.clearTint();
    return this;
  }

  /** Hides (true) or shows (false) the overlay, which must not be visible while the card is flipped. */
  hideMark(on: boolean): this {
    this.mark?.setAlpha(on ? 0 : 1);
    return this;
  }

  /**
   * Draws one step of a flip to the other face.
   * @param part the progress of the flip: 0 is flat, 0.5 on its edge, 1 flat again
   * @param lift the greatest height above the table, in px
   */
  tilt(part: number, axis: FlipAxis, lift: number): this {
    const { front, shadow, rim, size } = this;
    const [seen, off] = [Math.abs(Math.cos(Math.PI * part)), Math.sin(Math.PI * part)];
    const [x, y] = axis === 'long' ? [seen, 1] : [1, seen];
    this.lift = off * lift;
    // The card rises towards the top of the screen, whatever its rotation.
    const rise = (off * lift) / this.scale;
    const up = { x: -Math.sin(this.rotation) * rise, y: -Math.cos(this.rotation) * rise };
    front.setDisplaySize(size.width * x, size.height * y).setPosition(up.x, up.y);
    const margin = { width: size.width + 2 * SHADOW_MARGIN, height: size.height + 2 * SHADOW_MARGIN };
    const wider = 1 + SHADOW_WIDENS * off;
    shadow.setDisplaySize(margin.width * x * wider, margin.height * y * wider);
    rim.setDisplaySize(margin.width * x, margin.height * y).setPosition(up.x, up.y);
    if (off < 1e-3) this.removeTint();
    else if (part < 0.5) front.setTintMode(Phaser.TintModes.MULTIPLY).setTint(grey(1 - LIGHT * off));
    else front.setTintMode(Phaser.TintModes.ADD).setTint(grey((LIGHT * off) / 2));
    return this.hideMark(off >= 1e-3);
  }

  /**
   * Blurs the picture along the card's long edges, for a card that moves in this direction; 0 px is sharp. The copies use the texture of
   * the picture, so a blurred frame needs no new texture and no draw call of its own.
   */
  blur(px: number): this {
    const { front, blurs, scale } = this;
    if (px <= 0) {
      if (blurs.length > 0) front.setY(0);
      for (const each of blurs) each.destroy();
      this.blurs = [];
      return this;
    }
    if (blurs.length === 0) this.addBlurs();
    // The copies and the picture are spread evenly, and each has the same share of what is visible.
    const at = (nth: number) => ((2 * nth) / BLURS - 1) * (px / scale);
    front.setY(at(0));
    this.blurs.forEach((each, i) => {
      each
        .setTexture(front.texture.key)
        .setDisplaySize(front.displayWidth, front.displayHeight)
        .setAngle(front.angle)
        .setPosition(0, at(i + 1))
        .setAlpha(1 / (i + 2));
    });
    return this;
  }

  private addBlurs(): void {
    this.blurs = Array.from({ length: BLURS }, () => this.scene.add.image(0, 0, '__DEFAULT'));
    this.blurs.forEach((each, i) => {
      this.addAt(each, this.getIndex(this.front) + 1 + i);
    });
  }

  /** Shows or hides the rim of a selected card. */
  showRim(on: boolean): this {
    this.rim.setVisible(on);
    return this;
  }

  /** Shows a baked overlay on the picture, or on a part of it (`Box` in mm); null hides the overlay. */
  setMark(key: string | null, { x, y, width, height }: Box = { x: 0, y: 0, ...this.size }): this {
    if (key !== null) {
      this.mark ??= this.scene.add.image(0, 0, key);
      this.add(this.mark.setTexture(key).setDisplaySize(width, height));
      this.mark.setPosition(x + (width - this.size.width) / 2, y + (height - this.size.height) / 2);
    }
    this.mark?.setVisible(key !== null);
    return this;
  }

  /** The container's position, scale and rotation for a pose. */
  transformFor({ x, y, mm, turn }: CardPose): { x: number; y: number; scale: number; rotation: number } {
    return {
      x: x + (this.size.width / 2) * mm,
      y: y + (this.size.height / 2) * mm,
      scale: mm,
      rotation: turn * RADIANS,
    };
  }

  /** Moves the card to a pose without animation, and makes it opaque. */
  place(pose: CardPose): this {
    this.pose = pose;
    const { x, y, scale, rotation } = this.transformFor(pose);
    return this.setPosition(x, y).setScale(scale).setRotation(rotation).setAlpha(1);
  }

  get currentPose(): CardPose {
    return this.pose;
  }

  /**
   * Skips drawing while the card is outside the window, for example the hand on a phone while the ruler is thrown.
   */
  override willRender(camera: Phaser.Cameras.Scene2D.Camera): boolean {
    return super.willRender(camera) && this.isInView(camera);
  }

  /**
   * Whether any part of the card with shadow and lift is inside the window. The camera's scroll is always 0 (see
   * cssCamera).
   */
  private isInView({ width, height, zoom }: Phaser.Cameras.Scene2D.Camera): boolean {
    const { x, y, scale, rotation, size, lift } = this;
    const cos = Math.abs(Math.cos(rotation));
    const sin = Math.abs(Math.sin(rotation));
    const across = size.width / 2 + SHADOW_MARGIN;
    const along = size.height / 2 + SHADOW_MARGIN;
    const farX = scale * (across * cos + along * sin) + lift;
    const farY = scale * (across * sin + along * cos) + lift;
    return x > -farX && x < width / zoom + farX && y > -farY && y < height / zoom + farY;
  }

  /**
   * Converts a point of the screen to mm from the card's top left corner. Null if the point is not on the card, or the
   * card is hidden.
   */
  pointInCard(px: number, py: number): { x: number; y: number } | null {
    const { x, y, scale, rotation } = this;
    const [dx, dy] = [px - x, py - y];
    const [cos, sin] = [Math.cos(-rotation), Math.sin(-rotation)];
    const at = {
      x: (dx * cos - dy * sin) / scale + this.size.width / 2,
      y: (dx * sin + dy * cos) / scale + this.size.height / 2,
    };
    const inside = at.x >= 0 && at.y >= 0 && at.x <= this.size.width && at.y <= this.size.height;
    return inside && this.visible ? at : null;
  }

  /** The screen position of a point of the card, given in mm from its top left corner. */
  pointAt(mmX: number, mmY: number): { x: number; y: number } {
    const [dx, dy] = [(mmX - this.size.width / 2) * this.scale, (mmY - this.size.height / 2) * this.scale];
    const [cos, sin] = [Math.cos(this.rotation), Math.sin(this.rotation)];
    return { x: this.x + dx * cos - dy * sin, y: this.y + dx * sin + dy * cos };
  }
}
