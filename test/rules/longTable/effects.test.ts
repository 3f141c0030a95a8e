import { describe, expect, it } from 'vitest';
import { push } from '../../../src/rules/longTable/agenda';
import { beginAttack } from '../../../src/rules/longTable/attack';
import {
  endTokensOf,
  giveCondition,
  heal,
  putLien,
  removeLien,
  removeToken,
} from '../../../src/rules/longTable/effects';
import { perform } from '../../../src/rules/longTable/performing';
import type { FigureId } from '../../../src/rules/longTable/state';
import { type Condition, POSITIVE_CONDITIONS, TOKENS, type Token } from '../../../src/rules/longTable/vocabulary';
import { startTable, type TableKit } from '../../kit/longTable';
import {
  ability,
  CARD,
  change,
  fight,
  heroJob,
  inTurnOf,
  type Laid,
  setOn,
  stack,
  tokensOf,
  withItems,
} from './fighting';

const FIELD = `
  1   .   .
    A   .
  2   .   .
`;
const kit: TableKit = {
  figures: { '1': 'fighter', '2': 'archer', A: 'rat' },
  heroes: { fighter: {}, archer: {} },
};
const HERO = 'hero:fighter';
const RAT = 'monster:rat:1';
const laid = (more: TableKit = {}): Laid => stack(startTable(FIELD, { ...kit, ...more }), 'fighter', ['0', '0', '0']);
const gives = (table: Laid, id: FigureId, ...conditions: Condition[]) =>
  fight(table, (t) => {
    for (const condition of conditions) giveCondition(t, id, condition, CARD);
  });
const on = (table: Laid, id: FigureId, ...tokens: Token[]) =>
  change(table, ({ figures }) => {
    for (const each of figures) if (each.id === id) each.tokens = tokens.map((token) => ({ token, fresh: false }));
  });
const withHp = (table: Laid, id: FigureId, hp: number) => setOn(table, id, { hp });

describe('conditions', () => {
  it('L15.1: a figure has each condition at most once; a condition that is given again lasts anew', () => {
    const first = gives(inTurnOf(laid(), HERO), HERO, 'muddle');
    expect(tokensOf(first.figure(HERO))).toEqual(['muddle*']);
    const later = { book: first.book, state: { ...first.state, turn: null } };
    const again = gives(later, HERO, 'muddle', 'wound');
    expect(tokensOf(again.figure(HERO))).toEqual(['muddle', 'wound']);
    expect(again.of('conditionGiven').map(({ condition, again: twice }) => [condition, twice])).toEqual([
      ['muddle', true],
      ['wound', false],
    ]);
    const anew = gives(inTurnOf(on(laid(), HERO, 'stun'), HERO), HERO, 'stun');
    expect(tokensOf(anew.figure(HERO))).toEqual(['stun*']);
  });

  it('L15.1: a monster is immune to the conditions on its card, including curses', () => {
    const table = laid({ monsters: { rat: { def: { immune: ['stun', 'curse'] } } } });
    const it = gives(table, RAT, 'stun', 'curse', 'wound');
    expect(tokensOf(it.figure(RAT))).toEqual(['wound']);
    expect(it.of('conditionHeld').map(({ condition, why }) => [condition, why])).toEqual([
      ['stun', 'immune'],
      ['curse', 'immune'],
    ]);
    expect(it.state.pools.monsterCurses).toBe(10);
  });

  it('L27.6, L27.8: obstacles are immune to all conditions, and so are escorts if the scenario says so', () => {
    const escort = { id: 'guide', hexes: [], hp: 5, move: 2, initiative: 99, immune: 'all' as const };
    const table = change(laid({ scenario: { escorts: [escort] } }), ({ figures }) => {
      figures.push({
        id: 'escort:guide:1',
        kind: 'escort',
        escort: 'guide',
        number: 1,
        hex: 'e1',
        hp: 5,
        maxHp: 5,
        tokens: [],
      });
      figures.push({ id: 'obstacle:box', kind: 'obstacle', obstacle: 'box', hex: 'e2', hp: 5, maxHp: 5, tokens: [] });
    });
    for (const id of ['escort:guide:1', 'obstacle:box'])
      expect(gives(table, id, 'poison', 'curse').figure(id).tokens).toEqual([]);
  });

  it('L15.2: a condition ends with the figure’s next turn; if it is given during the figure’s turn, that turn does not count', () => {
    const given = gives(inTurnOf(on(laid(), HERO, 'strengthen'), HERO), HERO, 'invisible');
    const firstEnd = fight(given, (t) => endTokensOf(t, HERO));
    expect(tokensOf(firstEnd.figure(HERO))).toEqual(['invisible']);
    expect(firstEnd.of('conditionEnded').map(({ condition, why }) => [condition, why])).toEqual([
      ['strengthen', 'turn'],
    ]);
    const secondEnd = fight(firstEnd, (t) => endTokensOf(t, HERO));
    expect(tokensOf(secondEnd.figure(HERO))).toEqual([]);
  });

  it('L15.2: a condition given in another figure’s turn ends with the bearer’s next turn', () => {
    const it = gives(inTurnOf(laid(), 'hero:archer'), HERO, 'disarm');
    expect(tokensOf(it.figure(HERO))).toEqual(['disarm']);
    expect(fight(it, (t) => endTokensOf(t, HERO)).figure(HERO).tokens).toEqual([]);
  });

  it('L15.5, L15.6: Poison and Wound stay until they are healed, however many turns end', () => {
    const all = on(laid(), HERO, ...TOKENS);
    expect(tokensOf(fight(all, (t) => endTokensOf(t, HERO)).figure(HERO))).toEqual(['poison', 'wound']);
  });

  it('L15.3: an ability can remove a negative condition', () => {
    const it = fight(on(laid(), HERO, 'poison', 'wound'), (t) => removeToken(t, HERO, 'wound', 'removed'));
    expect(tokensOf(it.figure(HERO))).toEqual(['poison']);
    expect(it.of('conditionEnded')).toMatchObject([{ condition: 'wound', why: 'removed', rule: 'L15.3' }]);
  });

  it('L15.4: Bless and Curse are cards in the modifier deck that the figure draws from, not tokens', () => {
    const it = gives(laid(), HERO, 'bless', 'curse');
    expect(it.figure(HERO).tokens).toEqual([]);
    expect([...(it.state.seats[0]?.deck.draw ?? [])].sort()).toEqual(['0', '0', '0', 'bless', 'curse']);
    expect(gives(laid(), RAT, 'curse').state.monsterDeck.draw).toContain('curse');
    expect(it.state.pools).toMatchObject({ blessings: 9, heroCurses: 9, monsterCurses: 10 });
  });

  it('L1.7: when the pool is empty no card is added, and an event reports it', () => {
    const empty = change(laid(), ({ pools }) => void Object.assign(pools, { blessings: 0 }));
    expect(gives(empty, HERO, 'bless').of('conditionHeld')).toMatchObject([{ condition: 'bless', why: 'poolEmpty' }]);
  });

  it('L21.2: an item may ward off a negative condition, even Stun; a positive condition asks nothing', () => {
    const table = withItems(laid(), { salts: { moment: 'badCondition', effect: { ward: true } } });
    const comes = (condition: Condition, from = table) =>
      fight(from, (t) => push(t, { do: 'give', figure: HERO, condition, source: CARD, by: null }));
    const it = comes('stun');
    expect(it.options()).toEqual([{ type: 'useItem', hero: 'fighter', item: 'salts' }, { type: 'proceed' }]);
    expect(tokensOf(comes('stun').say({ type: 'proceed' }).figure(HERO))).toEqual(['stun']);
    it.say({ type: 'useItem', hero: 'fighter', item: 'salts' });
    expect(it.figure(HERO).tokens).toEqual([]);
    expect(it.state.seats[0]?.items[0]?.state).toBe('spent');
    expect(it.of('conditionHeld')).toMatchObject([{ condition: 'stun', why: 'ward' }]);
    for (const good of POSITIVE_CONDITIONS) expect(comes(good).state.question).toBeNull();
    // Poison on a poisoned figure changes nothing, so there is nothing to ward off.
    expect(comes('poison', on(table, HERO, 'poison')).state.question).toBeNull();
  });
});

describe('effects of an attack', () => {
  it('L14.1: come after the damage, even if it is 0', () => {
    const it = fight(stack(laid(), 'fighter', ['null']), (t) =>
      beginAttack(t, heroJob(3, [RAT], { conditions: ['wound'] })),
    );
    it.say({ type: 'draw' });
    expect(it.of('damaged')).toEqual([]);
    expect(tokensOf(it.figure(RAT))).toEqual(['wound']);
  });

  it('L14.1, D14: pushes and pulls come first, then conditions', () => {
    const it = fight(laid(), (t) => beginAttack(t, heroJob(1, [RAT], { push: 1, conditions: ['wound'] })));
    it.say({ type: 'draw' });
    expect(it.state.question?.ask).toBe('force');
    expect(it.figure(RAT).tokens).toEqual([]);
    it.say({ type: 'force', to: 'c2' });
    expect(it.figure(RAT)).toMatchObject({ hex: 'c2', tokens: [{ token: 'wound', fresh: false }] });
  });
});

describe('liens', () => {
  it('L11.5: an enemy has at most one lien, which belongs to one hero; immunity does not prevent it, and heroes get none', () => {
    const it = fight(laid({ monsters: { rat: { def: { immune: [...TOKENS] } } } }), (t) => {
      putLien(t, RAT, 'fighter');
      putLien(t, RAT, 'archer');
      putLien(t, HERO, 'archer');
    });
    expect(it.figure(RAT)).toMatchObject({ lien: true, lienBy: 'fighter' });
    expect(it.of('lienPut')).toHaveLength(1);
    const off = fight(it, (t) => {
      removeLien(t, RAT, 'fighter');
      removeLien(t, RAT, 'fighter');
    });
    expect(off.of('lienTaken')).toHaveLength(1);
    expect(off.figure(RAT)).toMatchObject({ lien: false });
  });
});

describe('healing', () => {
  const heals = (table: Laid, n: number) => fight(table, (t) => heal(t, HERO, n, CARD));

  it('L18.1, L20.3: never heals above the maximum HP', () => {
    expect(heals(withHp(laid(), HERO, 5), 3).figure(HERO).hp).toBe(8);
    const it = heals(withHp(laid(), HERO, 9), 3);
    expect(it.figure(HERO).hp).toBe(10);
    expect(it.of('healed')).toMatchObject([{ n: 1, hp: 10, took: [], rule: 'L18.1' }]);
  });

  it('L18.2: removes Wound and also restores HP', () => {
    const it = heals(on(withHp(laid(), HERO, 5), HERO, 'wound'), 3);
    expect(it.figure(HERO)).toMatchObject({ hp: 8, tokens: [] });
    expect(it.of('conditionEnded')).toMatchObject([{ condition: 'wound', why: 'heal' }]);
  });

  it('L18.2: on a poisoned figure removes Poison and Wound and restores no HP', () => {
    const it = heals(on(withHp(laid(), HERO, 5), HERO, 'poison', 'wound', 'muddle'), 3);
    expect(it.figure(HERO).hp).toBe(5);
    expect(tokensOf(it.figure(HERO))).toEqual(['muddle']);
    expect(it.of('healed')).toMatchObject([{ n: 0, took: ['poison', 'wound'], rule: 'L18.2' }]);
  });

  it('L18.1: gives its conditions to the healed figure, and includes what was paid for', () => {
    const mods = { range: 2, conditions: ['strengthen', 'bless'], plus: [{ n: 3 }] } as const;
    const it = fight(withHp(laid(), 'hero:archer', 2), (t) =>
      perform(t, {
        by: HERO,
        ability: ability('heal', 2, mods),
        targets: ['hero:archer'],
        source: CARD,
        mayWaive: true,
      }),
    );
    expect(it.figure('hero:archer')).toMatchObject({ hp: 7, tokens: [{ token: 'strengthen', fresh: false }] });
    expect(it.state.pools.blessings).toBe(9);
  });

  it('L37.11, L13.3: Inflict and Damage are not attacks: no modifier card is drawn and nothing retaliates', () => {
    const table = laid({ monsters: { rat: { normal: { retaliate: 3, shield: 2 } } } });
    const it = fight(table, (t) => {
      const deed = { by: HERO, targets: [RAT], source: CARD, mayWaive: true };
      perform(t, { ...deed, ability: ability('damage', 2) });
      perform(t, { ...deed, ability: ability('inflict', 0, { conditions: ['muddle'], lien: true }) });
    });
    expect(it.of('modifiersDrawn')).toEqual([]);
    expect(it.of('retaliated')).toEqual([]);
    expect(it.figure(RAT)).toMatchObject({ hp: 4, lien: true, tokens: [{ token: 'muddle', fresh: false }] });
  });
});
