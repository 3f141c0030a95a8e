import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, isAdjacent, type Situation, turnDrawing } from '../../../src/rules/core/board';
import { frameOf, turnHex } from '../../../src/rules/core/hexes';
import { canSee } from '../../../src/rules/core/sight';
import { boards, drawn, situationOn, situations, slowSees } from '../../kit/slowGeometry';

/** Returns whether the hexes with the marks a and b of a drawing see each other. */
function seen(text: string, changes: Partial<Omit<Situation, 'board'>> = {}): boolean {
  const { situation, at } = drawn(text, changes);
  return canSee(situation, at('a'), at('b'));
}

describe('R13.1 line of sight', () => {
  test('R13.1 there is a line of sight across an open room', () => {
    const room = `
      .   .   b
        .   .
      .   .   .
        .   .
      a   .   .
        .   .
    `;
    expect(seen(room)).toBe(true);
  });

  test('R13.1 a line between corners is blocked even if it only touches the end of a wall', () => {
    const open = `
      .   .   .
        a   b
      .   .   .
        .   .
      .   .   .
    `;
    // The line through the middle of both hexes touches the wall's upper end, and the line along their lower sides its lower
    // end; their upper sides are the edge of the map.
    const walled = `
      .   .   .
        a   b
      .  /.   .
        .   .
      .   .   .
    `;
    expect(seen(open)).toBe(true);
    expect(seen(walled)).toBe(false);
  });

  test('R13.1 two hexes see each other past a single wall if there is room beside it', () => {
    const inTheRoom = `
      .   .   .
        .   .
      .   a   .
        . - .
      .   b   .
        .   .
      .   .   .
    `;
    expect(seen(inTheRoom)).toBe(true);
    expect(seen('a\n-\nb')).toBe(false);
  });

  test('R13.1 rock and the edge of the map block sight', () => {
    const bay = `
      a       b
        .   .
      .   .   .
    `;
    const wider = `
      a   .   b
        .   .
      .   .   .
    `;
    expect(seen(bay)).toBe(false);
    expect(seen(wider)).toBe(true);
  });

  test('R13.1 in a passage one hex wide only neighbours see each other', () => {
    const { situation } = drawn('.\n\n.\n\n.');
    expect(canSee(situation, 'a1', 'a2')).toBe(true);
    expect(canSee(situation, 'a2', 'a3')).toBe(true);
    expect(canSee(situation, 'a1', 'a3')).toBe(false);
  });

  test('R13.1 obstacles, terrain and monsters do not block sight', () => {
    const room = `
      .   a   .
        X   T
      X   m   H
        ~   X
      .   b   .
    `;
    expect(seen(room)).toBe(true);
  });

  describe('R13.1 a closed door is a wall', () => {
    const rooms = `
      .   .       .   .
        .   .   .   b
      .   a   D   .   .
        .   .   .   .
      .   .       .   .
    `;

    test('R13.1 a closed door blocks sight', () => {
      expect(seen(rooms)).toBe(false);
    });

    test('R4.3 an open door does not block sight', () => {
      expect(seen(rooms, { opened: ['e2'] })).toBe(true);
      expect(seen(rooms, { tiles: { e2: 'plain' } })).toBe(true);
    });

    test('R13.1 the hex of a closed door cannot be seen from an adjacent hex', () => {
      const { situation } = drawn(rooms);
      expect(canSee(situation, 'd1', 'e2')).toBe(false);
      expect(canSee(situation, 'e2', 'd1')).toBe(false);
      expect(canSee(situation, 'e2', 'e2')).toBe(false);
      expect(canSee({ ...situation, opened: ['e2'] }, 'd1', 'e2')).toBe(true);
    });

    test('R13.1 a closed door in the middle of a room hides what is behind it', () => {
      const room = `
        .   a   .
          .   .
        .   D   .
          .   .
        .   b   .
      `;
      expect(seen(room)).toBe(false);
      expect(seen(room, { opened: ['c2'] })).toBe(true);
    });
  });

  test('R13.1 a hex sees itself, and rock sees nothing', () => {
    const { situation } = drawn('.\n  .');
    expect(canSee(situation, 'a1', 'a1')).toBe(true);
    expect(canSee(situation, 'a1', 'a9')).toBe(false);
    expect(canSee(situation, 'a9', 'a9')).toBe(false);
  });
});

describe('R13.1 properties', () => {
  const pairsOf = ({ hexes }: Board) =>
    Object.keys(hexes).flatMap((a) => Object.keys(hexes).map((b) => [a, b] as const));

  test('R13.1 sight is mutual, and adjacent hexes see each other', () => {
    fc.assert(
      fc.property(situations(5, 4), ({ situation }) => {
        const oneWay = pairsOf(situation.board).filter(([a, b]) => canSee(situation, a, b) !== canSee(situation, b, a));
        const unseen = pairsOf(situation.board).filter(
          ([a, b]) => isAdjacent(situation, a, b) && !canSee(situation, a, b),
        );
        expect([oneWay, unseen]).toEqual([[], []]);
      }),
      { numRuns: 30 },
    );
  });

  test('R1.9 turning the card changes no line of sight', () => {
    fc.assert(
      fc.property(boards(5, 4), (board) => {
        const turned = situationOn(turnDrawing({ board, marks: {} }).board);
        const turn = (hex: string) => turnHex(hex, frameOf(Object.keys(board.hexes)));
        const changed = pairsOf(board).filter(
          ([a, b]) => canSee(situationOn(board), a, b) !== canSee(turned, turn(a), turn(b)),
        );
        expect(changed).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('R13.1 the results agree with the slow implementation', () => {
    let answers = { yes: 0, no: 0 };
    fc.assert(
      fc.property(situations(6, 5, 16), ({ situation, a, b }) => {
        const expected = slowSees(situation, a, b);
        answers = { yes: answers.yes + Number(expected), no: answers.no + Number(!expected) };
        expect(canSee(situation, a, b)).toBe(expected);
      }),
      { numRuns: 500 },
    );
    expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(50);
  });
});
