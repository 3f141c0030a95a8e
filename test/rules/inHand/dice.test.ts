import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedGenerator } from '../../../src/rules/core/chance';
import { positionOnRuler, RULER, RULER_POSITIONS, rollDie, rollRuler } from '../../../src/rules/inHand/dice';
import { FACES } from '../../../src/rules/inHand/vocabulary';
import { book } from '../../kit/books';
import { attacker, idle, passage } from '../../kit/scenes';
import { at } from '../../kit/table';

const places = Array.from({ length: RULER_POSITIONS }, (_, nth) => positionOnRuler(nth));

describe('the ruler', () => {
  it('R2.1: the ruler has 4500 different positions for the red line, 1500 in each segment', () => {
    expect(RULER_POSITIONS).toBe(4500);
    for (const face of FACES) expect(places.filter((place) => place.face === face)).toHaveLength(1500);
    expect(new Set(places.map(({ residue }) => residue)).size).toBe(4500);
  });

  it('R2.1: the face of a position is the segment in which it lies', () => {
    expect(places.every(({ face, residue }) => FACES[Math.floor(residue / RULER.segment)] === face)).toBe(true);
  });

  it('R2.1: no position is nearer than 150 to a mark between two segments', () => {
    const toMark = places.map(({ residue }) => {
      const within = residue % RULER.segment;
      return Math.min(within, RULER.segment - within);
    });
    expect(Math.min(...toMark)).toBe(150);
  });

  it('R2.1: each roll is one of these positions, and depends only on the state of the generator', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const roll = rollRuler(seedGenerator(seed));
        expect(places).toContainEqual({ face: roll.face, residue: roll.residue });
        expect(rollRuler(seedGenerator(seed))).toEqual(roll);
      }),
      { numRuns: 50 },
    );
  });
});

describe('rolls of one game', () => {
  it.each([false, true])(
    'R2.3: for behaviour, hero attack and monster attack all rolls come from one generator (on the table: %s)',
    (onTable) => {
      const start = at(
        book({ board: passage(1), foes: [attacker(1)], setup: { variants: { hindrances: false, onTable } } }),
      );
      const roll = { type: 'roll' } as const;
      const game = start
        .selects('one', 'two')
        .say(roll)
        .basic('one', 'top')
        .attacks('dummy-1')
        .say(roll)
        .ends()
        .say(roll);
      expect(game.log('rolled').map(({ purpose }) => purpose)).toEqual(['behaviour', 'heroAttack', 'monsterAttack']);
      // Each roll is the next one of the same random stream, no matter what it is for.
      let { generator } = start.state;
      for (const { face } of game.log('rolled')) {
        const next = onTable ? rollDie(generator) : rollRuler(generator);
        expect(face).toBe(next.face);
        generator = next.next;
      }
    },
  );
});

describe('the die', () => {
  it('R2.2: 1-2 is A, 3-4 is B, 5-6 is C, and all six numbers occur', () => {
    const faces = new Map<number, string>();
    for (let seed = 0; faces.size < 6; seed += 1) {
      const { pips, face } = rollDie(seedGenerator(String(seed)));
      expect(faces.get(pips) ?? face).toBe(face);
      faces.set(pips, face);
    }
    expect([1, 2, 3, 4, 5, 6].map((pips) => faces.get(pips)).join('')).toBe('AABBCC');
  });

  it('R2.2: on the table the die replaces the ruler', () => {
    const rolled = (onTable: boolean) =>
      at(book({ board: passage(1), foes: [idle], setup: { variants: { hindrances: false, onTable } } }))
        .selects('one', 'two')
        .say({ type: 'roll' })
        .events('rolled');
    expect(rolled(true)).toMatchObject([{ purpose: 'behaviour', residue: -1, rule: 'R2.2' }]);
    expect(rolled(true)[0]?.pips).toBeGreaterThan(0);
    expect(rolled(false)).toMatchObject([{ purpose: 'behaviour', pips: 0, rule: 'R2.1' }]);
    expect(rolled(false)[0]?.residue).toBeGreaterThan(0);
  });
});
