/** The data of the drawn examples in the rules. Boards use the notation of `parseBoard`: `@` is a hero, `m` a monster. */
import { levelValues } from '../../../rules/longTable/level';
import type { BoardFigure } from '../../reference/BoardPicture';

export const BOARD_FIGURES = {
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
  move: {
    board: `
      @   .
        T   .
      .   ~
        .   .
    `,
    way: ['a1', 'a2', 'b2', 'c2'],
    refused: ['a1', 'b1', 'c2'],
    labels: { a2: '1', b2: '2', c2: '4' },
  },
  focus: {
    board: `
      @   .   .
        X   .
      .   m   @
        .   .
      .   .   .
    `,
    way: ['c2', 'd1'],
    refused: ['c2', 'b2', 'a2'],
    labels: { d1: '1', a2: '2' },
  },
  push: {
    board: `
      @   .   .
        m   .
      .   .   .
    `,
    way: ['b1', 'c1', 'd1'],
    refused: ['b1', 'a2'],
    labels: { c1: '1', d1: '2' },
  },
  nearest: {
    board: `
      .   .   .
        .   .   @
      @   m   .
        .   .   .
    `,
    way: ['c2', 'b1'],
    refused: ['c2', 'd1', 'e1'],
    labels: { b1: '1', e1: '2' },
  },
  stepBack: {
    board: `
      .   .   .
        m   .
      @   .   .
        .   .
    `,
    way: ['b1', 'c1'],
  },
  escort: {
    board: `
      .   .   .
        .  /@
      @   .\\  .
        .  /.
      .   .   .
    `,
    way: ['c2', 'b1'],
    refused: ['c2', 'c3', 'd2'],
    labels: { c2: 'E', b1: '1', d2: '2' },
  },
} as const satisfies Readonly<Record<string, BoardFigure>>;

const HIGHEST = 7;

/** L3.2: the rows of the scenario level table. */
export const LEVELS = Array.from({ length: HIGHEST + 1 }, (_, level) => ({ level, ...levelValues(level) }));
