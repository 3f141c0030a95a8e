/// <reference types="vite/client" />
/**
 * The baked pictures of everybody at the Long Table: linocut blocks for boards and pages, and figures as they stand on the map. Two
 * sheets, fetched when the first of theirs is wanted.
 */
import { type Pieces, piecesOf } from '../../art/pieces';
import frames from './sheets.gen.json';

const blocks: Pieces = piecesOf(() => ({
  url: new URL('../../../../assets/longTable/blocks.webp', import.meta.url).href,
  frames: frames.blocks,
}));
const FIGURES = new URL('../../../../assets/longTable/figures.webp', import.meta.url).href;
const tokens: Pieces = piecesOf(() => ({ url: FIGURES, frames: frames.figures }));

/** Everybody who has been drawn: classes, monsters, bosses, summons, escorts, what is to be broken or kept. */
const EVERYBODY: readonly string[] = Object.keys(frames.figures).map((name) => name.slice('token/'.length));

/** For the map. Resolves also when they cannot be had: then icons stand there. */
export const loadTokens = (): Promise<void> => tokens.load(EVERYBODY.map((id) => `token/${id}`));
export const tokenOf = (id: string): ImageBitmap | undefined => tokens.get(`token/${id}`);

/** For the boards: each asks for its own, and all come at once. */
let coming: Promise<void> | null = null;

/** @param onLoaded what asked is painted again; not called for those that came before */
export function blockOf(id: string, onLoaded: () => void): ImageBitmap | undefined {
  const found = blocks.get(`block/${id}`);
  if (!found && !coming && EVERYBODY.includes(id)) {
    coming = blocks.load(EVERYBODY.map((each) => `block/${each}`));
    void coming.then(() => {
      if (blocks.get(`block/${id}`)) onLoaded();
      else coming = null;
    });
  }
  return found;
}

/** A figure as a part of its sheet, for what is no canvas. In pixels of the sheet. */
export interface Face {
  readonly url: string;
  readonly box: readonly number[];
  readonly width: number;
  readonly height: number;
}

const boxes: Readonly<Record<string, readonly number[]>> = frames.figures;
const farthest = (side: 0 | 1): number =>
  Math.max(...Object.values(boxes).map((box) => (box[side] ?? 0) + (box[side + 2] ?? 0)));
const SHEET = { width: farthest(0), height: farthest(1) } as const;

/** Null: nobody has drawn it. */
export function faceOf(id: string): Face | null {
  const box = boxes[`token/${id}`];
  return box ? { url: FIGURES, box, ...SHEET } : null;
}
