/** Lists the sheets of the Long Table's atlas: blocks for the boards, tokens for the map. Every screen uses the same sheets. */
import type { Piece } from '../picture';
import { blocks, tokens } from './portraits';

/** The key is the name of the file below `assets/longTable`; the argument is the number of pixels per css px. */
export const LONG_SHEETS = {
  blocks: (): readonly Piece[] => blocks(2),
  figures: (): readonly Piece[] => tokens(3),
} as const;
