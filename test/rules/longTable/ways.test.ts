import { describe, expect, it } from 'vitest';
import { reachableHexes } from '../../../src/rules/core/routes';
import { requireFigure, situationOf } from '../../../src/rules/longTable/figures';
import { gridOf } from '../../../src/rules/longTable/grid';
import { walkerFor } from '../../../src/rules/longTable/walkers';
import { bestValuesTo, lengthIn, NO_WAY, negativesIn, pathTo, waysOf } from '../../../src/rules/longTable/ways';
import { startTable, type TableKit } from '../../kit/longTable';

const FIGURES = { f: 'fighter', a: 'archer', r: 'rat', s: 'rat', c: 'crow', e: 'elite rat' };

function drawn(drawing: string, kit: TableKit = {}) {
  const table = startTable(drawing, {
    figures: FIGURES,
    monsters: { rat: {}, crow: { normal: { flying: true } } },
    ...kit,
  });
  const ways = (id: string, jump = false) => {
    const found = waysOf(table.book, table.state, requireFigure(table.state, id), { jump });
    const indexOf = (hex: string) => found.grid.indexOf.get(hex) ?? -1;
    return {
      found,
      indexOf,
      /** [negatives, length] of the best way, or null. */
      to: (hex: string) => {
        const key = found.keys[indexOf(hex)] ?? NO_WAY;
        return key >= NO_WAY ? null : [negativesIn(key), lengthIn(key)];
      },
      path: (hex: string) => pathTo(found, indexOf(hex)).join(' '),
      rest: (from: string, to: string) => {
        const key = bestValuesTo(found, indexOf(to))[indexOf(from)] ?? NO_WAY;
        return key >= NO_WAY ? null : [negativesIn(key), lengthIn(key)];
      },
    };
  };
  const walker = (id: string, jump = false, difficultCosts1 = false) =>
    walkerFor(table.book, table.state, requireFigure(table.state, id), jump, difficultCosts1);
  return { ...table, ways, walker };
}

describe('ways of monsters', () => {
  it('L9.1, L23.2: lead through allies but not through enemies, and end on a free hex', () => {
    const { ways } = drawn(`
      r
      -
      .
    `);
    expect(ways('monster:rat:1').to('a2')).toBe(null);
    const passage = drawn(`
      r

      s

      .

      f

      .
    `).ways('monster:rat:1');
    expect(passage.to('a2')).toBe(null);
    expect(passage.to('a3')).toEqual([0, 2]);
    expect(passage.path('a3')).toBe('a2 a3');
    expect(passage.to('a4')).toBe(null);
    expect(passage.to('a5')).toBe(null);
  });

  it('L4.5, L23.2: count difficult terrain as 2, so that a way around it may be equally long', () => {
    const { ways } = drawn(`
      r

      ~

      .

      ~

      ~
    `);
    expect(ways('monster:rat:1').to('a5')).toEqual([0, 7]);
  });

  it('L23.3: count each trap and hazardous hex that is entered as one negative, but not the start hex', () => {
    const { ways } = drawn(
      `
      r

      T

      H

      .
    `,
      { under: { r: 'hazardous' } },
    );
    const { to } = ways('monster:rat:1');
    expect(to('a1')).toEqual([0, 0]);
    expect(to('a2')).toEqual([1, 1]);
    expect(to('a4')).toEqual([2, 3]);
  });

  it('L23.3, L23.5: are best with the fewest negatives, however long, and then the shortest', () => {
    const { ways } = drawn(`
      r   .
        T   .
      .   .
        .
    `);
    // The trap is on b1; the straight way through it to c2 has length 2.
    const { to, path } = ways('monster:rat:1');
    expect(to('b1')).toEqual([1, 1]);
    expect(to('c2')).toEqual([0, 3]);
    expect(path('c2')).toBe('a2 b2 c2');
  });

  it('L23.3: take traps into account as they are now, after some were sprung or placed', () => {
    const board = `
      r

      T

      .
    `;
    const sprung = drawn(board, { state: { traps: [], tiles: { a2: 'plain' } } });
    expect(sprung.ways('monster:rat:1').to('a3')).toEqual([0, 2]);
    const set = drawn(board.replace('T', '.'), { state: { traps: [{ hex: 'a3', damage: 2, conditions: [] }] } });
    expect(set.ways('monster:rat:1').to('a3')).toEqual([1, 2]);
  });

  it('L9.3, L23.3: go over figures and terrain if they are jumps; only the last hex costs 2 if difficult and can be negative', () => {
    const { ways } = drawn(`
      r

      f

      X

      T

      ~

      H
    `);
    const { to, path } = ways('monster:rat:1', true);
    expect(to('a2')).toBe(null);
    expect(to('a3')).toBe(null);
    expect(to('a4')).toEqual([1, 3]);
    expect(to('a5')).toEqual([0, 5]);
    expect(to('a6')).toEqual([1, 5]);
    expect(path('a5')).toBe('a2 a3 a4 a5');
  });

  it('L9.4, L23.3: ignore all terrain if the monster flies, even where they end, but end on no figure', () => {
    const { ways } = drawn(`
      c

      f

      X

      T

      ~
    `);
    const { to } = ways('monster:crow:1');
    expect(to('a2')).toBe(null);
    expect(to('a3')).toEqual([0, 2]);
    expect(to('a4')).toEqual([0, 3]);
    expect(to('a5')).toEqual([0, 4]);
  });

  it('L4.1, L9.3: do not cross walls, even as jumps', () => {
    const { ways } = drawn(`
      r
      -
      .
    `);
    expect(ways('monster:rat:1', true).to('a2')).toBe(null);
  });

  it('L4.4, L23.2: are blocked by closed doors, while open doors are plain', () => {
    const board = `
      r

      D

      .
    `;
    expect(drawn(board).ways('monster:rat:1').to('a3')).toBe(null);
    expect(drawn(board).ways('monster:rat:1', true).to('a3')).toBe(null);
    expect(
      drawn(board, { state: { opened: ['a2'] } })
        .ways('monster:rat:1')
        .to('a3'),
    ).toEqual([0, 2]);
  });

  it('L15.9, L23.2: are blocked by an invisible enemy as by an obstacle', () => {
    const hidden = drawn(`
      r

      f

      .
    `);
    const fighter = requireFigure(hidden.state, 'hero:fighter');
    fighter.tokens = [{ token: 'invisible', fresh: false }];
    expect(hidden.ways('monster:rat:1').to('a3')).toBe(null);
    expect(hidden.ways('monster:rat:1', true).to('a3')).toEqual([0, 2]);
  });

  it('L27.6: are blocked by a destructible obstacle, for both sides', () => {
    const boxed = drawn(`
      r   .   .
        .   .
      f   .   .
    `);
    boxed.state.figures.push({
      id: 'obstacle:box',
      kind: 'obstacle',
      obstacle: 'box',
      hex: 'b1',
      hp: 3,
      maxHp: 3,
      tokens: [],
    });
    expect(boxed.ways('monster:rat:1').to('c1')).toBe(null);
    expect(boxed.walker('hero:fighter').stepCost('b1')).toBe(Number.POSITIVE_INFINITY);
    expect(boxed.walker('monster:rat:1').stepCost('b1')).toBe(Number.POSITIVE_INFINITY);
  });

  it('L4.5: count a grave as difficult for monsters that do not fly, and as plain for other figures; it is no negative', () => {
    const board = `
      r   c
        .
      f   .
    `;
    const { ways, walker } = drawn(board, { state: { graves: ['b1'] } });
    expect(ways('monster:rat:1').to('b1')).toEqual([0, 2]);
    expect(ways('monster:rat:1', true).to('b1')).toEqual([0, 2]);
    expect(ways('monster:crow:1').to('b1')).toEqual([0, 1]);
    expect(walker('hero:fighter').stepCost('b1')).toBe(1);
  });

  it('L24.6: have a rest that counts the hexes entered, including the end and excluding the first hex', () => {
    const { ways } = drawn(`
      r

      ~

      T

      ~
    `);
    const { rest } = ways('monster:rat:1');
    expect(rest('a1', 'a4')).toEqual([1, 5]);
    expect(rest('a3', 'a4')).toEqual([0, 2]);
    expect(rest('a4', 'a4')).toEqual([0, 0]);
    const jump = ways('monster:rat:1', true);
    expect(jump.rest('a1', 'a4')).toEqual([0, 4]);
    expect(jump.rest('a1', 'a3')).toEqual([1, 2]);
  });
});

describe('costs of moves', () => {
  it('L4.4, L27.4: a hero may enter a closed door, but not a locked one', () => {
    const board = `
      f
        D
      D   .
    `;
    const { walker } = drawn(board, {
      scenario: {
        doors: [
          { hex: 'a2', rooms: [0, 0], locked: true },
          { hex: 'b1', rooms: [0, 0] },
        ],
      },
    });
    expect(walker('hero:fighter').stepCost('b1')).toBe(1);
    expect(walker('hero:fighter').stepCost('a2')).toBe(Number.POSITIVE_INFINITY);
    expect(walker('hero:fighter', true).stepCost('a2')).toBe(Number.POSITIVE_INFINITY);
    const unlocked = drawn(board, {
      scenario: { doors: [{ hex: 'a2', rooms: [0, 0], locked: true }] },
      state: { unlocked: ['a2'] },
    });
    expect(unlocked.walker('hero:fighter').stepCost('a2')).toBe(1);
  });

  it('L4.5: difficult terrain costs 1 for a surefooted hero, or for any hero with an item for this move', () => {
    const board = `
      f   a
        ~
    `;
    const { walker } = drawn(board, { heroes: { fighter: { traits: { surefooted: true } } } });
    expect(walker('hero:fighter').stepCost('b1')).toBe(1);
    expect(walker('hero:archer').stepCost('b1')).toBe(2);
    expect(walker('hero:archer', false, true).stepCost('b1')).toBe(1);
    expect(walker('hero:archer', true).landingCost('b1')).toBe(1);
    expect(walker('hero:fighter', true).landingCost('b1')).toBe(0);
  });

  it('L9.1: core/routes with these costs passes through allies and ends on free hexes', () => {
    const { book, walker } = drawn(`
      f

      a

      T

      r
    `);
    const found = reachableHexes(book.scenario.board, 'a1', 3, walker('hero:fighter'));
    expect(found.get('a2')?.canStop).toBe(false);
    expect(found.get('a3')).toMatchObject({ cost: 2, canStop: true });
    expect(found.has('a4')).toBe(false);
    expect(walker('hero:fighter').dangersOf('a3')).toEqual([1]);
    expect(walker('hero:fighter', true).dangersOf('a3')).toEqual([]);
  });
});

describe('the grid', () => {
  it('L4.2, L4.3: range and sight go around walls and closed doors, and ignore figures and obstacles on the way', () => {
    const { book, state } = drawn(`
      .   .   .
        X   .
      r   f   .
        D   .
      .   .   .
       /.\\
      .   .   .
    `);
    const grid = gridOf(situationOf(book, state));
    const at = (hex: string) => grid.indexOf.get(hex) ?? -1;
    expect(at('b2')).toBe(-1);
    // The range goes over the obstacle and past the fighter, but not through the door.
    expect(grid.range(at('a2'), at('e2'))).toBe(4);
    expect(grid.range(at('a2'), at('a3'))).toBe(1);
    expect(grid.range(at('b1'), at('b3'))).toBe(4);
    expect(grid.range(at('a3'), at('b3'))).toBe(2);
    expect(grid.sees(at('a1'), at('e2'))).toBe(true);
    expect(grid.sees(at('b1'), at('b3'))).toBe(false);
    expect(grid.adjacent(at('a3'), at('b3'))).toBe(false);
    expect(grid.indexAt(grid.q[at('c1')] ?? 0, grid.r[at('c1')] ?? 0)).toBe(at('c1'));
    expect(grid.indexAt(0, 50)).toBe(-1);
  });
});
