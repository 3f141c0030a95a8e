/**
 * Shows the die in its tray (R2.2). The player drags, flings or taps the die. The gesture decides the die's path; the die
 * stops with the pips that the rules rolled.
 */
import type Phaser from 'phaser';
import type { EventOf } from '../../../rules/inHand/events';
import { FACES, type Face } from '../../../rules/inHand/vocabulary';
import type { Sound } from '../../../sound/inHand';
import type { Point } from '../../art';
import type { Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import { paintStamp, paintStrike, STRIKE } from '../art';
import { paintPanel } from '../art/controls';
import { dieRoom, paintDie, paintDieShadow } from '../art/die';
import {
  type DiePath,
  defaultPath,
  motionAt,
  PIPS,
  type Pips,
  restingTurn,
  sidesOf,
  type Turn,
  thrownPath,
} from '../roll/die';
import { Grip } from './Grip';

/** The px around the die in which a press still picks it up. */
const REACH = 14;
/** Width of the space for the stamps at the right end of the tray, in px. */
const STAMPS = 92;
const DEPTH = { tray: 59, shadow: 61, die: 62, stamp: 64 } as const;

export class Die {
  private tray: Box = { x: 0, y: 0, width: 1, height: 1 };
  private edge = 50;
  private turn: Turn = restingTurn(1, 0.3);
  private held: Grip | null = null;
  private thrown: DiePath | null = null;
  private readonly ground: Phaser.GameObjects.Image;
  private readonly shadow: Phaser.GameObjects.Image;
  private readonly image: Phaser.GameObjects.Image;
  private readonly stamps: readonly Phaser.GameObjects.Image[];
  private readonly stroke: Phaser.GameObjects.Image;
  private first: Face | null = null;

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
    private readonly motion: Motion,
    private readonly sound: Sound,
  ) {
    for (const face of FACES) baker.inPx(`stamp/${face}`, 96, 96, '', (ctx) => paintStamp(ctx, face, 96));
    const image = (key: string, depth: number) => scene.add.image(0, 0, key).setDepth(depth).setVisible(false);
    this.ground = image('__DEFAULT', DEPTH.tray).setOrigin(0);
    baker.inPx('die/shadow', 96, 96, '', (ctx) => paintDieShadow(ctx, 96));
    this.shadow = image('die/shadow', DEPTH.shadow);
    this.image = image('__DEFAULT', DEPTH.die);
    this.stamps = [image('stamp/A', DEPTH.stamp), image('stamp/A', DEPTH.stamp)];
    baker.inPx('strike', STRIKE.width, STRIKE.height, '', paintStrike);
    this.stroke = image('strike', DEPTH.stamp).setDisplaySize(STRIKE.width, STRIKE.height).setRotation(-0.6);
  }

  get isHeld(): boolean {
    return this.held !== null;
  }

  /** The die's position on the screen. */
  get at(): { x: number; y: number } {
    return { x: this.image.x, y: this.image.y };
  }

  /** The part of the tray in which the die runs. */
  private get lane(): Box {
    return { ...this.tray, width: this.tray.width - STAMPS };
  }

  /** Puts the die into a tray; null hides die and tray. */
  setTray(tray: Box | null): void {
    if (tray) this.tray = tray;
    const { x, y, width, height } = this.tray;
    this.edge = Math.max(44, Math.min(64, height * 0.42));
    if (tray) {
      const key = this.baker.inPx('tray', width, height, '', (ctx) =>
        paintPanel(ctx, width, height, { radius: 14, stitched: true }),
      );
      this.ground.setTexture(key).setPosition(x, y).setDisplaySize(width, height);
    }
    for (const each of [this.ground, this.image, this.shadow]) each.setVisible(tray !== null);
    if (!this.held) this.put(x + this.edge * 1.3, y + height * 0.55, this.turn);
  }

  private put(x: number, y: number, turn: Turn, hop = 0): void {
    const { edge } = this;
    this.turn = turn;
    const room = dieRoom(edge);
    const sides = sidesOf(turn);
    const model = sides.map(({ looks }) => looks.map((part) => Math.round(part * 500)));
    this.image
      .setTexture(this.baker.inPx('die', room, room, model, (ctx) => paintDie(ctx, edge, sides)))
      .setDisplaySize(room, room)
      .setPosition(x, y - hop * edge);
    this.shadow.setPosition(x + edge * 0.08, y + edge * 0.34).setDisplaySize(edge * 1.8, edge * (1.15 - hop * 0.3));
  }

  /** Whether a point of the window is near the die. */
  isAt({ x, y }: Point): boolean {
    const { image, edge } = this;
    return image.visible && Math.hypot(image.x - x, image.y - y) <= edge * 0.7 + REACH;
  }

  /** Picks up the die if the pointer is near it. @returns whether the die was picked up */
  grab(pointer: Phaser.Input.Pointer): boolean {
    if (this.held || !this.isAt({ x: pointer.worldX, y: pointer.worldY })) return false;
    this.held = new Grip(pointer, this.image);
    return true;
  }

  drag(pointer: Phaser.Input.Pointer): void {
    const { held } = this;
    if (!held?.isOf(pointer)) return;
    held.note(pointer);
    const { x, y } = held.positionFor(pointer);
    this.put(x, y, this.turn, 0.12);
  }

  /**
   * Releases the die. A throw into the tray, or a tap, calls `roll` for the result; any other release rolls nothing,
   * and the next `setTray` puts the die back.
   * @returns 'miss' if nothing was rolled, or null if the die was not held
   */
  release(pointer: Phaser.Input.Pointer, roll: () => boolean): 'thrown' | 'miss' | null {
    const { held } = this;
    if (!held?.isOf(pointer)) return null;
    this.held = null;
    const pose = { ...held.positionFor(pointer), angle: 0 };
    const gesture = { pose, velocity: held.velocityAt(pointer.event.timeStamp) };
    const run = held.isTapAt(pointer) ? this.easy() : thrownPath(gesture, this.lane, this.edge);
    if (!run) return 'miss';
    this.thrown = run;
    if (roll()) return 'thrown';
    this.thrown = null;
    return 'miss';
  }

  /** Ends the gesture without a roll. The next `setTray` puts the die back. */
  cancel(): void {
    this.held = null;
  }

  private easy(): DiePath {
    // `whim` is random and varies only the look of the throw. The rules draw the result.
    return defaultPath(this.lane, this.at, this.edge, Math.random());
  }

  /** Animates a roll that the rules have made. Calls `heard` when the die has stopped, before the result is stamped. */
  async show({ pips, face, nth, of, dropped }: EventOf<'rolled'>, heard: () => void): Promise<void> {
    if (nth === 1) this.clear();
    const run = this.thrown ?? this.easy();
    this.thrown = null;
    // The yaw varies only the look of the die.
    const rest = restingTurn(pipsOf(pips), (Math.random() - 0.5) * 0.9);
    const clock = { part: 0 };
    let bounces = 0;
    await this.motion.run({
      targets: clock,
      to: { part: 1 },
      duration: Math.min(1100, 620 + run.angle * 16),
      ease: 'Cubic.Out',
      onUpdate: () => {
        const { x, y, turn, hop } = motionAt(run, rest, clock.part);
        this.put(x, y, turn, hop);
        if (Math.floor(clock.part * 3) === bounces) return;
        bounces = Math.floor(clock.part * 3);
        this.sound.tick(9 - 2 * bounces);
      },
    });
    this.put(run.to.x, run.to.y, rest);
    heard();
    await this.press(face, nth, of);
    if (dropped) this.strike(dropped === face && this.first !== face ? 2 : 1);
    this.first = face;
  }

  /** Stamps the result at the end of the tray; the stamp of the second of two rolls is below the first stamp. */
  private press(face: Face, nth: number, of: number): Promise<void> {
    const { x, y, width, height } = this.tray;
    const size = of > 1 ? Math.min(64, height * 0.44) : Math.min(76, height * 0.7);
    const down = of > 1 ? (nth === 1 ? 0.27 : 0.73) : 0.5;
    const stamp = this.stamps[nth === 1 ? 0 : 1];
    if (!stamp) return Promise.resolve();
    stamp
      .setTexture(`stamp/${face}`)
      .setPosition(x + width - STAMPS / 2, y + height * down)
      .setDisplaySize(size, size)
      .setVisible(true);
    const { scale } = stamp;
    stamp.setScale(scale * 1.6);
    return this.motion.run({ targets: stamp, to: { scale }, duration: 120, ease: 'Cubic.In' });
  }

  /** R14.1: strikes out the stamp of the roll that does not count. */
  private strike(nth: 1 | 2): void {
    const stamp = this.stamps[nth - 1];
    if (!stamp) return;
    stamp.setAlpha(0.7);
    this.stroke.setPosition(stamp.x, stamp.y).setVisible(true);
  }

  /** Removes the stamps. */
  clear(): void {
    this.first = null;
    for (const stamp of this.stamps) stamp.setVisible(false).setAlpha(1);
    this.stroke.setVisible(false);
  }
}

function pipsOf(rolled: number): Pips {
  return PIPS.find((each) => each === rolled) ?? 1;
}
