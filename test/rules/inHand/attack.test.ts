import { describe, expect, it } from 'vitest';
import { book, flatTables, monster } from '../../kit/books';
import { attacker, duel, FAST, hand, idle, item, melee, tablesByPosition, zigzag } from '../../kit/scenes';
import { at, deal, effect } from '../../kit/table';

const attack = (value: number, more: object = {}) => ({ kind: 'attack', value, ...more }) as const;
const strike = (value: number, more: object = {}, sketch: Parameters<typeof melee>[0] = {}) =>
  melee({ cards: hand({ top: [attack(value, more)] }), ...sketch }).plays('one', 'top');
const shielded = (shield: number) => monster({ hp: 20, traits: { shield }, columns: idle.behaviour.normal });

describe('the targets of an attack', () => {
  it('R12.1: an attack without range reaches only Distance 1', () => {
    expect(strike(3).legal('attack')).toEqual([{ type: 'attack', foe: 'dummy-1', consume: [] }]);
    const far = duel(2, { cards: hand({ top: [attack(3)] }) }).plays('one', 'top');
    expect(far.events('abilitySkipped')).toMatchObject([{ kind: 'attack', why: 'prevented' }]);
  });

  it('R12.1: in combat, a ranged attack reaches a Distance up to its range', () => {
    const shot = (distance: number) => duel(distance, { cards: hand({ top: [attack(3, { range: 3 })] }) });
    expect(shot(3).plays('one', 'top').legal('attack')).toHaveLength(1);
    expect(shot(4).plays('one', 'top').legal('attack')).toHaveLength(0);
  });

  it('R12.1: in combat, only the monster in the fight can be attacked', () => {
    const board = `
      1   .
        @
      2   .
    `;
    const game = at(book({ board, foes: [idle, idle], cards: hand({ top: [attack(3, { range: 3 })] }) }))
      .say({ type: 'fight', foe: 'dummy-2' })
      .selects('one', 'two')
      .rolls('A')
      .plays('one', 'top');
    expect(game.legal('attack').map(({ foe }) => foe)).toEqual(['dummy-2']);
    expect(game.refusal({ type: 'attack', foe: 'dummy-1', consume: [] })).toBe('outOfRange');
  });

  it('R12.1, R13: out of combat, monsters in sight and within the range in hexes can be attacked', () => {
    const open = `
      .   .   .   .
        .   .   2
      @   .   1   .
        .   .   .
      .   .   .   .
    `;
    const top = (range: number) => hand({ top: [attack(1, { range })] });
    const aim = (range: number, board = open) =>
      at(book({ board, foes: [idle, idle], cards: top(range) }))
        .selects('one', 'two')
        .plays('one', 'top');
    expect(
      aim(4)
        .legal('attack')
        .map(({ foe }) => foe),
    ).toEqual(['dummy-1']);
    expect(
      aim(5)
        .legal('attack')
        .map(({ foe }) => foe),
    ).toEqual(['dummy-1', 'dummy-2']);
  });

  it('R4.3, R13.1: a monster behind a closed door cannot be attacked', () => {
    const cards = hand({ top: [attack(1, { range: 5 })] });
    const game = at(book({ board: zigzag('@D1'), foes: [idle], cards }))
      .selects('one', 'two')
      .plays('one', 'top');
    expect(game.log('abilitySkipped')).toHaveLength(1);
  });
});

describe('the damage of an attack', () => {
  it('R12.4: Attack 3, +2 bonus = 5; roll -1 = 4; Shield 1 = 3 damage', () => {
    const game = strike(3, {}, { foes: [shielded(1)], heroTables: flatTables(-1, 0, 1) })
      .given(({ hero }) => {
        hero.effects.push(effect('attack', { value: 2, lasts: 'combat', source: 'card' }));
      })
      .attacks('dummy-1')
      .rolls('A');
    expect(game.events('attackResolved')).toMatchObject([
      {
        terms: [
          { what: 'printed', value: 3 },
          { what: 'effect', value: 2 },
        ],
        modifier: -1,
        shield: 1,
        damage: 3,
        rule: 'R12.3',
      },
    ]);
    expect(game.foe().hp).toBe(17);
  });

  it.each([
    ['A', -1, 2],
    ['B', 0, 3],
    ['C', 2, 5],
  ] as const)('R12.3: face %s adds %i', (face, modifier, damage) => {
    const game = strike(3, {}, { heroTables: flatTables(-1, 0, 2) })
      .attacks('dummy-1')
      .rolls(face);
    expect(game.events('attackResolved')).toMatchObject([{ face, modifier, damage }]);
  });

  it('R12.3: is never below 0', () => {
    const game = strike(2, {}, { heroTables: flatTables(-5, 0, 0) })
      .attacks('dummy-1')
      .rolls('A');
    expect(game.events('attackResolved')).toMatchObject([{ damage: 0 }]);
    expect(game.foe().hp).toBe(6);
  });

  it('R15.4: Pierce 2 against Shield 3 leaves Attack 3 with 2 (the example of the rule book)', () => {
    const game = strike(3, { pierce: 2 }, { foes: [shielded(3)] })
      .attacks('dummy-1')
      .rolls('B');
    expect(game.events('attackResolved')).toMatchObject([{ shield: 3, pierce: 2, damage: 2 }]);
  });

  it('R15.4: is not increased by Pierce beyond the Shield', () => {
    const game = strike(3, { pierce: 3 }, { foes: [shielded(1)] })
      .attacks('dummy-1')
      .rolls('B');
    expect(game.events('attackResolved')).toMatchObject([{ damage: 3 }]);
  });

  it('R12.3: uses the modifier table of the hero’s position', () => {
    const game = strike(3, {}, { heroTables: tablesByPosition(1, 2, 3, 4), hp: 8 })
      .given(({ hero }) => {
        hero.hp = 3;
      })
      .attacks('dummy-1')
      .rolls('A');
    expect(game.events('attackResolved')).toMatchObject([{ modifier: 3, position: 2 }]);
  });

  it('R12.5, R12.6: moves the monster’s HP card, so that the monster attacks with another table', () => {
    const biter = monster({ hp: 6, columns: attacker(1).behaviour.normal });
    const cards = hand({ top: [attack(1)] });
    const game = melee({ foes: [biter], monsterTables: tablesByPosition(1, 2, 3, 4), cards })
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A')
      .ends()
      .rolls('A');
    expect(game.foe().hp).toBe(5);
    expect(game.log('attackResolved').at(-1)).toMatchObject({ by: 'monster', position: 0, modifier: 1 });
  });

  it('R12.3: is greater against a monster with a bad condition if the card says so', () => {
    const troubled = strike(2, { againstTroubled: 2 }).given(({ fight }) => {
      fight?.effects.push(effect('muddle'));
    });
    expect(troubled.attacks('dummy-1').events('attackDeclared')).toMatchObject([{ attack: 4 }]);
    expect(strike(2, { againstTroubled: 2 }).attacks('dummy-1').events('attackDeclared')).toMatchObject([
      { attack: 2 },
    ]);
  });
});

describe('death', () => {
  const kill = strike(9, { push: 1, conditions: ['stun'] })
    .attacks('dummy-1')
    .rolls('B');

  it('R12.5: a monster at 0 HP or less dies at once, and further effects of the attack are dropped', () => {
    expect(kill.foe().hp).toBe(0);
    expect(kill.state.fight).toBeNull();
    expect(kill.log('effectOffered')).toEqual([]);
  });

  it('R4.10: a dead monster leaves a money token on its hex', () => {
    expect(kill.state.money).toEqual(['b1']);
  });

  it('R12.5: effects of the attack on the attacker still happen', () => {
    const consume = { elements: ['fire'], self: ['invisible'] } as const;
    const cards = hand({ top: [attack(9, { consume })] }, { shows: ['fire'] });
    const game = melee({ cards }).plays('one', 'top').attacks('dummy-1', 'two/A/fire').rolls('B');
    expect(game.state.fight).toBeNull();
    expect(game.heroBears()).toEqual(['invisible']);
  });

  it('R19.2: a dead monster does not retaliate', () => {
    const thorny = monster({ hp: 2, traits: { retaliate: { value: 3, range: 1 } }, columns: idle.behaviour.normal });
    const game = strike(9, {}, { foes: [thorny] })
      .attacks('dummy-1')
      .rolls('B');
    expect(game.log('retaliated')).toEqual([]);
  });
});

describe('items on an attack', () => {
  const pick = item('pick', { when: 'attack', plus: 1, pierce: 1 });
  const lead = item('lead', { when: 'attack', conditions: ['immobilize'] });
  const shovel = item('shovel', { when: 'attack', meleeOnly: true, plus: 2, push: 1 });
  const arbalest = item('arbalest', { when: 'attack', meleeOnly: true, range: 4 });
  const pen = item('pen', { when: 'attack', troubledOnly: true, plus: 2, pierce: 1 });
  const hat = item('hat', { when: 'attack', advantage: true });
  const flask = item('flask', { when: 'turn', abilities: [{ kind: 'gain', condition: 'strengthen' }] }, 'consumed');
  const fuse = item('fuse', {
    when: 'turn',
    inCombat: true,
    maxDistance: 3,
    abilities: [{ kind: 'strike', value: 9 }],
  });
  const pie = item('pie', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] });

  it('R23.1: can be used before the target is chosen', () => {
    const game = strike(2, {}, { items: [pick], foes: [shielded(1)] })
      .uses('pick')
      .attacks('dummy-1')
      .rolls('A');
    expect(game.events('attackResolved')).toMatchObject([{ pierce: 1, damage: 3 }]);
  });

  it('R23.1: can be used after the target is chosen, before the modifier roll', () => {
    const game = strike(2, {}, { items: [pick], foes: [shielded(1)] })
      .attacks('dummy-1')
      .uses('pick')
      .rolls('A');
    expect(game.events('attackResolved')).toMatchObject([{ pierce: 1, damage: 3 }]);
  });

  it('R23.1: cannot be used between the two rolls of an Advantage', () => {
    const game = strike(2, {}, { items: [pick, hat] })
      .attacks('dummy-1')
      .uses('hat')
      .rolls('A');
    expect(game.legal()).toEqual([{ type: 'roll' }]);
  });

  it('R14.2, R23.1: cancel Disadvantage by giving Advantage before the roll, so that one roll is made', () => {
    const game = strike(2, { range: 3 }, { items: [hat] }).attacks('dummy-1');
    expect(game.state.attack?.advantage).toBe(-1);
    expect(game.uses('hat').rolls('A').events('attackResolved')).toHaveLength(1);
  });

  it('R23.1: give Strengthen that counts for an attack if they are used before its roll', () => {
    const game = strike(2, {}, { items: [flask] })
      .attacks('dummy-1')
      .uses('flask');
    expect(game.state.attack?.advantage).toBe(1);
    expect(game.rolls('A', 'B').events('attackResolved')).toHaveLength(1);
  });

  it('R14.1: add no third roll if they give Strengthen between the two rolls', () => {
    const game = strike(2, { range: 3 }, { items: [flask] })
      .attacks('dummy-1')
      .rolls('A')
      .uses('flask')
      .rolls('B');
    expect(game.events('attackResolved')).toHaveLength(1);
  });

  it('R9.5: can be used in the middle of an attack if they do not change it', () => {
    const game = strike(2, {}, { items: [pie] })
      .given(({ hero }) => {
        hero.hp = 2;
      })
      .attacks('dummy-1')
      .uses('pie');
    expect(game.hp).toBe(3);
    expect(game.phase).toBe('heroTurn.rolling');
  });

  it('R26.1: end the attack without a roll if they kill the monster', () => {
    const game = strike(2, {}, { items: [fuse] })
      .attacks('dummy-1')
      .uses('fuse');
    expect(game.state.fight).toBeNull();
    expect(game.events('attackLapsed')).toMatchObject([{ why: 'dead' }]);
    expect(game.phase).toBe('heroTurn.choosing');
    expect(game.cards('hand')).toContain('one/B');
  });

  it('R23.1: add an effect that counts as printed on the action', () => {
    const game = strike(2, {}, { items: [lead] })
      .uses('lead')
      .attacks('dummy-1')
      .rolls('A');
    expect(game.phase).toBe('heroTurn.effects');
    expect(game.effect(1).foeBears()).toEqual(['immobilize']);
  });

  it('R23.1: add the effect also if they are used after the target was chosen', () => {
    const game = strike(2, {}, { items: [lead] })
      .attacks('dummy-1')
      .uses('lead')
      .rolls('A');
    expect(game.effect(1).foeBears()).toEqual(['immobilize']);
  });

  it('R23.1: can be limited to melee attacks', () => {
    const shot = duel(2, { items: [shovel, arbalest], cards: hand({ top: [attack(2, { range: 3 })] }) });
    expect(shot.plays('one', 'top').legal('useItem')).toEqual([]);
  });

  it('R12.2: can make a melee attack ranged, with Disadvantage at Distance 1', () => {
    const far = duel(4, { items: [arbalest], cards: hand({ top: [attack(2)] }) }).plays('one', 'top');
    expect(far.legal('attack')).toEqual([]);
    expect(far.uses('arbalest').attacks('dummy-1').events('attackDeclared')).toMatchObject([
      { range: 4, ranged: true, advantage: 0 },
    ]);
    const near = strike(2, {}, { items: [arbalest] });
    expect(near.uses('arbalest').attacks('dummy-1').events('attackDeclared')).toMatchObject([{ advantage: -1 }]);
  });

  it('R23.1: cannot be used for melee once another item has made the attack ranged', () => {
    const near = strike(2, {}, { items: [arbalest, shovel] });
    expect(near.uses('arbalest').legal('useItem')).toEqual([]);
  });

  it('R23.1: can require a target with a bad condition', () => {
    const game = strike(2, {}, { items: [pen] });
    expect(game.legal('useItem')).toEqual([]);
    const troubled = game.given(({ fight }) => {
      fight?.effects.push(effect('stun'));
    });
    expect(troubled.uses('pen').attacks('dummy-1').events('attackDeclared')).toMatchObject([{ attack: 4 }]);
  });

  it('R9.4: can be used on a basic Attack 2', () => {
    const game = melee({ items: [pick] })
      .basic('one', 'top')
      .uses('pick')
      .attacks('dummy-1');
    expect(game.events('attackDeclared')).toMatchObject([{ attack: 3 }]);
  });

  it('R9.6: count as used even if the attack is then skipped', () => {
    const game = strike(2, {}, { items: [pick] })
      .uses('pick')
      .skips();
    expect(game.hero.items).toEqual([{ id: 'pick', state: 'spent' }]);
  });

  it('R16.2: cannot be used by a disarmed hero, whose attack is skipped', () => {
    const game = melee({ items: [pick], cards: hand({ top: [attack(2)] }) })
      .given(({ hero }) => {
        hero.effects.push(effect('disarm', { begun: true }));
      })
      .plays('one', 'top');
    expect(game.events('abilitySkipped')).toHaveLength(1);
    expect(game.hero.items).toEqual([{ id: 'pick', state: 'ready' }]);
  });
});

describe('the opening attack', () => {
  const pick = item('pick', { when: 'attack', plus: 1 });
  const bow = { kind: 'attack', value: 2, range: 3 } as const;
  const retreating = monster({
    hp: 20,
    columns: attacker(1, { initiative: FAST, move: 3, push: 3 }).behaviour.normal,
  });
  const open = `
    .   .
      .
    @   1
      .
    .   .
  `;

  it('R25.4, R23.1: keeps an item used on it while the attack waits for the other card', () => {
    const cards = hand({ top: [bow] }, { bottom: [{ kind: 'move', value: 3 }] });
    const game = at(book({ board: open, foes: [retreating], items: [pick], cards }))
      .given(deal({ hand: ['one', 'two', 'three', 'four'] }))
      .selects('one', 'two')
      .plays('one', 'top')
      .uses('pick')
      .attacks('dummy-1')
      .rolls('A', 'A')
      .suffers();
    expect(game.distance).toBe(4);
    expect(game.state.turn?.action?.waiting).toBe(true);
    const moved = game.plays('two', 'bottom').shifts(2).attacks('dummy-1');
    expect(moved.events('attackDeclared')).toMatchObject([{ attack: 3 }]);
  });
});
