/** The game loop sleeps while nothing moves, so that a still table takes no power. Whoever changes the picture calls `stir`. */
import Phaser from 'phaser';

/** Frames that are drawn after the last change. */
const LAST_FRAMES = 4;
const STIRRING = ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'resize'] as const;

let wake = (): void => {};

/** Something on the canvas has changed, or is about to. */
export function stir(): void {
  wake();
}

export function restWhenStill({ loop, events, scene }: Phaser.Game): void {
  let still = 0;
  wake = () => {
    still = 0;
    if (!loop.started || loop.running) return;
    // The time asleep is no part of the next frame.
    loop.resetDelta();
    loop.wake();
  };
  events.on(Phaser.Core.Events.POST_RENDER, () => {
    const moves = scene.getScenes(true).some(({ tweens }) => tweens.tweens.length > 0);
    still = moves ? 0 : still + 1;
    if (still >= LAST_FRAMES) loop.sleep();
  });
  for (const type of STIRRING) window.addEventListener(type, stir, { capture: true, passive: true });
  events.on(Phaser.Core.Events.VISIBLE, stir);
}
