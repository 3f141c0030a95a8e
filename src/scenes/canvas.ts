/**
 * A crisp canvas on dense screens. Phaser's Scale manager never looks at devicePixelRatio: so the canvas is made in device
 * pixels and shown smaller, and the cameras magnify, so that scenes work in CSS pixels.
 */
import Phaser from 'phaser';
import { stir } from './resting';

/** More than this is not visible, but every texture would take more memory. */
const MAX_DENSITY = 3;

/** Device pixels per CSS pixel. */
export function density(): number {
  return Math.min(window.devicePixelRatio || 1, MAX_DENSITY);
}

/** CSS pixels of a side inset, as the style sheets have it. */
const side = (name: '--safe-left' | '--safe-right'): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;

/** A window smaller than this both ways (400 % zoom) is too small for the table: styles/base.css has the same limits. */
const TINY = { width: 480, height: 400 } as const;
/** Then the table is so high, and the page scrolls. */
const SCROLLED_HEIGHT = 640;

/** CSS pixels of the table: the window between what a notch and round corners take at its sides. */
export function windowSize(): { width: number; height: number } {
  const { innerWidth, innerHeight } = window;
  const scrolls = innerWidth < TINY.width && innerHeight < TINY.height;
  return {
    width: innerWidth - side('--safe-left') - side('--safe-right'),
    height: scrolls ? SCROLLED_HEIGHT : innerHeight,
  };
}

/** The table's point at a point of the window. */
export const pointOnTable = (x: number, y: number) => ({ x: x - side('--safe-left'), y: y + window.scrollY });

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
    // The window says when it has changed. Phaser would ask twice a second, and lay out the page in mid-motion for the answer.
    resizeInterval: Number.POSITIVE_INFINITY,
  };
}

/**
 * Follows the window's size and the screen's density (a window moved to another screen, page zoom).
 * @returns a function that stops it
 */
export function watchDensity(game: Phaser.Game, onChange?: () => void): () => void {
  let query: MediaQueryList | null = null;
  const refit = (): void => {
    const ratio = density();
    const { width, height } = windowSize();
    // In this order: `setZoom` gives the canvas its style, of the size that there is, and `resize` leaves it as it is at zoom 1.
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
 * Tells when the WebGL context is lost, and when Phaser has restored it. Phaser's own listeners run first: they ask for the
 * context back and upload every texture again.
 */
export function watchPicture({ canvas }: Phaser.Game, { lost, back }: { lost(): void; back(): void }): void {
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', back);
}

/**
 * How Phaser measures a frame: as long as it was. Its smoothing takes no frame for longer than 1/60 s in the first 120 after each focus,
 * so that motions took twice as long at 30 frames a second.
 */
export const FRAME_TIMES = { smoothStep: false };

/** ms by which a motion advances in one frame at most: after a long pause of the page it goes on, and does not jump to its end. */
const LONGEST_FRAME = 200;

/** Tweens by the time of the frames. Phaser's ask the wall clock: when that is set back by an hour, they stand still for an hour. */
export function steadyTweens({ tweens, game }: Phaser.Scene): void {
  tweens.getDelta = () => Math.min(game.loop.delta, LONGEST_FRAME);
}

/** Whether a mouse moves without a pressed button: a press that began over the canvas has ended where the page did not hear it. */
export const isLostMouse = ({ wasTouch, buttons }: Pick<Phaser.Input.Pointer, 'wasTouch' | 'buttons'>): boolean =>
  !wasTouch && buttons === 0;

/** Makes the scene's world CSS pixels, also after a resize. */
export function cssCamera(scene: Phaser.Scene): void {
  const refit = (): void => {
    const camera = scene.cameras.main;
    camera.setSize(scene.scale.width, scene.scale.height).setOrigin(0, 0).setZoom(density()).setScroll(0, 0);
    stir();
  };
  refit();
  // A scene that is removed without being stopped is not shut down.
  const { SHUTDOWN, DESTROY } = Phaser.Scenes.Events;
  const { scale } = scene;
  const leave = (): void => {
    scale.off(Phaser.Scale.Events.RESIZE, refit);
    scene.events.off(SHUTDOWN, leave).off(DESTROY, leave);
    stir();
  };
  scale.on(Phaser.Scale.Events.RESIZE, refit);
  scene.events.once(SHUTDOWN, leave).once(DESTROY, leave);
}
