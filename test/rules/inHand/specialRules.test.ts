/** Tests the vocabulary of special rules on scenario pages (R3.1), one kind of rule after the other. */

import { describe, expect, it } from 'vitest';
import { choose, count, endTurnOn, gold, none, once, when } from '../../../src/content/inHand/ruleNotation';
import { resultOf } from '../../../src/flow/inHand/result';
import { findFlaw } from '../../../src/journal/inHand/laws/findFlaw';
import { terrainAt } from '../../../src/rules/core/board';
import type { Deed, Goal, SpecialRule } from '../../../src/rules/inHand/book';
import { situationOf } from '../../../src/rules/inHand/foes';
import { foeBonus, isCircumstanceMet } from '../../../src/rules/inHand/special';
import { tileMarks } from '../../../src/rules/inHand/tileMarks';
import { type BookSketch, book, column, monster } from '../../kit/books';
import { attacker, FAST, hand, idle, item, passage, SLOW, zigzag } from '../../kit/scenes';
import { at, effect, type Game } from '../../kit/table';

const NEVER: Goal = { kind: 'endTurnOn', at: 'z9' };
const walk = { kind: 'move', value: 4 } as const;
const leap = { kind: 'move', value: 4, jump: true } as const;
const bow = { kind: 'attack', value: 2, range: 3 } as const;

/** An open field with a monster this many hexes from the hero. (In a passage, line of sight reaches only to a neighbour.) */
const field = (distance: 2 | 3): string => `
  @   .   .
    .   ${distance === 3 ? '1' : '.'}
  .   ${distance === 2 ? '1' : '.'}   .
    .   .
`;

function scene(board: string, rules: readonly SpecialRule[], sketch: Partial<BookSketch> = {}): Game {
  return at(book({ board, goals: [NEVER], rules: [...rules], ...sketch }));
}

/** Selects two cards, ends the turn and declines every rest. */
const idles = (game: Game, ...cards: readonly [string, string]): Game => {
  const over = game.selects(...cards).ends();
  return over.phase === 'cleanup' ? over.proceeds() : over;
};
const walks = (game: Game, ...hexes: readonly string[]): Game => {
  const moved = game
    .selects('one', 'two')
    .plays('one', 'bottom')
    .steps(...hexes);
  return moved.phase === 'heroTurn.acting' ? moved.stops() : moved;
};
const walker = { cards: hand({ bottom: [walk] }) };

describe('turnChoices', () => {
  const doors = once('door', endTurnOn('a1'), [
    choose({ id: 'serve', does: [gold(2), count('served')] }, { id: 'tear', does: [count('torn')] }),
  ]);

  it('R3.1: a tile asks when a turn ends on it, and each answer has its effects', () => {
    const asked = scene(zigzag('@.'), [doors]).selects('one', 'two').ends();
    expect(asked.phase).toBe('turnEnd.deciding');
    expect(asked.legal().map((command) => command.type === 'choose' && command.option)).toEqual(['serve', 'tear']);
    expect(asked.say({ type: 'choose', option: 'serve', what: null }).state).toMatchObject({
      purse: 2,
      flags: { served: 1 },
    });
    expect(asked.say({ type: 'choose', option: 'tear', what: null }).state).toMatchObject({
      purse: 0,
      flags: { torn: 1 },
    });
    expect(asked.refusal({ type: 'choose', option: 'burn', what: null })).not.toBeNull();
  });

  it('R3.1: the chosen option is remembered and shown on its tile', () => {
    const asked = scene(zigzag('@.'), [doors]).selects('one', 'two').ends();
    const lettered = { ...asked.play.book, scenario: { ...asked.play.book.scenario, marks: { a: 'a1', b: 'b1' } } };
    const left = (option: string) => tileMarks(lettered, asked.say({ type: 'choose', option, what: null }).state);
    expect(tileMarks(lettered, asked.state)).toEqual({});
    expect(left('tear')).toEqual({ a1: 'torn' });
    expect(left('serve')).toEqual({});
    // A state from before answers were remembered still passes the laws.
    const answered = asked.say({ type: 'choose', option: 'tear', what: null });
    expect(findFlaw(answered.play)).toBeNull();
    expect(findFlaw(answered.given((state) => state.used.splice(0)).play)).toBeNull();
    expect(findFlaw(answered.given((state) => state.used.push('torn:window')).play)).not.toBeNull();
  });

  it('R3.1: a rule with `once` asks only once', () => {
    const answered = scene(zigzag('@.'), [doors])
      .selects('one', 'two')
      .ends()
      .say({ type: 'choose', option: 'tear', what: null });
    expect(idles(answered, 'three', 'four').log('decided')).toHaveLength(1);
  });

  const prices = when('page', endTurnOn('a1'), [
    choose(
      { id: 'blood', needs: [{ kind: 'heroHp', atLeast: 3 }], does: [{ do: 'damage', value: 2, price: true }] },
      { id: 'gold', costs: 6, does: [] },
      { id: 'card', pick: 'discarded', does: [] },
      { id: 'notNow', does: [] },
    ),
  ]);
  const offered = (game: Game) =>
    game.legal('choose').map(({ option, what }) => (what === null ? option : `${option} ${what}`));

  it('R3.1: an option is offered only if the hero can pay for it', () => {
    const rich = scene(zigzag('@.'), [prices], { setup: { gold: 6 } });
    expect(offered(rich.selects('one', 'two').ends())).toEqual(['blood', 'gold', 'notNow']);
    const poor = scene(zigzag('@.'), [prices]).given(({ hero }) => {
      hero.hp = 2;
    });
    expect(offered(poor.selects('one', 'two').ends())).toEqual(['notNow']);
  });

  it('R3.1: the price of an option is paid in gold, a card, or HP whose loss cannot be negated', () => {
    const asked = scene(zigzag('@.'), [prices], { setup: { gold: 6 } })
      .given(({ hero }) => {
        for (const card of hero.cards) if (card.id === 'four') Object.assign(card, { zone: 'discard', side: 'B' });
      })
      .selects('one', 'two')
      .ends();
    expect(asked.say({ type: 'choose', option: 'gold', what: null }).state.purse).toBe(-6);
    expect(asked.say({ type: 'choose', option: 'card', what: 'four' }).cards('lost')).toEqual(['four/B']);
    const bled = asked.say({ type: 'choose', option: 'blood', what: null });
    expect([bled.hp, bled.phase.endsWith('suffering')]).toEqual([asked.hp - 2, false]);
  });

  it('R3.1: an option can refresh or use up an item; without a suitable item the option is not offered', () => {
    const rest = when('rest', endTurnOn('a1'), [choose({ id: 'refresh', pick: 'spentItem', does: [] })]);
    const items = [item('hat', { when: 'damaged' }), item('hook', { when: 'always', lootRange: 1 }, 'free')];
    const start = scene(zigzag('@.'), [rest], { items });
    expect(start.selects('one', 'two').ends().phase).toBe('select');
    const spent = start.given(({ hero }) => {
      for (const each of hero.items) if (each.id === 'hat') each.state = 'spent';
    });
    const asked = spent.selects('one', 'two').ends();
    expect(asked.legal()).toEqual([{ type: 'choose', option: 'refresh', what: 'hat' }]);
    const refreshed = asked.say({ type: 'choose', option: 'refresh', what: 'hat' });
    expect(refreshed.hero.items[0]?.state).toBe('ready');
    expect(refreshed.events('itemsRefreshed')).toMatchObject([{ items: ['hat'] }]);
    const toll = when('toll', endTurnOn('a1'), [choose({ id: 'give', pick: 'readyItem', does: [] })]);
    const paying = scene(zigzag('@.'), [toll], { items }).selects('one', 'two').ends();
    expect(paying.legal()).toEqual([{ type: 'choose', option: 'give', what: 'hat' }]);
    expect(paying.say({ type: 'choose', option: 'give', what: 'hat' }).hero.items[0]?.state).toBe('spent');
  });
});

describe('gold', () => {
  const fine = when('fine', { on: 'rangedAttack' }, [gold(-1)]);
  const shoot = (cards: ReturnType<typeof hand>, own: number) =>
    scene(field(3), [fine], { foes: [idle], cards, setup: { gold: own } })
      .selects('one', 'two')
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A');

  it('R3.1: each ranged attack of the hero costs gold, as long as there is gold', () => {
    const archer = hand({ top: [bow] });
    expect(shoot(archer, 5).state.purse).toBe(-1);
    expect(shoot(archer, 0).state.purse).toBe(0);
  });
  it('R3.1: a melee attack costs no gold', () => {
    const melee = scene(passage(1), [fine], { foes: [idle], setup: { gold: 5 } })
      .selects('one', 'two')
      .rolls('A');
    expect(melee.basic('one', 'top').attacks('dummy-1').rolls('A').state.purse).toBe(0);
  });
  it('R3.1: gold per counter and per objective left is paid with the victory', () => {
    const rules: SpecialRule[] = [
      { kind: 'counter', id: 'pints', start: 3 },
      when('pay', { on: 'won' }, [{ do: 'gold', value: 2, per: { flag: 'pints' } }]),
      when('shut', { on: 'won' }, [{ do: 'gold', value: 4, per: 'objectivesLeft' }]),
    ];
    const won = scene(zigzag('@!'), rules, {
      goals: [{ kind: 'endTurnOn', at: 'a1' }],
      treasures: [{ number: 101, objective: true }],
    });
    expect(idles(won, 'one', 'two').state.purse).toBe(10);
  });
});

describe('counters', () => {
  const pints: SpecialRule = { kind: 'counter', id: 'pints', start: 1, buffer: true };
  const hit = when('hit', { on: 'roundEnds' }, [{ do: 'damage', value: 2 }]);

  it('R3.1, R21.1: one point of a counter can be given to negate any damage, as long as there is one', () => {
    const asked = idles(scene(zigzag('@.'), [pints, hit]), 'one', 'two');
    expect(asked.phase).toBe('roundEnd.suffering');
    const given = asked.say({ type: 'negateByCounter', counter: 'pints' });
    expect([given.hp, given.state.flags['pints']]).toEqual([asked.hp, 0]);
    expect(idles(given, 'three', 'four').legal('negateByCounter')).toEqual([]);
  });

  it('R3.1: when a counter reaches 0, the scenario is lost at the end of the round', () => {
    const lost: SpecialRule = { kind: 'failure', id: 'empty', when: [none('pints')] };
    const game = idles(scene(zigzag('@.'), [pints, hit, lost]), 'one', 'two').say({
      type: 'negateByCounter',
      counter: 'pints',
    });
    expect([game.phase, game.state.ending]).toEqual(['lost', 'failed']);
    expect(game.events('scenarioLost')).toMatchObject([{ ending: 'failed', failure: 'empty' }]);
    expect(resultOf(game.play)?.lost).toMatchObject({ by: 'failed', rule: 'empty' });
  });

  it('R3.1: the start value of a counter can depend on the scenario level', () => {
    const copper: SpecialRule = { kind: 'counter', id: 'copper', start: 10, perLevel: -1 };
    expect(scene(zigzag('@.'), [copper], { setup: { scenarioLevel: 3 } }).state.flags['copper']).toBe(7);
  });
});

describe('bonuses that a rule gives to monsters', () => {
  const rule = (more: Partial<Extract<SpecialRule, { kind: 'while' }>>): SpecialRule => ({
    kind: 'while',
    id: 'more',
    needs: [],
    ...more,
  });
  const walkerFoe = monster({ columns: column({ initiative: SLOW, move: 1, attack: 1 }) });

  it('R3.1: a bonus that the rule does not name is not given', () => {
    const { play, state } = scene(passage(1), [rule({ shield: 1 }), rule({ shield: 2, foes: ['other-2'] })], {
      foes: [idle],
    });
    const none = { move: 0, pierce: 0, heal: 0, retaliate: [] };
    expect(state.foes.map((foe) => foeBonus(play.book, state, foe))).toEqual([{ ...none, shield: 1 }]);
  });
  it('R3.1, R24.2: can add to Move', () => {
    const start = scene(field(3), [rule({ move: 1 })], {
      foes: [walkerFoe],
      cards: hand({ top: [bow] }),
    });
    const shot = start.selects('one', 'two').plays('one', 'top').attacks('dummy-1').rolls('A').rolls('A').ends();
    expect(shot.distance).toBe(1);
  });
  it('R3.1, R19.1: can give Shield and Pierce', () => {
    const start = scene(passage(1), [rule({ shield: 1, pierce: 2 })], { foes: [attacker(3)] });
    const hit = start.selects('one', 'two').rolls('A').basic('one', 'top').attacks('dummy-1').rolls('A');
    expect(hit.events('attackResolved')).toMatchObject([{ damage: 1, shield: 1 }]);
    const armoured = hit.given(({ hero }) => {
      hero.effects = [effect('shield', { value: 2, lasts: 'combat' })];
    });
    expect(armoured.ends().rolls('A').log('attackResolved').at(-1)).toMatchObject({ by: 'monster', damage: 3 });
  });
  it('R3.1, R1.2: can depend on the position of the monster’s HP card', () => {
    const spiky = rule({ needs: [{ kind: 'foePosition', positions: [4] }], retaliate: { value: 1, range: 3 } });
    const strike = (hp: number) =>
      scene(passage(1), [spiky], { foes: [monster({ hp, columns: column({ initiative: SLOW }) })] })
        .selects('one', 'two')
        .rolls('A')
        .basic('one', 'top')
        .attacks('dummy-1')
        .rolls('A')
        .log('retaliated');
    expect(strike(6)).toMatchObject([{ value: 1 }]); // 6 HP - 2 damage = 4 HP: position 4
    expect(strike(7)).toEqual([]);
  });
  it('R3.1, R20.1: can add to Heal while another monster lives', () => {
    const healer = monster({ hp: 9, columns: column({ initiative: SLOW, heal: { value: 1, row: 'attack' } }) });
    const rules = [rule({ foes: ['dummy-1'], needs: [{ kind: 'lives', foe: 'lamp-2' }], heal: 2 })];
    const start = scene(zigzag('@1.......2'), rules, { foes: [healer, { ...idle, id: 'lamp' }] }).given(({ foes }) => {
      if (foes[0]) foes[0].hp = 3;
    });
    expect(start.selects('one', 'two').rolls('A').ends().foe().hp).toBe(6);
    const alone = start.given(({ foes }) => {
      if (foes[1]) foes[1].hp = 0;
    });
    expect(alone.selects('one', 'two').rolls('A').ends().foe().hp).toBe(4);
  });
  it('R3.1, R24.4: a bonus to Heal makes the monster wait for more damage before it heals ahead of its attack', () => {
    const healer = monster({
      hp: 9,
      columns: column({ initiative: FAST, attack: 1, heal: { value: 1, row: 'move' } }),
    });
    const rules = [rule({ needs: [], heal: 2 })];
    const story = (hp: number) =>
      scene(passage(1), rules, { foes: [healer] })
        .given(({ foes }) => {
          for (const foe of foes) foe.hp = hp;
        })
        .selects('one', 'two')
        .rolls('A')
        .story('healed', 'attackDeclared');
    expect(story(6)).toEqual(['healed', 'attackDeclared']);
    expect(story(7)).toEqual(['attackDeclared']);
  });
});

describe('conditions of rules', () => {
  it('R3.1: can compare the HP of one living monster, and of no other', () => {
    const start = scene(zigzag('1.......@.......2'), [], { foes: [idle, idle] });
    const low = (one: number, two: number) => {
      const { play, state } = start.given(({ foes }) => {
        if (foes[0]) foes[0].hp = one;
        if (foes[1]) foes[1].hp = two;
      });
      return isCircumstanceMet(play.book, state, { kind: 'foeHp', foe: 'dummy-1', atMost: 3 });
    };
    expect([low(3, 6), low(4, 3), low(0, 3), low(6, 6)]).toEqual([true, false, false, false]);
  });
});

describe('monsters that become elite', () => {
  const foes = [monster({ hp: 6, elite: 9, columns: column({ initiative: SLOW }) })];
  it('R3.1: can become elite at the end of a turn when they have few HP, and keep their HP', () => {
    const rule = once(
      'wind',
      { on: 'turnEnds' },
      [{ do: 'elite', foes: ['dummy-1'] }],
      [{ kind: 'foeHp', foe: 'dummy-1', atMost: 5 }],
    );
    const game = scene(passage(1), [rule], { foes })
      .selects('one', 'two')
      .rolls('A')
      .basic('one', 'top')
      .attacks('dummy-1')
      .rolls('A');
    expect(game.foe().kind).toBe('normal');
    expect(game.ends().foe()).toMatchObject({ kind: 'elite', hp: 4 });
  });
  it('R3.1: become elite only once, and not when dead', () => {
    const rule = when('shift', { on: 'roundEnds' }, [{ do: 'elite', foes: ['dummy-1', 'dummy-2'] }]);
    const start = scene(zigzag('1.......@.......2'), [rule], { foes: [...foes, ...foes] }).given((state) => {
      if (state.foes[1]) state.foes[1].hp = 0;
    });
    const first = idles(start, 'one', 'two');
    expect(first.log('turnedElite')).toMatchObject([{ foe: 'dummy-1' }]);
    expect(idles(first, 'three', 'four').log('turnedElite')).toHaveLength(1);
  });
  it('R3.1, R5.4: get the elite HP if they have not been fought', () => {
    const rule = once('shift', { on: 'roundEnds', round: 1 }, [{ do: 'elite', foes: 'unfought' }]);
    const game = scene(zigzag('1@.......2'), [rule], { foes: [...foes, ...foes] });
    const [near, far] = game.selects('one', 'two').rolls('A').ends().state.foes;
    expect([near?.kind, near?.hp]).toEqual(['normal', 6]);
    expect([far?.kind, far?.hp]).toEqual(['elite', 9]);
  });
});

describe('waves of monsters', () => {
  const foe = monster({ hp: 1, columns: column({ initiative: SLOW }) });
  const wave: SpecialRule = {
    kind: 'wave',
    foes: [
      { foe: 'dummy-1', distance: 2 },
      { foe: 'dummy-2', distance: 3 },
    ],
    distanceFlag: 'further',
  };
  const hall = zigzag('@1..2');
  const slay = (game: Game): Game =>
    game.selects('one', 'two').rolls('A').plays('one', 'top').attacks(game.fight.foe).rolls('A');
  const archer = hand({ top: [bow] });
  const start = scene(hall, [wave, { kind: 'standing' }], {
    foes: [foe, foe],
    cards: archer,
    goals: [{ kind: 'killAll' }],
  });

  it('R26.2: begin with a monster in combat from the start, at the Distance that the page gives', () => {
    expect(start.fight).toMatchObject({ foe: 'dummy-1', distance: 2, hindrances: [] });
    expect(start.state.absent).toEqual(['dummy-2']);
  });
  it('R3.1: go on with the next monster when none lives; the hero gets the money at once', () => {
    const killed = slay(start);
    expect(killed.hero.money).toBe(1);
    const next = killed.ends();
    expect(next.fight).toMatchObject({ foe: 'dummy-2', distance: 3 });
    expect(next.phase).toBe('select');
  });
  it('R3.1: can start the next monster farther away, once', () => {
    const wished = slay(start).given(({ flags }) => {
      flags['further'] = 6;
    });
    expect(wished.ends().fight.distance).toBe(6);
    expect(wished.ends().state.flags['further']).toBe(0);
  });
  it('R11.1: never start a monster beyond Distance 7', () => {
    const wished = slay(start).given(({ flags }) => {
      flags['further'] = 20;
    });
    expect(wished.ends().fight.distance).toBe(7);
  });
  it('R3.1: allow the hero no move on the map', () => {
    const game = slay(start).basic('two', 'bottom');
    expect(game.legal('step')).toEqual([]);
  });
  it('R6.2: are all dead when the last wave is dead', () => {
    expect(start.given(({ foes }) => void Object.assign(foes[1] ?? {}, { hp: 0 })).state.absent).toEqual(['dummy-2']);
    const over = slay(
      slay(start)
        .ends()
        .given(({ hero }) => {
          for (const card of hero.cards) Object.assign(card, { zone: 'hand', side: 'A' });
        }),
    );
    expect(over.ends().phase === 'cleanup' ? over.ends().proceeds().phase : over.ends().phase).toBe('won');
  });
  it('R3.1: can make one monster wait for another’s death', () => {
    const second: SpecialRule = {
      kind: 'wave',
      foes: [{ foe: 'dummy-2', distance: 4 }],
      needs: [{ kind: 'dead', foe: 'dummy-1' }],
    };
    const board = zigzag('@1..2');
    const game = scene(board, [second], { foes: [foe, foe], cards: archer });
    expect(game.fight.foe).toBe('dummy-1');
    expect(slay(game).rolls('A').ends().fight).toMatchObject({ foe: 'dummy-2', distance: 4 });
  });
});

describe('a monster’s turn that does the hero no harm', () => {
  const kick = when('kick', { on: 'harmlessTurn' }, [{ do: 'count', flag: 'kicks', by: 2, byElite: 3 }]);
  const kicks = (foe: ReturnType<typeof attacker>, kind: 'normal' | 'elite' = 'normal') =>
    scene(passage(1), [kick], { foes: [{ monster: foe, kind }] })
      .selects('one', 'two')
      .rolls('A')
      .ends();

  it('R3.1: triggers the rule when the monster did nothing', () => {
    expect(kicks(idle).state.flags['kicks']).toBe(2);
    expect(kicks(idle, 'elite').state.flags['kicks']).toBe(3);
  });
  it('R3.1, R21.1: triggers the rule when the damage was negated', () => {
    const struck = kicks(attacker(2)).rolls('A');
    expect(struck.suffers().state.flags['kicks']).toBeUndefined();
    expect(struck.say({ type: 'negateByDiscarding', cards: ['three', 'four'] }).state.flags['kicks']).toBe(2);
  });
});

describe('changes of terrain', () => {
  const flood: Deed = { do: 'terrain', hexes: ['b1', 'c1', 'd1'], from: 'plain', to: 'difficult' };
  it('R4.6: make plain ground difficult, and leave other terrain alone', () => {
    const wet = idles(scene(zigzag('@.T.'), [once('flood', { on: 'roundEnds', round: 1 }, [flood])]), 'one', 'two');
    const situation = situationOf(wet.play.book, wet.state);
    expect(['b1', 'c1', 'd1'].map((hex) => terrainAt(situation, hex))).toEqual(['difficult', 'trap', 'difficult']);
    expect(wet.selects('three', 'four').basic('three', 'bottom').steps('b1').events('stepped')).toMatchObject([
      { cost: 2 },
    ]);
  });
  describe('R3.1: compare with the present terrain', () => {
    const turns = (to: 'trap' | 'plain' | 'difficult', from?: 'plain' | 'trap'): Deed => ({
      do: 'terrain',
      hexes: ['b1'],
      to,
      ...(from ? { from } : {}),
    });
    /** The passage after the first round, with traps sprung or doors opened beforehand. */
    const nextDay = (board: string, deed: Deed, changed: { spent?: string[]; opened?: string[] }) =>
      idles(
        scene(zigzag(board), [once('turns', { on: 'roundEnds', round: 1 }, [deed])], walker).given((state) => {
          state.spent.push(...(changed.spent ?? []));
          state.opened.push(...(changed.opened ?? []));
        }),
        'three',
        'four',
      );
    const changes = (game: Game) => game.log('terrainChanged').map(({ hexes, to }) => [...hexes, to]);

    it('a sprung trap is already plain, so a change to plain does nothing', () => {
      expect(changes(nextDay('@T.', turns('plain'), { spent: ['b1'] }))).toEqual([]);
      expect(changes(nextDay('@T.', turns('plain'), {}))).toEqual([['b1', 'plain']]);
      expect(changes(nextDay('@T.', turns('difficult', 'trap'), { spent: ['b1'] }))).toEqual([]);
      expect(changes(nextDay('@T.', turns('difficult', 'plain'), { spent: ['b1'] }))).toEqual([['b1', 'difficult']]);
    });

    it('an open door counts as plain', () => {
      expect(changes(nextDay('@D.', turns('difficult', 'plain'), { opened: ['b1'] }))).toEqual([['b1', 'difficult']]);
      expect(changes(nextDay('@D.', turns('plain'), { opened: ['b1'] }))).toEqual([]);
    });

    it('R4.4: a new trap on the hex of a sprung trap is armed, and is sprung once', () => {
      const armed = nextDay('@T.', turns('trap'), { spent: ['b1'] });
      expect(changes(armed)).toEqual([['b1', 'trap']]);
      const entered = armed.selects('one', 'two').plays('one', 'bottom').steps('b1');
      expect(entered.events('trapSprung')).toHaveLength(1);
      expect(entered.suffers().steps('a1', 'b1').events('trapSprung')).toEqual([]);
    });
  });

  it('R4.7: can open a hex when a valve is shut', () => {
    const rules: SpecialRule[] = [
      { kind: 'laid', hexes: ['b1'], as: 'obstacle' },
      once('valve', endTurnOn('a1'), [{ do: 'terrain', hexes: ['b1'], to: 'plain' }]),
    ];
    const shut = scene(zigzag('@.'), rules, walker);
    expect(shut.selects('one', 'two').plays('one', 'bottom').legal('step')).toEqual([]);
    expect(idles(shut, 'three', 'four').selects('one', 'two').plays('one', 'bottom').legal('step')).toHaveLength(1);
  });
  it('R21.1: can hurt a hero who ends a round in the water; the damage can be negated as usual', () => {
    const wet = when(
      'wet',
      { on: 'roundEnds', from: 2 },
      [{ do: 'damage', value: 1 }],
      [{ kind: 'heroOn', hexes: ['a1'] }],
    );
    const first = idles(scene(zigzag('@.'), [wet]), 'one', 'two');
    expect(first.phase).toBe('select');
    expect(idles(first, 'three', 'four').phase).toBe('roundEnd.suffering');
  });
  it('R4.4, R4.5: a harsh rule doubles the damage of traps and hazards for hero and monsters', () => {
    const harsh: SpecialRule = { kind: 'harsh', times: 2, needs: [{ kind: 'used', rule: 'clause' }] };
    const rules = [once('clause', endTurnOn('a1'), []), harsh];
    const cards = hand({ bottom: [walk] });
    const mild = walks(scene(zigzag('@TH.'), rules, { cards }), 'b1');
    expect(mild.log('trapSprung')).toMatchObject([{ damage: 3 }]);
    const bound = idles(scene(zigzag('@TH.'), rules, { cards }), 'three', 'four');
    const dear = bound.selects('one', 'two').plays('one', 'bottom').steps('b1').suffers().steps('c1');
    expect([dear.log('trapSprung')[0]?.damage, dear.log('hazardEntered')[0]?.damage]).toEqual([6, 2]);
  });
});

describe('limits for rules that repeat', () => {
  const ending = (...does: Deed[]) =>
    idles(scene(zigzag('@.'), [when('heap', { on: 'turnEnds' }, does)]), 'one', 'two');

  it('R3.1: a counter stops at 999', () => {
    expect(ending(...Array.from({ length: 20 }, () => count('heap', 99))).state.flags['heap']).toBe(999);
  });
  it('R3.1: a purse stops at 9999', () => {
    const rich = ending(count('heap', 999), { do: 'gold', value: 99, per: { flag: 'heap' } });
    expect(rich.state.purse).toBe(9999);
  });
  it('R3.1: no more than 40 choices wait at once', () => {
    const asked = ending(...Array.from({ length: 50 }, () => choose({ id: 'nod', does: [] })));
    expect([asked.phase, asked.state.decisions.length]).toEqual(['turnEnd.deciding', 40]);
  });
  it('R4.4: a trap does at most 25 times its normal damage', () => {
    const harsh: SpecialRule = { kind: 'harsh', times: 5, needs: [] };
    const sprung = (times: number) =>
      walks(scene(zigzag('@T.'), Array(times).fill(harsh), { cards: hand({ bottom: [walk] }) }), 'b1').log(
        'trapSprung',
      );
    expect([sprung(2)[0]?.damage, sprung(9)[0]?.damage]).toEqual([75, 75]);
    expect(sprung(1)[0]?.damage).toBe(15);
  });
  it('R4.7: the hero’s own hex does not become an obstacle', () => {
    const walled = ending({ do: 'terrain', hexes: ['a1', 'b1'], to: 'obstacle' });
    expect(walled.state.tiles).toEqual({ b1: 'obstacle' });
  });
});

describe('sight in a dark scenario', () => {
  const dark: SpecialRule = { kind: 'dark', sight: 2, unless: 'fire' };
  const looks = (fire: boolean) =>
    scene(field(3), [dark], {
      foes: [idle],
      cards: hand({ top: [bow] }, fire ? { shows: ['fire'] } : {}),
    })
      .selects('one', 'two')
      .plays('one', 'top')
      .legal('attack');
  it('R13.1: is limited to the light, unless the element is infused', () => {
    expect(looks(false)).toEqual([]);
    expect(looks(true)).toHaveLength(1);
  });
});

describe('rules that forbid something', () => {
  it('R10.2: jumps can be turned into plain moves', () => {
    const cards = hand({ bottom: [leap] });
    expect(walks(scene(zigzag('@T.'), [], { cards }), 'b1', 'c1').log('trapSprung')).toEqual([]);
    const grounded = scene(zigzag('@T.'), [{ kind: 'noJump' }], { cards })
      .selects('one', 'two')
      .plays('one', 'bottom');
    expect(grounded.steps('b1').log('trapSprung')).toHaveLength(1);
  });
  it('R20.5: money cannot be looted once a clause is read', () => {
    const rules: SpecialRule[] = [
      { kind: 'noMoney', needs: [{ kind: 'used', rule: 'clause' }] },
      once('clause', endTurnOn('a1'), []),
    ];
    const rich = walks(scene(zigzag('@$'), rules, walker), 'b1').ends();
    expect(rich.hero.money).toBe(1);
    const bound = idles(scene(zigzag('@$'), rules, walker), 'three', 'four');
    expect(walks(bound, 'b1').ends().hero.money).toBe(0);
  });
  it('R4.8: a treasure behind a gate cannot be looted before the gate’s condition is met', () => {
    const treasures = [{ number: 101, objective: true as const, gate: [{ kind: 'used', rule: 'valve' } as const] }];
    const cards = hand({ top: [{ kind: 'loot', range: 1 }] });
    const start = scene(zigzag('@!'), [once('valve', endTurnOn('a1'), [])], { treasures, cards });
    expect(start.selects('one', 'two').plays('one', 'top').performs().hero.treasures).toEqual([]);
    const open = idles(start, 'three', 'four').selects('one', 'two').plays('one', 'top').performs();
    expect(open.hero.treasures).toEqual([101]);
  });
});

describe('rolls of special rules', () => {
  const box = when('lot', { on: 'looted', treasures: [101] }, [
    { do: 'roll', faces: ['A', 'B'], does: [count('found')] },
  ]);
  const looted = scene(zigzag('@!'), [box], {
    treasures: [{ number: 101, objective: true }],
    cards: hand({ top: [{ kind: 'loot', range: 1 }] }),
  })
    .selects('one', 'two')
    .plays('one', 'top')
    .performs();

  it('R3.1: happen only when the named treasure is looted', () => {
    const other = scene(zigzag('@!'), [box], {
      treasures: [{ number: 7, gold: 1 }],
      cards: hand({ top: [{ kind: 'loot', range: 1 }] }),
    });
    expect(other.selects('one', 'two').plays('one', 'top').performs().phase).toBe('heroTurn.choosing');
  });

  it('R2.3: are decided by the ruler', () => {
    expect(looted.phase).toBe('heroTurn.deciding');
    expect(looted.rolls('B').state.flags['found']).toBe(1);
    expect(looted.rolls('C').state.flags['found']).toBeUndefined();
    expect(looted.rolls('C').log('rolled').at(-1)).toMatchObject({ purpose: 'lot', face: 'C' });
  });
});

describe('a follower', () => {
  const follower: SpecialRule = { kind: 'follower', id: 'tansy', at: 'a1', hexes: 2 };
  const home = when('home', { on: 'harmlessTurn' }, [{ do: 'sendBack', follower: 'tansy', hexes: 2 }]);
  const corridor = zigzag('@..X.....');

  it('R3.1: catches up after a round without combat, whatever the ground, and stops beside the hero', () => {
    const start = scene(corridor, [follower], walker).given(({ hero }) => {
      hero.at = 'f1';
    });
    const after = idles(start, 'three', 'four');
    expect(after.state.followers).toEqual({ tansy: 'c1' });
    const again = after.selects('one', 'two').ends();
    expect((again.phase === 'cleanup' ? again.proceeds() : again).state.followers).toEqual({ tansy: 'e1' });
  });
  it('R3.1: does not move in combat, and is sent back by a monster turn that did no harm', () => {
    const start = scene(passage(1), [{ ...follower, at: 'a1' }, home], { foes: [idle] }).given(({ followers }) => {
      followers['tansy'] = 'b1';
    });
    expect(start.selects('one', 'two').rolls('A').ends().state.followers).toEqual({ tansy: 'a1' });
  });
  it('R6.2: meets the goal together with the hero if both are there at the end of a round', () => {
    const goals: Goal[] = [{ kind: 'together', follower: 'tansy', at: 'c1' }];
    const start = scene(zigzag('@...'), [follower], { ...walker, goals });
    const won = walks(start, 'b1', 'c1').ends();
    expect(won.phase === 'cleanup' ? won.proceeds().phase : won.phase).toBe('won');
    expect(idles(start, 'one', 'two').phase).toBe('select');
  });
});

describe('rules that are triggered by Push or Pull', () => {
  it('R3.1: are not triggered by another monster', () => {
    const other = when('other', { on: 'shoved', foe: 'dummy-9' }, [count('shoved')]);
    const cards = hand({ top: [{ ...bow, push: 1 }] });
    const game = scene(field(2), [other], { foes: [idle], cards })
      .selects('one', 'two')
      .plays('one', 'top');
    expect(game.attacks('dummy-1').rolls('A').rolls('A').effect(1).state.flags['shoved']).toBeUndefined();
  });
  it('R30.4: the first push in a combat can clear one Hindrance, the worst', () => {
    const tidy = once('tidy', { on: 'shoved', foe: 'dummy-1' }, [{ do: 'clearHindrance' }], [{ kind: 'hindered' }]);
    const cards = hand({ top: [{ ...bow, push: 1 }] });
    const game = scene(field(2), [tidy], {
      foes: [idle],
      cards,
      setup: { variants: { hindrances: true, onTable: false } },
    })
      .selects('one', 'two')
      .plays('one', 'top')
      .attacks('dummy-1')
      .given(({ fight }) => {
        if (fight) fight.hindrances = ['obstacle', 'trap'];
      })
      .rolls('A')
      .rolls('A')
      .effect(1);
    expect(game.fight.hindrances).toEqual(['obstacle']);
  });
  it('R30.4, R17.3: clearing a Hindrance that lasts only this round removes no other one', () => {
    const tidy = once('tidy', { on: 'shoved', foe: 'dummy-1' }, [{ do: 'clearHindrance' }]);
    const cards = hand(
      { top: [{ ...bow, push: 1 }] },
      { bottom: [{ kind: 'hindrance', change: 1, terrain: 'trap', lasts: 'round' }] },
    );
    const game = scene(passage(1), [tidy], { foes: [idle], cards })
      .given(({ fight }) => fight?.hindrances.push('obstacle'))
      .selects('one', 'two')
      .rolls('A')
      .plays('two', 'bottom')
      .say({ type: 'hinder', terrain: 'trap' })
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A', 'A')
      .effect(1);
    expect(game.fight.hindrances).toEqual(['obstacle']);
    expect(game.state.round).toBe(2);
  });
});

describe('goals', () => {
  it('R6.2: with alternatives (survive to a round, or kill all) one met goal wins', () => {
    const goals: Goal[] = [{ kind: 'any', of: [{ kind: 'survive', round: 2 }, { kind: 'killAll' }] }];
    const game = scene(zigzag('@.......1'), [], { foes: [idle], goals });
    const first = idles(game, 'one', 'two');
    expect(first.phase).toBe('select');
    expect(idles(first, 'three', 'four').phase).toBe('won');
  });
  it('R6.2: a turn that ends on the exit counts only if the goal’s conditions are met', () => {
    const goals: Goal[] = [{ kind: 'endTurnOn', at: 'a1', needs: [{ kind: 'looted', objectives: 1 }] }];
    expect(
      idles(scene(zigzag('@!'), [], { goals, treasures: [{ number: 101, objective: true }] }), 'one', 'two').phase,
    ).toBe('select');
    const loot = hand({ top: [{ kind: 'loot', range: 1 }] });
    const looted = scene(zigzag('@!'), [], { goals, cards: loot, treasures: [{ number: 101, objective: true }] })
      .selects('one', 'two')
      .plays('one', 'top')
      .performs()
      .ends();
    expect(looted.phase).toBe('won');
  });
  it('R6.2: after the last round the scenario is lost as too late', () => {
    const late = idles(scene(zigzag('@.'), [{ kind: 'roundLimit', round: 1 }]), 'one', 'two');
    expect([late.phase, late.state.ending]).toEqual(['lost', 'late']);
  });
});

const begins = once('needs', { on: 'combatBegins' }, [choose({ id: 'give', pick: 'readyItem', does: [] })]);
const beast = attacker(1, { initiative: FAST });
const sketch = { foes: [beast, beast], items: [item('hat', { when: 'damaged' })] };
const given = { type: 'choose', option: 'give', what: 'hat' } as const;

describe('rules at the start of a round', () => {
  it('R3.1: a rule for the beginning of combat asks before cards are selected', () => {
    const game = scene(passage(1), [begins], { ...sketch, foes: [beast] });
    expect(game.phase).toBe('roundStart.deciding');
    expect(game.say(given).phase).toBe('select');
  });
  it('R3.1, R25.6: it also asks when the player chose which monster to fight', () => {
    const pair = `
      1   .
        @
      2   .
    `;
    const chosen = scene(pair, [begins], sketch).say({ type: 'fight', foe: 'dummy-2' });
    expect(chosen.phase).toBe('roundStart.deciding');
    expect(chosen.say(given).phase).toBe('select');
  });
});

describe('rules in the middle of a turn', () => {
  it('R3.1, R25.6: a rule for the beginning of combat asks before the behaviour roll, even if the player chose the monster', () => {
    const board = `
      1   .   .
        .   @
      2   .   .
    `;
    const chosen = scene(board, [begins], sketch)
      .selects('one', 'two')
      .basic('one', 'bottom')
      .steps('c2', 'b1')
      .say({ type: 'fight', foe: 'dummy-1' });
    expect(chosen.phase).toBe('heroTurn.deciding');
    expect(chosen.say(given).phase).toBe('behaviour');
  });
});
