/**
 * Defines the models that the painters draw: plain data, in which texts are translated and signed numbers are formatted
 * (`signed`). Painters contain no rules; a scene fills the models from the state.
 */

import type { HexId } from '../../rules/core/hexes';

export type { HexId };

/** The 2D context of a canvas, which may belong to a texture. */
export type Ctx = CanvasRenderingContext2D;
