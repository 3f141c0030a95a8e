import { describe, expect, it } from 'vitest';
import { beginAttack } from '../../../src/rules/longTable/attack';
import { numberAfter } from '../../../src/rules/longTable/modifierDecks';
import { attackJob, perform } from '../../../src/rules/longTable/performing';
import { afterShield } from '../../../src/rules/longTable/reckoning';
import type { FigureId } from '../../../src/rules/longTable/state';
import type { If, Mods, Per, Values } from '../../../src/rules/longTable/vocabulary';
import { lay, type TableKit } from '../../kit/longTable';
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

// a1 c1 e1 / b1 d1 / a2 c2 e2 / b2 d2: the hero on a1 is adjacent to b1 and a2.
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
  const table = lay(FIELD, { ...kit, monsters: { rat: { normal: { hp: 9, ...values } } }, ...more });
  return stack(stack(table, 'monsters', Array(9).fill('0')), 'fighter', Array(9).fill('0'));
}
/** The hero attacks and draws for every target that is still there. */
function attacks(table: Laid, amount: number, targets: number[], mods: Mods = {}): Fight {
  const it = fight(table, (t) => beginAttack(t, heroJob(amount, targets.map(RAT), mods)));
  while (it.state.question?.ask === 'draw') it.say({ type: 'draw' });
  return it;
}
const damages = (it: Fight) => it.of('attackReckoned').map(({ target, damage }) => [target, damage]);
const give = (table: Laid, id: FigureId, token: 'poison' | 'muddle' | 'strengthen') =>
  change(table, ({ figures }) => figures.find((each) => each.id === id)?.tokens.push({ token, fresh: false }));

describe('an attack on one target', () => {
  it('L11.1: a ranged attack on an adjacent target has disadvantage, a melee one and one from afar have none', () => {
    const modes = (target: number, mods: Mods) => attacks(laid(), 2, [target], mods).of('modifiersDrawn')[0];
    expect(modes(1, { range: 3 })).toMatchObject({ mode: 'disadvantage', disadvantage: [{ from: 'adjacent' }] });
    expect(modes(1, {})?.mode).toBe('plain');
    expect(modes(3, { range: 4 })?.mode).toBe('plain');
  });

  it('L11.1: a wall between them keeps neighbours from being adjacent', () => {
    const walled = `
      1
      -
      A
    `;
    const table = stack(lay(walled, { figures: { '1': 'fighter', A: 'rat' } }), 'fighter', ['0']);
    expect(attacks(table, 2, [1], { range: 3 }).of('modifiersDrawn')[0]?.mode).toBe('plain');
  });

  it('L11.3: bonuses, then modifiers, then Shield less Pierce; every term has its source', () => {
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
        // (2 + 1 + 1 + 1 + 1) x 2, less 2 - 1.
        damage: 11,
        rule: 'L11.3',
      },
    ]);
  });

  it('L11.3: never below 0, and an attack of 0 is still one', () => {
    const it = attacks(stack(laid({ shield: 3 }), 'fighter', ['-2']), 1, [1], { conditions: ['wound'] });
    expect(damages(it)).toEqual([[RAT(1), 0]]);
    expect(it.of('damaged')).toEqual([]);
    expect(it.of('conditionGiven').map(({ condition }) => condition)).toEqual(['wound']);
  });

  it('L22.3: the attack of a monster and its line are at least 0 before anything is added', () => {
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

  it('L11.4: step 1 makes 10 of 3, +2 and its double; the card -1 makes 9, Shield 1 leaves 8', () => {
    expect(afterShield(numberAfter(2 * (3 + 2), [{ value: -1 }]), 1, 0)).toBe(8);
    const table = change(stack(laid({ shield: 1 }), 'fighter', ['-1']), (state) => {
      state.bonuses.push({ ...bonus({ kind: 'attacks', amount: 2 }), id: 1 });
      state.bonuses.push({ ...bonus({ kind: 'attacks', amount: 5 }), id: 2 });
    });
    expect(damages(attacks(table, 3, [1]))).toEqual([[RAT(1), 8]]);
  });

  it('L14.4: Attack 3 Pierce 2 against Shield 3: 2', () => {
    expect(damages(attacks(laid({ shield: 3 }), 3, [1], { pierce: 2 }))).toEqual([[RAT(1), 2]]);
    expect(damages(attacks(laid({ shield: 1 }), 3, [1], { pierce: 5 }))).toEqual([[RAT(1), 3]]);
  });

  it('L15.5: attacks on the poisoned are +1', () => {
    expect(damages(attacks(give(laid(), RAT(1), 'poison'), 2, [1, 2]))).toEqual([
      [RAT(1), 3],
      [RAT(2), 2],
    ]);
  });

  it('L15.7, L15.10: Muddle gives disadvantage, Strengthen advantage', () => {
    const mode = (token: 'muddle' | 'strengthen') =>
      attacks(give(laid(), HERO, token), 2, [1]).of('modifiersDrawn')[0]?.mode;
    expect([mode('muddle'), mode('strengthen')]).toEqual(['disadvantage', 'advantage']);
  });

  it('L12.2: a modifier card counts as printed on the attack, for this target alone', () => {
    const table = stack(laid({ shield: 3 }), 'fighter', ['rPierce3', '0', '0']);
    expect(damages(attacks(table, 3, [1, 2]))).toEqual([
      [RAT(1), 3],
      [RAT(2), 0],
    ]);
  });

  it('L12.2: what a card does for oneself comes on a Null too, a lien and an element as well', () => {
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

  it('L12.2: a condition on oneself, such as Invisible', () => {
    const it = attacks(stack(laid(), 'fighter', ['0 invisible']), 3, [1]);
    expect(it.figure(HERO).tokens).toEqual([{ token: 'invisible', fresh: false }]);
  });

  it('L1.4: what each attack of a figure does besides stands on its card', () => {
    const table = laid({ attacks: { conditions: ['poison'], pierce: 1 } });
    const it = fight(table, (t) => beginAttack(t, monsterJob(2, [HERO])));
    it.say({ type: 'suffer' });
    expect(it.of('attackReckoned')[0]?.pierce).toBe(1);
    expect(it.figure(HERO).tokens.map(({ token }) => token)).toEqual(['poison']);
  });
});

describe('additions', () => {
  const worth = (table: Laid, when: If, target = 1) =>
    attacks(table, 1, [target], { plus: [{ n: 4, when }] }).of('attackReckoned')[0]?.damage === 5;
  const onRat = (edit: (rat: { hex: string; lien: boolean; rank: string }) => void, values: Partial<Values> = {}) =>
    change(laid(values), ({ figures }) => {
      const rat = figures.find(({ id }) => id === RAT(1));
      if (rat?.kind === 'monster') edit(rat);
    });

  it('L11.3: +n if lien: the target has one', () => {
    expect([
      worth(
        onRat((rat) => Object.assign(rat, { lien: true })),
        'lien',
      ),
      worth(laid(), 'lien'),
    ]).toEqual([true, false]);
  });

  it('L11.3: +n if alone: no ally of its own is adjacent to the target', () => {
    // b1 and a2 are adjacent; e1 has nobody beside it.
    expect([worth(laid(), 'alone'), worth(laid(), 'alone', 3)]).toEqual([false, true]);
  });

  it('L11.3: +n if flanked: an ally of the attacker is adjacent to the target, the attacker itself does not count', () => {
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

  it('L11.3: +n if elite: elites and bosses, no named ones', () => {
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

  it('L11.3: +n if paired: the monster that attacks has one of its own kind adjacent', () => {
    const by = (attacker: FigureId) =>
      fight(laid(), (t) =>
        beginAttack(t, monsterJob(1, [HERO], { plus: [{ n: 4, when: 'paired' }] }, { attacker, melee: false })),
      );
    expect([RAT(1), RAT(3)].map((rat) => by(rat).of('attackReckoned')[0]?.damage)).toEqual([5, 1]);
  });

  it('L11.3: +n per hex moved, spent item, grave within 2 of the hero, each up to its bound', () => {
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
  it('L11.6: each target gets its steps, damage, effects and conditions, and retaliates, before the next', () => {
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

  it("L11.6: the attacker's death ends it", () => {
    const weak = change(laid({ retaliate: 5 }), ({ figures, seats }) => {
      for (const each of figures) if (each.id === HERO) each.hp = 3;
      for (const seat of seats) seat.hand = [];
    });
    const it = attacks(weak, 2, [1, 2]);
    expect(damages(it)).toEqual([[RAT(1), 2]]);
    expect(it.isGone(HERO)).toBe(true);
    expect(it.state.agenda).toEqual([]);
  });

  it('L11.6: a target that is gone when its turn comes is passed by', () => {
    const burst = change(laid({ burst: 9, hp: 1 }), ({ figures }) => {
      for (const each of figures) if (each.kind === 'hero') each.hex = each.hero === 'fighter' ? 'e2' : 'd2';
    });
    const it = attacks(burst, 1, [1, 2, 3], { range: 5 });
    // b1 dies and takes a2 with it.
    expect(it.of('died').map(({ figure }) => figure)).toEqual([RAT(1), RAT(2), RAT(3)]);
    expect(damages(it).map(([target]) => target)).toEqual([RAT(1), RAT(3)]);
  });

  it('L17.5: without a target there is no attack, and nothing answers it', () => {
    const it = attacks(laid(), 2, []);
    expect(it.events).toEqual([]);
  });
});

describe('who is asked', () => {
  it('L11.3: a hero pulls its card, a monster draws by itself where no item can be used', () => {
    expect(fight(laid(), (t) => beginAttack(t, heroJob(2, [RAT(1)]))).asked()).toEqual(['draw']);
    const it = fight(laid(), (t) => beginAttack(t, monsterJob(2, [HERO])));
    expect(it.of('modifiersDrawn')).toHaveLength(1);
    expect(it.state.question?.ask).toBe('damage');
  });

  it('L21.2, L21.3: items change the attack before the draw, for the one target they are used on', () => {
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

  it("L21.2: out of one's own turn (a bid) items of attacks stay where they are", () => {
    const items = withItems(inTurnOf(laid(), 'hero:archer'), { lead: { moment: 'attack', effect: { plus: 1 } } });
    expect(fight(items, (t) => beginAttack(t, heroJob(2, [RAT(1)]))).asked()).toEqual(['draw']);
  });

  it('L21.2: one who is attacked may use armour first: Shield, or disadvantage for the attack', () => {
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

  it('L21.4: an item with use slots must be used whenever it fits, once in an attack', () => {
    const items = withItems(laid(), { apron: { moment: 'attacked', effect: { shield: 1 }, slots: 2 } });
    const it = fight(items, (t) => beginAttack(t, monsterJob(3, [HERO])));
    expect(it.of('itemUsed')).toHaveLength(1);
    expect(damages(it)).toEqual([[HERO, 2]]);
    expect(it.state.seats[0]?.items[0]).toEqual({ item: 'apron', state: 'ready', uses: 1 });
  });

  it('L14.1: a hero may leave out a printed condition, a monster none', () => {
    const it = fight(laid(), (t) =>
      beginAttack(t, heroJob(2, [RAT(1)], { conditions: ['stun', 'wound'], lien: true })),
    );
    it.say({ type: 'leaveEffect', effect: 'stun' }, { type: 'leaveEffect', effect: 'lien' }, { type: 'draw' });
    expect(it.of('effectWaived').map(({ effect }) => effect)).toEqual(['stun', 'lien']);
    expect(it.figure(RAT(1)).tokens.map(({ token }) => token)).toEqual(['wound']);
    expect(it.figure(RAT(1))).toMatchObject({ lien: false });
    // What the modifier card adds comes all the same.
    const drawn = fight(stack(laid(), 'fighter', ['0 stun']), (t) =>
      beginAttack(t, heroJob(2, [RAT(1)], { conditions: ['stun'] })),
    );
    drawn.say({ type: 'leaveEffect', effect: 'stun' }, { type: 'draw' });
    expect(drawn.figure(RAT(1)).tokens.map(({ token }) => token)).toEqual(['stun']);
  });

  it('L17.3: a hero may end a bonus while it is asked', () => {
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

describe('summons', () => {
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

  it('L19.5: it uses no items or bonuses of its hero, but the hero pulls its card', () => {
    const table = change(withItems(withDog(), { lead: { moment: 'attack', effect: { plus: 1 } } }), (state) => {
      state.bonuses.push({ ...bonus({ kind: 'attacks', amount: 4 }), id: 1 });
    });
    const it = fight(table, (t) => beginAttack(t, dogJob([RAT(1)], { conditions: ['muddle'] })));
    // Its own card may be ended, and it with it (L17.3).
    expect(it.options()).toEqual([{ type: 'draw' }, { type: 'endBonus', hero: 'fighter', card: 'fighter9' }]);
    it.say({ type: 'draw' });
    expect(damages(it)).toEqual([[RAT(1), 2]]);
  });

  it("L19.5: its hero's bonus for summons counts for its attacks alone", () => {
    const table = change(withDog(), (state) => {
      state.bonuses.push({ ...bonus({ kind: 'summons', amount: 1 }), id: 1 });
    });
    const it = fight(table, (t) => beginAttack(t, dogJob([RAT(1)]))).say({ type: 'draw' });
    expect(damages(it)).toEqual([[RAT(1), 3]]);
    expect(damages(attacks(table, 2, [1]))).toEqual([[RAT(1), 2]]);
  });

  it('L12.2: what a card does for oneself is for the summon that attacks', () => {
    const table = change(stack(withDog(), 'fighter', ['rHeal1', '0 invisible']), ({ figures }) => {
      for (const each of figures) if (each.id === 'summon:1') each.hp = 1;
    });
    const book = { ...table.book, summons: withDog().book.summons };
    const it = fight({ book, state: table.state }, (t) => beginAttack(t, dogJob([RAT(1)]))).say({ type: 'draw' });
    expect(it.figure('summon:1')).toMatchObject({ hp: 2, tokens: [{ token: 'invisible' }] });
  });

  it("L18.8: what it kills counts for its hero, and a lien of its cards is its hero's", () => {
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
  it('L16.2: the lien comes off once the attack is reckoned, its addition having counted', () => {
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

it('L12.2: the modifier cards of these tests are what they say', () => {
  for (const [id, { id: own, rolling }] of Object.entries(MODIFIERS)) {
    expect(own).toBe(id);
    expect(Boolean(rolling)).toBe(id.startsWith('r'));
  }
});
