import { describe, expect, it } from 'vitest';
import { beginAttack } from '../../../src/rules/longTable/attack';
import { damageAfterShield } from '../../../src/rules/longTable/attackCalculation';
import { numberAfter } from '../../../src/rules/longTable/modifierDecks';
import { attackJob, perform } from '../../../src/rules/longTable/performing';
import type { FigureId } from '../../../src/rules/longTable/state';
import type { If, Mods, Per, Values } from '../../../src/rules/longTable/vocabulary';
import { startTable, type TableKit } from '../../kit/longTable';
import {
  ability,
  bonus,
  CARD,
  change,
  type Fight,
  fight,
  heroJob,
  inTurnOf,
  type Laid,
  MODIFIERS,
  monsterJob,
  stack,
  withItems,
} from './fighting';

// The columns of FIELD: a1 c1 e1 / b1 d1 / a2 c2 e2 / b2 d2. The hero on a1 is adjacent to b1 and a2.
const FIELD = `
  1   .   C
    A   .
  B   .   .
    2   .
`;
const kit: TableKit = {
  figures: { '1': 'fighter', '2': 'archer', A: 'rat', B: 'rat', C: 'rat' },
  heroes: { fighter: {}, archer: {} },
};
const RAT = (n: number): FigureId => `monster:rat:${n}`;
const HERO = 'hero:fighter';

function laid(values: Partial<Values> = {}, more: TableKit = {}): Laid {
  const table = startTable(FIELD, { ...kit, monsters: { rat: { normal: { hp: 9, ...values } } }, ...more });
  return stack(stack(table, 'monsters', Array(9).fill('0')), 'fighter', Array(9).fill('0'));
}
/** The hero attacks, and draws a modifier card for each target that is still alive. */
function attacks(table: Laid, amount: number, targets: number[], mods: Mods = {}): Fight {
  const it = fight(table, (t) => beginAttack(t, heroJob(amount, targets.map(RAT), mods)));
  while (it.state.question?.ask === 'draw') it.say({ type: 'draw' });
  return it;
}
const damages = (it: Fight) => it.of('attackReckoned').map(({ target, damage }) => [target, damage]);
const give = (table: Laid, id: FigureId, token: 'poison' | 'muddle' | 'strengthen') =>
  change(table, ({ figures }) => figures.find((each) => each.id === id)?.tokens.push({ token, fresh: false }));

describe('an attack on one target', () => {
  it('L11.1: a ranged attack has disadvantage on an adjacent target, but not on a distant one; a melee attack never has it', () => {
    const modes = (target: number, mods: Mods) => attacks(laid(), 2, [target], mods).of('modifiersDrawn')[0];
    expect(modes(1, { range: 3 })).toMatchObject({ mode: 'disadvantage', disadvantage: [{ from: 'adjacent' }] });
    expect(modes(1, {})?.mode).toBe('plain');
    expect(modes(3, { range: 4 })?.mode).toBe('plain');
  });

  it('L11.1: neighbours with a wall between them are not adjacent', () => {
    const walled = `
      1
      -
      A
    `;
    const table = stack(startTable(walled, { figures: { '1': 'fighter', A: 'rat' } }), 'fighter', ['0']);
    expect(attacks(table, 2, [1], { range: 3 }).of('modifiersDrawn')[0]?.mode).toBe('plain');
  });

  it('L11.3: bonuses come first, then modifiers, then Shield minus Pierce; every term has its source', () => {
    const table = change(stack(give(laid({ shield: 2 }), RAT(1), 'poison'), 'fighter', ['r+1', '2x']), (state) => {
      state.bonuses.push({ ...bonus({ kind: 'attacks', amount: 1 }), id: 7 });
    });
    const it = attacks(table, 2, [1], { pierce: 1, plus: [{ n: 2, when: 'alone' }, { n: 1 }] });
    expect(it.of('attackReckoned')).toEqual([
      {
        type: 'attackReckoned',
        attacker: HERO,
        target: RAT(1),
        terms: [
          { n: 2, source: CARD },
          { n: 1, source: CARD },
          { n: 1, source: { from: 'bonus', bonus: 7, hero: 'fighter', card: 'fighter1' } },
          { n: 1, source: { from: 'token', token: 'poison' } },
        ],
        modifiers: ['r+1', '2x'],
        shield: [{ n: 2, source: { from: 'trait', figure: RAT(1) } }],
        pierce: 1,
        // (2 + 1 + 1 + 1 + 1) x 2, minus Shield 2 reduced by Pierce 1.
        damage: 11,
        rule: 'L11.3',
      },
    ]);
  });

  it('L11.3: damage is never below 0, and an attack with 0 damage still applies its conditions', () => {
    const it = attacks(stack(laid({ shield: 3 }), 'fighter', ['-2']), 1, [1], { conditions: ['wound'] });
    expect(damages(it)).toEqual([[RAT(1), 0]]);
    expect(it.of('damaged')).toEqual([]);
    expect(it.of('conditionGiven').map(({ condition }) => condition)).toEqual(['wound']);
  });

  it('L22.3: a monster’s attack value plus that of its line is at least 0 before anything else is added', () => {
    const table = give(laid(), HERO, 'poison');
    const job = monsterJob(
      1,
      [HERO],
      {},
      {
        terms: [
          { n: 1, source: CARD },
          { n: -3, source: CARD },
        ],
      },
    );
    expect(damages(fight(table, (t) => beginAttack(t, job)))).toEqual([[HERO, 1]]);
  });

  it('L11.4: 3 plus 2, doubled, is 10; the card -1 makes it 9, and Shield 1 leaves 8', () => {
    expect(damageAfterShield(numberAfter(2 * (3 + 2), [{ value: -1 }]), 1, 0)).toBe(8);
    const table = change(stack(laid({ shield: 1 }), 'fighter', ['-1']), (state) => {
      state.bonuses.push({ ...bonus({ kind: 'attacks', amount: 2 }), id: 1 });
      state.bonuses.push({ ...bonus({ kind: 'attacks', amount: 5 }), id: 2 });
    });
    expect(damages(attacks(table, 3, [1]))).toEqual([[RAT(1), 8]]);
  });

  it('L14.4: Attack 3 Pierce 2 against Shield 3 does 2', () => {
    expect(damages(attacks(laid({ shield: 3 }), 3, [1], { pierce: 2 }))).toEqual([[RAT(1), 2]]);
    expect(damages(attacks(laid({ shield: 1 }), 3, [1], { pierce: 5 }))).toEqual([[RAT(1), 3]]);
  });

  it('L15.5: attacks on a poisoned figure get +1', () => {
    expect(damages(attacks(give(laid(), RAT(1), 'poison'), 2, [1, 2]))).toEqual([
      [RAT(1), 3],
      [RAT(2), 2],
    ]);
  });

  it('L15.7, L15.10: Muddle gives disadvantage, Strengthen gives advantage', () => {
    const mode = (token: 'muddle' | 'strengthen') =>
      attacks(give(laid(), HERO, token), 2, [1]).of('modifiersDrawn')[0]?.mode;
    expect([mode('muddle'), mode('strengthen')]).toEqual(['disadvantage', 'advantage']);
  });

  it('L12.2: the effects of a modifier card apply to the attack on this target only', () => {
    const table = stack(laid({ shield: 3 }), 'fighter', ['rPierce3', '0', '0']);
    expect(damages(attacks(table, 3, [1, 2]))).toEqual([
      [RAT(1), 3],
      [RAT(2), 0],
    ]);
  });

  it('L12.2: effects of a card on its own hero apply even with a Null, and so do a lien and an element', () => {
    const hurt = change(
      stack(inTurnOf(laid(), HERO), 'fighter', ['rHeal1', 'rShield1', 'rLien', 'rFire', 'null']),
      (s) => {
        for (const each of s.figures) if (each.id === HERO) each.hp = 5;
      },
    );
    const it = attacks(hurt, 3, [1]);
    expect(damages(it)).toEqual([[RAT(1), 0]]);
    expect(it.figure(HERO).hp).toBe(6);
    expect(it.state.bonuses.map(({ kind, amount, until, bearer }) => [kind, amount, until, bearer])).toEqual([
      ['shield', 1, 'round', HERO],
    ]);
    expect(it.figure(RAT(1))).toMatchObject({ lien: true, lienBy: 'fighter' });
    expect(it.state.turn?.created).toEqual(['fire']);
  });

  it('L12.2: a modifier card can give its own hero a condition such as Invisible', () => {
    const it = attacks(stack(laid(), 'fighter', ['0 invisible']), 3, [1]);
    expect(it.figure(HERO).tokens).toEqual([{ token: 'invisible', fresh: false }]);
  });

  it('L1.4: conditions and Pierce on a monster’s stat card are part of each of its attacks', () => {
    const table = laid({ attacks: { conditions: ['poison'], pierce: 1 } });
    const it = fight(table, (t) => beginAttack(t, monsterJob(2, [HERO])));
    it.say({ type: 'suffer' });
    expect(it.of('attackReckoned')[0]?.pierce).toBe(1);
    expect(it.figure(HERO).tokens.map(({ token }) => token)).toEqual(['poison']);
  });
});

describe('conditional additions to an attack', () => {
  const worth = (table: Laid, when: If, target = 1) =>
    attacks(table, 1, [target], { plus: [{ n: 4, when }] }).of('attackReckoned')[0]?.damage === 5;
  const onRat = (edit: (rat: { hex: string; lien: boolean; rank: string }) => void, values: Partial<Values> = {}) =>
    change(laid(values), ({ figures }) => {
      const rat = figures.find(({ id }) => id === RAT(1));
      if (rat?.kind === 'monster') edit(rat);
    });

  it('L11.3: +n if lien: the target has a lien', () => {
    expect([
      worth(
        onRat((rat) => Object.assign(rat, { lien: true })),
        'lien',
      ),
      worth(laid(), 'lien'),
    ]).toEqual([true, false]);
  });

  it('L11.3: +n if alone: no ally of its own is adjacent to the target', () => {
    // The rats on b1 and a2 are adjacent to each other; the rat on e1 has no ally adjacent.
    expect([worth(laid(), 'alone'), worth(laid(), 'alone', 3)]).toEqual([false, true]);
  });

  it('L11.3: +n if flanked: an ally of the attacker, other than the attacker, is adjacent to the target', () => {
    const beside = change(laid(), ({ figures }) => {
      for (const each of figures) if (each.id === 'hero:archer') each.hex = 'c1';
    });
    const apart = change(laid(), ({ figures }) => {
      for (const each of figures) if (each.id === 'hero:archer') each.hex = 'e2';
    });
    expect([worth(beside, 'flanked'), worth(apart, 'flanked')]).toEqual([true, false]);
  });

  it('L11.3: +n if by grave: the target is on a grave or next to one', () => {
    const graves = (...hexes: string[]) => change(laid(), (state) => void state.graves.push(...hexes));
    expect(['b1', 'c1', 'e2'].map((hex) => worth(graves(hex), 'byGrave'))).toEqual([true, true, false]);
  });

  it('L11.3: +n if elite: applies to elites and bosses, not to named monsters', () => {
    const ranks = ['normal', 'elite', 'boss', 'named'] as const;
    const of = (rank: (typeof ranks)[number]) => {
      const table = onRat((rat) => Object.assign(rat, { rank }));
      const values = table.book.monsters['rat']?.ranks.normal ?? [];
      const rat = {
        ...table.book.monsters['rat'],
        ranks: { normal: values, elite: values, boss: values, named: values },
      };
      return worth({ state: table.state, book: { ...table.book, monsters: { rat } as never } }, 'elite');
    };
    expect(ranks.map(of)).toEqual([false, true, true, false]);
  });

  it('L11.3: +n if shoved: the target was pushed or pulled in this round', () => {
    const shoved = change(laid(), (state) => void state.shoved.push(RAT(1)));
    expect([worth(shoved, 'shoved'), worth(laid(), 'shoved')]).toEqual([true, false]);
  });

  it('L11.3: +n if paired: a monster of the attacker’s kind is adjacent to the attacker', () => {
    const by = (attacker: FigureId) =>
      fight(laid(), (t) =>
        beginAttack(t, monsterJob(1, [HERO], { plus: [{ n: 4, when: 'paired' }] }, { attacker, melee: false })),
      );
    expect([RAT(1), RAT(3)].map((rat) => by(rat).of('attackReckoned')[0]?.damage)).toEqual([5, 1]);
  });

  it('L11.3: +n per hex moved, spent item, or grave within 2 of the hero, each up to its limit', () => {
    const count = (table: Laid, per: Per, upTo?: number) => {
      const plus = [{ n: 1, per, ...(upTo === undefined ? {} : { upTo }) }];
      return (attacks(table, 1, [1], { plus }).of('attackReckoned')[0]?.damage ?? 0) - 1;
    };
    expect(count(inTurnOf(laid(), HERO, 'c2'), 'hexMoved')).toBe(2);
    expect(count(inTurnOf(laid(), 'hero:archer', 'c2'), 'hexMoved')).toBe(0);
    const graves = change(laid(), (state) => void state.graves.push('a2', 'c1', 'c2', 'e2'));
    expect([count(graves, 'graveWithin2'), count(graves, 'graveWithin2', 2)]).toEqual([3, 2]);
    const items = change(
      withItems(laid(), { cap: { moment: 'always', effect: {} }, hat: { moment: 'always', effect: {} } }),
      (s) => {
        for (const held of s.seats[0]?.items ?? []) held.state = 'spent';
      },
    );
    expect(count(items, 'spentItem')).toBe(2);
  });
});

describe('attacks on several targets', () => {
  it('L11.6: each target’s draw, damage, effects, conditions and retaliation are done before the next target', () => {
    const it = attacks(laid({ retaliate: 1 }), 2, [1, 2], { conditions: ['wound'] });
    it.say({ type: 'suffer' });
    it.say({ type: 'draw' }, { type: 'suffer' });
    const told = it.events.flatMap((each) => {
      switch (each.type) {
        case 'attackReckoned':
          return [`reckoned ${each.target}`];
        case 'damaged':
        case 'conditionGiven':
          return [`${each.type} ${each.figure}`];
        case 'retaliated':
          return [`retaliated ${each.figure}`];
        default:
          return [];
      }
    });
    const oneTarget = (n: number) => [
      `reckoned ${RAT(n)}`,
      `damaged ${RAT(n)}`,
      `conditionGiven ${RAT(n)}`,
      `retaliated ${RAT(n)}`,
      `damaged ${HERO}`,
    ];
    expect(told).toEqual([...oneTarget(1), ...oneTarget(2)]);
  });

  it('L11.6: the attack ends when the attacker dies', () => {
    const weak = change(laid({ retaliate: 5 }), ({ figures, seats }) => {
      for (const each of figures) if (each.id === HERO) each.hp = 3;
      for (const seat of seats) seat.hand = [];
    });
    const it = attacks(weak, 2, [1, 2]);
    expect(damages(it)).toEqual([[RAT(1), 2]]);
    expect(it.isGone(HERO)).toBe(true);
    expect(it.state.agenda).toEqual([]);
  });

  it('L11.6: a target that has left the map before its turn is skipped', () => {
    const burst = change(laid({ burst: 9, hp: 1 }), ({ figures }) => {
      for (const each of figures) if (each.kind === 'hero') each.hex = each.hero === 'fighter' ? 'e2' : 'd2';
    });
    const it = attacks(burst, 1, [1, 2, 3], { range: 5 });
    // The rat on b1 dies and its burst kills the rat on a2.
    expect(it.of('died').map(({ figure }) => figure)).toEqual([RAT(1), RAT(2), RAT(3)]);
    expect(damages(it).map(([target]) => target)).toEqual([RAT(1), RAT(3)]);
  });

  it('L17.5: without a target there is no attack, and nothing retaliates', () => {
    const it = attacks(laid(), 2, []);
    expect(it.events).toEqual([]);
  });
});

describe('questions during an attack', () => {
  it('L11.3: a hero’s player draws the card; a monster’s card is drawn automatically if no item can be used', () => {
    expect(fight(laid(), (t) => beginAttack(t, heroJob(2, [RAT(1)]))).asked()).toEqual(['draw']);
    const it = fight(laid(), (t) => beginAttack(t, monsterJob(2, [HERO])));
    expect(it.of('modifiersDrawn')).toHaveLength(1);
    expect(it.state.question?.ask).toBe('damage');
  });

  it('L21.2, L21.3: items change the attack before the draw, for one target only', () => {
    const items = withItems(inTurnOf(laid({ shield: 1 }), HERO), {
      lead: { moment: 'meleeAttack', effect: { plus: 1, mods: { conditions: ['immobilize'], pierce: 1 } } },
      glass: { moment: 'rangedAttack', effect: { mods: { advantage: true } } },
    });
    const it = fight(items, (t) => beginAttack(t, heroJob(2, [RAT(1), RAT(2)])));
    expect(it.options()).toEqual([{ type: 'draw' }, { type: 'useItem', hero: 'fighter', item: 'lead' }]);
    it.say({ type: 'useItem', hero: 'fighter', item: 'lead' });
    expect(it.state.seats[0]?.items[0]?.state).toBe('spent');
    expect(it.options()).toEqual([{ type: 'draw' }, { type: 'leaveEffect', effect: 'immobilize' }]);
    it.say({ type: 'draw' }, { type: 'draw' });
    expect(damages(it)).toEqual([
      [RAT(1), 3],
      [RAT(2), 1],
    ]);
    expect(it.of('conditionGiven').map(({ figure }) => figure)).toEqual([RAT(1)]);
    const [term] = it.of('attackReckoned')[0]?.terms.slice(1) ?? [];
    expect(term).toEqual({ n: 1, source: { from: 'item', hero: 'fighter', item: 'lead' } });
  });

  it('L21.2: outside the hero’s own turn (when the hero is bid to attack) items for attacks cannot be used', () => {
    const items = withItems(inTurnOf(laid(), 'hero:archer'), { lead: { moment: 'attack', effect: { plus: 1 } } });
    expect(fight(items, (t) => beginAttack(t, heroJob(2, [RAT(1)]))).asked()).toEqual(['draw']);
  });

  it('L21.2: a hero who is attacked may first use armour, which gives Shield or disadvantage', () => {
    const items = withItems(laid(), {
      coat: { moment: 'attacked', effect: { shield: 2 } },
      hat: { moment: 'attacked', effect: { disadvantage: true } },
    });
    const it = fight(items, (t) => beginAttack(t, monsterJob(3, [HERO])));
    expect(it.state.question?.ask).toBe('defend');
    it.say({ type: 'useItem', hero: 'fighter', item: 'coat' }, { type: 'useItem', hero: 'fighter', item: 'hat' });
    expect(it.of('modifiersDrawn')[0]?.mode).toBe('disadvantage');
    expect(damages(it)).toEqual([[HERO, 1]]);
    const without = fight(items, (t) => beginAttack(t, monsterJob(3, [HERO]))).say({ type: 'proceed' });
    expect(damages(without)).toEqual([[HERO, 3]]);
  });

  it('L21.4: an item with use slots must be used whenever it fits, once per attack', () => {
    const items = withItems(laid(), { apron: { moment: 'attacked', effect: { shield: 1 }, slots: 2 } });
    const it = fight(items, (t) => beginAttack(t, monsterJob(3, [HERO])));
    expect(it.of('itemUsed')).toHaveLength(1);
    expect(damages(it)).toEqual([[HERO, 2]]);
    expect(it.state.seats[0]?.items[0]).toEqual({ item: 'apron', state: 'ready', uses: 1 });
  });

  it('L14.1: a hero may leave out a printed condition; a monster may not', () => {
    const it = fight(laid(), (t) =>
      beginAttack(t, heroJob(2, [RAT(1)], { conditions: ['stun', 'wound'], lien: true })),
    );
    it.say({ type: 'leaveEffect', effect: 'stun' }, { type: 'leaveEffect', effect: 'lien' }, { type: 'draw' });
    expect(it.of('effectWaived').map(({ effect }) => effect)).toEqual(['stun', 'lien']);
    expect(it.figure(RAT(1)).tokens.map(({ token }) => token)).toEqual(['wound']);
    expect(it.figure(RAT(1))).toMatchObject({ lien: false });
    // Conditions from the modifier card cannot be left out.
    const drawn = fight(stack(laid(), 'fighter', ['0 stun']), (t) =>
      beginAttack(t, heroJob(2, [RAT(1)], { conditions: ['stun'] })),
    );
    drawn.say({ type: 'leaveEffect', effect: 'stun' }, { type: 'draw' });
    expect(drawn.figure(RAT(1)).tokens.map(({ token }) => token)).toEqual(['stun']);
  });

  it('L17.3: a hero may end a bonus while the attack asks a question', () => {
    const active = change(inTurnOf(laid(), HERO), (state) => {
      state.seats[0]?.active.push({ card: 'fighter1', half: 'top', pile: 'lost' });
      state.bonuses.push({ ...bonus({ kind: 'attacks', amount: 3 }), id: 1 });
    });
    const it = fight(active, (t) => beginAttack(t, heroJob(2, [RAT(1)])));
    it.say({ type: 'endBonus', hero: 'fighter', card: 'fighter1' }, { type: 'draw' });
    expect(damages(it)).toEqual([[RAT(1), 2]]);
    expect(it.state.seats[0]).toMatchObject({ active: [], lost: ['fighter1'] });
  });
});

describe('attacks of summons', () => {
  const withDog = (values: Partial<Values> = {}) => {
    const table = change(inTurnOf(laid(), HERO), ({ figures, seats }) => {
      figures.push({
        id: 'summon:1',
        kind: 'summon',
        summon: 'dog',
        hero: 'fighter',
        card: 'fighter9',
        since: 0,
        hex: 'c1',
        hp: 3,
        maxHp: 3,
        tokens: [],
      });
      seats[0]?.active.push({ card: 'fighter9', half: 'top', pile: 'lost' });
    });
    const dog = { id: 'dog', values: { hp: 3, move: 2, attack: 2, range: null, ...values } };
    return { book: { ...table.book, summons: { dog } }, state: table.state };
  };
  const dogJob = (targets: FigureId[], mods: Mods = {}) =>
    heroJob(2, targets, mods, {
      attacker: 'summon:1',
      source: { from: 'summon', figure: 'summon:1' },
      mayWaive: false,
    });

  it('L19.5: a summon’s attack uses no items or bonuses of its hero, but the hero draws the modifier card', () => {
    const table = change(withItems(withDog(), { lead: { moment: 'attack', effect: { plus: 1 } } }), (state) => {
      state.bonuses.push({ ...bonus({ kind: 'attacks', amount: 4 }), id: 1 });
    });
    const it = fight(table, (t) => beginAttack(t, dogJob([RAT(1)], { conditions: ['muddle'] })));
    // The card that summoned it may be ended, which also ends the summon (L17.3).
    expect(it.options()).toEqual([{ type: 'draw' }, { type: 'endBonus', hero: 'fighter', card: 'fighter9' }]);
    it.say({ type: 'draw' });
    expect(damages(it)).toEqual([[RAT(1), 2]]);
  });

  it('L19.5: the hero’s bonus for summons counts only for attacks of summons', () => {
    const table = change(withDog(), (state) => {
      state.bonuses.push({ ...bonus({ kind: 'summons', amount: 1 }), id: 1 });
    });
    const it = fight(table, (t) => beginAttack(t, dogJob([RAT(1)]))).say({ type: 'draw' });
    expect(damages(it)).toEqual([[RAT(1), 3]]);
    expect(damages(attacks(table, 2, [1]))).toEqual([[RAT(1), 2]]);
  });

  it('L12.2: effects of a modifier card on the attacker apply to the summon', () => {
    const table = change(stack(withDog(), 'fighter', ['rHeal1', '0 invisible']), ({ figures }) => {
      for (const each of figures) if (each.id === 'summon:1') each.hp = 1;
    });
    const book = { ...table.book, summons: withDog().book.summons };
    const it = fight({ book, state: table.state }, (t) => beginAttack(t, dogJob([RAT(1)]))).say({ type: 'draw' });
    expect(it.figure('summon:1')).toMatchObject({ hp: 2, tokens: [{ token: 'invisible' }] });
  });

  it('L18.8: a summon’s kill counts for its hero, and a lien from its modifier cards is the hero’s', () => {
    const table = stack(withDog(), 'fighter', ['rLien', '2x']);
    const lowered = change(table, ({ figures }) => {
      for (const each of figures) if (each.id === RAT(1)) each.hp = 4;
    });
    const book = { ...lowered.book, summons: withDog().book.summons };
    const killed = fight({ book, state: lowered.state }, (t) => beginAttack(t, dogJob([RAT(1)]))).say({ type: 'draw' });
    expect(killed.of('died').map(({ credit }) => credit)).toEqual([HERO]);
    const lived = fight({ book, state: table.state }, (t) => beginAttack(t, dogJob([RAT(1)]))).say({ type: 'draw' });
    expect(lived.figure(RAT(1))).toMatchObject({ lien: true, lienBy: 'fighter' });
  });
});

describe('Call', () => {
  it('L16.2: the lien comes off after the attack is calculated, so its addition counts', () => {
    const table = change(laid(), ({ figures }) => {
      for (const each of figures)
        if (each.id === RAT(1) && each.kind === 'monster') Object.assign(each, { lien: true, lienBy: 'fighter' });
    });
    const mods: Mods = { plus: [{ n: 3 }, { n: 1, when: 'lien' }] };
    const deed = {
      by: HERO,
      ability: ability('attack', 4, mods),
      targets: [RAT(1)],
      source: CARD,
      mayWaive: true,
      calls: true,
    };
    const it = fight(table, (t) => perform(t, deed)).say({ type: 'draw' });
    expect(damages(it)).toEqual([[RAT(1), 8]]);
    expect(it.of('lienTaken')).toHaveLength(1);
    expect(it.figure(RAT(1))).toMatchObject({ lien: false });
    expect(it.figure(RAT(1))).not.toHaveProperty('lienBy');
    expect(attackJob(table.book, deed)).toMatchObject({ melee: true, range: 1, calls: true });
  });
});

it('L12.2: the modifier cards of these tests have the effects that their ids name', () => {
  for (const [id, { id: own, rolling }] of Object.entries(MODIFIERS)) {
    expect(own).toBe(id);
    expect(Boolean(rolling)).toBe(id.startsWith('r'));
  }
});
