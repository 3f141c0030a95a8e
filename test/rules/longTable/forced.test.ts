import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HexId } from '../../../src/rules/core/board';
import { push } from '../../../src/rules/longTable/agenda';
import { canBeStopped } from '../../../src/rules/longTable/forced';
import type { FigureId } from '../../../src/rules/longTable/state';
import type { Force } from '../../../src/rules/longTable/tasks';
import { lay, type TableKit } from '../../kit/longTable';
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
  lay(drawing, { figures: { '1': 'fighter', '2': 'archer', A: 'rat', B: 'rat' }, heroes, ...more });

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
/** Goes on by the first free way for as long as there is one. */
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
  it('L14.2: each hex of a push is farther from the attacker by range, each of a pull nearer', () => {
    // From e2, two hexes from c2: f1, f2 and up and down are three hexes off; d1 and d2 are one.
    expect(sides(forces(laid(), { full: 1 }))).toEqual(['f1', 'f2', 'waive']);
    expect(sides(forces(laid(), { kind: 'pull', full: 1 }))).toEqual(['d2', 'd1', 'waive']);
  });

  it('L14.2: hex by hex, all of it: once used it goes on', () => {
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

  it('L14.1: a hero may waive it, before it begins; a monster may not', () => {
    const it = forces(laid(), { full: 2 }).say({ type: 'waive' });
    expect(it.figure(RAT).hex).toBe('e2');
    expect(it.of('effectWaived')).toMatchObject([{ figure: HERO, target: RAT, effect: 'push' }]);
    expect(it.state.shoved).toEqual([]);
    const monster = forces(laid(), { by: RAT, target: HERO, source: MONSTER_CARD, mayWaive: false });
    expect(monster.asked()).not.toContain('waive');
    expect(monster.asked()).toContain('force');
  });

  it("L14.2, L25.6: the player chooses the way of a monster's push too, also against what cuts it short", () => {
    const corner = `
      1   .
        A   .
      .   .
    `;
    // The hero in the corner a1: up and to the left is the edge, where it stays.
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

  it('L14.2, L36.8: one way and nothing to waive is no choice', () => {
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
    // Next to the attacker there is nothing nearer but its own hex.
    const beside = forces(it, { kind: 'pull', mayWaive: false });
    expect(beside.state.question).toBeNull();
    expect(beside.figure(RAT).hex).toBe('a2');
    // Nor for what flies: it is not pulled over the attacker.
    const flying = setOn(laid(column, { monsters: { rat: { normal: { flying: true } } } }), RAT, { hex: 'a2' });
    expect(forces(flying, { kind: 'pull', full: 2 }).state.question).toBeNull();
  });

  it("L14.2: through the target's allies, not its enemies, obstacles and walls; a closed door is a wall", () => {
    // c1 rat's ally, d1 obstacle beside.
    const row = (marks: string) => `
      1

      A

      ${marks[0]}

      ${marks[1]}
    `;
    const over = (marks: string, full = 2, more: TableKit = {}) =>
      straight(forces(laid(row(marks), more), { full, mayWaive: false }));
    // Over its ally to the hex behind it.
    expect(over('B.').figure(RAT).hex).toBe('a4');
    // Ending on its ally: back to the last free hex of the way, where it stood.
    expect(over('B.', 1).figure(RAT).hex).toBe('a2');
    expect(path(over('B.', 1))).toEqual(['blocked']);
    // On the way two hexes, the second taken: it ends on the first.
    expect(over('.B').figure(RAT).hex).toBe('a3');
    for (const stops of ['2.', 'X.', 'D.']) expect(over(stops).figure(RAT).hex, stops).toBe('a2');
  });

  it('L9.4, L14.2: what flies is stopped by walls alone, and ends on any hex that is not occupied', () => {
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

  it('L14.3: traps act on the way, and the kill is that of who forced it in (L18.8)', () => {
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

  it('L14.2: whoever is gone is neither forced nor forces', () => {
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
  it('L37.5, L14.2: stopped before its full length by an obstacle, the target suffers it', () => {
    const it = straight(forces(laid(row), { full: 3, slam: 2, mayWaive: false }));
    expect(it.figure(RAT)).toMatchObject({ hex: 'a3', hp: 4 });
    expect(it.of('slammed')).toMatchObject([{ figure: RAT, by: HERO, n: 2 }]);
    expect(it.of('damaged')).toMatchObject([{ by: HERO, source: { from: 'slam', by: HERO } }]);
  });

  it('L14.5: by a wall, a closed door, an enemy and an ally on its last hex as well', () => {
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

  it('L14.2: at its full length nobody is slammed', () => {
    const it = straight(forces(laid(row), { full: 1, slam: 2, mayWaive: false }));
    expect(it.figure(RAT)).toMatchObject({ hex: 'a3', hp: 6 });
  });

  it('L14.5: the player may choose the wall at once, and then it was shoved', () => {
    const it = forces(laid(row), { full: 1, slam: 2 });
    expect(sides(it)).toEqual(['a3', '|se', '|sw', 'waive']);
    it.say({ type: 'forceAgainst', side: 'sw' });
    expect(it.figure(RAT)).toMatchObject({ hex: 'a2', hp: 4 });
    expect(it.state.shoved).toEqual([RAT]);
  });
});

describe('what can be chosen has an effect', () => {
  const row = (behind: string) => `
    1

    A

    B

    ${behind}
  `;
  const RATS: TableKit = { heroes: { fighter: {} } };
  const offered = (behind: string, over: Partial<Force>) => sides(forces(laid(row(behind), RATS), over));

  it('L14.5: a hex on which the push cannot end, nor lead on over it, is no way for it', () => {
    // Push 1: the ally stands on the only hex, and there is nothing to choose.
    const beside = forces(laid(row('.'), RATS), { full: 1 });
    expect(beside.state.question).toBeNull();
    expect(path(beside)).toEqual(['blocked']);
    // Push 2: over the ally to the free hex behind it, or not at all.
    expect(offered('.', { full: 2 })).toEqual(['a3', 'waive']);
    expect(forces(laid(row('X'), RATS), { full: 2 }).state.question).toBeNull();
  });

  it('L14.2, L37.5: with Slam that hex stops it, and looks like what does', () => {
    expect(offered('.', { full: 1, slam: 2 })).toEqual(['|se', '|s', '|sw', 'waive']);
    expect(offered('.', { full: 2, slam: 2 })).toEqual(['a3', '|se', '|sw', 'waive']);
  });

  it('L14.5: without Slam a push that has moved nobody yet is not spent on a wall; one that has may stop', () => {
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

describe('what can be stopped', () => {
  /** One end for each sequence of answers: whether the target was stopped, and whether it lived to be slammed. */
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

  it('L14.2: a Slam is foretold just where one of the ways is cut short; it hits whoever lives to be stopped', () => {
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
          // Traps on the way may kill the target first (L14.3).
          for (const end of all) if (end.isAlive) expect(end.isSlammed).toBe(end.isStopped);
        },
      ),
      { numRuns: 300 },
    );
    expect(seen.size).toBe(2);
  });

  it('L14.2: whatever a hero chooses but to waive it moves the target, or slams it', () => {
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

  it('L14.2: not where every way ends in an open grave', () => {
    const table = change(laid(), (state) => void state.graves.push('f1', 'f2'));
    expect(foretold(laid(), { full: 3 })).toBe(true);
    expect(foretold(table, { full: 3 })).toBe(false);
    expect(ends(table, { full: 3, slam: 1 }).some(({ isStopped }) => isStopped)).toBe(false);
  });

  it('L14.2: not what stands there for good, and nobody who is gone', () => {
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
  });

  it('L14.5: not what flies, and no hero', () => {
    const flying = laid(row, { monsters: { rat: { normal: { flying: true } } } });
    expect(straight(forces(dug(flying), { full: 2, mayWaive: false })).figure(RAT).hex).toBe('a4');
    const hero = setOn(setOn(dug(laid(row)), RAT, { hex: 'a1' }), HERO, { hex: 'a2' });
    const it = straight(forces(hero, { by: RAT, target: HERO, full: 2, mayWaive: false }));
    expect(it.figure(HERO)).toMatchObject({ hex: 'a4', tokens: [] });
    expect(it.state.graves).toEqual(['a3']);
  });
});
