/**
 * Makes the canvas sharp on dense screens. Phaser's scale manager ignores devicePixelRatio. Therefore the size
 * of the canvas is in device pixels, CSS shrinks the canvas, and the cameras zoom in. Scenes work in CSS pixels.
 */
import Phaser from 'phaser';
import { requestFrame } from './frameLoop';

/** The greatest density that the game uses. A higher density would make every texture larger without a visible difference. */
const MAX_DENSITY = 3;

/** Device pixels per CSS pixel. */
export function density(): number {
  return Math.min(window.devicePixelRatio || 1, MAX_DENSITY);
}

/** The width of a side inset that the style sheets set, in CSS px. */
const side = (name: '--safe-left' | '--safe-right'): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;

/**
 * A window smaller than this in both directions (as at 400 % zoom) is too small for the table. styles/base.css has the same
 * limits.
 */
const TINY = { width: 480, height: 400 } as const;
/** The table's height in CSS px in a window that is too small; the document then scrolls. */
const SCROLLED_HEIGHT = 640;

/**
 * The table's size in CSS px: the size of the window without its side insets (notch, round corners). In a window that is
 * too small, the height is `SCROLLED_HEIGHT`.
 */
export function windowSize(): { width: number; height: number } {
  const { innerWidth, innerHeight } = window;
  const scrolls = innerWidth < TINY.width && innerHeight < TINY.height;
  return {
    width: innerWidth - side('--safe-left') - side('--safe-right'),
    height: scrolls ? SCROLLED_HEIGHT : innerHeight,
  };
}

/** Converts a point of the window to a point of the table. */
export const pointOnTable = (x: number, y: number) => ({ x: x - side('--safe-left'), y: y + window.scrollY });

/** Phaser's scale settings for a canvas in the element `parent`. */
export function scaleConfig(parent: string): Phaser.Types.Core.ScaleConfig {
  const ratio = density();
  const { width, height } = windowSize();
  return {
    parent,
    mode: Phaser.Scale.NONE,
    width: Math.round(width * ratio),
    height: Math.round(height * ratio),
    zoom: 1 / ratio,
    autoRound: false,
    expandParent: false,
    // `watchDensity` follows the window's size. Polling would make Phaser force a layout of the page twice a second
    // during animations.
    resizeInterval: Number.POSITIVE_INFINITY,
  };
}

/**
 * Resizes the canvas, then calls `onChange`, when the window's size or the screen's density changes (page zoom, another
 * screen).
 * @returns a function that stops the watching
 */
export function watchDensity(game: Phaser.Game, onChange?: () => void): () => void {
  let query: MediaQueryList | null = null;
  const refit = (): void => {
    const ratio = density();
    const { width, height } = windowSize();
    // `setZoom` comes last, because it calculates the canvas's CSS size from the size that `resize` sets. At zoom 1
    // `resize` itself does not set the CSS size.
    game.scale.resize(Math.round(width * ratio), Math.round(height * ratio));
    game.scale.setZoom(1 / ratio);
    onChange?.();
  };
  const denser = (): void => {
    refit();
    watch();
  };
  const watch = (): void => {
    query?.removeEventListener('change', denser);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', denser);
  };
  window.addEventListener('resize', refit);
  watch();
  return () => {
    window.removeEventListener('resize', refit);
    query?.removeEventListener('change', denser);
  };
}

/**
 * Calls `lost` when the WebGL context is lost and `back` when Phaser has restored it. Phaser's own listeners run first:
 * they request the context again and upload every texture.
 */
export function watchContext({ canvas }: Phaser.Game, { lost, back }: { lost(): void; back(): void }): void {
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', back);
}

/**
 * Uses the measured length of each frame. Phaser's smoothing limits this length to 1/60 s for the first 120 frames after
 * the window gets the focus. At 30 frames per second all motions would then take twice as long.
 */
export const FRAME_TIMES = { smoothStep: false };

/**
 * The most time in ms that a motion advances in one frame. After a pause of the browser tab a motion then continues instead of
 * jumping to its end.
 */
const LONGEST_FRAME = 200;

/**
 * Makes tweens use the length of frames. Phaser's tweens use the wall clock, so they would stop for an hour if the
 * clock is set back by an hour.
 */
export function timeTweensByFrames({ tweens, game }: Phaser.Scene): void {
  tweens.getDelta = () => Math.min(game.loop.delta, LONGEST_FRAME);
}

/**
 * Whether the pointer is a mouse none of whose buttons is down. If the scene still handles a press of this mouse, the button
 * was released where the document got no event.
 */
export const isLostMouse = ({ wasTouch, buttons }: Pick<Phaser.Input.Pointer, 'wasTouch' | 'buttons'>): boolean =>
  !wasTouch && buttons === 0;

/** Makes CSS pixels the unit of the scene's world, also after each resize. */
export function cssCamera(scene: Phaser.Scene): void {
  const refit = (): void => {
    const camera = scene.cameras.main;
    camera.setSize(scene.scale.width, scene.scale.height).setOrigin(0, 0).setZoom(density()).setScroll(0, 0);
    requestFrame();
  };
  refit();
  // Phaser sends no SHUTDOWN to a scene that is removed without being stopped.
  const { SHUTDOWN, DESTROY } = Phaser.Scenes.Events;
  const { scale } = scene;
  const leave = (): void => {
    scale.off(Phaser.Scale.Events.RESIZE, refit);
    scene.events.off(SHUTDOWN, leave).off(DESTROY, leave);
    requestFrame();
  };
  scale.on(Phaser.Scale.Events.RESIZE, refit);
  scene.events.once(SHUTDOWN, leave).once(DESTROY, leave);
}
