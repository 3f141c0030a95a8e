import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DrawingError,
  isAdjacent,
  isWallBetween,
  parseBoard,
  printBoard,
  type Situation,
  terrainAt,
  turnDrawing,
} from '../../../src/rules/core/board';
import { boards, situationOn, situations, slowAdjacent } from '../../kit/slowGeometry';

describe('R4 drawing a board', () => {
  test('R4 columns a, c, e stand on even lines of the picture, columns b, d, f on odd ones', () => {
    const { board } = parseBoard(`
      .   .
        .
      .   .
        .
    `);
    expect(Object.keys(board.hexes)).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2']);
  });

  test('R4.1-R4.7 each terrain has one character; # and a space are rock', () => {
    const { board, marks } = parseBoard('.   T   H\n  ~   X\nD   #');
    expect(board.hexes).toEqual({
      a1: 'plain',
      c1: 'trap',
      e1: 'hazardous',
      b1: 'difficult',
      d1: 'obstacle',
      a2: 'door',
    });
    expect(marks).toEqual({});
  });

  test('R1.9 other characters are marks on plain hexes, or on the terrain that the legend gives', () => {
    const { board, marks } = parseBoard('@   1   w\n  1   é', { w: 'difficult' });
    expect(marks).toEqual({ '@': ['a1'], '1': ['b1', 'c1'], w: ['e1'], é: ['d1'] });
    expect(board.hexes).toEqual({ a1: 'plain', b1: 'plain', c1: 'plain', d1: 'plain', e1: 'difficult' });
  });

  test('R4.2 walls in the picture stand on the sides of the hex next to them', () => {
    const { board } = parseBoard(String.raw`
      .   .
       /.\
      .\-/.
        .
    `);
    expect(board.walls.map(String)).toEqual(['a1,b1', 'a2,b1', 'b1,b2', 'b1,c1', 'b1,c2']);
  });

  test('R4 common indentation is not part of the picture, but blank lines inside it are', () => {
    const flat = parseBoard('#\n  .\n.\n\n.   .');
    expect(parseBoard('\n        #\n          .\n        .\n\n        .   .\n      ')).toEqual(flat);
    expect(Object.keys(flat.board.hexes)).toEqual(['a2', 'a3', 'b1', 'c3']);
    expect(parseBoard('\n\n  .\n.')).toEqual(parseBoard('#\n  .\n.'));
  });

  test('R4 an empty picture is a board without hexes', () => {
    expect(parseBoard('')).toEqual({ board: { hexes: {}, walls: [] }, marks: {} });
    expect(parseBoard('\n   \n')).toEqual(parseBoard(''));
  });

  test.each([
    { text: '.   .\n\t.', line: 2, column: 1, problem: '"\\t" cannot be drawn' },
    { text: '\n    .   .\n\t  .', line: 3, column: 1, problem: '"\\t" cannot be drawn' },
    { text: '.   \u{1f6aa}', line: 1, column: 5, problem: '"\\ud83d" cannot be drawn' },
    { text: '.\r\n  .', line: 1, column: 2, problem: '"\\r" cannot be drawn' },
    { text: '. .', line: 1, column: 3, problem: "'.' is not allowed here: only a wall '-' or a blank is" },
    { text: '\n    .   .\n     \\.\n    .', line: 3, column: 6, problem: "only a wall '/'" },
    { text: '.   .\n  ./\n.   .', line: 2, column: 4, problem: "only a wall '\\'" },
    { text: '.T\n  .', line: 1, column: 2, problem: "'T' is not allowed here: only a wall '\\'" },
    { text: '-\n  .', line: 1, column: 1, problem: "a wall '-' is at the place of a hex" },
    { text: '.   .\n /.\\\n.   /', line: 3, column: 5, problem: "a wall '/' is at the place of a hex" },
    { text: '.   #\n  .\\\n.   .', line: 2, column: 4, problem: 'does not separate two hexes' },
    { text: '.\n-\n#', line: 2, column: 1, problem: 'does not separate two hexes' },
    { text: '.\\\n  .', line: 1, column: 2, problem: 'does not separate two hexes' },
    { text: `.${' '.repeat(51)}.`, line: 1, column: 53, problem: 'more columns than there are letters' },
  ])('R4 an error names line and column of the mistake: $problem', ({ text, line, column, problem }) => {
    const error = errorOf(() => parseBoard(text));
    expect(error).toBeInstanceOf(DrawingError);
    expect(error).toMatchObject({ line, column });
    expect(error?.message).toContain(`line ${line}, column ${column}: `);
    expect(error?.message).toContain(problem);
  });

  test('R4 drawing the printed picture of a board gives the same board', () => {
    fc.assert(
      fc.property(boards(5, 4), (board) => {
        expect(parseBoard(printBoard(board))).toEqual({ board, marks: {} });
      }),
      { numRuns: 60 },
    );
  });

  test('R4 marks are printed over the terrain', () => {
    const picture = ['@   T', ' /.', '.   g', '  .'].join('\n');
    const { board, marks } = parseBoard(picture, { g: 'door' });
    expect(board.hexes['c2']).toBe('door');
    expect(printBoard(board, marks)).toBe(picture);
    expect(printBoard(board)).toBe(picture.replace('g', 'D').replace('@', '.'));
  });
});

function errorOf(act: () => unknown): Error | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  return undefined;
}

describe('R1.9 a card turned by 180 degrees', () => {
  test('R1.9 hexes, walls and marks are turned together', () => {
    const turned = turnDrawing(parseBoard('@   T\n /.\n.   X\n-\n.'));
    expect(printBoard(turned.board, turned.marks)).toBe('#   .\n    -\nX   .\n  .\nT  /@');
    const { board, marks } = turnDrawing(turned);
    expect(printBoard(board, marks)).toBe('@   T\n /.\n.   X\n-\n.');
  });

  test('R1.9 turning keeps the number of walls, and turning twice gives the original card', () => {
    fc.assert(
      fc.property(
        boards(5, 4).filter(({ hexes }) => Boolean(hexes['a1'] && hexes['e1'])),
        (board) => {
          const drawing = { board, marks: { '@': ['a1'] } };
          const turned = turnDrawing(drawing);
          expect(turned.board.walls).toHaveLength(board.walls.length);
          expect(turnDrawing(turned)).toEqual(drawing);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('R4 the board in play', () => {
  const { board } = parseBoard(`
    .   .   T
     /.   D
    .   X   ~
  `);
  const start = situationOn(board);

  test.each<[string, Partial<Situation>, string, string | undefined]>([
    ['R4.1 a hex has its printed terrain', {}, 'c2', 'obstacle'],
    ['R4.2 rock has no terrain', {}, 'g1', undefined],
    ['R4.3 a closed door is a door', {}, 'd1', 'door'],
    ['R4.3 an opened door is plain', { opened: ['d1'] }, 'd1', 'plain'],
    ['R4.4 a trap is a trap', {}, 'e1', 'trap'],
    ['R4.4 a spent trap is plain', { spent: ['e1'] }, 'e1', 'plain'],
    ['R4.4 only traps can be spent', { spent: ['e2'] }, 'e2', 'difficult'],
    ['R4.3 only doors can be opened', { opened: ['c2'] }, 'c2', 'obstacle'],
    ['R4.1 a tile of the scenario replaces the printed terrain', { tiles: { e2: 'plain' } }, 'e2', 'plain'],
    ['R4.2 rock cannot be made plain', { tiles: { g1: 'plain' } }, 'g1', undefined],
  ])('%s', (_, changes, hex, terrain) => {
    expect(terrainAt({ ...start, ...changes }, hex)).toBe(terrain);
  });

  test('R4.2 two hexes that share a side are adjacent', () => {
    expect(isAdjacent(start, 'b1', 'c1')).toBe(true);
    expect(isAdjacent(start, 'c1', 'b1')).toBe(true);
    expect(isAdjacent(start, 'a1', 'c1')).toBe(false);
    expect(isAdjacent(start, 'a1', 'a1')).toBe(false);
  });

  test('R4.2 two hexes with a wall between them are not adjacent', () => {
    expect(isAdjacent(start, 'a1', 'b1')).toBe(false);
    expect(isWallBetween(start, 'a1', 'b1')).toBe(true);
    expect(isWallBetween(start, 'b1', 'a2')).toBe(false);
  });

  test('R4.2 the edge of the map is a wall', () => {
    expect(isWallBetween(start, 'a2', 'a3')).toBe(true);
    expect(isAdjacent(start, 'a2', 'a3')).toBe(false);
  });

  test('R4.3 a closed door is a wall on all its sides until it is opened', () => {
    expect(isWallBetween(start, 'c1', 'd1')).toBe(true);
    expect(isAdjacent(start, 'd1', 'e1')).toBe(false);
    const opened = { ...start, opened: ['d1'] };
    expect(isWallBetween(opened, 'c1', 'd1')).toBe(false);
    expect(isAdjacent(opened, 'd1', 'e1')).toBe(true);
  });

  test('R4.3 a door that a scenario opens from the start is no wall', () => {
    expect(isAdjacent({ ...start, tiles: { d1: 'plain' } }, 'c1', 'd1')).toBe(true);
  });

  test('R4.10 hexes with monsters and obstacles are adjacent all the same', () => {
    const occupied = { ...start, monsters: ['b1'] };
    expect(isAdjacent(occupied, 'b1', 'c2')).toBe(true);
  });

  test('R4.2 adjacency agrees with the slow implementation', () => {
    fc.assert(
      fc.property(situations(5, 4), ({ situation }) => {
        const hexes = [...Object.keys(situation.board.hexes), 'h8'];
        for (const a of hexes)
          for (const b of hexes) {
            expect(isAdjacent(situation, a, b), `${a} ${b}`).toBe(slowAdjacent(situation, a, b));
          }
      }),
      { numRuns: 40 },
    );
  });
});
