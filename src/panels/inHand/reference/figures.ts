/** Defines the drawn examples of the reference as data. Boards use the notation of `parseBoard`: `@` is the hero, `m` a monster. */
import type { BoardFigure } from '../../reference/BoardPicture';

export const BOARD_FIGURES = {
  difficult: {
    board: `
      @   .
        ~
    `,
    way: ['a1', 'b1', 'c1'],
    labels: { b1: '2', c1: '1' },
  },
  jump: {
    board: `
      @   T
        X   T
    `,
    way: ['a1', 'b1', 'c1', 'd1'],
    jumped: true,
    labels: { d1: '!' },
  },
  range: {
    board: `
      @   .
      - .
      m\\  .
        .
    `,
    way: ['a1', 'b1', 'b2', 'a2'],
    labels: { b1: '1', b2: '2' },
  },
  sight: {
    board: `
      .   .
        .
      @\\-/m
        .
      .   .
    `,
    line: [
      ['a2', 3],
      ['c2', 4],
    ],
  },
  hindrance: {
    board: `
      @
        .
      X
        .
      m
    `,
    way: ['a1', 'b1', 'b2', 'a3'],
    refused: ['a1', 'a2', 'a3'],
  },
} as const satisfies Readonly<Record<string, BoardFigure>>;

/** R1.1: the HP values for each of the four positions of an HP card. */
export const HP_POSITIONS = [1, 2, 3, 4].map((first) => [first, first + 4, first + 8]);

/** R12.4: the steps of an example calculation of an attack: the number that the step adds (`adds`), and the sum so far (`makes`). */
export const CALCULATION = [
  { adds: '3', makes: 3 },
  { adds: '+2', makes: 5 },
  { adds: '−1', makes: 4 },
  { adds: '−1', makes: 3 },
] as const;

/** R25.1: the ranges in the three columns of an example monster. */
export const RANGES = { A: 3, B: 3, C: 1 } as const;
/** The median of RANGES. */
export const MEDIAN = 3;
/** R11.1: all Distances. */
export const DISTANCES = [1, 2, 3, 4, 5, 6, 7] as const;
