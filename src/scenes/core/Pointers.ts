/** Listens to the pointers of a scene, and passes on the gestures that they make. */
import Phaser from 'phaser';
import { GestureReader } from '../../gestures/GestureReader';
import type { Gesture, GestureRules, Target } from '../../gestures/gestures';
import type { Point } from '../art';
import { isLostMouse } from '../canvas';
import { EarlyGesture } from './EarlyGesture';

/** What a pointer finds on the table when it comes down. */
export interface Found<Hit> {
  readonly target: Target<Hit>;
  /** Whether an animation is running. */
  readonly busy: boolean;
  /** Whether a gesture now takes effect after the running animation. */
  readonly queues: boolean;
}

/** The scene's side of the pointers. */
export interface PointerUser<Hit> {
  readonly rules: GestureRules;
  find(at: Point, pointer: Phaser.Input.Pointer): Found<Hit>;
  /** Resolves when no animation runs; only tables whose gestures can wait (`Found.queues`) have it. */
  readonly idle?: () => Promise<void>;
  /** @param pointer the pointer that made the gesture; null for a long press and for a cancelled gesture */
  handle(gesture: Gesture<Hit>, pointer: Phaser.Input.Pointer | null): void;
}

export class Pointers<Hit> {
  private readonly reader: GestureReader<Hit, Phaser.Input.Pointer>;
  private readonly early = new EarlyGesture<Phaser.Input.Pointer>({
    isBusy: (press) => this.findUnder(press).busy,
    idle: async () => this.user.idle?.(),
    mayMake: (press) => this.isIdle && this.findUnder(press).queues,
    make: (input, pointer) => this[input](pointer),
  });

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly user: PointerUser<Hit>,
  ) {
    const { input, game } = scene;
    this.reader = new GestureReader(user.rules, (gesture, pointer) => user.handle(gesture, pointer));
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
    this.early.forget();
    this.reader.reset();
  }

  /** Whether no pointer makes a gesture. */
  get isIdle(): boolean {
    return this.reader.isIdle;
  }

  /** Ends the current gesture, so that it becomes neither a tap nor a throw. */
  cancel(): void {
    this.early.forget();
    this.reader.cancel(performance.now());
  }

  /** Makes the next tap a first tap, even soon after the last one. */
  forgetTap(): void {
    this.reader.forgetTap();
  }

  private findUnder(pointer: Phaser.Input.Pointer): Found<Hit> {
    return this.user.find({ x: pointer.worldX, y: pointer.worldY }, pointer);
  }

  private down(pointer: Phaser.Input.Pointer): void {
    const { id, worldX: x, worldY: y, downTime: time, button } = pointer;
    const { target, busy, queues } = this.findUnder(pointer);
    this.early.forget();
    if (busy && queues && button === 0 && this.isIdle && this.user.idle) this.early.begin(pointer);
    this.reader.read({ type: 'down', pointer: id, x, y, time, button, busy, queues, target }, pointer);
  }

  private move(pointer: Phaser.Input.Pointer): void {
    const hovers = isLostMouse(pointer);
    if (hovers) this.early.forget();
    if (hovers && !this.isIdle) this.cancel();
    const { id, worldX: x, worldY: y, moveTime: time } = pointer;
    this.reader.read({ type: 'move', pointer: id, x, y, time, hovers }, pointer);
    this.early.note('move', pointer);
  }

  private up(pointer: Phaser.Input.Pointer): void {
    // The browser cancelled the touch, for example because of a call or a system gesture, so it is neither a throw nor
    // a tap.
    if (pointer.wasCanceled) return this.cancel();
    const { id, worldX: x, worldY: y, upTime: time } = pointer;
    this.reader.read({ type: 'up', pointer: id, x, y, time }, pointer);
    this.early.note('up', pointer);
  }

  private leave(_time: number, event: Event): void {
    if (!('touches' in event)) this.early.forget();
    this.reader.read({ type: 'leave', isTouch: 'touches' in event }, null);
  }

  private wheel(pointer: Phaser.Input.Pointer, _over: unknown, _dx: number, dy: number): void {
    this.reader.read({ type: 'wheel', x: pointer.worldX, y: pointer.worldY, by: dy }, pointer);
  }
}
