/**
 * Runs tweens that a tap can cut short. A tween that is cut short jumps to its end values, or only stops if it has `yoyo`. Whoever waits for
 * a motion does not go on after `stop`.
 */
import type Phaser from 'phaser';
import { requestFrame, stopFrames } from '../frameLoop';
import { afterFrame, afterNextFrame } from './afterFrame';

/** One tween: its targets, their end values and the duration in ms. */
export interface TweenOptions {
  readonly targets: object;
  readonly to: Readonly<Record<string, number>>;
  readonly duration: number;
  readonly ease?: string | ((part: number) => number);
  /** Whether the tween returns to its start values after it has reached its end values. */
  readonly yoyo?: boolean;
  readonly onUpdate?: () => void;
}

const NEVER = new Promise<void>(() => {});

export class Motion {
  /** The tweens that run, each with its target and what ends it. */
  private readonly running = new Map<Phaser.Tweens.Tween, { readonly target: object; readonly finish: () => void }>();
  private hurried = false;
  private stopped = false;
  /** The speed of animations: 0 means no motion, 1 the durations of the style guide, 2 twice as fast. */
  speed = 1;

  constructor(private readonly scene: Phaser.Scene) {}

  /** Whether a tween that starts now is animated, instead of jumping to its end values. */
  get isAnimating(): boolean {
    return this.speed > 0 && !this.hurried && !this.stopped;
  }

  /** Whether a tween runs now. */
  get isMoving(): boolean {
    return this.running.size > 0;
  }

  /** Whether tweens jump to their end values, from `hurry` until `resume`. */
  get isHurrying(): boolean {
    return this.hurried;
  }

  /** Stops the frames until the next change, unless a tween runs. Work that follows a motion then delays no frame. */
  rest(): void {
    if (this.isAnimating) stopFrames();
  }

  /** Runs a tween; resolves when it has ended or was cut short, and never after `stop`. */
  run({ targets, to, duration, ease = 'Cubic.Out', yoyo = false, onUpdate = () => {} }: TweenOptions): Promise<void> {
    if (this.stopped) return NEVER;
    requestFrame();
    const end = () => {
      if (!yoyo) Object.assign(targets, to);
      onUpdate();
    };
    if (this.hurried || this.speed === 0 || duration <= 0) {
      end();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const tween = this.scene.tweens.add({
        targets,
        ...to,
        duration: duration / this.speed,
        ease,
        yoyo,
        onUpdate,
        onComplete: () => {
          ended();
          afterFrame(resolve);
        },
      });
      const ended = () => {
        this.running.delete(tween);
        end();
      };
      this.running.set(tween, {
        target: targets,
        finish() {
          ended();
          resolve();
        },
      });
      // A tween uses its first update to read its start values. Without this call each motion takes a frame longer.
      tween.update(0);
    });
  }

  /** Waits so that the player can read a result, even at speed 0; `ms` is the time at speed 1. A tap ends the wait. */
  wait(ms: number): Promise<void> {
    if (this.hurried && !this.stopped) return Promise.resolve();
    const { speed } = this;
    this.speed = speed || 1;
    const waited = this.run({ targets: { part: 0 }, to: { part: 1 }, duration: ms });
    this.speed = speed;
    return waited;
  }

  /** Lets a frame pass if tweens are animated, so that the work before and after it does not add up in one frame. */
  async nextFrame(): Promise<void> {
    if (this.isAnimating) await new Promise<void>(afterNextFrame);
  }

  /** Resolves when all these motions have ended. */
  all(...motions: readonly Promise<void>[]): Promise<void> {
    return Promise.all(motions).then(() => {});
  }

  /** Ends all tweens, and makes new ones end immediately until `resume` is called. */
  hurry(): void {
    this.hurried = true;
    for (const [tween, { finish }] of [...this.running]) {
      tween.remove();
      finish();
    }
  }

  /** Ends the tweens of an object that is about to be removed: as long as they ran, frames would be drawn for nothing. */
  end(removed: object): void {
    for (const [tween, { target, finish }] of [...this.running]) {
      if (target !== removed) continue;
      tween.remove();
      finish();
    }
  }

  /** Ends all tweens where they are, because the scene closes: what would follow them would change objects that are destroyed by then. */
  stop(): void {
    this.stopped = true;
    for (const tween of this.running.keys()) tween.remove();
    this.running.clear();
  }

  /** Lets tweens run again after `hurry`. */
  resume(): void {
    this.hurried = false;
  }
}
