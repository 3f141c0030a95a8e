/** Listens to the pointers of a scene, and passes on the gestures that they make. */
import Phaser from 'phaser';
import type { Point } from '../art';
import { isLostMouse } from '../canvas';
import type { Gesture, GestureRules, Target } from './gestures';
import { type GestureInput, type GestureState, IDLE, nextGesture } from './recognizer';

/** What a pointer finds on the table when it comes down. */
export interface Found<Hit> {
  readonly target: Target<Hit>;
  /** Whether an animation is running. */
  readonly busy: boolean;
  /** Whether a tap now takes effect after the running animation. */
  readonly queues: boolean;
}

/** The scene's side of the pointers. */
export interface PointerUser<Hit> {
  readonly rules: GestureRules;
  find(at: Point, pointer: Phaser.Input.Pointer): Found<Hit>;
  /** @param pointer the pointer that made the gesture; null for a long press and for a cancelled gesture */
  handle(gesture: Gesture<Hit>, pointer: Phaser.Input.Pointer | null): void;
}

export class Pointers<Hit> {
  private state: GestureState<Hit> = IDLE;
  private holdTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly user: PointerUser<Hit>,
  ) {
    const { input, game } = scene;
    input.on('pointerdown', this.down, this);
    input.on('pointermove', this.move, this);
    input.on('pointerup', this.up, this);
    input.on('pointerupoutside', this.up, this);
    input.on('gameout', this.leave, this);
    input.on('wheel', this.wheel, this);
    game.events.on(Phaser.Core.Events.BLUR, this.cancel, this);
  }

  /** Stops listening. The current gesture ends without a further gesture. */
  close(): void {
    this.scene.input.removeAllListeners();
    this.scene.game.events.off(Phaser.Core.Events.BLUR, this.cancel, this);
    this.endHold();
    this.state = IDLE;
  }

  /** Whether no pointer makes a gesture. */
  get isIdle(): boolean {
    return this.state.is === 'idle';
  }

  /** Ends the current gesture, so that it becomes neither a tap nor a throw. */
  cancel(): void {
    this.feed({ type: 'cancel' }, null);
  }

  /** Makes the next tap a first tap, even soon after the last one. */
  forgetTap(): void {
    if (this.isIdle) this.state = IDLE;
  }

  private down(pointer: Phaser.Input.Pointer): void {
    const { id, worldX: x, worldY: y, downTime: time, button } = pointer;
    const { target, busy, queues } = this.user.find({ x, y }, pointer);
    const wasIdle = this.isIdle;
    this.feed({ type: 'down', pointer: id, x, y, time, button, busy, queues, target }, pointer);
    if (!wasIdle || this.isIdle) return;
    this.endHold();
    this.holdTimer = setTimeout(() => this.feed({ type: 'hold', pointer: id }, null), this.user.rules.holdMs);
  }

  private endHold(): void {
    if (this.holdTimer !== null) clearTimeout(this.holdTimer);
    this.holdTimer = null;
  }

  private move(pointer: Phaser.Input.Pointer): void {
    const hovers = isLostMouse(pointer);
    if (hovers && !this.isIdle) this.cancel();
    this.feed({ type: 'move', pointer: pointer.id, x: pointer.worldX, y: pointer.worldY, hovers }, pointer);
  }

  private up(pointer: Phaser.Input.Pointer): void {
    // The browser cancelled the touch, for example because of a call or a system gesture, so it is neither a throw nor
    // a tap.
    if (pointer.wasCanceled) return this.cancel();
    const { id, worldX: x, worldY: y, upTime: time } = pointer;
    this.feed({ type: 'up', pointer: id, x, y, time }, pointer);
  }

  private leave(_time: number, event: Event): void {
    this.feed({ type: 'leave', isTouch: 'touches' in event }, null);
  }

  private wheel(pointer: Phaser.Input.Pointer, _over: unknown, _dx: number, dy: number): void {
    this.feed({ type: 'wheel', x: pointer.worldX, y: pointer.worldY, by: dy }, pointer);
  }

  private feed(input: GestureInput<Hit>, pointer: Phaser.Input.Pointer | null): void {
    const [state, gesture] = nextGesture(this.state, input, this.user.rules);
    this.state = state;
    if (this.isIdle) this.endHold();
    if (gesture) this.user.handle(gesture, pointer);
  }
}
