/**
 * Shows the ruler: the monster's HP card. The player drags or flings this card across the red line, or taps the card. The
 * face is read where the red line crosses the stopped ruler (R2.1).
 */
import type Phaser from 'phaser';
import type { Face } from '../../../rules/inHand/vocabulary';
import type { Sound } from '../../../sound/inHand';
import { borderVoice } from '../../../sound/voice';
import { CARD, type Point } from '../../art';
import type { Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import { REST_RING, RULER } from '../art';
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
  THROW_MS,
} from '../roll/ruler';
import type { CardSprite } from '../sprites/CardSprite';
import { Grip } from './Grip';
import { alongLine, type Column, type RedLine, RestMarks } from './RestMarks';

/** The duration in ms of the throw for the second of two rolls if it has no suspense. */
const AGAIN_MS = 620;
/** The ms from the stop to the seal. */
const SEAL_DELAY_MS = 80;
/** Where a throw stops on the line, in mm of the line's card. The row in use of the modifier table stays uncovered. */
const REST_MM = 42.6;
/** The cells near which the ruler stops if nothing on its card has to stay visible. */
const ANYWHERE = { from: 3, to: 12 } as const;
/** The greatest rotation of the held card in radians, and the speed in px/s at which it reaches this rotation. */
const TILT = { most: (5 * Math.PI) / 180, speed: 1400 } as const;
/** Where a roll should stop, and what to highlight then. */
export interface RestOptions {
  /** The stopping point in mm along the red line, from the left edge of the line's card. */
  readonly mm?: number;
  /** The limits for the cell near which the ruler stops. */
  readonly cells?: Pick<ReadablePlace, 'from' | 'to'>;
  /** The column in which the face is looked up. */
  readonly column?: (face: Face) => Column;
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
  private line: RedLine = { point: { x: 0, y: 0 }, angle: 0, length: 0 };
  private thrown: Gesture | null = null;
  /** Where the line crossed the ruler at the last check, in cells along the ruler, and the time of the check. */
  private last: { readonly along: number; readonly at: number } | null = null;
  /** The card's rotation before the player picked it up. */
  private lean = 0;
  readonly marks: RestMarks;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly card: CardSprite,
    baker: Baker,
    private readonly motion: Motion,
    private readonly sound: Sound,
  ) {
    this.marks = new RestMarks(scene, baker, motion, sound);
  }

  setLine(line: RedLine): void {
    this.line = line;
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

  /** Whether a point of the window is on the card. */
  isAt({ x, y }: Point): boolean {
    return this.card.pointInCard(x, y) !== null;
  }

  /**
   * Picks up the card if the pointer is on it. While one pointer holds it, other pointers are ignored.
   * @returns whether it was picked up
   */
  grab(pointer: Phaser.Input.Pointer): boolean {
    if (this.held || !this.isAt({ x: pointer.worldX, y: pointer.worldY })) return false;
    this.last = null;
    this.lean = this.card.rotation;
    this.held = new Grip(pointer, this.card);
    return true;
  }

  /**
   * Moves the held card, and rotates the card slightly depending on its speed. No cell is marked, because the gesture does
   * not decide the result.
   */
  drag(pointer: Phaser.Input.Pointer): void {
    const { held } = this;
    if (!held?.isOf(pointer)) return;
    held.note(pointer);
    const { x, y } = held.positionFor(pointer);
    this.card.setPosition(x, y);
    if (this.motion.isAnimating) {
      const { x } = held.velocityAt(pointer.event.timeStamp);
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
    if (!held?.isOf(pointer)) return null;
    this.held = null;
    const gesture = { pose: this.pose(), velocity: held.velocityAt(pointer.event.timeStamp) };
    if (!held.isTapAt(pointer)) {
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
    const rest = restPoseFor(gesture, residue, line, drawn, { at: alongLine(line, mm), ...cells });
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
    this.marks.markCell(rest.cell, this.card, line);
    await motion.run({ targets: run, to: { ms: 0 }, duration: SEAL_DELAY_MS });
    await this.marks.press(face, line);
    if (column) this.marks.frameColumn(column(face));
    return face;
  }

  /** The pose of the ruler's outer edge, the red line, and the point where the line crosses the ruler's centre line. */
  get reading(): { readonly pose: Pose; readonly line: Line; readonly at: { x: number; y: number } } {
    const pose = this.pose();
    const edge = this.card.pointAt(0, CARD.height);
    return { pose: { ...pose, ...edge }, line: this.line, at: pointOn(pose, crossing(pose, this.line)) };
  }

  /**
   * Moves the ruler with its cell marks by `px` along the red line, so that the same cell stays on the line. A column
   * frame on the ruler's card moves too; the seal moves only if it would cover the ringed letter.
   */
  async slide(px: number, duration: number): Promise<void> {
    const way = { x: Math.cos(this.line.angle) * px, y: Math.sin(this.line.angle) * px };
    const move = (targets: { x: number; y: number }) =>
      this.motion.run({ targets, to: { x: targets.x + way.x, y: targets.y + way.y }, duration, ease: 'Sine.InOut' });
    const seal = this.marks.sealAfter(this.line, way);
    await this.motion.all(
      move(this.card),
      ...this.marks.marksOn(this.card).map(move),
      ...(seal ? [this.motion.run({ ...seal, duration, ease: 'Sine.InOut' })] : []),
    );
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

  /** The radius of the ring around the cell on the line, in px. */
  get ringRadius(): number {
    return (REST_RING.width * this.card.scale) / 2;
  }

  /** Hides all marks. */
  clear(): void {
    this.marks.clear();
  }
}
