/**
 * Shows the ruler: the monster's HP card, which the player drags, flings or taps across the red line. The face is read
 * where the red line crosses the stopped ruler (R2.1).
 */
import type Phaser from 'phaser';
import { FACES, type Face } from '../../../rules/inHand/vocabulary';
import type { Sound } from '../../../sound/inHand';
import { borderVoice } from '../../../sound/voice';
import { CARD } from '../../art';
import type { Baker } from '../../core/Baker';
import type { CardSprite } from '../../core/CardSprite';
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
import {
  blurDuring,
  crossing,
  faceUnderLine,
  type Gesture,
  HOLD_MS,
  isThrow,
  type Line,
  type Pose,
  pointOn,
  poseDuring,
  type ReadablePlace,
  type RestPose,
  restPoseFor,
  type Sample,
  THROW_MS,
  velocity,
} from '../roll/ruler';

type Grip = { readonly pointer: number; readonly dx: number; readonly dy: number; readonly samples: Sample[] };

/** The px that a finger may move and still make a tap. */
const TAP_TOLERANCE = 8;
/** The duration in ms of the throw for the second of two rolls if it has no suspense. */
const AGAIN_MS = 620;
/** The ms from the stop to the seal, then the ms of stamping the seal, moving it to the chip, and striking it out. */
const SEAL = { after: 80, press: 120, kept: 220, struck: 160 } as const;
/**
 * The seal on the line: its centre in mm from the left edge of the line's card, its size in mm, and its angle in
 * radians.
 */
const STAMP = { x: 15.9, size: 19.5, lean: (-5 * Math.PI) / 180 } as const;
/** Where a throw stops on the line, in mm of the line's card. The row in use of the modifier table stays uncovered. */
const REST_MM = 42.6;
/** The cells near which the ruler stops if nothing on its card has to stay visible. */
const ANYWHERE = { from: 3, to: 12 } as const;
/** The greatest rotation of the held card in radians, and the speed in px/s at which it reaches this rotation. */
const TILT = { most: (5 * Math.PI) / 180, speed: 1400 } as const;
const DEPTH = { mark: 60.6, ring: 62, stamp: 64 } as const;

/** Where a roll should stop, and what to highlight then. */
export interface RestOptions {
  /** The stopping point in mm along the red line, from the left edge of the line's card. */
  readonly mm?: number;
  /** The limits for the cell near which the ruler stops. */
  readonly cells?: Pick<ReadablePlace, 'from' | 'to'>;
  /** The column in which the face is looked up, as a box in mm of the card `on`. */
  readonly column?: (face: Face) => { readonly on: CardSprite; readonly box: Box };
  /** For a decisive roll: the effects while the ruler runs, and while it pauses with the border of its final cell on the line. */
  readonly suspense?: Suspense;
}

/** The effects that are shown while the ruler runs and pauses. */
export interface Suspense {
  /** Draws the effects `ms` after the release; `at` is where the ruler will stop. */
  show(ms: number, at: RestPose['point']): void;
  end(): void;
}

export class Ruler {
  private held: Grip | null = null;
  private line: Line = { point: { x: 0, y: 0 }, angle: 0 };
  /** Length of the line in px. */
  private length = 0;
  private thrown: Gesture | null = null;
  /** Where the line crossed the ruler at the last check, in cells along the ruler, and the time of the check. */
  private last: { readonly along: number; readonly at: number } | null = null;
  /** The card's rotation before the player picked it up. */
  private lean = 0;
  private readonly mark: Phaser.GameObjects.Image;
  private readonly ring: Phaser.GameObjects.Image;
  private readonly stamp: Phaser.GameObjects.Image;
  private readonly frame: Phaser.GameObjects.Image;
  private readonly stroke: Phaser.GameObjects.Image;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly card: CardSprite,
    private readonly baker: Baker,
    private readonly motion: Motion,
    private readonly sound: Sound,
  ) {
    const sign = (depth: number) => scene.add.image(0, 0, '__DEFAULT').setVisible(false).setDepth(depth);
    for (const face of FACES) baker.inPx(`stamp/${face}`, 96, 96, '', (ctx) => paintStamp(ctx, face, 96));
    this.mark = sign(DEPTH.mark);
    this.ring = sign(DEPTH.ring);
    this.stamp = sign(DEPTH.stamp);
    this.frame = sign(0);
    this.stroke = sign(DEPTH.stamp + 0.5);
    const { width, height } = SEAL_STROKE;
    this.stroke.setTexture(baker.inPx('rest/stroke', width, height, '', paintSealStroke));
  }

  /** Sets the red line by its current centre and its length in px. */
  setLine(line: Line, length: number): void {
    this.line = line;
    this.length = length;
  }

  private get drawn() {
    return { segment: RULER.segment * this.card.scale };
  }

  /** The centre line of the left ruler strip, which runs upwards from the card's lower edge. */
  private pose(): Pose {
    const zero = this.card.pointAt(RULER.width / 2, CARD.height);
    return { ...zero, angle: this.card.rotation - Math.PI / 2 };
  }

  /** Places the card so that its ruler has this pose. */
  private put({ x, y, angle }: Pose): void {
    const rotation = angle + Math.PI / 2;
    const [dx, dy] = [((CARD.width - RULER.width) / 2) * this.card.scale, (-CARD.height / 2) * this.card.scale];
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    this.card.setRotation(rotation).setPosition(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
  }

  get isHeld(): boolean {
    return this.held !== null;
  }

  /**
   * Picks up the card if the pointer is on it. While one pointer holds it, other pointers are ignored.
   * @returns whether it was picked up
   */
  grab(pointer: Phaser.Input.Pointer): boolean {
    if (this.held || !this.card.pointInCard(pointer.worldX, pointer.worldY)) return false;
    const { x, y } = this.card;
    this.last = null;
    this.lean = this.card.rotation;
    this.held = { pointer: pointer.id, dx: x - pointer.worldX, dy: y - pointer.worldY, samples: [sampleOf(pointer)] };
    return true;
  }

  /**
   * Moves the held card, and rotates the card slightly depending on its speed. No cell is marked, because the gesture does
   * not decide the result.
   */
  drag(pointer: Phaser.Input.Pointer): void {
    const { held } = this;
    if (held?.pointer !== pointer.id) return;
    held.samples.push(sampleOf(pointer));
    if (held.samples.length > 40) held.samples.shift();
    this.card.setPosition(pointer.worldX + held.dx, pointer.worldY + held.dy);
    if (this.motion.isAnimating) {
      const { x } = velocity(held.samples, pointer.event.timeStamp);
      this.card.setRotation(this.lean + TILT.most * Math.max(-1, Math.min(1, x / TILT.speed)));
    }
    const speed = this.passesBorder(pointer.event.timeStamp);
    if (speed > 0) this.sound.tick(speed);
  }

  /**
   * Releases the card. A throw over the line, or a tap, calls `roll` for the result; any other release rolls nothing,
   * and the caller puts the card back.
   * @returns 'miss' if nothing was rolled, or null if the card was not held
   */
  release(pointer: Phaser.Input.Pointer, roll: () => boolean): 'thrown' | 'miss' | null {
    const { held } = this;
    if (held?.pointer !== pointer.id) return null;
    this.held = null;
    const { samples } = held;
    const [first, last] = [samples[0], samples.at(-1)];
    const way = first && last ? Math.hypot(last.x - first.x, last.y - first.y) : 0;
    const gesture = { pose: this.pose(), velocity: velocity(samples, pointer.event.timeStamp) };
    if (way >= TAP_TOLERANCE) {
      if (!isThrow(gesture, this.line, this.drawn)) return 'miss';
      this.thrown = gesture;
    }
    if (roll()) return 'thrown';
    this.thrown = null;
    return 'miss';
  }

  /** Ends the gesture without a throw; the caller puts the card back. */
  cancel(): void {
    this.held = null;
  }

  /**
   * Animates a roll that the rules have made. The ruler starts where the last gesture released it, or where it is now. It
   * stops with the centre of a cell of the drawn letter on the line.
   * @param residue the result that the rules have drawn, as in the event `rolled`; it determines the letter
   * @param again whether this is the second of two rolls, which is faster
   * @returns the face on the line, or null if the line does not cross the ruler
   */
  async show(
    residue: number,
    again: boolean,
    { mm = REST_MM, cells = ANYWHERE, column, suspense }: RestOptions = {},
  ): Promise<Face | null> {
    const gesture = this.thrown ?? { pose: this.pose(), velocity: { x: 0, y: 0 } };
    this.thrown = null;
    const { line, drawn, motion } = this;
    const rest = restPoseFor(gesture, residue, line, drawn, { at: this.alongLine(mm), ...cells });
    const from = this.pose();
    const run = { ms: 0 };
    const whole = THROW_MS + (suspense ? HOLD_MS : 0);
    let passed = 0;
    this.last = null;
    await motion.run({
      targets: run,
      to: { ms: whole },
      duration: again && !suspense ? AGAIN_MS : whole,
      ease: 'Linear',
      onUpdate: () => {
        this.put(poseDuring(from, rest, drawn, run.ms, suspense !== undefined));
        this.card.blur(motion.isAnimating ? blurDuring(run.ms) : 0);
        suspense?.show(run.ms, rest.point);
        if (!this.passesBorder(this.scene.time.now)) return;
        const left = Math.abs(crossing(this.pose(), line) / drawn.segment - rest.cell - 0.5);
        this.sound.play(borderVoice(passed, Math.floor(left)));
        passed += 1;
      },
    });
    suspense?.end();
    const face = faceUnderLine(rest.pose, line, drawn);
    if (!face) return null;
    this.sound.play({ sound: 'knock', buzz: 22 });
    this.markCell(rest.cell);
    await motion.run({ targets: run, to: { ms: 0 }, duration: SEAL.after });
    await this.press(face);
    if (column) this.frameColumn(column(face));
    return face;
  }

  /** Converts mm of the line's card to px from the line's centre. */
  private alongLine(mm: number): number {
    return (mm / CARD.width - 0.5) * this.length;
  }

  /**
   * Marks the cell on the line with a frame and a ring, draws the line into the cell's corners, and fades the other
   * cells.
   */
  private markCell(cell: number): void {
    const { card, line, baker } = this;
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
  frameColumn({ on, box }: ReturnType<NonNullable<RestOptions['column']>>): void {
    const at = on.pointAt(box.x + box.width / 2, box.y + box.height / 2);
    this.frame
      .setTexture(this.baker.inMm('rest/column', box, on.scale, '', (ctx) => paintColumnFrame(ctx, box)))
      .setDisplaySize(box.width * on.scale, box.height * on.scale)
      .setPosition(at.x, at.y)
      .setRotation(on.rotation)
      .setDepth(on.depth + 0.4)
      .setVisible(true);
  }

  /** The pose of the ruler's outer edge, the red line, and the point where the line crosses the ruler's centre line. */
  get reading(): { readonly pose: Pose; readonly line: Line; readonly at: { x: number; y: number } } {
    const pose = this.pose();
    const edge = this.card.pointAt(0, CARD.height);
    return { pose: { ...pose, ...edge }, line: this.line, at: pointOn(pose, crossing(pose, this.line)) };
  }

  /**
   * Moves the ruler with its cell marks by `px` along the red line, so that the same cell stays on the line. A column
   * frame on the ruler's card moves too; the seal stays.
   */
  async slide(px: number, duration: number): Promise<void> {
    const way = { x: Math.cos(this.line.angle) * px, y: Math.sin(this.line.angle) * px };
    const move = (targets: { x: number; y: number }) =>
      this.motion.run({ targets, to: { x: targets.x + way.x, y: targets.y + way.y }, duration, ease: 'Sine.InOut' });
    const own = this.frame.depth > this.card.depth ? [move(this.frame)] : [];
    await this.motion.all(move(this.card), move(this.ring), move(this.mark), ...own);
  }

  /**
   * @returns the speed in borders per second if a border between cells has passed the line since the last call;
   * otherwise 0
   */
  private passesBorder(at: number): number {
    const { last, line, drawn } = this;
    const pose = this.pose();
    const along = crossing(pose, line) / drawn.segment;
    this.last = faceUnderLine(pose, line, drawn) && { along, at };
    if (!last || !this.last || Math.floor(along) === Math.floor(last.along)) return 0;
    return (Math.abs(along - last.along) * 1000) / Math.max(1, at - last.at);
  }

  /** Stamps the face as a seal near the left end of the line. */
  private press(face: Face): Promise<void> {
    const { line, stamp, motion } = this;
    const along = this.alongLine(STAMP.x);
    const size = (STAMP.size / CARD.width) * this.length;
    stamp
      .setTexture(`stamp/${face}`)
      .setPosition(line.point.x + Math.cos(line.angle) * along, line.point.y + Math.sin(line.angle) * along)
      .setRotation(line.angle + STAMP.lean)
      .setDisplaySize(size, size)
      .setVisible(true);
    const { scale } = stamp;
    stamp.setScale(scale * 1.6);
    return motion.run({ targets: stamp, to: { scale }, duration: SEAL.press, ease: 'Cubic.In' });
  }

  /** Moves the seal into a box and hides it. */
  async sealTo({ x, y, width, height }: Box): Promise<void> {
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
    for (const sign of [this.mark, this.ring, this.stamp, this.frame, this.stroke]) sign.setVisible(false);
  }
}

/** A pointer's position as a sample for `velocity`. */
export function sampleOf(pointer: Phaser.Input.Pointer): Sample {
  return { x: pointer.worldX, y: pointer.worldY, at: pointer.event.timeStamp };
}
