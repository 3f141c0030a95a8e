import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginAttack } from '../../../src/rules/longTable/attack';
import { damageAfterShield, strikeOn } from '../../../src/rules/longTable/attackCalculation';
import {
  type DrawMode,
  drawCards,
  drawModifiers,
  numberAfter,
  reshuffle,
} from '../../../src/rules/longTable/modifierDecks';
import type { ModifierDef } from '../../../src/rules/longTable/modifierDef';
import {
  type AttackNumbers,
  type DrawableCards,
  type Odds,
  oddsOf,
  oddsOfStrike,
} from '../../../src/rules/longTable/odds';
import type { AttackJob } from '../../../src/rules/longTable/tasks';
import { applyRule } from '../../../src/rules/longTable/transaction';
import { startTable } from '../../kit/longTable';
import { change, fight, heroJob, MODIFIERS, monsterJob, stack } from './fighting';

const MODES = ['plain', 'advantage', 'disadvantage'] as const;
const HP = 4;
const cards = (ids: readonly string[]): ModifierDef[] => ids.map((id) => MODIFIERS[id] ?? { id, value: 0 });
const deckLeft = (rest: readonly string[], discards: readonly string[] = []): DrawableCards => ({
  undrawn: cards(rest),
  discards: cards(discards),
});

/** The damage when cards are drawn in exactly this order, calculated from the rules for drawing only. */
function damageOf(order: readonly ModifierDef[], mode: DrawMode, { base, shield, pierce }: AttackNumbers): number {
  const left = [...order];
  const { cards: drawn, counted } = drawCards(mode, base, () => left.shift());
  const counting = counted.flatMap((i) => drawn[i] ?? []);
  const through = counting.reduce((sum, { mods }) => sum + (mods?.pierce ?? 0), pierce);
  return damageAfterShield(numberAfter(base, counting), shield, through);
}

function* ordersOf<T>(list: readonly T[]): Generator<T[]> {
  if (list.length === 0) yield [];
  for (const [i, first] of list.entries()) {
    for (const rest of ordersOf([...list.slice(0, i), ...list.slice(i + 1)])) yield [first, ...rest];
  }
}

/** Counts the damages over all orders of the deck, each followed by all orders of the discards. */
function counted(
  deck: DrawableCards,
  mode: DrawMode,
  attacked: AttackNumbers,
): { cases: Map<number, number>; of: number } {
  const cases = new Map<number, number>();
  let of = 0;
  for (const rest of ordersOf(deck.undrawn)) {
    for (const discards of ordersOf(deck.discards)) {
      const damage = damageOf([...rest, ...discards], mode, attacked);
      cases.set(damage, (cases.get(damage) ?? 0) + 1);
      of += 1;
    }
  }
  return { cases, of };
}

/** The probabilities as numbers of equally likely cases, which must be whole. */
function casesIn({ outcomes }: Odds, of: number): Map<number, number> {
  return new Map(
    outcomes.map(({ damage, chance }) => {
      const cases = Math.round(chance * of);
      expect(Math.abs(chance * of - cases), `${damage}: ${chance} of ${of}`).toBeLessThan(1e-6);
      return [damage, cases] as const;
    }),
  );
}

const sorted = (cases: ReadonlyMap<number, number>) => [...cases].filter(([, n]) => n > 0).sort(([a], [b]) => a - b);

describe('the odds of an attack', () => {
  it('L36.9: equal a count over all orders of a small deck, with and without a reshuffle during the draw', () => {
    const anyCards = (most: number) => fc.array(fc.constantFrom(...Object.keys(MODIFIERS)), { maxLength: most });
    const attacked = fc.record({
      base: fc.integer({ min: -1, max: 6 }),
      shield: fc.integer({ min: 0, max: 4 }),
      pierce: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(anyCards(5), anyCards(3), fc.constantFrom(...MODES), attacked, (rest, discards, mode, how) => {
        const deck = deckLeft(rest, discards);
        const { cases, of } = counted(deck, mode, how);
        const odds = oddsOf(deck, mode, how, HP);
        expect(sorted(casesIn(odds, of))).toEqual(sorted(cases));
        const kills = [...cases].reduce((sum, [damage, n]) => sum + (damage >= HP ? n : 0), 0);
        expect(odds.kill).toBeCloseTo(kills / of, 9);
        const mean = [...cases].reduce((sum, [damage, n]) => sum + (damage * n) / of, 0);
        expect(odds.mean).toBeCloseTo(mean, 9);
      }),
      { numRuns: 400 },
    );
  });

  it('L36.9: are correct in every draw mode for decks that are special cases', () => {
    const corners: [string[], string[]][] = [
      [[], []],
      [['r+1'], []],
      [['+1'], []],
      [['r+1', 'r+2'], []],
      [['r+1'], ['r+2', '+1', 'null']],
      [['+1'], ['r+2', 'null']],
      [[], ['r+1', '2x', '-1']],
      [['rNull', 'r+1', 'r2x', '+1'], ['+2']],
      [['rPierce3', 'rPierce3', 'r+1', '0', '2x'], []],
      [['0 stun', '+2', '+1 stun', '+1 fire', 'bless', 'curse'], []],
    ];
    const how = { base: 3, shield: 4, pierce: 1 };
    for (const [rest, discards] of corners) {
      for (const mode of MODES) {
        const deck = deckLeft(rest, discards);
        const { cases, of } = counted(deck, mode, how);
        expect(sorted(casesIn(oddsOf(deck, mode, how, HP), of)), `${rest} | ${discards} ${mode}`).toEqual(
          sorted(cases),
        );
      }
    }
  });

  it('L36.9: agree with the engine’s random draws, within statistical limits', () => {
    const DRAWS = 100_000;
    const all = ['0', '0', '0', '+1', '+1', '-1', '+2', '2x', 'null', 'r+1', 'r+2', 'r0', 'rPierce3', 'bless', 'curse'];
    const how = { base: 3, shield: 2, pierce: 0 };
    for (const [i, mode] of MODES.entries()) {
      const draws = Math.floor(DRAWS / 3) + (i === 0 ? DRAWS % 3 : 0);
      const table = stack(startTable(FIELD, { figures: { '1': 'fighter', A: 'rat' } }), 'fighter', all);
      const found = new Map<number, number>();
      applyRule(table.book, table.state, (t) => {
        const [seat] = t.state.seats;
        if (!seat) throw new Error('nobody plays');
        for (let n = 0; n < draws; n += 1) {
          seat.deck.draw = [...all];
          seat.deck.discard = [];
          reshuffle(t, 'fighter');
          const { cards: drawn, counted: which } = drawModifiers(t, 'fighter', mode, how.base);
          const counting = which.flatMap((nth) => drawn[nth] ?? []);
          const pierce = counting.reduce((sum, { mods }) => sum + (mods?.pierce ?? 0), how.pierce);
          const damage = damageAfterShield(numberAfter(how.base, counting), how.shield, pierce);
          found.set(damage, (found.get(damage) ?? 0) + 1);
          t.events.length = 0;
        }
      });
      const { outcomes } = oddsOf(deckLeft(all), mode, how, HP);
      expect(outcomes.map(({ damage }) => damage)).toEqual(expect.arrayContaining([...found.keys()]));
      for (const { damage, chance } of outcomes) {
        // The limit is five standard deviations of a count, which chance exceeds about once in two million.
        const bound = 5 * Math.sqrt(draws * chance * (1 - chance)) + 1;
        expect(Math.abs((found.get(damage) ?? 0) - draws * chance), `${mode} ${damage}`).toBeLessThan(bound);
      }
    }
  });

  it('L36.9: use the current attack: its terms, Shield, Pierce, advantage and the present deck', () => {
    const table = change(
      stack(startTable(FIELD, { figures: { '1': 'fighter', A: 'rat' } }), 'fighter', ['+1', '2x'], ['-1']),
      (s) => {
        s.figures.find(({ id }) => id === 'monster:rat:1')?.tokens.push({ token: 'poison', fresh: false });
      },
    );
    const it = fight(table, (t) => beginAttack(t, heroJob(2, ['monster:rat:1'])));
    const { question } = it.state;
    if (question?.ask !== 'draw') throw new Error('no draw');
    expect(oddsOfStrike(it.book, it.state, question.strike)).toEqual({
      outcomes: [
        { damage: 4, chance: 0.5 },
        { damage: 6, chance: 0.5 },
      ],
      mean: 5,
      kill: 0.5,
    });
    const begun = (job: AttackJob, target: string) =>
      oddsOfStrike(it.book, it.state, strikeOn(it.book, it.state, job, target));
    const same = begun(heroJob(2, ['monster:rat:1'], { advantage: true }), 'monster:rat:1');
    expect(same?.outcomes).toEqual([{ damage: 6, chance: 1 }]);
    expect(begun(monsterJob(1, ['hero:fighter']), 'hero:fighter')?.mean).toBeGreaterThan(0);
    expect(oddsOfStrike(it.book, it.state, { ...question.strike, target: 'monster:rat:9' })).toBeUndefined();
  });

  it('L36.9: do not depend on the hidden order of the deck', () => {
    const deck = ['r+1', '+2', 'r0', 'null', '2x', '-1'];
    for (const mode of MODES) {
      const how = { base: 2, shield: 1, pierce: 0 };
      const one = oddsOf(deckLeft(deck), mode, how, HP);
      const turned = oddsOf(deckLeft([...deck].reverse()), mode, how, HP);
      expect(turned.outcomes.map(({ damage }) => damage)).toEqual(one.outcomes.map(({ damage }) => damage));
      for (const [i, { chance }] of one.outcomes.entries()) expect(turned.outcomes[i]?.chance).toBeCloseTo(chance, 12);
    }
  });
});

const FIELD = `
  1   .
    A   .
  .   .
`;
