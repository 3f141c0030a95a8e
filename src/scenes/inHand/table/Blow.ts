/**
 * Shows pending damage (R21.1): the burst with the amount, and a ghost of the HP card as it would be after the damage.
 * Also moves the hand card that the player drags into the burst to negate the damage.
 */
import type Phaser from 'phaser';
import { positionOf } from '../../../rules/inHand/hpCards';
import { CARD } from '../../art';
import type { Bake, Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import { orientationOf } from '../art';
import { paintBurst, paintCancelStroke, paintDeathSign, paintGhostFrame, paintShade } from '../art/blow';
import type { CardSprite } from '../sprites/CardSprite';
import { heroHpBake } from './bakes';
import { Grip } from './Grip';
import type { Layout } from './layout';
import { VISIBLE_HP_CARD_MM } from './layout/blow';
import type * as variants from './onTable';
import type { TableView } from './tableView';

const DEPTH = { shade: 22, ghost: 27, foot: 28, burst: 34, strike: 35, held: 90 } as const;
const GHOST_ALPHA = { comes: 0.72, isCancelled: 0.3 } as const;
/** The px around the burst in which a released card counts as put into the burst. */
const NEAR = 30;
/** The upward speed in px/s from which on a card is flicked into the burst. */
const FLICK = 600;
const SEEN = VISIBLE_HP_CARD_MM / CARD.height;

interface HeldCard {
  readonly grip: Grip;
  readonly id: string;
  readonly sprite: CardSprite;
}

export class Blow {
  private readonly shade: Phaser.GameObjects.Image;
  private readonly foot: Phaser.GameObjects.Image;
  private readonly ghost: Phaser.GameObjects.Image;
  private readonly frame: Phaser.GameObjects.Image;
  private readonly burst: Phaser.GameObjects.Image;
  private readonly strikes: readonly [Phaser.GameObjects.Image, Phaser.GameObjects.Image];
  private held: HeldCard | null = null;
  private place: Box = { x: 0, y: 0, width: 0, height: 0 };
  private hangs = false;

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
    private readonly motion: Motion,
    private readonly variant: typeof variants | null,
  ) {
    const image = (depth: number) => scene.add.image(0, 0, '__DEFAULT').setDepth(depth).setVisible(false);
    this.shade = image(DEPTH.shade);
    this.ghost = image(DEPTH.ghost);
    this.frame = image(DEPTH.ghost + 0.2);
    this.foot = image(DEPTH.foot);
    this.burst = image(DEPTH.burst);
    this.strikes = [image(DEPTH.strike), image(DEPTH.ghost + 0.4)];
  }

  private get all(): readonly Phaser.GameObjects.Image[] {
    return [this.shade, this.foot, this.ghost, this.frame, this.burst, ...this.strikes];
  }

  /** Places everything for the view, or hides everything if no damage is pending. Damage that was not shown before appears within `ms`. */
  update({ blow, heroHp }: TableView, layout: Layout, ms: number): void {
    const places = layout.blow;
    if (!blow || !places) return this.hide();
    const { burst, shade } = places;
    this.place = burst;
    this.layShade(shade, layout);
    this.layGhost({ ...heroHp, hp: blow.left }, blow.isCancelled, layout);
    const threads = Math.max(8, burst.y - burst.from);
    const size = { width: burst.width, height: burst.height + threads };
    const { amount } = blow;
    this.burst
      .setTexture(
        this.baker.inPx('blow/burst', size.width, size.height, [amount, threads], (ctx) =>
          paintBurst(ctx, burst.width, burst.height, threads, amount),
        ),
      )
      .setDisplaySize(size.width, size.height)
      .setPosition(burst.x + size.width / 2, burst.y - threads + size.height / 2)
      .setVisible(true);
    this.strike(this.strikes[0], burst, blow.isCancelled);
    if (!this.hangs) this.drop(ms);
    this.hangs = true;
  }

  /** Hides the amount and the ghost: once the damage is answered, both would tell what no longer comes. The shade stays. */
  takeDown(): void {
    this.hangs = false;
    for (const image of [this.burst, this.ghost, this.frame, ...this.strikes]) image.setVisible(false);
  }

  /** Hides everything. */
  hide(): void {
    this.hangs = false;
    for (const image of this.all) image.setVisible(false);
  }

  /** Animates the burst, which drops on its threads, and the shade, which becomes visible. */
  private drop(ms: number): void {
    const { burst, motion } = this;
    if (ms === 0) return;
    const { y } = burst;
    burst.setPosition(burst.x, y - burst.displayHeight);
    void motion.run({ targets: burst, to: { y }, duration: ms, ease: 'Back.Out' });
    for (const image of [this.shade, this.foot]) {
      image.setAlpha(0);
      void motion.run({ targets: image, to: { alpha: 1 }, duration: ms });
    }
  }

  private layShade(shade: NonNullable<Layout['blow']>['shade'], { height }: Layout): void {
    for (const [image, from, isSoft] of [
      [this.shade, shade?.from ?? 0, true],
      [this.foot, shade?.until ?? 0, false],
    ] as const) {
      image.setVisible(shade !== null);
      if (!shade) continue;
      const size = { width: shade.width, height: height - from };
      image
        .setTexture(
          this.baker.inPx(`blow/shade/${isSoft}`, size.width, size.height, '', (ctx) =>
            paintShade(ctx, size.width, size.height, isSoft),
          ),
        )
        .setDisplaySize(size.width, size.height)
        .setPosition(shade.x + size.width / 2, from + size.height / 2)
        .setAlpha(1);
    }
  }

  private layGhost(model: TableView['heroHp'], isCancelled: boolean, layout: Layout): void {
    const pose = layout.blow?.ghost;
    if (!pose) return;
    const { ghost, frame, baker, variant } = this;
    const size = { width: CARD.width * pose.mm, height: VISIBLE_HP_CARD_MM * pose.mm };
    const box = { x: pose.x, y: pose.y, ...size };
    const alpha = isCancelled ? GHOST_ALPHA.isCancelled : GHOST_ALPHA.comes;
    if (model.hp < 1) {
      ghost
        .setTexture(
          baker.inPx('blow/none', size.width, size.height, '', (ctx) => paintDeathSign(ctx, size.width, size.height)),
        )
        .setCrop(0, 0, ghost.frame.realWidth, ghost.frame.realHeight)
        .setAngle(0)
        .setDisplaySize(size.width, size.height)
        .setPosition(box.x + size.width / 2, box.y + size.height / 2)
        .setAlpha(isCancelled ? GHOST_ALPHA.isCancelled : 1);
    } else {
      const isTurned = orientationOf(positionOf(model.hp)).turned && !variant;
      ghost
        .setTexture(baker.show(ghostBake(model, layout, variant)))
        .setAngle(isTurned ? 180 : 0)
        .setDisplaySize(size.width, CARD.height * pose.mm)
        .setPosition(box.x + size.width / 2, box.y + (CARD.height / 2) * pose.mm)
        .setAlpha(alpha);
      const { realWidth, realHeight } = ghost.frame;
      ghost.setCrop(0, isTurned ? realHeight * (1 - SEEN) : 0, realWidth, realHeight * SEEN);
    }
    ghost.setVisible(true);
    frame
      .setTexture(
        baker.inPx('blow/frame', size.width, size.height, '', (ctx) => paintGhostFrame(ctx, size.width, size.height)),
      )
      .setDisplaySize(size.width, size.height)
      .setPosition(box.x + size.width / 2, box.y + size.height / 2)
      .setVisible(!isCancelled);
    this.strike(this.strikes[1], box, isCancelled);
  }

  private strike(image: Phaser.GameObjects.Image, { x, y, width, height }: Box, isStruck: boolean): void {
    image.setVisible(isStruck);
    if (!isStruck) return;
    const key = image === this.strikes[0] ? 'blow/strike' : 'blow/ghostStrike';
    image
      .setTexture(this.baker.inPx(key, width, height, '', (ctx) => paintCancelStroke(ctx, width, height)))
      .setDisplaySize(width, height)
      .setPosition(x + width / 2, y + height / 2);
  }

  get isHeld(): boolean {
    return this.held !== null;
  }

  /** Picks up a hand card that may negate the damage. */
  grab(pointer: Phaser.Input.Pointer, id: string, sprite: CardSprite): void {
    this.held = { grip: new Grip(pointer, sprite), id, sprite };
    sprite.setDepth(DEPTH.held);
  }

  drag(pointer: Phaser.Input.Pointer): void {
    const { held } = this;
    if (!held?.grip.isOf(pointer)) return;
    const { x, y } = held.grip.positionFor(pointer);
    held.sprite.setPosition(x, y).setRotation(0);
  }

  /**
   * Ends the hold of a card, without moving the card.
   * @returns the card and whether it was tapped, put or flicked into the burst, or put elsewhere; null if this pointer
   * held no card
   */
  release(pointer: Phaser.Input.Pointer): { readonly id: string; readonly how: 'tap' | 'into' | 'beside' } | null {
    const { held, place } = this;
    if (!held?.grip.isOf(pointer)) return null;
    this.held = null;
    const { id, sprite, grip } = held;
    if (grip.isTapAt(pointer)) return { id, how: 'tap' };
    const isNear =
      pointer.worldX > place.x - NEAR &&
      pointer.worldX < place.x + place.width + NEAR &&
      pointer.worldY > place.y - NEAR &&
      pointer.worldY < place.y + place.height + NEAR;
    const covers = sprite.pointInCard(place.x + place.width / 2, place.y + place.height / 2) !== null;
    return { id, how: isNear || covers || grip.speedUpwards(pointer) > FLICK ? 'into' : 'beside' };
  }

  cancel(): void {
    this.held = null;
  }
}

/** The painting job for the ghost, the HP card as it would be after the damage. The ghost has its own texture. */
export function ghostBake(model: TableView['heroHp'], layout: Layout, variant: typeof variants | null): Bake {
  return { ...heroHpBake(model, layout, variant), key: 'blow/ghost' };
}
