/** The sheets of the Long Table: blocks as the boards show them, and figures as they stand on the map. One density serves all screens. */
import type { Piece } from '../picture';
import { blocks, tokens } from './portraits';

/** By the name of the file below `assets/longTable`; pixels per css px. */
export const LONG_SHEETS = {
  blocks: (): readonly Piece[] => blocks(2),
  figures: (): readonly Piece[] => tokens(3),
} as const;
