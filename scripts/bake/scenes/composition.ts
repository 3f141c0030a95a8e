/** Defines a composition (layers from back to front) and prints it as a picture. */
import { PALETTE } from '../../../src/scenes/art/palette';
import type { Piece } from '../picture';
import { CARVED_RED, printed } from '../picture';
import { HEIGHT, WIDTH } from './strokes';

type Layer = readonly string[];

export interface Composition {
  readonly id: string;
  /** The light, or darkness. */
  readonly sky: Layer;
  /** The place in which the scene is. */
  readonly place: Layer;
  /** The event of the scene: what the text below the picture is about. */
  readonly wrong: Layer;
  /** Things in the foreground; the frame may cut them off. */
  readonly near: Layer;
}

/** Everything essential is between these two y, in units of the picture, because narrow pages show no more of the picture. */
export const SEEN = { top: 34, bottom: 222 } as const;

export const LAYERS = ['sky', 'place', 'wrong', 'near'] as const;

/** @param folder folder of the file, below assets/ */
export const printComposition = (composition: Composition, folder: string): Piece => ({
  name: `${folder}/${composition.id}.webp`,
  width: WIDTH,
  height: HEIGHT,
  scale: 2,
  inks: [PALETTE.ink, PALETTE.paper, CARVED_RED],
  steps: 3,
  ground: PALETTE.paper,
  body: printed(WIDTH, HEIGHT, LAYERS.flatMap((layer) => composition[layer]).join(''), 1.25),
});
