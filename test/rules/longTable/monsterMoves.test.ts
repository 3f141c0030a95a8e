import { describe, expect, it } from 'vitest';
import type { Area, Part } from '../../../src/rules/longTable/vocabulary';
import { line } from '../../kit/longTable';
import { arena, giveToken } from '../../kit/monsters';

const RAT = 'monster:rat:1';
const GUNNER = 'monster:gunner:1';
const ARC: Area = {
  melee: true,
  red: [
    [0, -1],
    [1, -1],
  ],
};

const column = (hexes: string) => [...hexes].join('\n\n');
const hall = (hexes: string) => [...hexes].join('\n  .\n');
const moving = (move: number, ...parts: Part[]) => ({
  monsters: { rat: { normal: { move }, ...(parts.length > 0 ? { parts } : {}) } },
});
const shooting = (move: number, range: number, targets = 1) => ({
  monsters: { gunner: { normal: { move, range }, parts: [line('move'), line('attack', 0, { targets })] } },
});

describe('L24.1, L24.2 whether a monster moves', () => {
  it('L24.1: it has its move plus the X of the line; with 0, or when immobilized, it stays', () => {
    expect(arena(column('r.....f'), moving(3)).move(RAT).ends).toEqual(['a4']);
    expect(arena(column('r.....f'), moving(3, line('move', 1), line('attack'))).move(RAT).ends).toEqual(['a5']);
    expect(arena(column('r.....f'), moving(3, line('move', -1), line('attack'))).move(RAT).ends).toEqual(['a3']);
    expect(arena(column('r.....f'), moving(1, line('move', -2), line('attack'))).move(RAT)).toEqual({
      stays: 'noMovement',
      rule: 'L24.1',
    });
    const held = arena(column('r.....f'));
    giveToken(held.state, RAT, 'immobilize');
    expect(held.move(RAT)).toEqual({ stays: 'immobilized', rule: 'L24.1' });
  });

  it('L24.2: with a later Attack line it moves for that attack; without one, or disarmed, it moves as for a melee attack', () => {
    const board = hall('g......f');
    expect(arena(board, shooting(9, 3)).move(GUNNER).best).toContain('a5');
    const before = { monsters: { gunner: { normal: { move: 9, range: 3 }, parts: [line('attack'), line('move')] } } };
    const melee = arena(board, before).move(GUNNER);
    expect(melee.best).toEqual(['a7']);
    const disarmed = arena(board, shooting(9, 3));
    giveToken(disarmed.state, GUNNER, 'disarm');
    expect(disarmed.move(GUNNER).best).toEqual(['a7']);
  });

  it('L23.8: without a focus the monster stays', () => {
    expect(arena(column('r.Xf')).move(RAT)).toEqual({ stays: 'noFocus', rule: 'L23.8' });
  });
});

describe('L24.3 the hex to attack from', () => {
  it('L24.3 (a): the fewest negatives come first, even if the monster could attack its focus sooner', () => {
    const found = arena(
      `
      r   .   .
        T   .
      .   f   .
        .   .
    `,
      moving(1),
    ).move(RAT);
    expect(found.best).not.toContain('b1');
    expect(found.ends).toEqual(['a2']);
    expect(found.hexes?.find(({ hex }) => hex === 'b1')).toMatchObject({ negatives: 1, withinMove: true, kept: false });
  });

  it('L24.3 (b): a hex within its move is preferred, even if it could attack more targets from farther away', () => {
    const board = hall('r.f.a');
    // a4 is adjacent to both heroes but 4 hexes away; from there the rat has two targets.
    const two = (move: number) => arena(board, moving(move, line('move'), line('attack', 0, { targets: 2 }))).move(RAT);
    expect(two(1)).toMatchObject({ ends: ['a2'], targets: [['hero:fighter']] });
    expect(two(3)).toMatchObject({ ends: ['a2'] });
    expect(two(4)).toMatchObject({
      ends: ['a4'],
      targets: [['hero:fighter', 'hero:archer']],
      decided: 'L24.3d',
    });
  });

  it('L24.3 (c): a ranged monster avoids hexes adjacent to its focus if it can; a muddled one does not', () => {
    const board = hall('.gf..');
    const free = arena(board, shooting(2, 3)).move(GUNNER);
    expect(free.hexes?.find(({ hex }) => hex === 'a2')).toMatchObject({
      length: 0,
      adjacentToFocus: true,
      kept: false,
    });
    expect(free).toMatchObject({ ends: ['a1', 'b1'], decided: 'L24.7' });
    const muddled = arena(board, shooting(2, 3));
    giveToken(muddled.state, GUNNER, 'muddle');
    expect(muddled.move(GUNNER)).toMatchObject({ ends: ['a2'] });
    const cornered = arena(column('gf'), shooting(2, 3)).move(GUNNER);
    expect(cornered).toMatchObject({ ends: ['a1'], decided: 'only' });
  });

  it('L24.3 (c): it avoids disadvantage against its focus even if it then has fewer targets', () => {
    // Both heroes are within range 2 only from a5 and b4, which are adjacent to the fighter.
    const field = arena(hall('g..f.a'), shooting(9, 2, 2));
    field.state.tiles = { b5: 'obstacle' };
    const found = field.move(GUNNER);
    expect(found.hexes?.find(({ hex }) => hex === 'b4')?.targets).toEqual(['hero:fighter', 'hero:archer']);
    expect(found).toMatchObject({ ends: ['a2'], targets: [['hero:fighter']] });
  });

  it('L24.3 (d), (e): the most targets at once come first, then the shortest way', () => {
    const found = arena(hall('g...f.a'), shooting(9, 4, 2)).move(GUNNER);
    expect(found.targets?.[0]).toEqual(['hero:fighter', 'hero:archer']);
    const lengths = found.hexes?.filter(({ targets }) => targets.length === 2).map(({ length }) => length) ?? [];
    expect(found.hexes?.find(({ hex }) => hex === found.ends?.[0])?.length).toBe(Math.min(...lengths));
  });

  it('L24.3 (f), L25.3: with equally many targets, further targets are compared by range from the start of the turn, then by turn order', () => {
    // Two hexes are one step away: one is adjacent to the archer, the other to the healer.
    const board = `
      .   .   .
        .   .
      a   f   h
        .   .
      .   .   .
        .   .
      .   r   .
    `;
    const found = arena(board, moving(9, line('move'), line('attack', 0, { targets: 2 }))).move(RAT);
    expect(found).toMatchObject({ targets: [['hero:fighter', 'hero:archer']], decided: 'L24.3f' });
    const nearer = arena(
      board.replace('a   f   h', 'h   f   a'),
      moving(9, line('move'), line('attack', 0, { targets: 2 })),
    );
    expect(nearer.move(RAT).targets?.[0]).toEqual(['hero:fighter', 'hero:archer']);
  });

  it('L25.3: the nearer of two further targets is preferred, regardless of turn order', () => {
    expect(arena(hall('g.fh.a'), shooting(1, 5, 2)).attack(GUNNER)).toMatchObject({
      targets: ['hero:fighter', 'hero:healer'],
      ranks: [
        { figure: 'hero:fighter', rank: 0 },
        { figure: 'hero:healer', rank: 1 },
        { figure: 'hero:archer', rank: 2 },
      ],
    });
  });

  it('L24.3, L25.2: the monster attacks the targets that its move was made for, if it got there and all of them are still there', () => {
    const { attack, state } = arena(hall('g.fh.a'), shooting(1, 5, 2));
    const plan = (hex: string) => ({ plan: { hex, targets: ['hero:fighter', 'hero:archer'] } });
    expect(attack(GUNNER, plan('a1'))).toMatchObject({ targets: ['hero:fighter', 'hero:archer'] });
    expect(attack(GUNNER, plan('a2'))).toMatchObject({ targets: ['hero:fighter', 'hero:healer'] });
    const few = { plan: { hex: 'a1', targets: ['hero:fighter'] } };
    expect(attack(GUNNER, few)).toMatchObject({ targets: ['hero:fighter', 'hero:healer'] });
    giveToken(state, 'hero:archer', 'invisible');
    expect(attack(GUNNER, plan('a1'))).toMatchObject({ targets: ['hero:fighter', 'hero:healer'] });
  });

  it('L24.3 (d), L13.2: an area is placed to hit the focus and as many others as possible', () => {
    const board = `
      .   .   .
        .   .
      .   .   .
        f   a
      .   r   .
        .   .
      .   .   .
    `;
    const area = (parts: Part[]) => ({ monsters: { rat: { normal: { move: 1 }, parts } } });
    const found = arena(board, area([line('move'), line('attack', 0, { area: ARC })])).move(RAT);
    // The heroes are not neighbours: of the hexes adjacent to one of them, an arc hits both only from c2; from c3 it hits one.
    expect(found.hexes?.find(({ hex }) => hex === 'c3')?.targets).toEqual(['hero:fighter']);
  });

  it('L25.2, L13.4: further targets are chosen among those that the area does not hit', () => {
    const board = `
      .   .   .
        a   h
      .   r   .
        f   .
      .   .   .
    `;
    const parts = [line('attack', 0, { area: ARC, targets: 2 })];
    expect(arena(board, moving(1, ...parts)).attack(RAT)).toMatchObject({
      targets: ['hero:fighter', 'hero:archer', 'hero:healer'],
      placing: ['b1', 'b2'],
    });
  });

  it('L25.1: a grey hex in the area makes the attack melee, even for a ranged monster', () => {
    const parts = [line('move'), line('attack', 0, { area: ARC })];
    const found = arena(hall('g...f'), { monsters: { gunner: { normal: { move: 9, range: 3 }, parts } } });
    expect(found.move(GUNNER)).toMatchObject({ ends: ['a4'] });
    expect(found.attack(GUNNER)).toMatchObject({ attacks: false, why: 'outOfReach' });
  });

  it('L24.3: the monster stays if it has no hex for a melee attack', () => {
    const { state, move } = arena(hall('g.f'), {
      monsters: { gunner: { normal: { range: 3 }, parts: [line('attack'), line('move')] } },
    });
    state.tiles = { a2: 'obstacle', b1: 'obstacle', b2: 'obstacle' };
    expect(move(GUNNER)).toEqual({ stays: 'cannotGetNearer', rule: 'L24.3' });
  });
});

describe('L24.4 fewest targets at disadvantage', () => {
  it('L24.4: among hexes for the same targets the one adjacent to fewest of them is chosen, even if the way is longer', () => {
    const field = arena(
      `
      .   .
        H
      .   .
        h
      c   f
        a
      ~   c
        X\\
    `,
      {
        monsters: {
          crow: {
            normal: { flying: true, move: 4, range: 2 },
            parts: [
              line('move'),
              line('attack', 0, {
                rangePlus: 1,
                area: {
                  melee: false,
                  red: [
                    [0, 0],
                    [1, 0],
                    [2, 0],
                  ],
                },
              }),
            ],
          },
        },
      },
    );
    giveToken(field.state, 'hero:fighter', 'invisible');
    const found = field.move('monster:crow:1');
    const row = (hex: string) => found.hexes?.find((each) => each.hex === hex);
    expect(row('a2')).toMatchObject({ length: 1, disadvantaged: 1, adjacentToFocus: false, kept: false });
    expect(row('a1')).toMatchObject({ length: 2, disadvantaged: 0, kept: true });
    expect(found).toMatchObject({ targets: [['hero:archer', 'hero:healer']], ends: ['a1'], decided: 'L24.4' });
  });
});

describe('L24.5-L24.7 the end of the move', () => {
  it('L24.5: is the present hex if the monster is already where it wants to be', () => {
    const found = arena(column('rf')).move(RAT);
    expect(found).toMatchObject({ ends: ['a1'], best: ['a1'], targets: [['hero:fighter']], decided: 'only' });
  });

  it('L24.6: is as far as the monster can get on its best way, if the best hex is out of reach', () => {
    const found = arena(column('r......f'), moving(2)).move(RAT);
    expect(found).toMatchObject({ ends: ['a3'], best: ['a7'], targets: [null], decided: 'L24.6' });
  });

  it('L24.6 (1): takes into account the negatives of the way there and of the rest of the way together', () => {
    // The straight way leads over the trap on a3.
    const found = arena(
      `
      r   .
        .
      .   X
        .
      T   X
        .
      .   .
        .
      f   .
    `,
      moving(2),
    ).move(RAT);
    expect(found.ends).toEqual(['b2']);
  });

  it('L24.6 (3): is the end with the shortest move among ends with the same rest of the way', () => {
    // An ally blocks the only way, so moving on would gain nothing.
    const found = arena(column('r.ss.f'), moving(2)).move(RAT);
    expect(found).toMatchObject({ ends: ['a2'], best: ['a5'] });
    const stays = arena(column('rsss.f'), moving(2)).move(RAT);
    expect(stays).toMatchObject({ ends: ['a1'], best: ['a5'], targets: [null] });
  });

  it('L24.6 (3): is the nearer of two ends that are equally far from the goal', () => {
    // a2 and b2 are both four steps from a6.
    expect(arena(hall('r.s...f'), moving(2)).move(RAT)).toMatchObject({ best: ['a6'], ends: ['a2'] });
  });

  it('L24.6: leads towards the best hex to attack from, even if a nearer but worse one exists', () => {
    // From the near side the rat has one target, from the far side two; neither side is within its move.
    const board = hall('r.....f.a');
    const found = arena(board, moving(2, line('move'), line('attack', 0, { targets: 2 }))).move(RAT);
    expect(found.best).toEqual(['a8']);
    expect(found.hexes?.find(({ hex }) => hex === 'a6')).toMatchObject({
      length: 5,
      targets: ['hero:fighter'],
      kept: false,
    });
  });

  it('L24.6: may be adjacent to the focus of a ranged monster if its attack must wait for another turn', () => {
    const found = arena(column('gT.f'), { ...shooting(1, 1), under: {} }).move(GUNNER);
    expect(found.ends).toEqual(['a2']);
  });

  it('L24.7: is chosen among equal ends, listed in hex order', () => {
    const found = arena(
      `
      .   .   .
        .   .
      .   r   .
        .   .
      .   .   .
        .   .
      .   f   .
    `,
      moving(9),
    ).move(RAT);
    expect(found).toMatchObject({ ends: ['c3'], decided: 'L24.3e' });
    const blocked = arena(
      `
      .   .   .
        .   .
      .   r   .
        .   .
      .   X   .
        .   .
      .   f   .
    `,
      moving(9),
    ).move(RAT);
    expect(blocked).toMatchObject({ ends: ['b3', 'd3'], decided: 'L24.7' });
  });

  it('L24.7: with several best hexes out of reach, can be any of the ends on the ways to them', () => {
    const found = arena(
      `
      .   .   .
        .   .
      .   r   .
        .   .
      .   X   .
        .   .
      .   f   .
    `,
      moving(1),
    ).move(RAT);
    expect(found).toMatchObject({ best: ['b3', 'd3'], ends: ['b2', 'd2'], decided: 'L24.7' });
  });

  it('L36.4: the result lists every hex to attack from, with the values that L24.3 and L24.4 compare', () => {
    const found = arena(column('r.f'), moving(3)).move(RAT);
    expect(found.hexes).toEqual([
      {
        hex: 'a2',
        negatives: 0,
        withinMove: true,
        adjacentToFocus: true,
        targets: ['hero:fighter'],
        length: 1,
        others: [],
        disadvantaged: 0,
        kept: true,
      },
    ]);
  });
});
