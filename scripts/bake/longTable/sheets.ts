/** Lists the sheets of the Long Table's atlas: blocks for the boards, tokens for the map. Screens of all densities use the same sheets. */
import type { Piece } from '../picture';
import { blocks, tokens } from './portraits';

/** Each key is the name of a file below `assets/longTable`. The numbers are pixels per css px. */
export const LONG_SHEETS = {
  blocks: (): readonly Piece[] => blocks(2),
  figures: (): readonly Piece[] => tokens(3),
} as const;
