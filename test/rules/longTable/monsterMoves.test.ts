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

describe('L24.1, L24.2 whether it moves', () => {
  it('L24.1: its move +/- X; at 0, or immobilized, it stays', () => {
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

  it('L24.2: with an Attack after it, it moves for that; else, or disarmed, as for melee', () => {
    const board = hall('g......f');
    expect(arena(board, shooting(9, 3)).move(GUNNER).best).toContain('a5');
    const before = { monsters: { gunner: { normal: { move: 9, range: 3 }, parts: [line('attack'), line('move')] } } };
    const melee = arena(board, before).move(GUNNER);
    expect(melee.best).toEqual(['a7']);
    const disarmed = arena(board, shooting(9, 3));
    giveToken(disarmed.state, GUNNER, 'disarm');
    expect(disarmed.move(GUNNER).best).toEqual(['a7']);
  });

  it('L23.8: without a focus it stays', () => {
    expect(arena(column('r.Xf')).move(RAT)).toEqual({ stays: 'noFocus', rule: 'L23.8' });
  });
});

describe('L24.3 the attack hex', () => {
  it('L24.3 (a): the fewest negatives first, even if the focus could be hit sooner', () => {
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

  it('L24.3 (b): a hex within m if there is one, though more could be hit farther off', () => {
    const board = hall('r.f.a');
    // beside both heroes is a4, 4 away: two targets
    const two = (move: number) => arena(board, moving(move, line('move'), line('attack', 0, { targets: 2 }))).move(RAT);
    expect(two(1)).toMatchObject({ ends: ['a2'], targets: [['hero:fighter']] });
    expect(two(3)).toMatchObject({ ends: ['a2'] });
    expect(two(4)).toMatchObject({
      ends: ['a4'],
      targets: [['hero:fighter', 'hero:archer']],
      decided: 'L24.3d',
    });
  });

  it('L24.3 (c): a shooter does not stand beside its focus if it need not; a muddled one does not mind', () => {
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

  it('L24.3 (c): it shuns disadvantage against its focus even for fewer targets', () => {
    // both heroes are in range 2 from a5 and b4 alone, beside the fighter
    const field = arena(hall('g..f.a'), shooting(9, 2, 2));
    field.state.tiles = { b5: 'obstacle' };
    const found = field.move(GUNNER);
    expect(found.hexes?.find(({ hex }) => hex === 'b4')?.targets).toEqual(['hero:fighter', 'hero:archer']);
    expect(found).toMatchObject({ ends: ['a2'], targets: [['hero:fighter']] });
  });

  it('L24.3 (d), (e): most targets at once, then the shortest way to them', () => {
    const found = arena(hall('g...f.a'), shooting(9, 4, 2)).move(GUNNER);
    expect(found.targets?.[0]).toEqual(['hero:fighter', 'hero:archer']);
    const lengths = found.hexes?.filter(({ targets }) => targets.length === 2).map(({ length }) => length) ?? [];
    expect(found.hexes?.find(({ hex }) => hex === found.ends?.[0])?.length).toBe(Math.min(...lengths));
  });

  it('L24.3 (f), L25.3: of as many targets the better others, by range from where the turn began, then turn order', () => {
    // two hexes one step away: one beside the archer, one beside the healer
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

  it('L25.3: the nearer of two others is the better one, whoever acts earlier', () => {
    expect(arena(hall('g.fh.a'), shooting(1, 5, 2)).attack(GUNNER)).toMatchObject({
      targets: ['hero:fighter', 'hero:healer'],
      ranks: [
        { figure: 'hero:fighter', rank: 0 },
        { figure: 'hero:healer', rank: 1 },
        { figure: 'hero:archer', rank: 2 },
      ],
    });
  });

  it('L24.3, L25.2: what the move has settled is attacked, if it came there and all of them still are', () => {
    const { attack, state } = arena(hall('g.fh.a'), shooting(1, 5, 2));
    const plan = (hex: string) => ({ plan: { hex, targets: ['hero:fighter', 'hero:archer'] } });
    expect(attack(GUNNER, plan('a1'))).toMatchObject({ targets: ['hero:fighter', 'hero:archer'] });
    expect(attack(GUNNER, plan('a2'))).toMatchObject({ targets: ['hero:fighter', 'hero:healer'] });
    const few = { plan: { hex: 'a1', targets: ['hero:fighter'] } };
    expect(attack(GUNNER, few)).toMatchObject({ targets: ['hero:fighter', 'hero:healer'] });
    giveToken(state, 'hero:archer', 'invisible');
    expect(attack(GUNNER, plan('a1'))).toMatchObject({ targets: ['hero:fighter', 'hero:healer'] });
  });

  it('L24.3 (d), L13.2: an area is laid to hit the focus and most others', () => {
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
    // the heroes are not neighbours: an arc hits both from no hex beside one of them but c2, and only one from c3
    expect(found.hexes?.find(({ hex }) => hex === 'c3')?.targets).toEqual(['hero:fighter']);
  });

  it('L25.2, L13.4: further targets are those that the area does not hit', () => {
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

  it('L25.1: a grey hex makes it melee, also for a shooter', () => {
    const parts = [line('move'), line('attack', 0, { area: ARC })];
    const found = arena(hall('g...f'), { monsters: { gunner: { normal: { move: 9, range: 3 }, parts } } });
    expect(found.move(GUNNER)).toMatchObject({ ends: ['a4'] });
    expect(found.attack(GUNNER)).toMatchObject({ attacks: false, why: 'outOfReach' });
  });

  it('L24.3: no hex at all for a melee approach: it stays', () => {
    const { state, move } = arena(hall('g.f'), {
      monsters: { gunner: { normal: { range: 3 }, parts: [line('attack'), line('move')] } },
    });
    state.tiles = { a2: 'obstacle', b1: 'obstacle', b2: 'obstacle' };
    expect(move(GUNNER)).toEqual({ stays: 'cannotGetNearer', rule: 'L24.3' });
  });
});

describe('L24.4 fewest at disadvantage', () => {
  it('L24.4: of the hexes for just these targets the one with fewest beside it, even by a longer way', () => {
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
  it('L24.5: it is there already', () => {
    const found = arena(column('rf')).move(RAT);
    expect(found).toMatchObject({ ends: ['a1'], best: ['a1'], targets: [['hero:fighter']], decided: 'only' });
  });

  it('L24.6: out of reach it goes as far as it can on its best way', () => {
    const found = arena(column('r......f'), moving(2)).move(RAT);
    expect(found).toMatchObject({ ends: ['a3'], best: ['a7'], targets: [null], decided: 'L24.6' });
  });

  it('L24.6 (1): negatives of the way there and on from there together', () => {
    // straight on leads over the trap in a3
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

  it('L24.6 (3): of ends with the same rest the one for which it moves least', () => {
    // an ally fills the only way: nothing is gained by going on
    const found = arena(column('r.ss.f'), moving(2)).move(RAT);
    expect(found).toMatchObject({ ends: ['a2'], best: ['a5'] });
    const stays = arena(column('rsss.f'), moving(2)).move(RAT);
    expect(stays).toMatchObject({ ends: ['a1'], best: ['a5'], targets: [null] });
  });

  it('L24.6 (3): of two ends equally far from the goal the nearer one', () => {
    // a2 and b2 are both four steps from a6
    expect(arena(hall('r.s...f'), moving(2)).move(RAT)).toMatchObject({ best: ['a6'], ends: ['a2'] });
  });

  it('L24.6: it makes for the best attack hex, even if a nearer, poorer one exists', () => {
    // one target from the near side, two from the far side; none within m
    const board = hall('r.....f.a');
    const found = arena(board, moving(2, line('move'), line('attack', 0, { targets: 2 }))).move(RAT);
    expect(found.best).toEqual(['a8']);
    expect(found.hexes?.find(({ hex }) => hex === 'a6')).toMatchObject({
      length: 5,
      targets: ['hero:fighter'],
      kept: false,
    });
  });

  it('L24.6: beside the focus it may end, if the attack is for another turn', () => {
    const found = arena(column('gT.f'), { ...shooting(1, 1), under: {} }).move(GUNNER);
    expect(found.ends).toEqual(['a2']);
  });

  it('L24.7: equals are ends to choose from, in hex order', () => {
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

  it('L24.7: several best hexes out of reach: the ends that they lead to, each by its own rule', () => {
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

  it('L36.4: every attack hex is told with what L24.3 and L24.4 ask of it', () => {
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
