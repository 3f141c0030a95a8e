/** Cards are objects with two faces (style guide, section 7): they are turned over, or round in their plane. */
import type { CardSprite, TurnAxis } from './CardSprite';
import { EASE } from './ease';
import type { Motion } from './Motion';

/** ms */
export const FLIP_MS = 360;
export const SETTLE_MS = 60;
const ROUND_MS = 360;
/** px that a card sinks in where it lands. */
const SINK = 2;

export interface Turn {
  /** Paints what the card shows from half way on. */
  readonly swap: () => void;
  readonly ms?: number;
  /** px */
  readonly lift?: number;
  readonly axis?: TurnAxis;
}

/** Lifted, over on an axis, its other face from half way on, and down again with a little settle. */
export async function turnOver(motion: Motion, sprite: CardSprite, turn: Turn): Promise<void> {
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

/** By half a turn in the plane. What it shows then is painted as it lies. */
export async function turnRound(motion: Motion, sprite: CardSprite, swap: () => void): Promise<void> {
  const { rotation } = sprite;
  sprite.bare(true);
  await motion.run({ targets: sprite, to: { rotation: rotation + Math.PI }, duration: ROUND_MS, ease: EASE.turn });
  sprite.setRotation(rotation);
  swap();
  sprite.bare(false);
}
