import { describe, expect, it } from 'vitest';
import type { Focus } from '../../../src/rules/longTable/focus';
import type { Figure } from '../../../src/rules/longTable/state';
import type { Area, Part } from '../../../src/rules/longTable/vocabulary';
import { line } from '../../kit/longTable';
import { arena, chosenIn, giveToken } from '../../kit/monsters';

const LINE3: Area = {
  melee: true,
  red: [
    [1, 0],
    [2, 0],
    [3, 0],
  ],
};
const TRI: Area = {
  melee: false,
  red: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
};

const candidate = (focus: Focus, id: string) =>
  focus.found ? focus.chosen.candidates.find(({ figure }) => figure === id) : undefined;
const reasons = (focus: Focus) =>
  focus.found ? null : Object.fromEntries(focus.none.why.map(({ enemy, reason }) => [enemy, reason]));
const withLines = (...parts: Part[]) => ({ monsters: { rat: { parts } } });
const summon = (hex: string, hero = 'fighter'): Figure => ({
  id: 'summon:7',
  kind: 'summon',
  summon: 'hound',
  hero,
  card: `${hero}1`,
  since: 1,
  hex,
  hp: 3,
  maxHp: 3,
  tokens: [],
});

/** Draws one column of hexes from top to bottom, so that no hex has more than two neighbours. */
const column = (hexes: string) => [...hexes].join('\n\n');

/** Draws two columns of hexes; the second is plain, so that all hexes of the first see each other. */
const hall = (hexes: string) => [...hexes].join('\n  .\n');

describe('L23.1 the form of the attack', () => {
  it('L23.1: is melee without a range and ranged with the monster’s range; a range in the line replaces it', () => {
    expect(candidate(arena(column('r..f')).focus('monster:rat:1'), 'hero:fighter')?.length).toBe(2);
    expect(candidate(arena(hall('g..f')).focus('monster:gunner:1'), 'hero:fighter')?.length).toBe(0);
    const longer = arena(hall('r...f'), withLines(line('attack', 0, { range: 2 })));
    expect(candidate(longer.focus('monster:rat:1'), 'hero:fighter')?.length).toBe(2);
    const added = arena(hall('g....f'), {
      monsters: { gunner: { normal: { range: 3 }, parts: [line('attack', 0, { rangePlus: 1 })] } },
    });
    expect(candidate(added.focus('monster:gunner:1'), 'hero:fighter')?.length).toBe(1);
    const less = arena(hall('g....f'), {
      monsters: { gunner: { normal: { range: 3 }, parts: [line('attack', 0, { rangePlus: -1 })] } },
    });
    expect(candidate(less.focus('monster:gunner:1'), 'hero:fighter')?.length).toBe(3);
  });

  it('L23.1: is that of the first Attack on the card, or melee if there is none', () => {
    const first = arena(hall('r...f'), withLines(line('attack', 0, { range: 3 }), line('move'), line('attack')));
    expect(candidate(first.focus('monster:rat:1'), 'hero:fighter')?.length).toBe(1);
    const none = arena(hall('g...f'), { monsters: { gunner: { normal: { range: 3 }, parts: [line('move')] } } });
    expect(candidate(none.focus('monster:gunner:1'), 'hero:fighter')?.length).toBe(3);
  });

  it('L23.1: is melee with one target if the monster is disarmed', () => {
    const { state, focus } = arena(hall('g...f'));
    giveToken(state, 'monster:gunner:1', 'disarm');
    expect(candidate(focus('monster:gunner:1'), 'hero:fighter')?.length).toBe(3);
  });
});

describe('L23.2-L23.5 ways to hexes from which the monster can attack', () => {
  it('L23.2: the full way counts whatever the monster’s move is, also through allies and over difficult terrain', () => {
    const { focus } = arena(column('rs.~..f'), { monsters: { rat: { normal: { move: 1 } } } });
    expect(candidate(focus('monster:rat:1'), 'hero:fighter')).toMatchObject({ negatives: 0, length: 6 });
  });

  it('L23.2: staying on its hex is a way of length 0', () => {
    const { focus } = arena(column('rf'));
    expect(candidate(focus('monster:rat:1'), 'hero:fighter')).toMatchObject({ negatives: 0, length: 0, range: 1 });
  });

  it('L23.2, L9.3: if the Move line jumps, the ways are jumps', () => {
    const board = column('rX.f');
    expect(arena(board).focus('monster:rat:1').found).toBe(false);
    const jumps = arena(board, withLines(line('move', 0, { jump: true }), line('attack')));
    expect(candidate(jumps.focus('monster:rat:1'), 'hero:fighter')).toMatchObject({ negatives: 0, length: 2 });
    const both = arena(board, withLines(line('move'), line('attack'), line('move', 0, { jump: true }), line('attack')));
    expect(both.focus('monster:rat:1').found).toBe(false);
    expect(both.focus('monster:rat:1', { begun: true, next: 2, attacks: 1 }).found).toBe(true);
  });

  it('L23.3: a trap and a hazardous hex count as one negative each; none for flying; for a jump only on the last hex', () => {
    const board = (mark: string) => column(`${mark}TH.f`);
    expect(candidate(arena(board('r')).focus('monster:rat:1'), 'hero:fighter')).toMatchObject({
      negatives: 2,
      length: 3,
    });
    expect(candidate(arena(board('c')).focus('monster:crow:1'), 'hero:fighter')).toMatchObject({
      negatives: 0,
      length: 3,
    });
    const jumps = arena(board('r'), withLines(line('move', 0, { jump: true }), line('attack')));
    expect(candidate(jumps.focus('monster:rat:1'), 'hero:fighter')).toMatchObject({ negatives: 0, length: 3 });
    const ontoTrap = arena(column('r.Tf'), withLines(line('move', 0, { jump: true }), line('attack')));
    expect(candidate(ontoTrap.focus('monster:rat:1'), 'hero:fighter')).toMatchObject({ negatives: 1, length: 2 });
  });

  it('L23.3: the monster’s own hex does not count as entered', () => {
    const { focus } = arena(column('r.f'), { under: { r: 'hazardous' } });
    expect(candidate(focus('monster:rat:1'), 'hero:fighter')).toMatchObject({ negatives: 0, length: 1 });
  });

  it('L23.4: a hex to attack from needs range and sight', () => {
    const board = (wall: string) => `
      g   .
        .
      .   .
      ${wall} .
      . ${wall} .
        .
      f   .
    `;
    const length = (wall: string) =>
      candidate(arena(board(wall)).focus('monster:gunner:1'), 'hero:fighter')?.length ?? Number.NaN;
    expect(length(' ')).toBe(0);
    expect(length('-')).toBeGreaterThan(0);
  });

  it('L23.4, L13.2: some placing of an area must hit; a melee area needs no range', () => {
    const { focus } = arena(hall('r..f'), withLines(line('attack', 0, { area: LINE3 })));
    expect(candidate(focus('monster:rat:1'), 'hero:fighter')?.length).toBe(0);
    const short = arena(hall('r...f'), withLines(line('attack', 0, { area: LINE3 })));
    expect(candidate(short.focus('monster:rat:1'), 'hero:fighter')?.length).toBe(1);
  });

  it('L23.4, L13.2: for a ranged area one red hex on the map must be in range; the enemy need not be', () => {
    const kit = {
      monsters: { gunner: { normal: { range: 2 }, parts: [line('move'), line('attack', 0, { area: TRI })] } },
    };
    const { focus } = arena(hall('g..f'), kit);
    expect(candidate(focus('monster:gunner:1'), 'hero:fighter')?.length).toBe(0);
    expect(candidate(arena(hall('g...f'), kit).focus('monster:gunner:1'), 'hero:fighter')?.length).toBe(1);
  });

  it('L23.4: disadvantage makes no difference', () => {
    const { focus } = arena(column('gf'));
    expect(candidate(focus('monster:gunner:1'), 'hero:fighter')?.length).toBe(0);
  });

  it('L23.5: an invisible enemy is no candidate', () => {
    const { state, focus } = arena(column('f.r..a'));
    giveToken(state, 'hero:fighter', 'invisible');
    expect(chosenIn(focus('monster:rat:1'))).toEqual(['hero:archer', 'only']);
  });

  it('L23.5: an enemy that cannot be attacked from any reachable hex is no candidate', () => {
    const { focus } = arena(column('fX.r...a'));
    expect(chosenIn(focus('monster:rat:1'))).toEqual(['hero:archer', 'only']);
  });
});

describe('L23.6 the focus', () => {
  it('L23.6 (2): is the enemy with the shortest way', () => {
    expect(chosenIn(arena(column('f.r..a')).focus('monster:rat:1'))).toEqual(['hero:fighter', 2]);
    expect(chosenIn(arena(column('f..r.a')).focus('monster:rat:1'))).toEqual(['hero:archer', 2]);
  });

  it('L23.6 (1), L23.7: a long way without a trap is preferred to a short one with a trap, even to another enemy', () => {
    const { focus } = arena(column('fTr..........a'));
    const found = focus('monster:rat:1');
    expect(chosenIn(found)).toEqual(['hero:archer', 1]);
    expect(candidate(found, 'hero:fighter')).toMatchObject({ negatives: 1, length: 1 });
    expect(candidate(found, 'hero:archer')).toMatchObject({ negatives: 0, length: 10 });
  });

  it('L23.6 (3): among equally long ways, the least range decides', () => {
    expect(chosenIn(arena(hall('f..g.a')).focus('monster:gunner:1'))).toEqual(['hero:archer', 3]);
    expect(chosenIn(arena(hall('f.g..a')).focus('monster:gunner:1'))).toEqual(['hero:fighter', 3]);
  });

  it('L23.6 (3): range is counted around walls', () => {
    const board = (wall: string) => `
      .   .   .
        .   .
      .   f   .
        . ${wall} .
      .   g   .
        a   .
      .   .   .
    `;
    // Without the wall both ranges are equal, and L23.6 (4) chooses the fighter.
    expect(chosenIn(arena(board(' ')).focus('monster:gunner:1'))).toEqual(['hero:fighter', 4]);
    const walled = arena(board('-')).focus('monster:gunner:1');
    expect(candidate(walled, 'hero:fighter')).toMatchObject({ length: 0, range: 2 });
    expect(chosenIn(walled)).toEqual(['hero:archer', 3]);
  });

  it('L23.6 (4): otherwise the earlier turn decides; a summon, even a new one, comes before its hero', () => {
    const { state, focus } = arena(column('frSa').replace('S', '.'));
    state.figures = state.figures.filter(({ id }) => id !== 'hero:archer');
    expect(chosenIn(focus('monster:rat:1'))).toEqual(['hero:fighter', 'only']);
    state.figures.push(summon('a3'));
    expect(chosenIn(focus('monster:rat:1'))).toEqual(['summon:7', 4]);
  });

  it('L23.6 (4): of two heroes the one with the lower initiative in this round is chosen', () => {
    const board = column('fra');
    expect(chosenIn(arena(board).focus('monster:rat:1'))).toEqual(['hero:fighter', 4]);
    const turned = arena(board, {
      state: {
        order: [
          { place: 'hero', hero: 'archer', initiative: 8 },
          { place: 'type', monster: 'rat', initiative: 50 },
          { place: 'hero', hero: 'fighter', initiative: 99 },
        ],
      },
    });
    expect(chosenIn(turned.focus('monster:rat:1'))).toEqual(['hero:archer', 4]);
  });

  it('L23.6 (2): a monster that prefers the most HP takes the hero with the most HP among those with fewest negatives', () => {
    const kit = {
      monsters: { rat: { def: { prefers: 'mostHp' as const } } },
      heroes: { fighter: { hp: 6 }, archer: { hp: 8 } },
    };
    const { state, focus } = arena(column('f.r....a'), kit);
    expect(chosenIn(focus('monster:rat:1'))).toEqual(['hero:archer', 2]);
    expect(candidate(focus('monster:rat:1'), 'hero:archer')).toMatchObject({ hp: 8, length: 4 });
    for (const figure of state.figures) if (figure.id === 'hero:archer') figure.hp = 5;
    expect(chosenIn(focus('monster:rat:1'))).toEqual(['hero:fighter', 2]);
    const trapped = arena(column('f.r.T..a'), kit);
    expect(chosenIn(trapped.focus('monster:rat:1'))).toEqual(['hero:fighter', 1]);
  });

  it('L23.6 (2): such a monster takes a summon, by the shortest way, only if no hero can be attacked', () => {
    const { state, focus } = arena(column('f.r....a'), { monsters: { rat: { def: { prefers: 'mostHp' } } } });
    state.figures.push(summon('a4', 'archer'));
    expect(chosenIn(focus('monster:rat:1'))?.[0]).toBe('hero:fighter');
    giveToken(state, 'hero:fighter', 'invisible');
    giveToken(state, 'hero:archer', 'invisible');
    expect(chosenIn(focus('monster:rat:1'))).toEqual(['summon:7', 'only']);
  });

  it('L19.4: a summon chooses among monsters and destructible obstacles', () => {
    const { book, state, focus } = arena(column('r..S.B').replace('S', '.').replace('B', '.'), {
      book: { summons: { hound: { id: 'hound', values: { hp: 3, move: 2, attack: 1, range: null } } } },
      heroes: { fighter: {} },
    });
    expect(book.summons['hound']).toBeDefined();
    state.figures.push(summon('a4'));
    state.figures.push({
      id: 'obstacle:box',
      kind: 'obstacle',
      obstacle: 'box',
      hex: 'a6',
      hp: 4,
      maxHp: 4,
      tokens: [],
    });
    expect(chosenIn(focus('summon:7'))).toEqual(['obstacle:box', 2]);
  });

  it('L27.6: monsters do not treat a destructible obstacle as an enemy', () => {
    const { state, focus } = arena(column('r...'), { heroes: { fighter: {} } });
    state.figures.push({
      id: 'obstacle:box',
      kind: 'obstacle',
      obstacle: 'box',
      hex: 'a2',
      hp: 4,
      maxHp: 4,
      tokens: [],
    });
    expect(reasons(focus('monster:rat:1'))).toEqual({});
  });

  it('L36.3: the result lists every candidate with its numbers and its rank', () => {
    const found = arena(column('f.r..a')).focus('monster:rat:1');
    expect(found.found && found.chosen.candidates).toEqual([
      { figure: 'hero:fighter', negatives: 0, length: 1, range: 2, place: 0 },
      { figure: 'hero:archer', negatives: 0, length: 2, range: 3, place: 1 },
    ]);
  });
});

describe('L23.8 no focus', () => {
  it('L23.8, L36.3: the result gives a reason for each enemy', () => {
    const { state, focus } = arena(column('haX.rsf'));
    giveToken(state, 'hero:healer', 'invisible');
    // The archer could be attacked only from a3 (an obstacle) and a1 (a hero), the fighter only from the other rat's hex.
    expect(reasons(focus('monster:rat:1'))).toEqual({
      'hero:healer': 'invisible',
      'hero:archer': 'noHex',
      'hero:fighter': 'noHex',
    });
    expect(reasons(arena(column('f.X.r')).focus('monster:rat:1'))).toEqual({ 'hero:fighter': 'noWay' });
  });

  it('L25.5: an enemy that was attacked in this turn is no candidate for a further attack', () => {
    const { focus } = arena(column('fra'), withLines(line('attack'), line('attack')));
    const second = focus('monster:rat:1', { begun: true, next: 1, attacks: 1, attacked: ['hero:fighter'] });
    expect(chosenIn(second)).toEqual(['hero:archer', 'only']);
    const third = focus('monster:rat:1', {
      begun: true,
      next: 1,
      attacks: 1,
      attacked: ['hero:fighter', 'hero:archer'],
    });
    expect(reasons(third)).toEqual({ 'hero:fighter': 'attacked', 'hero:archer': 'attacked' });
  });
});
