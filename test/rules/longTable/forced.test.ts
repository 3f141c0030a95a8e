import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HexId } from '../../../src/rules/core/board';
import { push } from '../../../src/rules/longTable/agenda';
import { canBeStopped } from '../../../src/rules/longTable/forcedMoves';
import type { FigureId } from '../../../src/rules/longTable/state';
import type { Force } from '../../../src/rules/longTable/tasks';
import { startTable, type TableKit } from '../../kit/longTable';
import { CARD, change, type Fight, fight, type Laid, MONSTER_CARD, setOn } from './fighting';

const HERO = 'hero:fighter';
const RAT: FigureId = 'monster:rat:1';
const heroes = { fighter: {}, archer: {} };
const OPEN = `
  .   .   .   .
    .   .   .
  .   1   A   .
    .   .   .
  .   .   .   .
`;
const laid = (drawing = OPEN, more: TableKit = {}): Laid =>
  startTable(drawing, { figures: { '1': 'fighter', '2': 'archer', A: 'rat', B: 'rat' }, heroes, ...more });

const forceOf = (over: Partial<Force>): Force => ({
  by: HERO,
  target: RAT,
  kind: 'push',
  left: over.full ?? 1,
  full: 1,
  slam: 0,
  path: [],
  source: CARD,
  mayWaive: true,
  ...over,
});
/** Answers with the first possible hex until no hex is asked for. */
function straight(it: Fight): Fight {
  for (let way = it.options().find(({ type }) => type === 'force'); way; ) {
    it.say(way);
    way = it.state.question?.ask === 'force' ? it.options().find(({ type }) => type === 'force') : undefined;
  }
  return it;
}
const forces = (table: Laid, over: Partial<Force>): Fight =>
  fight(table, (t) => push(t, { do: 'force', force: forceOf(over) }));
const sides = (it: Fight) =>
  it
    .options()
    .map((each) => (each.type === 'force' ? each.to : each.type === 'forceAgainst' ? `|${each.side}` : each.type));
const path = (it: Fight) =>
  it.of('forced').map((each) => [...each.path, ...(each.blocked ? ['blocked'] : [])].join(' '));
const to = (hex: HexId) => ({ type: 'force', to: hex }) as const;

describe('pushes and pulls', () => {
  it('L27.6: do not move an escort that is immune to all, nor let it be slammed', () => {
    const escort = { id: 'post', hexes: [], hp: 5, move: 0, initiative: 99 };
    const moved = (immune: 'all' | 'none') => {
      const table = change(laid(OPEN, { scenario: { escorts: [{ ...escort, immune }] } }), ({ figures }) => {
        const post = {
          id: 'escort:post:1',
          kind: 'escort',
          escort: 'post',
          number: 1,
          hex: 'd1',
          hp: 5,
          maxHp: 5,
        } as const;
        figures.push({ ...post, tokens: [] });
      });
      const given = { by: RAT, target: 'escort:post:1', mayWaive: false, full: 1 };
      const it = straight(forces(table, given));
      return [it.of('forced').length, canBeStopped(table.book, table.state, forceOf({ ...given, left: 9 }))];
    };
    expect(moved('none')).toEqual([1, true]);
    expect(moved('all')).toEqual([0, false]);
  });

  it('L14.2: by range, each hex of a push is farther from the attacker and each hex of a pull nearer', () => {
    // The target on e2 is two hexes from c2. The hexes f1, f2 and those above and below are three away; d1 and d2 are one away.
    expect(sides(forces(laid(), { full: 1 }))).toEqual(['f1', 'f2', 'waive']);
    expect(sides(forces(laid(), { kind: 'pull', full: 1 }))).toEqual(['d2', 'd1', 'waive']);
  });

  it('L14.2: goes hex by hex, and must be used in full once it has begun', () => {
    const it = forces(laid(), { full: 2 });
    it.say(to('f2'));
    expect(it.asked()).not.toContain('waive');
    expect(it.figure(RAT).hex).toBe('e2');
    it.say(to('g2'));
    expect(it.figure(RAT).hex).toBe('g2');
    expect(path(it)).toEqual(['f2 g2']);
    expect(it.of('stepped').map(({ from, to: hex, by }) => [from, hex, by])).toEqual([
      ['e2', 'f2', HERO],
      ['f2', 'g2', HERO],
    ]);
    expect(it.state.shoved).toEqual([RAT]);
  });

  it('L14.1: a hero may waive a push before it begins; a monster may not', () => {
    const it = forces(laid(), { full: 2 }).say({ type: 'waive' });
    expect(it.figure(RAT).hex).toBe('e2');
    expect(it.of('effectWaived')).toMatchObject([{ figure: HERO, target: RAT, effect: 'push' }]);
    expect(it.state.shoved).toEqual([]);
    const monster = forces(laid(), { by: RAT, target: HERO, source: MONSTER_CARD, mayWaive: false });
    expect(monster.asked()).not.toContain('waive');
    expect(monster.asked()).toContain('force');
  });

  it('L14.2, L25.6: the player also chooses the way of a monster’s push, even one that is cut short', () => {
    const corner = `
      1   .
        A   .
      .   .
    `;
    // The hero is in the corner a1: up and to the left are the edges of the map, so the hero stays.
    const it = forces(laid(corner), { by: RAT, target: HERO, mayWaive: false, full: 2 });
    expect(it.state.question).toBeNull();
    expect(path(it)).toEqual(['blocked']);
    const wall = `
      .   .   .
        A   .
      .   1   .
        .   .
    `;
    const choice = forces(laid(wall), { by: RAT, target: HERO, mayWaive: false });
    expect(sides(choice)).toEqual(['d1', 'd2', '|s']);
    choice.say({ type: 'forceAgainst', side: 's' });
    expect(choice.figure(HERO).hex).toBe('c2');
    expect(path(choice)).toEqual(['blocked']);
  });

  it('L14.2, L36.8: a single way that cannot be waived is not asked about', () => {
    const column = `
      1   .
        .
      .   .
        .
      A   .
    `;
    const it = forces(laid(column), { kind: 'pull', mayWaive: false });
    expect(it.state.question).toBeNull();
    expect(it.figure(RAT).hex).toBe('a2');
    // Next to the attacker no hex is nearer except the attacker's own.
    const beside = forces(it, { kind: 'pull', mayWaive: false });
    expect(beside.state.question).toBeNull();
    expect(beside.figure(RAT).hex).toBe('a2');
    // The same is true for a flying target: it is not pulled over the attacker.
    const flying = setOn(laid(column, { monsters: { rat: { normal: { flying: true } } } }), RAT, { hex: 'a2' });
    expect(forces(flying, { kind: 'pull', full: 2 }).state.question).toBeNull();
  });

  it('L14.2: passes through allies of the target, but not through its enemies, obstacles or walls; a closed door counts as a wall', () => {
    // `marks` are the two hexes behind the rat on A: `B` is its ally, `2` its enemy, `X` an obstacle, `D` a closed door.
    const row = (marks: string) => `
      1

      A

      ${marks[0]}

      ${marks[1]}
    `;
    const over = (marks: string, full = 2, more: TableKit = {}) =>
      straight(forces(laid(row(marks), more), { full, mayWaive: false }));
    // The rat is pushed over its ally to the hex behind it.
    expect(over('B.').figure(RAT).hex).toBe('a4');
    // A push that would end on its ally takes the rat back to the last free hex, where it started.
    expect(over('B.', 1).figure(RAT).hex).toBe('a2');
    expect(path(over('B.', 1))).toEqual(['blocked']);
    // Of two hexes the second is occupied: the push ends on the first.
    expect(over('.B').figure(RAT).hex).toBe('a3');
    for (const stops of ['2.', 'X.', 'D.']) expect(over(stops).figure(RAT).hex, stops).toBe('a2');
  });

  it('L9.4, L14.2: a flying figure is stopped only by walls, and ends on any unoccupied hex', () => {
    const row = `
      1

      A

      2

      X
    `;
    const flying = { monsters: { rat: { normal: { flying: true as const } } } };
    expect(straight(forces(laid(row, flying), { full: 2, mayWaive: false })).figure(RAT).hex).toBe('a4');
    expect(straight(forces(laid(row), { full: 2, mayWaive: false })).figure(RAT).hex).toBe('a2');
    const trap = laid(row.replace('X', 'T'), flying);
    const it = straight(forces(trap, { full: 2, mayWaive: false }));
    expect(it.of('trapSprung')).toEqual([]);
  });

  it('L14.3: traps on the way are sprung, and the kill counts for the figure that forced the target in (L18.8)', () => {
    const row = `
      1

      A

      T

      H

      .
    `;
    const it = straight(forces(laid(row, { monsters: { rat: { normal: { hp: 9 } } } }), { full: 3, mayWaive: false }));
    expect(it.of('trapSprung').map(({ hex }) => hex)).toEqual(['a3']);
    expect(it.of('hazardEntered').map(({ hex }) => hex)).toEqual(['a4']);
    expect(it.of('damaged').map(({ by }) => by)).toEqual([HERO, HERO]);
    expect(it.figure(RAT).hex).toBe('a5');
    const killed = straight(
      forces(laid(row, { monsters: { rat: { normal: { hp: 2 } } } }), { full: 3, mayWaive: false, slam: 2 }),
    );
    expect(killed.of('died')).toMatchObject([{ credit: HERO, hex: 'a3' }]);
    expect(killed.of('slammed')).toEqual([]);
  });

  it('L27.6: an obstacle is not moved', () => {
    const table = change(laid(), ({ figures }) => {
      figures.push({ id: 'obstacle:box', kind: 'obstacle', obstacle: 'box', hex: 'd2', hp: 5, maxHp: 5, tokens: [] });
    });
    const it = forces(table, { target: 'obstacle:box', full: 2, slam: 2 });
    expect(it.events).toEqual([]);
    expect(it.figure('obstacle:box').hp).toBe(5);
  });

  it('L14.2: a figure that has left the map is not forced, and does not force others', () => {
    expect(forces(laid(), { target: 'monster:rat:9' }).events).toEqual([]);
    expect(forces(laid(), { by: 'hero:nobody' }).events).toEqual([]);
  });
});

describe('slams', () => {
  const row = `
    1

    A

    .

    X
  `;
  it('L37.5, L14.2: a target that an obstacle stops before the full length suffers Slam damage', () => {
    const it = straight(forces(laid(row), { full: 3, slam: 2, mayWaive: false }));
    expect(it.figure(RAT)).toMatchObject({ hex: 'a3', hp: 4 });
    expect(it.of('slammed')).toMatchObject([{ figure: RAT, by: HERO, n: 2 }]);
    expect(it.of('damaged')).toMatchObject([{ by: HERO, source: { from: 'slam', by: HERO } }]);
  });

  it('L14.5: a wall, a closed door, an enemy, and an ally on the last hex stop it as well', () => {
    for (const mark of ['D', '2'])
      expect(
        straight(forces(laid(row.replace('X', mark)), { full: 2, slam: 2, mayWaive: false })).figure(RAT).hp,
        mark,
      ).toBe(4);
    expect(
      straight(forces(laid(row.replace('X', 'B')), { full: 2, slam: 2, mayWaive: false })).figure(RAT),
    ).toMatchObject({
      hex: 'a3',
      hp: 4,
    });
    expect(straight(forces(laid(row.replace('X', '#')), { full: 2, slam: 2, mayWaive: false })).figure(RAT).hp).toBe(4);
  });

  it('L14.2: a push of full length does no Slam damage', () => {
    const it = straight(forces(laid(row), { full: 1, slam: 2, mayWaive: false }));
    expect(it.figure(RAT)).toMatchObject({ hex: 'a3', hp: 6 });
  });

  it('L14.5: the player may push directly against the wall, which counts as a push', () => {
    const it = forces(laid(row), { full: 1, slam: 2 });
    expect(sides(it)).toEqual(['a3', '|se', '|sw', 'waive']);
    it.say({ type: 'forceAgainst', side: 'sw' });
    expect(it.figure(RAT)).toMatchObject({ hex: 'a2', hp: 4 });
    expect(it.state.shoved).toEqual([RAT]);
  });
});

describe('every offered way has an effect', () => {
  const row = (behind: string) => `
    1

    A

    B

    ${behind}
  `;
  const RATS: TableKit = { heroes: { fighter: {} } };
  const offered = (behind: string, over: Partial<Force>) => sides(forces(laid(row(behind), RATS), over));

  it('L14.5: a hex on which the push cannot end, and over which it cannot go on, is not offered', () => {
    // Push 1: an ally occupies the only hex, so there is nothing to choose.
    const beside = forces(laid(row('.'), RATS), { full: 1 });
    expect(beside.state.question).toBeNull();
    expect(path(beside)).toEqual(['blocked']);
    // Push 2: the target goes over its ally to the free hex behind, or is not pushed.
    expect(offered('.', { full: 2 })).toEqual(['a3', 'waive']);
    expect(forces(laid(row('X'), RATS), { full: 2 }).state.question).toBeNull();
  });

  it('L14.2, L37.5: with Slam such a hex stops the target, and is offered like a wall', () => {
    expect(offered('.', { full: 1, slam: 2 })).toEqual(['|se', '|s', '|sw', 'waive']);
    expect(offered('.', { full: 2, slam: 2 })).toEqual(['a3', '|se', '|sw', 'waive']);
  });

  it('L14.5: without Slam a push cannot begin against a wall, but a push that has moved the target may stop there', () => {
    const open = `
      1   .

      A   .

      .   .

      .   X
    `;
    expect(sides(forces(laid(open, RATS), { full: 2 }))).not.toContain('|sw');
    const begun = forces(laid(open, RATS), { full: 2 }).say(to('a3'));
    expect(sides(begun)).toContain('|sw');
    expect(sides(begun)).not.toContain('waive');
    begun.say({ type: 'forceAgainst', side: 'sw' });
    expect(begun.figure(RAT).hex).toBe('a3');
  });
});

describe('the forecast whether a Slam hits', () => {
  /** The end of each sequence of answers: whether the target was stopped, slammed, and alive when stopped. */
  const ends = (table: Laid, over: Partial<Force>) => {
    const found: { readonly isStopped: boolean; readonly isSlammed: boolean; readonly isAlive: boolean }[] = [];
    const walk = (said: readonly ReturnType<Fight['options']>[number][]) => {
      const it = forces(table, over);
      for (const command of said) it.say(command);
      if (it.state.question?.ask !== 'force')
        return void found.push({
          isStopped: it.of('forced').some(({ blocked }) => blocked),
          isSlammed: it.of('slammed').length > 0,
          isAlive: it.state.figures.some(({ id }) => id === RAT),
        });
      for (const next of it.options()) walk([...said, next]);
    };
    walk([]);
    return found;
  };
  const foretold = (table: Laid, over: Partial<Force>) => canBeStopped(table.book, table.state, forceOf(over));

  it('L14.2: predicts a Slam exactly if some way is cut short; the Slam hits a target that is alive when it is stopped', () => {
    const marks = fc.constantFrom<string>('.', '.', '.', '.', 'X', '#', 'B', '2', 'T');
    const row = (n: number) => fc.array(marks, { minLength: n, maxLength: n });
    const board = fc.tuple(row(4), row(3), row(4), row(3), row(4)).map((rows) => {
      const [, , middle] = rows;
      if (middle) [middle[1], middle[2]] = ['1', 'A'];
      const once = new Set<string>();
      const drawn = rows.map((marks) =>
        marks.map((mark) => {
          if ('B2'.includes(mark) && once.has(mark)) return '.';
          once.add(mark);
          return mark;
        }),
      );
      return drawn.map((marks, i) => `${i % 2 === 0 ? '  ' : '    '}${marks.join('   ')}`).join('\n');
    });
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(
        board,
        fc.constantFrom('push', 'pull'),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        fc.boolean(),
        (drawing, kind, full, flying, grave) => {
          const bare = laid(`\n${drawing}\n`, flying ? { monsters: { rat: { normal: { flying } } } } : {});
          const table = grave ? change(bare, (state) => void state.graves.push('f2')) : bare;
          const over = { kind, full, left: full, slam: 1, mayWaive: false } as const;
          const all = ends(table, over);
          const canStop = all.some((end) => end.isStopped);
          seen.add(canStop);
          expect(foretold(table, over)).toBe(canStop);
          // Traps on the way may kill the target before it is stopped (L14.3).
          for (const end of all) if (end.isAlive) expect(end.isSlammed).toBe(end.isStopped);
        },
      ),
      { numRuns: 300 },
    );
    expect(seen.size).toBe(2);
  });

  it('L14.2: whatever a hero chooses, except to waive, moves or slams the target', () => {
    const marks = fc.constantFrom<string>('.', '.', '.', 'X', '#', 'B', 'C', 'E', '2');
    const row = (n: number) => fc.array(marks, { minLength: n, maxLength: n });
    const rats: TableKit = {
      figures: { '1': 'fighter', '2': 'archer', A: 'rat', B: 'rat', C: 'rat', E: 'rat' },
    };
    const asked = { through: 0, against: 0 };
    fc.assert(
      fc.property(
        fc.tuple(row(4), row(3), row(4), row(3), row(4)),
        fc.constantFrom('push', 'pull'),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(0, 1),
        (rows, kind, full, slam) => {
          const once = new Set<string>();
          const drawn = rows.map((line, y) =>
            line.map((mark, x) => {
              if (y === 2 && x === 1) return '1';
              if (y === 2 && x === 2) return 'A';
              if ('BCE2'.includes(mark) && once.has(mark)) return '.';
              once.add(mark);
              return mark;
            }),
          );
          const drawing = drawn.map((line, i) => `${i % 2 === 0 ? '  ' : '    '}${line.join('   ')}`).join('\n');
          const table = laid(`\n${drawing}\n`, rats);
          const walk = (said: readonly ReturnType<Fight['options']>[number][]) => {
            const it = forces(table, { kind, full, slam });
            for (const command of said) it.say(command);
            if (it.state.question?.ask === 'force') {
              for (const next of it.options()) {
                if (next.type === 'forceAgainst') asked.against += 1;
                if (next.type === 'force' && it.state.figures.some(({ hex }) => hex === next.to)) asked.through += 1;
                if (next.type !== 'waive') walk([...said, next]);
              }
            } else if (said.length > 0) expect(it.state.shoved, `${drawing} ${JSON.stringify(said)}`).toContain(RAT);
          };
          walk([]);
        },
      ),
      { numRuns: 1000 },
    );
    expect(Math.min(...Object.values(asked))).toBeGreaterThan(20);
  });

  it('L14.2: predicts no Slam if every way ends in an open grave', () => {
    const table = change(laid(), (state) => void state.graves.push('f1', 'f2'));
    expect(foretold(laid(), { full: 3 })).toBe(true);
    expect(foretold(table, { full: 3 })).toBe(false);
    expect(ends(table, { full: 3, slam: 1 }).some(({ isStopped }) => isStopped)).toBe(false);
  });

  it('L14.2: predicts no Slam for a target that cannot be moved or is not on the map', () => {
    expect(foretold(laid(), { full: 1 })).toBe(false);
    expect(foretold(laid(), { full: 1, target: 'monster:rat:9' })).toBe(false);
  });
});

describe('graves', () => {
  const row = `
    1

    A

    .

    .

    .
  `;
  const dug = (table: Laid) => change(table, (state) => void state.graves.push('a3'));

  it('L14.2: an enemy pushed or pulled onto a grave stops, is immobilized, and the grave is filled', () => {
    const it = straight(forces(dug(laid(row)), { full: 3, slam: 2, mayWaive: false }));
    expect(it.figure(RAT)).toMatchObject({ hex: 'a3', hp: 6, tokens: [{ token: 'immobilize', fresh: false }] });
    expect(it.of('graveFilled').map(({ hex }) => hex)).toEqual(['a3']);
    expect(it.state.graves).toEqual([]);
    expect(path(it)).toEqual(['a3']);
    // The cause is the grave, not the card that pushes.
    expect(it.of('conditionGiven').map(({ source }) => source)).toEqual([{ from: 'grave', hex: 'a3' }]);
  });

  it('L14.5: a flying figure or a hero is not stopped by a grave', () => {
    const flying = laid(row, { monsters: { rat: { normal: { flying: true } } } });
    expect(straight(forces(dug(flying), { full: 2, mayWaive: false })).figure(RAT).hex).toBe('a4');
    const hero = setOn(setOn(dug(laid(row)), RAT, { hex: 'a1' }), HERO, { hex: 'a2' });
    const it = straight(forces(hero, { by: RAT, target: HERO, full: 2, mayWaive: false }));
    expect(it.figure(HERO)).toMatchObject({ hex: 'a4', tokens: [] });
    expect(it.state.graves).toEqual(['a3']);
  });
});
