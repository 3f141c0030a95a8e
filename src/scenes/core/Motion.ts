/** Tweens that can be cut short: when the player taps, all that run jump to their end values, as if they had run to the end. */
import type Phaser from 'phaser';
import { stir } from '../resting';
import { afterFrame } from './afterFrame';

/** What moves, to which values, in how many ms. */
export interface Move {
  readonly targets: object;
  readonly to: Readonly<Record<string, number>>;
  readonly duration: number;
  readonly ease?: string | ((part: number) => number);
  /** There and back again. */
  readonly yoyo?: boolean;
  readonly onUpdate?: () => void;
}

export class Motion {
  private readonly running = new Map<Phaser.Tweens.Tween, () => void>();
  private hurried = false;
  /** 0: nothing moves; 1: as the style guide has it; 2: twice as fast. */
  speed = 1;

  constructor(private readonly scene: Phaser.Scene) {}

  /** Whether anything moves at all. */
  get moves(): boolean {
    return this.speed > 0 && !this.hurried;
  }

  /** The player wants to see the end of it. */
  get hurries(): boolean {
    return this.hurried;
  }

  /** Moves, and resolves when it is done, however it ends. */
  run({ targets, to, duration, ease = 'Cubic.Out', yoyo = false, onUpdate = () => {} }: Move): Promise<void> {
    stir();
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
      this.running.set(tween, () => {
        ended();
        resolve();
      });
      // A tween spends its first update on reading where its targets are: without this one, each motion lasts a frame longer.
      tween.update(0);
    });
  }

  /** Lets a result be read, also by those for whom nothing moves; a tap goes on. */
  wait(ms: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    const { speed } = this;
    this.speed = speed || 1;
    const waited = this.run({ targets: { part: 0 }, to: { part: 1 }, duration: ms });
    this.speed = speed;
    return waited;
  }

  all(...motions: readonly Promise<void>[]): Promise<void> {
    return Promise.all(motions).then(() => {});
  }

  /** Ends what moves, and lets nothing else move until `calm`. */
  hurry(): void {
    this.hurried = true;
    for (const [tween, done] of [...this.running]) {
      tween.remove();
      done();
    }
  }

  calm(): void {
    this.hurried = false;
  }
}
