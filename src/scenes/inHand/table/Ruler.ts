/** The monster HP card in the hand: dragged, flung or sent across the red line, and read where it comes to rest (R2.1). */
import type Phaser from 'phaser';
import { FACES, type Face } from '../../../rules/inHand/vocabulary';
import type { Sound } from '../../../sound/inHand';
import { CARD } from '../../art';
import type { Baker } from '../../core/Baker';
import type { CardSprite } from '../../core/CardSprite';
import type { Motion } from '../../core/Motion';
import { BUBBLE, paintBubble, paintCrossing, paintStamp, paintStrike, RULER, STRIKE } from '../art';
import {
  type Aimed,
  aim,
  crossing,
  easyThrow,
  type Gesture,
  type Line,
  onTheWay,
  type Pose,
  pointOn,
  readOff,
  type Sample,
  settle,
  velocity,
} from '../roll/ruler';

type Held = { readonly pointer: number; readonly dx: number; readonly dy: number; readonly samples: Sample[] };

/** px that a finger may tremble and still tap. */
const TREMOR = 8;
/** Half of a stamp, in px, with the room around it. */
const STAMP = 42;
/** Where on the red line a throw comes to rest, as parts of its length from its middle: table and HP stay in sight. */
const REST = { from: -0.1, to: 0.05 } as const;
/** Which segment of the ruler it crosses there, about: the plate above stays in sight. */
const MIDDLE = 8;
/** How far a hard throw runs on before it comes round into its place, in segments. */
const RUNS_ON = 5;

export class Ruler {
  private held: Held | null = null;
  private line: Line = { point: { x: 0, y: 0 }, angle: 0 };
  /** Of the line, in px. */
  private length = 0;
  private thrown: Gesture | null = null;
  /** Where the line crossed the ruler last, in segments, and when. */
  private last: { readonly along: number; readonly at: number } | null = null;
  private readonly bubble: Phaser.GameObjects.Image;
  private readonly ring: Phaser.GameObjects.Image;
  private readonly stamp: Phaser.GameObjects.Image;
  private readonly dropped: Phaser.GameObjects.Container;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly card: CardSprite,
    baker: Baker,
    private readonly motion: Motion,
    private readonly sound: Sound,
  ) {
    const paint = (key: string, w: number, h: number, draw: Parameters<Baker['inPx']>[4]) => {
      baker.inPx(key, w, h, '', draw);
      return scene.add.image(0, 0, key).setDisplaySize(w, h).setVisible(false);
    };
    this.ring = paint('crossing', 40, 40, paintCrossing).setDepth(62);
    this.bubble = paint('bubble/A', BUBBLE.width, BUBBLE.height, (ctx) => paintBubble(ctx, 'A', '?')).setDepth(63);
    for (const face of FACES) {
      baker.inPx(`bubble/${face}`, BUBBLE.width, BUBBLE.height, '', (ctx) => paintBubble(ctx, face, '?'));
      baker.inPx(`stamp/${face}`, 96, 96, '', (ctx) => paintStamp(ctx, face, 96));
    }
    baker.inPx('strike', STRIKE.width, STRIKE.height, '', paintStrike);
    this.stamp = scene.add.image(0, 0, 'stamp/A').setVisible(false).setDepth(64);
    this.dropped = scene.add.container(0, 0).setDepth(61).setVisible(false);
  }

  /** The red line of the character HP card, where it lies now, by its middle and its length. */
  setLine(line: Line, length: number): void {
    this.line = line;
    this.length = length;
  }

  private get drawn() {
    return { segment: RULER.segment * this.card.scale };
  }

  /** The ruler's edge as the card lies: its left edge runs upwards from the lower left corner. */
  private pose(): Pose {
    const zero = this.card.pointAt(0, CARD.height);
    return { ...zero, angle: this.card.rotation - Math.PI / 2 };
  }

  /** Lays the card so that its ruler has this pose. */
  private put({ x, y, angle }: Pose): void {
    const rotation = angle + Math.PI / 2;
    const [dx, dy] = [(CARD.width / 2) * this.card.scale, (-CARD.height / 2) * this.card.scale];
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    this.card.setRotation(rotation).setPosition(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
  }

  get isHeld(): boolean {
    return this.held !== null;
  }

  /** A pointer is put on the card. While one holds it, others are ignored. */
  grab(pointer: Phaser.Input.Pointer): boolean {
    if (this.held || !this.card.touched(pointer.worldX, pointer.worldY)) return false;
    const { x, y } = this.card;
    this.last = null;
    this.held = { pointer: pointer.id, dx: x - pointer.worldX, dy: y - pointer.worldY, samples: [sampleOf(pointer)] };
    return true;
  }

  drag(pointer: Phaser.Input.Pointer): void {
    const { held } = this;
    if (held?.pointer !== pointer.id) return;
    held.samples.push(sampleOf(pointer));
    if (held.samples.length > 40) held.samples.shift();
    this.card.setPosition(pointer.worldX + held.dx, pointer.worldY + held.dy);
    this.showCrossing();
    this.tick(pointer.event.timeStamp);
  }

  /**
   * The pointer lets go. A throw over the line or a tap asks `roll` for the result; a throw beside it goes home.
   * @returns 'miss' when nothing was rolled
   */
  release(pointer: Phaser.Input.Pointer, roll: () => boolean): 'thrown' | 'miss' | null {
    const { held } = this;
    if (held?.pointer !== pointer.id) return null;
    this.held = null;
    this.hideCrossing();
    const { samples } = held;
    const [first, last] = [samples[0], samples.at(-1)];
    const way = first && last ? Math.hypot(last.x - first.x, last.y - first.y) : 0;
    const gesture =
      way < TREMOR ? this.easy() : { pose: this.pose(), velocity: velocity(samples, pointer.event.timeStamp) };
    if (!aim(gesture, this.line, this.drawn)) return 'miss';
    this.thrown = gesture;
    return roll() ? 'thrown' : 'miss';
  }

  /** The gesture is cancelled: the browser took the touch, or the window lost its focus. */
  cancel(): void {
    this.held = null;
    this.hideCrossing();
  }

  private easy(): Gesture {
    // What varies here is only the look of it: the result is the rules'.
    return easyThrow(this.line, this.drawn, Math.random());
  }

  /**
   * Shows a roll that the rules have made: from the gesture at hand, or from one of its own. It comes to rest where it can be read.
   * @param middle the segment about which the line crosses
   */
  async show(residue: number, again: boolean, middle = MIDDLE): Promise<Face | null> {
    const gesture = this.thrown ?? this.easy();
    this.thrown = null;
    const { line, drawn } = this;
    const aimed: Aimed | null = aim(gesture, line, drawn);
    if (!aimed) return null;
    const rest = settle(aimed, residue, line, drawn, this.readable(middle));
    const from = this.pose();
    const onwards = this.runOn(from, aimed.pose);
    const run = { part: 0 };
    this.last = null;
    const speed = Math.hypot(gesture.velocity.x, gesture.velocity.y);
    await this.motion.run({
      targets: run,
      to: { part: 1 },
      duration: again ? 450 : Math.max(420, Math.min(900, 320 + speed * 0.3)),
      ease: 'Cubic.Out',
      onUpdate: () => {
        this.put(onTheWay(from, onwards, rest.pose, run.part));
        this.tick(this.scene.time.now);
      },
    });
    this.put(rest.pose);
    const face = readOff(rest.pose, line, drawn);
    this.ring.setPosition(rest.point.x, rest.point.y).setVisible(true);
    if (face) await this.press(face, rest.point);
    return face;
  }

  private readable(middle: number) {
    return { from: REST.from * this.length, to: REST.to * this.length, middle };
  }

  /** Where a throw carries it first. */
  private runOn({ x, y }: Pose, aimed: Pose): { x: number; y: number } {
    const [dx, dy] = [aimed.x - x, aimed.y - y];
    const part = Math.min(1, (RUNS_ON * this.drawn.segment) / Math.max(1, Math.hypot(dx, dy)));
    return { x: x + dx * part, y: y + dy * part };
  }

  /** Where it lies, and the point at which it is read. */
  get lie(): { readonly pose: Pose; readonly line: Line; readonly at: { x: number; y: number } } {
    const pose = this.pose();
    return { pose, line: this.line, at: pointOn(pose, crossing(pose, this.line)) };
  }

  /** Slides so many px along the red line, ring and stamp with it: the line crosses it where it did. */
  async slide(px: number, duration: number): Promise<void> {
    const way = { x: Math.cos(this.line.angle) * px, y: Math.sin(this.line.angle) * px };
    const move = (targets: { x: number; y: number }) =>
      this.motion.run({ targets, to: { x: targets.x + way.x, y: targets.y + way.y }, duration, ease: 'Sine.InOut' });
    await this.motion.all(move(this.card), move(this.ring), move(this.stamp));
  }

  /** A mark that crosses the line clicks, as fast as the ruler runs. */
  private tick(at: number): void {
    const { last, line, drawn } = this;
    const pose = this.pose();
    const along = crossing(pose, line) / drawn.segment;
    this.last = readOff(pose, line, drawn) && { along, at };
    if (!last || !this.last || Math.floor(along) === Math.floor(last.along)) return;
    this.sound.tick((Math.abs(along - last.along) * 1000) / Math.max(1, at - last.at));
  }

  /** The result is stamped beside the crossing, below the red line: the table that it is looked up in stays in sight. */
  private press(face: Face, { x, y }: { x: number; y: number }): Promise<void> {
    this.stamp
      .setTexture(`stamp/${face}`)
      .setPosition(Math.max(STAMP, x - 2 * STAMP), y + STAMP)
      .setDisplaySize(72, 72)
      .setVisible(true);
    const { scale } = this.stamp;
    this.stamp.setScale(scale * 1.6);
    return this.motion.run({ targets: this.stamp, to: { scale }, duration: 120, ease: 'Cubic.In' });
  }

  /** Keeps the face that Advantage or Disadvantage dropped in sight, struck out. */
  strikeOut(face: Face, at: { x: number; y: number }): void {
    this.dropped.removeAll(true);
    const image = this.scene.add.image(0, 0, `stamp/${face}`).setDisplaySize(52, 52).setAlpha(0.75);
    const stroke = this.scene.add.image(0, 0, 'strike').setDisplaySize(STRIKE.width, STRIKE.height).setRotation(-0.6);
    this.dropped.add([image, stroke]).setPosition(at.x, at.y).setVisible(true);
  }

  /** Takes ring, stamp and bubble away. */
  clear(): void {
    for (const sign of [this.ring, this.stamp, this.bubble]) sign.setVisible(false);
    this.dropped.setVisible(false);
  }

  private showCrossing(): void {
    const pose = this.pose();
    const face = readOff(pose, this.line, this.drawn);
    const shown = face !== null;
    this.ring.setVisible(shown);
    this.bubble.setVisible(shown);
    if (!face) return;
    const { x, y } = pointOn(pose, crossing(pose, this.line));
    this.ring.setPosition(x, y);
    this.bubble
      .setTexture(`bubble/${face}`)
      .setPosition(x - BUBBLE.tip.x + BUBBLE.width / 2 - 8, y - BUBBLE.tip.y + BUBBLE.height / 2 - 8);
  }

  private hideCrossing(): void {
    this.ring.setVisible(false);
    this.bubble.setVisible(false);
  }
}

export function sampleOf(pointer: Phaser.Input.Pointer): Sample {
  return { x: pointer.worldX, y: pointer.worldY, at: pointer.event.timeStamp };
}
