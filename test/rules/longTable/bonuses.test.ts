import { describe, expect, it } from 'vitest';
import { push } from '../../../src/rules/longTable/agenda';
import { beginAttack } from '../../../src/rules/longTable/attack';
import {
  beginBonus,
  bonusesOf,
  endBonus,
  endBonusesOfCard,
  endCardEffects,
  endRoundBonuses,
  retaliateTerms,
  shieldTerms,
  totalOf,
  useSlot,
} from '../../../src/rules/longTable/bonuses';
import type { Bonus, FigureId } from '../../../src/rules/longTable/state';
import { activateAdjacent } from '../../../src/rules/longTable/triggers';
import type { Ability, Values } from '../../../src/rules/longTable/vocabulary';
import { startTable, type TableKit } from '../../kit/longTable';
import {
  ability,
  bonus,
  CARD,
  change,
  type Fight,
  fight,
  heroJob,
  type Laid,
  monsterJob,
  setOn,
  stack,
  withActive,
} from './fighting';

// The fighter on a1 and the archer on a2 are adjacent to b1; c1 is two hexes from a1, and e1 is four.
const FIELD = `
  1   B   C
    A   .
  2   .   .
`;
const kit: TableKit = {
  figures: { '1': 'fighter', '2': 'archer', A: 'rat', B: 'rat', C: 'rat' },
  heroes: { fighter: {}, archer: {} },
};
const HERO = 'hero:fighter';
const ARCHER = 'hero:archer';
const RAT = (n: number): FigureId => `monster:rat:${n}`;
const laid = (values: Partial<Values> = {}): Laid => {
  const table = startTable(FIELD, { ...kit, monsters: { rat: { normal: { hp: 9, ...values } } } });
  return stack(stack(table, 'monsters', Array(9).fill('0')), 'fighter', Array(9).fill('0'));
};
/** Adds lasting effects to a table, numbered from 1. */
const standing = (table: Laid, ...bonuses: Partial<Bonus>[]): Laid =>
  change(table, (state) => {
    for (const each of bonuses) {
      state.bonuses.push({ ...bonus(each), id: state.nextId });
      state.nextId += 1;
    }
  });
const SLOTS = (...letters: string[]) => letters.map((letter) => ({ xp: letter === 'x' }));
const strikes = (table: Laid, targets: FigureId[] = [HERO], n = 3): Fight => {
  const it = fight(table, (t) => beginAttack(t, monsterJob(n, targets)));
  while (it.state.question?.ask === 'damage') it.say({ type: 'suffer' });
  return it;
};
const hits = (table: Laid, targets: FigureId[], mods = {}): Fight => {
  const it = fight(table, (t) => beginAttack(t, heroJob(2, targets, mods)));
  while (it.state.question) it.say(it.state.question.ask === 'draw' ? { type: 'draw' } : { type: 'suffer' });
  return it;
};
const reckoned = (it: Fight) => it.of('attackReckoned').map(({ target, damage }) => [target, damage]);

describe('lasting effects', () => {
  it('L17.1: a round bonus ends with the round and its card goes to its pile; a persistent one stays', () => {
    const table = standing(
      withActive(withActive(laid(), 'fighter', 'fighter1', 'discard'), 'fighter', 'fighter2', 'lost'),
      { until: 'round' },
      { until: 'round', kind: 'retaliate', bearer: ARCHER },
      { source: { ...CARD, card: 'fighter2' } },
    );
    const it = fight(table, endRoundBonuses);
    expect(it.of('bonusEnded').map((each) => [each.bonus, each.why, each.rule])).toEqual([
      [1, 'round', 'L17.1'],
      [2, 'round', 'L17.1'],
    ]);
    expect(it.state.seats[0]).toMatchObject({ discard: ['fighter1'], lost: [] });
    expect(it.state.seats[0]?.active.map(({ card }) => card)).toEqual(['fighter2']);
    // The card moves only when the last of its effects has ended.
    expect(it.events.map(({ type }) => type)).toEqual(['bonusEnded', 'bonusEnded', 'cardMoved']);
  });

  it('L17.2: each trigger uses one slot; a slot’s experience is gained when it is left; after the last slot the card is lost', () => {
    const table = standing(withActive(laid(), 'fighter', 'fighter1'), { slots: SLOTS('o', 'x', 'o') });
    const once = strikes(table);
    expect(reckoned(once)).toEqual([[HERO, 2]]);
    expect(once.state.seats[0]?.experience).toBe(0);
    const twice = strikes(once);
    expect(twice.state.seats[0]?.experience).toBe(1);
    expect(twice.of('experienceGained')).toMatchObject([{ n: 1, source: { from: 'bonus', bonus: 1 } }]);
    const last = strikes(twice);
    expect(last.of('bonusApplied').map(({ slot }) => slot)).toEqual([2]);
    expect(last.of('bonusEnded').map(({ why }) => why)).toEqual(['slots']);
    expect(last.state.seats[0]).toMatchObject({ active: [], lost: ['fighter1'] });
    expect(reckoned(strikes(last))).toEqual([[HERO, 3]]);
  });

  it('L17.2: a bonus with slots must be applied whenever it fits, even if it changes nothing', () => {
    const table = standing(laid(), { slots: SLOTS('o', 'o') });
    const it = strikes(stack(table, 'monsters', ['null']));
    expect(reckoned(it)).toEqual([[HERO, 0]]);
    expect(it.state.bonuses[0]?.used).toBe(1);
  });

  it('L17.2: a bonus without slots is not used up', () => {
    const it = strikes(strikes(standing(laid(), {})));
    expect(it.state.bonuses[0]).toMatchObject({ used: 0 });
    expect(it.of('bonusApplied').map(({ slot }) => slot)).toEqual([null]);
  });

  it('L17.2: a bonus to all attacks uses a slot for each target', () => {
    const table = standing(laid(), { kind: 'attacks', amount: 1, slots: SLOTS('o', 'o', 'o') });
    const it = hits(table, [RAT(1), RAT(2)], { range: 3 });
    expect(reckoned(it)).toEqual([
      [RAT(1), 3],
      [RAT(2), 3],
    ]);
    expect(it.state.bonuses[0]?.used).toBe(2);
  });

  it('L12.4: a bonus can give advantage to attacks', () => {
    const it = hits(standing(laid(), { kind: 'advantage', until: 'round' }), [RAT(1)]);
    expect(it.of('modifiersDrawn')[0]).toMatchObject({
      mode: 'advantage',
      advantage: [{ from: 'bonus', bonus: 1, hero: 'fighter', card: 'fighter1' }],
    });
  });

  it('L17.3: the player may end the effects of a card at any time; the card then goes to its pile', () => {
    const table = standing(withActive(laid(), 'fighter', 'fighter1', 'discard'), {}, { bearer: ARCHER });
    const it = fight(table, (t) => endCardEffects(t, 'fighter', 'fighter1'));
    expect(it.state.bonuses).toEqual([]);
    expect(it.of('bonusEnded').map(({ why, rule }) => [why, rule])).toEqual([
      ['player', 'L17.3'],
      ['player', 'L17.3'],
    ]);
    expect(it.state.seats[0]).toMatchObject({ active: [], discard: ['fighter1'] });
  });

  it('L19.2: ending a summon’s card removes the summon; the caller of the function moves the card', () => {
    const table = change(withActive(laid(), 'fighter', 'fighter9'), ({ figures }) => {
      figures.push({
        id: 'summon:1',
        kind: 'summon',
        summon: 'dog',
        hero: 'fighter',
        card: 'fighter9',
        since: 0,
        hex: 'd1',
        hp: 3,
        maxHp: 3,
        tokens: [],
      });
    });
    const it = fight(table, (t) => endBonusesOfCard(t, 'fighter', 'fighter9', 'rest'));
    expect(it.isGone('summon:1')).toBe(true);
    expect(it.of('summonGone')).toMatchObject([{ figure: 'summon:1', why: 'card', rule: 'L19.2' }]);
    expect(it.state.seats[0]?.active).toHaveLength(1);
    const other = fight(standing(table, { source: { ...CARD, card: 'fighter9' } }), (t) => endBonus(t, 1, 'slots'));
    expect(other.state.seats[0]?.active, 'the summon still needs it').toHaveLength(1);
  });

  it('L17.1: bonus ids are never reused, and each new effect has an event', () => {
    const it = fight(laid(), (t) => {
      const first = beginBonus(t, bonus({ until: 'round' }));
      endBonus(t, first, 'round');
      beginBonus(t, bonus({ amount: 2 }));
      useSlot(t, { id: first });
    });
    expect(it.of('bonusBegan').map((each) => [each.bonus, each.amount, each.rule])).toEqual([
      [1, 1, 'L17.1'],
      [2, 2, 'L17.2'],
    ]);
    expect(it.of('bonusApplied')).toEqual([]);
    expect(bonusesOf(it.state, HERO, 'shield').map(({ id }) => id)).toEqual([2]);
  });
});

describe('Shield and Retaliate', () => {
  it('L17.4: several Shields add up: from cards, traits and the current attack', () => {
    const table = standing(laid({ shield: 1 }), { bearer: RAT(1), amount: 2 }, { bearer: RAT(2), amount: 5 });
    expect(totalOf(shieldTerms(table.book, table.state, RAT(1)))).toBe(3);
    expect(reckoned(hits(table, [RAT(1)]))).toEqual([[RAT(1), 0]]);
  });

  it('L17.5: after the attack, an attacker within range 1 suffers Retaliate', () => {
    const it = hits(laid({ retaliate: 2 }), [RAT(1)]);
    expect(it.of('retaliated')).toEqual([
      {
        type: 'retaliated',
        figure: RAT(1),
        at: HERO,
        n: 2,
        terms: [{ n: 2, source: { from: 'trait', figure: RAT(1) } }],
        rule: 'L17.5',
      },
    ]);
    expect(it.of('damaged').at(-1)).toMatchObject({ figure: HERO, n: 2, by: RAT(1), source: { from: 'retaliate' } });
    expect(hits(laid({ retaliate: 2 }), [RAT(2)], { range: 3 }).of('retaliated')).toEqual([]);
    expect(hits(laid({ retaliate: 2, retaliateRange: 2 }), [RAT(2)], { range: 3 }).of('retaliated')).toHaveLength(1);
  });

  it('L17.5: several Retaliates in reach add up, each with its own range', () => {
    const table = standing(laid({ retaliate: 1, retaliateRange: 3 }), {
      bearer: RAT(2),
      kind: 'retaliate',
      amount: 2,
      range: 1,
    });
    const sum = (range: number) =>
      retaliateTerms(table.book, table.state, RAT(2), range).reduce((n, term) => n + term.n, 0);
    expect([1, 2, 3, 4].map(sum)).toEqual([3, 1, 1, 0]);
  });

  it('L17.5: the range is measured after all effects: an attacker who pushed the target away suffers nothing', () => {
    const it = fight(laid({ retaliate: 2 }), (t) => beginAttack(t, heroJob(2, [RAT(1)], { push: 1 })));
    it.say({ type: 'draw' }, { type: 'force', to: 'c2' });
    expect(it.of('retaliated')).toEqual([]);
    const stays = fight(laid({ retaliate: 2 }), (t) => beginAttack(t, heroJob(2, [RAT(1)], { push: 1 })));
    stays.say({ type: 'draw' }, { type: 'waive' });
    expect(stays.of('retaliated')).toHaveLength(1);
  });

  it('L17.5: there is no retaliation if its bearer died', () => {
    expect(hits(laid({ retaliate: 2, hp: 2 }), [RAT(1)]).of('retaliated')).toEqual([]);
  });

  it('L17.2, L17.5: retaliation uses a slot when it does damage, not when the attacker is out of reach', () => {
    const table = standing(laid(), { kind: 'retaliate', amount: 2, slots: SLOTS('o', 'o') });
    expect(strikes(table).state.bonuses[0]?.used).toBe(1);
    expect(strikes(setOn(table, RAT(1), { hex: 'd2' })).state.bonuses[0]?.used).toBe(0);
  });

  it('L18.8: a kill by retaliation counts for its bearer', () => {
    const it = strikes(setOn(standing(laid(), { kind: 'retaliate', amount: 2 }), RAT(1), { hp: 2 }));
    expect(it.of('died')).toMatchObject([{ figure: RAT(1), credit: HERO }]);
  });
});

describe('Stand In', () => {
  const STAND_IN: Partial<Bonus> = {
    kind: 'when',
    trigger: { on: 'allyAttacked', within: 3 },
    abilities: [
      { verb: 'standIn', amount: 0, mods: {} },
      { verb: 'shield', amount: 2, mods: {} },
    ] as Ability[],
    slots: SLOTS('o', 'o', 'x'),
  };
  const table = standing(laid(), STAND_IN);

  it('L37.19, L17.2: the attack is made against the hero who stands in, with the Shield that the effect gives', () => {
    const it = strikes(table, [ARCHER]);
    expect(it.of('stoodIn')).toMatchObject([{ figure: HERO, instead: ARCHER }]);
    expect(reckoned(it)).toEqual([[HERO, 1]]);
    expect(it.figure(ARCHER).hp).toBe(10);
    expect(it.state.bonuses[0]?.used).toBe(1);
  });

  it('L17.2: comes after targets are chosen and before modifiers; effects apply to the hero who stands in', () => {
    const it = fight(table, (t) => beginAttack(t, monsterJob(3, [ARCHER], { conditions: ['wound'] })));
    expect(it.events.map(({ type }) => type).slice(0, 4)).toEqual([
      'attackBegan',
      'stoodIn',
      'bonusApplied',
      'modifiersDrawn',
    ]);
    it.say({ type: 'suffer' });
    expect(it.figure(HERO).tokens).toHaveLength(1);
    expect(it.figure(ARCHER).tokens).toHaveLength(0);
  });

  it('L17.2: does not change range, sight and advantage of the attack', () => {
    // The rat on c1 shoots at the archer two hexes away; the fighter, who stands in, is adjacent to the rat.
    const near = setOn(table, HERO, { hex: 'd1' });
    const it = fight(near, (t) => beginAttack(t, monsterJob(3, [ARCHER], { range: 4 }, { attacker: RAT(2) })));
    expect(it.of('modifiersDrawn')[0]).toMatchObject({ target: HERO, mode: 'plain' });
  });

  it('L17.6: happens once per attack, and not by a hero who is a target too', () => {
    const escort = change(table, ({ figures }) => {
      figures.push({
        id: 'escort:guide:1',
        kind: 'escort',
        escort: 'guide',
        number: 1,
        hex: 'd1',
        hp: 5,
        maxHp: 5,
        tokens: [],
      });
    });
    const two = strikes(escort, [ARCHER, 'escort:guide:1']);
    expect(reckoned(two).map(([target]) => target)).toEqual([HERO, 'escort:guide:1']);
    expect(two.state.bonuses[0]?.used).toBe(1);
    const itself = strikes(table, [HERO, ARCHER]);
    expect(reckoned(itself).map(([target]) => target)).toEqual([HERO, ARCHER]);
    expect(itself.state.bonuses[0]?.used).toBe(0);
  });

  it('L17.2: works only within its range, and only for allies', () => {
    const far = setOn(table, HERO, { hex: 'e1' });
    expect(strikes(setOn(far, RAT(3), { hex: 'c2' }), [ARCHER]).of('stoodIn')).toEqual([]);
    expect(strikes(table, [HERO]).of('stoodIn')).toEqual([]);
    expect(hits(table, [RAT(1)]).of('stoodIn')).toEqual([]);
  });

  it('L17.6: if two heroes could stand in, the older effect is used and the other keeps its slot', () => {
    const both = standing(table, { ...STAND_IN, bearer: ARCHER, source: { ...CARD, hero: 'archer' } });
    const escort = change(both, ({ figures }) => {
      figures.push({
        id: 'escort:guide:1',
        kind: 'escort',
        escort: 'guide',
        number: 1,
        hex: 'd1',
        hp: 5,
        maxHp: 5,
        tokens: [],
      });
    });
    const it = strikes(escort, ['escort:guide:1']);
    expect(it.of('stoodIn').map(({ figure }) => figure)).toEqual([HERO]);
    expect(it.state.bonuses.map(({ used }) => used)).toEqual([1, 0]);
  });
});

describe('other triggers', () => {
  const weir: Partial<Bonus> = {
    kind: 'when',
    trigger: { on: 'enemyAdjacent' },
    abilities: [ability('shove', 1, { slam: 2 })],
    slots: SLOTS('o', 'o'),
  };

  it('L17.2: the trigger “enemy adjacent” is caused by a monster’s own move that ends adjacent to the bearer', () => {
    const it = fight(standing(laid(), weir), (t) => activateAdjacent(t, RAT(1)));
    expect(it.state.question).toMatchObject({
      ask: 'force',
      force: { by: HERO, target: RAT(1), slam: 2, mayWaive: true },
    });
    expect(it.state.bonuses[0]?.used).toBe(1);
    expect(fight(standing(laid(), weir), (t) => activateAdjacent(t, RAT(2))).events).toEqual([]);
    expect(fight(standing(laid(), weir), (t) => activateAdjacent(t, ARCHER)).events).toEqual([]);
  });

  it('L17.6: "lien attacks" triggers once per attack by an enemy with a lien, whatever its targets', () => {
    const garnishee: Partial<Bonus> = {
      kind: 'when',
      trigger: { on: 'lienAttacks' },
      abilities: [ability('damage', 2)],
      until: 'round',
    };
    const bound = setOn(standing(laid(), garnishee), RAT(1), { lien: true, lienBy: 'fighter' });
    const it = strikes(bound, [HERO, ARCHER]);
    expect(it.figure(RAT(1)).hp).toBe(7);
    expect(it.of('damaged').at(-1)).toMatchObject({ figure: RAT(1), by: HERO });
    expect(strikes(standing(laid(), garnishee)).figure(RAT(1)).hp).toBe(9);
  });

  it('L17.2: a trigger does nothing if its bonus, its bearer or its cause is gone', () => {
    const trigger = (table: Laid, about: FigureId) => fight(table, (t) => push(t, { do: 'trigger', bonus: 1, about }));
    expect(trigger(laid(), RAT(1)).events).toEqual([]);
    expect(trigger(standing(laid(), weir), 'monster:rat:9').events).toEqual([]);
    expect(trigger(standing(laid(), { ...weir, bearer: 'hero:nobody' }), RAT(1)).events).toEqual([]);
  });
});
