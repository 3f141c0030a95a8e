/** Defines a composition (layers from back to front) and prints it as a picture. */
import { PALETTE } from '../../../src/scenes/art/palette';
import type { Piece } from '../picture';
import { CARVED_RED, printed } from '../picture';
import { HEIGHT, WIDTH } from './strokes';

type Layer = readonly string[];

/** A picture of a scenario, an event or an ending, in layers of SVG. */
export interface Composition {
  readonly id: string;
  /** The light or the darkness behind the place. */
  readonly sky: Layer;
  /** The place in which the scene is. */
  readonly place: Layer;
  /** What happens in the scene: the subject of the text below the picture. */
  readonly event: Layer;
  /** Things in the foreground; the frame may cut them off. */
  readonly near: Layer;
}

/** Everything essential in a picture is between these two y, in units of the picture: narrow pages cut off what is outside. */
export const VISIBLE_RANGE = { top: 34, bottom: 222 } as const;

/** The layers of a composition, in the order of painting. */
export const LAYERS = ['sky', 'place', 'event', 'near'] as const;

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
