/** Motion that can be cut short: every running tween ends at once when the player taps, and the picture is right. */
import type Phaser from 'phaser';

export class Motion {
  private readonly running = new Set<Phaser.Tweens.Tween>();
  private hurried = false;
  /** 0: nothing moves; 1: as the style guide has it; 2: twice as fast. */
  speed = 1;

  constructor(private readonly scene: Phaser.Scene) {}

  get moves(): boolean {
    return this.running.size > 0;
  }

  /** Tweens and resolves when it is done, however it ends. */
  run(config: Phaser.Types.Tweens.TweenBuilderConfig & { duration: number }): Promise<void> {
    const duration = this.hurried || this.speed === 0 ? 0 : config.duration / this.speed;
    return new Promise((resolve) => {
      const tween = this.scene.tweens.add({ ...config, duration: Math.max(1, duration) });
      this.running.add(tween);
      const done = () => {
        this.running.delete(tween);
        resolve();
      };
      tween.once('complete', done);
      tween.once('stop', done);
      if (duration === 0) tween.complete();
    });
  }

  all(...motions: readonly Promise<void>[]): Promise<void> {
    return Promise.all(motions).then(() => {});
  }

  /** Ends what moves, and lets nothing else move until `calm`. */
  hurry(): void {
    this.hurried = true;
    for (const tween of [...this.running]) tween.complete();
  }

  calm(): void {
    this.hurried = false;
  }
}
