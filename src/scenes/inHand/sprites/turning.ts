/** Animates the turning of cards (style guide, section 7): flips to the other face, and half turns in the plane. */

import type { Motion } from '../../core/Motion';
import { EASE } from '../ease';
import type { CardSprite, FlipAxis } from './CardSprite';

/** The duration of a flip, in ms. */
export const FLIP_MS = 360;
/** The duration of the dip after a flip, in ms. */
export const SETTLE_MS = 60;
/** The duration of a half turn in the plane, in ms. */
const ROUND_MS = 360;
/** The px by which a card dips when it lands. */
const SINK = 2;

/** How a card is flipped. */
export interface FlipOptions {
  /** Paints the other face; called half way. */
  readonly swap: () => void;
  readonly ms?: number;
  /** The greatest height above the table, in px. */
  readonly lift?: number;
  readonly axis?: FlipAxis;
}

/**
 * Flips a card: it rises, turns about an axis, shows its other face from half way on, and dips slightly as it lands.
 */
export async function flipCard(motion: Motion, sprite: CardSprite, turn: FlipOptions): Promise<void> {
  const { swap, ms = FLIP_MS, lift = 28, axis = 'long' } = turn;
  const run = { part: 0 };
  let swapped = false;
  const face = () => {
    if (swapped || run.part < 0.5) return;
    swapped = true;
    swap();
  };
  await motion.run({
    targets: run,
    to: { part: 1 },
    duration: ms,
    ease: EASE.flip,
    onUpdate: () => {
      face();
      sprite.tilt(run.part, axis, lift);
    },
  });
  const { y } = sprite;
  await motion.run({ targets: sprite, to: { y: y + SINK }, duration: SETTLE_MS, yoyo: true });
  sprite.setY(y);
}

/**
 * Turns a card by 180 degrees in the plane. Afterwards `swap` repaints the card upside down, and the rotation gets its
 * old value again.
 */
export async function rotateHalfTurn(motion: Motion, sprite: CardSprite, swap: () => void): Promise<void> {
  const { rotation } = sprite;
  sprite.hideMark(true);
  await motion.run({ targets: sprite, to: { rotation: rotation + Math.PI }, duration: ROUND_MS, ease: EASE.turn });
  sprite.setRotation(rotation);
  swap();
  sprite.hideMark(false);
}
