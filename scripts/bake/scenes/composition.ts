/** A block: what it is made of, from the back to the front, and the picture that is printed of it. */
import { PALETTE } from '../../../src/scenes/art/palette';
import type { Piece } from '../picture';
import { CARVED_RED, printed } from '../picture';
import { HEIGHT, WIDTH } from './strokes';

type Layer = readonly string[];

export interface Composition {
  readonly id: string;
  /** Light, or the dark that it is missing from. */
  readonly sky: Layer;
  /** Where it is. */
  readonly place: Layer;
  /** What is wrong with it: what the page tells. */
  readonly wrong: Layer;
  /** What stands nearest, and is cut by the frame. */
  readonly near: Layer;
}

/** Between these heights lies all that tells the story: a narrow page shows no more of the block than that. */
export const SEEN = { top: 34, bottom: 222 } as const;

export const LAYERS = ['sky', 'place', 'wrong', 'near'] as const;

/** @param folder of the file, below assets/ */
export const pictureOf = (composition: Composition, folder: string): Piece => ({
  name: `${folder}/${composition.id}.webp`,
  width: WIDTH,
  height: HEIGHT,
  scale: 2,
  inks: [PALETTE.ink, PALETTE.paper, CARVED_RED],
  steps: 3,
  ground: PALETTE.paper,
  body: printed(WIDTH, HEIGHT, LAYERS.flatMap((layer) => composition[layer]).join(''), 1.25),
});
