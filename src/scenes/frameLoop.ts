/**
 * Puts the game loop to sleep while nothing moves, to save power. Code that changes the picture calls `requestFrame`.
 */
import Phaser from 'phaser';

/** The number of frames that are drawn after the last change. */
const LAST_FRAMES = 4;
const WAKING_EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'resize'] as const;

let wake = (): void => {};
let isAwake = (): boolean => false;

/** Whether frames are drawn now, so that work between them may delay one. */
export const drawsFrames = (): boolean => isAwake();

let sleep = (): void => {};

/** Wakes the loop, because something on the canvas has changed or is about to change. */
export function requestFrame(): void {
  wake();
}

/** Puts the loop to sleep now instead of after some more frames, unless something moves. Call it when the last change has been drawn. */
export function stopFrames(): void {
  sleep();
}

/**
 * Lets the loop sleep after the last change. The loop wakes on input, on resizing, when the browser tab becomes visible,
 * and on `requestFrame`.
 */
export function sleepWhenIdle({ loop, events, scene }: Phaser.Game): void {
  let still = 0;
  isAwake = () => loop.running;
  wake = () => {
    still = 0;
    if (!loop.started || loop.running) return;
    // The next frame must not include the time in which the loop slept.
    loop.resetDelta();
    loop.wake();
  };
  const moves = () => scene.getScenes(true).some(({ tweens }) => tweens.tweens.length > 0);
  sleep = () => {
    if (!moves()) loop.sleep();
  };
  events.on(Phaser.Core.Events.POST_RENDER, () => {
    still = moves() ? 0 : still + 1;
    if (still >= LAST_FRAMES) loop.sleep();
  });
  for (const type of WAKING_EVENTS) window.addEventListener(type, requestFrame, { capture: true, passive: true });
  events.on(Phaser.Core.Events.VISIBLE, requestFrame);
}
