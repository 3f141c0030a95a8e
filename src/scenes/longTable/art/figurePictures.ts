/// <reference types="vite/client" />
/**
 * Loads the baked pictures of the Long Table's figures: linocut blocks for panels, and tokens for the map. All
 * blocks are in one image file, and all tokens in another; each file loads on first use.
 */
import { type Pieces, piecesOf } from '../../art/pieces';
import frames from './sheets.gen.json';

const blocks: Pieces = piecesOf(() => ({
  url: new URL('../../../../assets/longTable/blocks.webp', import.meta.url).href,
  frames: frames.blocks,
}));
const FIGURES = new URL('../../../../assets/longTable/figures.webp', import.meta.url).href;
const tokens: Pieces = piecesOf(() => ({ url: FIGURES, frames: frames.figures }));

/** The ids of all figures with a picture: classes, monsters, bosses, summons, escorts and objectives. */
const FIGURE_IDS: readonly string[] = Object.keys(frames.figures).map((name) => name.slice('token/'.length));

/** Loads the tokens of the map. Also resolves on failure; the map then shows icons. */
export const loadTokens = (): Promise<void> => tokens.load(FIGURE_IDS.map((id) => `token/${id}`));
/** The token of a figure; undefined until it is loaded, and for a figure without a picture. */
export const tokenOf = (id: string): ImageBitmap | undefined => tokens.get(`token/${id}`);

/** The request that loads all blocks; null before the first request and after a failed one. */
let coming: Promise<void> | null = null;

/**
 * The block of a figure, if it is loaded. The first call for a missing block loads all blocks.
 * @param onLoaded called after this call has loaded the blocks, to paint again; not called if an earlier call is loading them
 */
export function blockOf(id: string, onLoaded: () => void): ImageBitmap | undefined {
  const found = blocks.get(`block/${id}`);
  if (!found && !coming && FIGURE_IDS.includes(id)) {
    coming = blocks.load(FIGURE_IDS.map((each) => `block/${each}`));
    void coming.then(() => {
      if (blocks.get(`block/${id}`)) onLoaded();
      else coming = null;
    });
  }
  return found;
}

/** The part of an image file that shows a figure, for use in CSS. */
export interface Face {
  readonly url: string;
  /** x, y, width and height of the part, in px of the image. */
  readonly box: readonly number[];
  /** The width of the whole image, in px. */
  readonly width: number;
  /** The height of the whole image, in px. */
  readonly height: number;
}

const boxes: Readonly<Record<string, readonly number[]>> = frames.figures;
const farthest = (side: 0 | 1): number =>
  Math.max(...Object.values(boxes).map((box) => (box[side] ?? 0) + (box[side + 2] ?? 0)));
const SHEET = { width: farthest(0), height: farthest(1) } as const;

/** The part of the tokens' image that shows a figure, or null if the figure has no picture. */
export function faceOf(id: string): Face | null {
  const box = boxes[`token/${id}`];
  return box ? { url: FIGURES, box, ...SHEET } : null;
}
