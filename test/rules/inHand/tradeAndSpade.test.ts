/**
 * Tests the abilities of the Sexton's and the Pawnbroker's cards: Push and Pull without attack, pits, last rites, payment, second
 * opinions, items.
 */
import { describe, expect, it } from 'vitest';
import { forecast } from '../../../src/rules/inHand/odds';
import type { Ability, AttackAbility } from '../../../src/rules/inHand/vocabulary';
import { book, column, monster } from '../../kit/books';
import { attacker, duel, FAST, hand, item, melee, SLOW, zigzag } from '../../kit/scenes';
import { at, deal, type Game } from '../../kit/table';

/** The hero with a monster far away but in sight. */
const HALL = `
  .   .   .   .
    .   .   .
  @   .   .   1
    .   .   .
  .   .   .   .
`;

/** The hero with one monster adjacent and another farther away. */
const PAIR = `
  1   .   .   2
    @   .   .
  .   .   .   .
    .   .   .
`;

const attack = (value: number, more: Partial<AttackAbility> = {}): Ability => ({ kind: 'attack', value, ...more });
const shove = (how: 'push' | 'pull', value: number): Ability => ({ kind: 'shove', how, value });
const pit = (value: number): Ability => ({ kind: 'grant', bonus: 'pit', value, lasts: 'combat' });
const sturdy = monster({ hp: 20, columns: column({ initiative: SLOW }) });
const dealt = (game: Game): number[] => game.log('monsterHurt').map(({ amount }) => amount);
const bag = item('bag', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] });
const hat = item('hat', { when: 'attack', advantage: true });
const feather = item('feather', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] }, 'free');
const stateOf = (game: Game, id: string) => game.hero.items.find((each) => each.id === id)?.state;

describe('Push or Pull without an attack', () => {
  const cards = (ability: Ability) => hand({ bottom: [ability] }, { top: [attack(1)] });
  const offered = (game: Game) => game.legal('shove').map(({ by }) => by);

  it('R15.5: works without an attack, and moves as far as the player chooses', () => {
    const game = duel(2, { cards: cards(shove('push', 3)) }).plays('one', 'bottom');
    expect(offered(game)).toEqual([1, 2, 3]);
    expect(game.say({ type: 'shove', by: 2 }).distance).toBe(4);
    expect(game.skips().distance).toBe(2);
    expect(game.refusal({ type: 'shove', by: 4 })).toBe('tooMuch');
  });

  it('R15.5: keeps the Distance between 1 and 7', () => {
    expect(offered(duel(6, { cards: cards(shove('push', 3)) }).plays('one', 'bottom'))).toEqual([1]);
    expect(offered(duel(3, { cards: cards(shove('pull', 9)) }).plays('one', 'bottom'))).toEqual([1, 2]);
  });

  it('R15.5: asks nothing when it can move nothing: at the limit, on the map, or against an invisible monster', () => {
    expect(
      duel(1, { cards: cards(shove('pull', 3)) })
        .plays('one', 'bottom')
        .log('abilitySkipped'),
    ).toHaveLength(1);
    const alone = at(
      book({ board: zigzag('@...'), goals: [{ kind: 'endTurnOn', at: 'z9' }], cards: cards(shove('push', 3)) }),
    );
    expect(alone.selects('one', 'two').plays('one', 'bottom').log('abilitySkipped')).toHaveLength(1);
    const unseen = monster({ columns: column({ initiative: FAST, invisible: true }) });
    const hidden = duel(3, { foes: [unseen], cards: cards(shove('push', 3)) }).plays('one', 'bottom');
    expect(hidden.log('abilitySkipped')).toMatchObject([{ kind: 'shove', why: 'prevented' }]);
  });

  it('R12.7: adds to an attack that grows with each Distance pushed or pulled this turn, whatever caused it', () => {
    const growing = hand({ bottom: [shove('pull', 4)] }, { top: [attack(1, { perShove: 2 })] });
    const pulled = duel(4, { foes: [sturdy], cards: growing })
      .plays('one', 'bottom')
      .say({ type: 'shove', by: 3 });
    expect(dealt(pulled.plays('two', 'top').attacks('dummy-1').rolls('A'))).toEqual([7]);
    const twice = hand({ top: [attack(1, { push: 2 }), attack(1, { range: 7, perShove: 1 })] });
    const pushed = duel(1, { foes: [sturdy], cards: twice })
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A')
      .effect(2);
    expect(dealt(pushed.attacks('dummy-1').rolls('A'))).toEqual([1, 3]);
  });

  it('R12.7: adds only for the attack’s own target', () => {
    const growing = attack(1, { range: 7, perShove: 2 });
    const cards = hand({ top: [attack(20, { range: 7 }), growing] }, { bottom: [shove('push', 3)] });
    const pushed = at(book({ board: PAIR, foes: [sturdy, sturdy], cards, goals: [{ kind: 'killAll' }] }))
      .selects('one', 'two')
      .rolls('A')
      .plays('two', 'bottom')
      .say({ type: 'shove', by: 3 });
    const killed = pushed.plays('one', 'top').attacks('dummy-1').rolls('A');
    expect(killed.state.fight).toBeNull();
    expect(dealt(killed.attacks('dummy-2').rolls('A', 'A'))).toEqual([20, 1]);
  });

  it('R12.7: does not add to an attack in a later turn', () => {
    const growing = hand({ bottom: [shove('pull', 4)] }, { top: [attack(1, { perShove: 2 })] });
    const next = duel(4, { foes: [sturdy], cards: growing })
      .plays('one', 'bottom')
      .say({ type: 'shove', by: 3 })
      .ends()
      .given(deal({ hand: ['one', 'two', 'three', 'four'] }))
      .selects('two', 'three')
      .rolls('A');
    expect(dealt(next.plays('two', 'top').attacks('dummy-1').rolls('A'))).toEqual([1]);
  });
});

describe('a pit', () => {
  const digger = hand({ top: [pit(3)] }, { bottom: [shove('pull', 6)] });
  const comes = attacker(0, { move: 4 });

  it('R20.6: catches a monster that comes to Distance 1 by its own move, once', () => {
    const game = duel(3, { foes: [comes], cards: digger })
      .plays('one', 'top')
      .performs()
      .ends();
    expect(game.log('monsterHurt')).toMatchObject([{ by: 'pit', amount: 3, rule: 'R20.6' }]);
    expect(game.heroBears()).toEqual([]);
    expect(game.log('effectEnded')).toMatchObject([{ kind: 'pit', why: 'done' }]);
  });

  it('R20.6: catches a monster that is pulled to Distance 1; the damage of several pits adds up', () => {
    const two = hand({ top: [pit(3), pit(2)] }, { bottom: [shove('pull', 6)] });
    const dug = duel(3, { foes: [sturdy], cards: two })
      .plays('one', 'top')
      .performs()
      .performs();
    const near = dug.plays('two', 'bottom').say({ type: 'shove', by: 1 });
    expect(dealt(near)).toEqual([]);
    expect(dealt(dug.plays('two', 'bottom').say({ type: 'shove', by: 2 }))).toEqual([5]);
  });

  it('R20.6: does not catch a monster when the hero closes the Distance', () => {
    const walker = hand({ top: [pit(3)] }, { bottom: [{ kind: 'move', value: 4 }] });
    const game = duel(3, { foes: [sturdy], cards: walker })
      .plays('one', 'top')
      .performs()
      .plays('two', 'bottom');
    expect(dealt(game.shifts(1))).toEqual([]);
    expect(game.shifts(1).heroBears()).toEqual(['pit']);
  });

  it('R20.6: does not catch a flying monster, and stays for later', () => {
    const flier = { ...comes, traits: { normal: { flying: true }, elite: {} } } as const;
    const game = duel(3, { foes: [flier], cards: digger })
      .plays('one', 'top')
      .performs()
      .ends();
    expect(game.distance).toBe(1);
    expect(dealt(game)).toEqual([]);
    expect(game.heroBears()).toEqual(['pit']);
  });

  it('R20.6, R26.1: can kill the monster in the middle of the monster’s turn', () => {
    const frail = monster({ hp: 3, columns: column({ initiative: SLOW, move: 4, attack: 5 }) });
    const game = duel(3, { foes: [frail], cards: digger })
      .plays('one', 'top')
      .performs()
      .ends();
    expect(game.foe().hp).toBe(0);
    expect(game.log('attackDeclared')).toEqual([]);
    expect(game.state.fight).toBeNull();
  });

  it('R17.2, R17.3: lasts through the monster’s next turn, or as long as its duration symbol says', () => {
    const brief = hand({ top: [{ kind: 'grant', bonus: 'pit', value: 3 }] });
    const waits = duel(3, { foes: [sturdy], cards: brief })
      .plays('one', 'top')
      .performs();
    expect(waits.heroBears()).toEqual(['pit']);
    expect(waits.ends().heroBears()).toEqual([]);
    expect(
      duel(3, { foes: [sturdy], cards: digger })
        .plays('one', 'top')
        .performs()
        .ends()
        .heroBears(),
    ).toEqual(['pit']);
  });

  it('R20.6: is included in the forecast of the monster’s turn', () => {
    const { play } = duel(3, { foes: [comes], cards: digger })
      .plays('one', 'top')
      .performs();
    const [seen] = forecast(play.book, play.state);
    expect(seen?.events).toContainEqual(expect.objectContaining({ type: 'monsterHurt', by: 'pit', amount: 3 }));
  });
});

describe('last rites and thrown traps', () => {
  const rites = (hp: number, range = 1) => hand({ top: [{ kind: 'finish', hp, range }] });
  const left = (hp: number, shield = 0) => monster({ hp, traits: { shield }, columns: column({ initiative: SLOW }) });

  it('R20.7: last rites kill a monster that has at most the given HP, regardless of Shield', () => {
    const game = duel(1, { foes: [left(3, 5)], cards: rites(3) })
      .plays('one', 'top')
      .performs();
    expect(game.log('monsterHurt')).toMatchObject([{ by: 'finish', amount: 3, after: 0 }]);
    expect(game.log('rolled')).toHaveLength(1);
    expect(game.state.fight).toBeNull();
  });

  it('R20.7: last rites do not kill a monster that has more HP, is out of range or is invisible', () => {
    const skipped = (game: Game) => game.plays('one', 'top').log('abilitySkipped').length;
    expect(skipped(duel(1, { foes: [left(4)], cards: rites(3) }))).toBe(1);
    expect(skipped(duel(2, { foes: [left(3)], cards: rites(3) }))).toBe(1);
    expect(skipped(duel(2, { foes: [left(3)], cards: rites(3, 2) }))).toBe(0);
    const unseen = monster({ hp: 3, columns: column({ initiative: FAST, invisible: true }) });
    expect(skipped(duel(1, { foes: [unseen], cards: rites(3) }))).toBe(1);
  });

  it('R20.7: last rites do nothing out of combat, since they affect only the monster in combat', () => {
    const near = at(book({ board: zigzag('@..1'), foes: [left(3)], cards: rites(3, 3) })).selects('one', 'two');
    const played = near.plays('one', 'top');
    expect(played.log('abilitySkipped')).toMatchObject([{ kind: 'finish' }]);
    expect(played.foe().hp).toBe(3);
  });

  it('R20.7, R5.3: a thrown trap does the scenario’s trap damage within its range, and is not an attack', () => {
    const thrower = hand({ top: [{ kind: 'strike', value: 1, trap: true, range: 3 }] });
    const guarded = monster({ hp: 20, traits: { shield: 9 }, columns: column({ initiative: SLOW }) });
    const thrown = (scenarioLevel: 1 | 3, distance = 3) =>
      duel(distance, { foes: [guarded], cards: thrower, setup: { scenarioLevel } }).plays('one', 'top');
    expect(dealt(thrown(1).performs())).toEqual([4]);
    expect(dealt(thrown(3).performs())).toEqual([6]);
    expect(thrown(1, 4).log('abilitySkipped')).toHaveLength(1);
  });
});

describe('payment', () => {
  const till = hand({
    top: [attack(1, { range: 3, pay: 3 })],
    bottom: [{ kind: 'grant', bonus: 'shield', value: 1, pay: 2 }],
  });
  const rich = (gold: number, sketch: object = {}) =>
    duel(2, { foes: [sturdy], cards: till, setup: { gold }, ...sketch });
  const sums = (game: Game) => [...game.legal('attack'), ...game.legal('perform')].map(({ pay = 0 }) => pay);

  it('R18.4: lets the hero pay up to the printed gold; each gold adds 1', () => {
    const game = rich(9).plays('one', 'top');
    expect(sums(game)).toEqual([0, 1, 2, 3]);
    const paid = game.say({ type: 'attack', foe: 'dummy-1', consume: [], pay: 3 });
    expect(paid.log('goldChanged')).toMatchObject([{ amount: -3, purse: -3, rule: 'R18.4' }]);
    expect(dealt(paid.rolls('A'))).toEqual([4]);
    expect(dealt(game.attacks('dummy-1').rolls('A'))).toEqual([1]);
  });

  it('R18.4: is limited to the hero’s gold, and other sums are refused', () => {
    expect(sums(rich(2).plays('one', 'top'))).toEqual([0, 1, 2]);
    expect(sums(rich(0).plays('one', 'top'))).toEqual([0]);
    expect(rich(2).plays('one', 'top').refusal({ type: 'attack', foe: 'dummy-1', consume: [], pay: 3 })).toBe(
      'notPaid',
    );
  });

  it('R18.4: cannot use gold of a treasure that was looted in this scenario', () => {
    const found = at(
      book({
        board: HALL.replace('.', '!'),
        foes: [sturdy],
        treasures: [{ number: 7, gold: 5 }],
        cards: hand({ top: [attack(1, { range: 7, pay: 3 })] }, { bottom: [{ kind: 'loot', range: 2 }] }),
        setup: { gold: 1 },
      }),
    )
      .selects('one', 'two')
      .plays('two', 'bottom')
      .performs();
    expect(found.hero.treasures).toEqual([7]);
    expect(sums(found.plays('one', 'top'))).toEqual([0, 1]);
  });

  it('R18.4: can increase a bonus as well', () => {
    const game = rich(9).plays('one', 'bottom');
    expect(sums(game)).toEqual([0, 1, 2]);
    const paid = game.say({ type: 'perform', consume: [], pay: 2 });
    expect(paid.log('effectGiven')).toMatchObject([{ kind: 'shield', value: 3 }]);
    expect(paid.state.purse).toBe(-2);
  });

  it('R18.4, R25.4: for an attack that begins combat is made after the monster’s chance to interrupt', () => {
    const bow = hand({ top: [attack(1, { range: 7, pay: 3 })] });
    const far = monster({ hp: 20, columns: column({ initiative: FAST }) });
    const start = at(book({ board: HALL, foes: [far], cards: bow, setup: { gold: 5 } })).selects('one', 'two');
    const opened = start.plays('one', 'top').say({ type: 'attack', foe: 'dummy-1', consume: [], pay: 2 });
    expect(opened.state.purse).toBe(0);
    expect(opened.state.opening).toMatchObject({ pay: 2 });
    const struck = opened.rolls('A', 'A');
    expect(dealt(struck)).toEqual([3]);
    expect(struck.state.purse).toBe(-2);
  });
});

describe('a second opinion', () => {
  const opinion = hand({ bottom: [{ kind: 'reroll' }, { kind: 'move', value: 2 }] });
  const fickle = monster({
    hp: 20,
    columns: {
      A: column({ initiative: 80, attack: 4 }),
      B: column({ initiative: 90, attack: 1 }),
      C: column({ initiative: 5, attack: 2 }),
    },
  });
  const asked = (face: 'A' | 'B' | 'C') =>
    duel(3, { foes: [fickle], cards: opinion })
      .plays('one', 'bottom')
      .loaded(face)
      .performs();

  it('R8.2: rolls the behaviour again, and the player keeps either result', () => {
    const game = asked('B');
    expect(game.log('rolled').map(({ purpose }) => purpose)).toEqual(['behaviour', 'behaviour']);
    expect(game.legal('behave').map(({ face }) => face)).toEqual(['A', 'B']);
    const kept = game.say({ type: 'behave', face: 'B' });
    expect(kept.fight.face).toBe('B');
    expect(kept.log('behaviourSet').at(-1)).toMatchObject({ face: 'B', initiative: 90, rule: 'R8.2' });
    expect(kept.legal('shift').length).toBeGreaterThan(0);
    expect(game.say({ type: 'behave', face: 'A' }).fight.face).toBe('A');
  });

  it('R8.2: keeps the first result when skipped, and asks nothing when both results are equal', () => {
    const skipped = asked('B').skips();
    expect(skipped.fight.face).toBe('A');
    expect(skipped.state.turn?.again).toBeUndefined();
    const same = asked('A');
    expect(same.legal('behave')).toEqual([]);
    expect(same.legal('shift').length).toBeGreaterThan(0);
  });

  it('R8.2: does not change the order of the turns', () => {
    const game = asked('C').say({ type: 'behave', face: 'C' }).ends();
    expect(game.log('interrupted')).toEqual([]);
    expect(game.story('turnBegan', 'monsterActs')).toEqual(['turnBegan', 'turnBegan', 'monsterActs']);
  });

  it('R8.2: is not possible after the monster has acted, nor out of combat', () => {
    const early = monster({ hp: 20, columns: column({ initiative: FAST }) });
    expect(
      duel(3, { foes: [early], cards: opinion })
        .plays('one', 'bottom')
        .log('abilitySkipped'),
    ).toMatchObject([{ kind: 'reroll', why: 'prevented' }]);
    const alone = at(book({ board: zigzag('@...'), goals: [{ kind: 'endTurnOn', at: 'z9' }], cards: opinion }));
    expect(alone.selects('one', 'two').plays('one', 'bottom').log('abilitySkipped')).toHaveLength(1);
  });
});

describe('abilities that use items', () => {
  const used =
    (...states: readonly ('ready' | 'spent' | 'consumed')[]) =>
    (state: { hero: { items: { state: string }[] } }) =>
      states.forEach((each, nth) => {
        const found = state.hero.items[nth];
        if (found) found.state = each;
      });

  it('R12.7: an attack can grow with each spent item', () => {
    const cards = hand({ top: [attack(1, { perSpent: 2 })] });
    const game = melee({ foes: [sturdy], cards, items: [bag, hat, feather] }).given(used('spent', 'spent', 'ready'));
    expect(dealt(game.plays('one', 'top').attacks('dummy-1').rolls('A'))).toEqual([5]);
    const gone = melee({ foes: [sturdy], cards, items: [bag, hat] }).given(used('consumed', 'ready'));
    expect(dealt(gone.plays('one', 'top').attacks('dummy-1').rolls('A'))).toEqual([1]);
  });

  it('R23.3: Refresh makes a spent item ready, and for an element also a consumed one', () => {
    const cards = hand({ top: [{ kind: 'refresh', revive: ['dark'] }] }, { shows: ['dark'] });
    const game = melee({ cards, items: [bag, hat] })
      .given(used('spent', 'consumed'))
      .plays('one', 'top');
    expect(game.legal('refresh')).toEqual([
      { type: 'refresh', item: 'bag', consume: [] },
      { type: 'refresh', item: 'hat', consume: ['two/A/dark'] },
    ]);
    const fresh = game.say({ type: 'refresh', item: 'hat', consume: ['two/A/dark'] });
    expect([stateOf(fresh, 'bag'), stateOf(fresh, 'hat')]).toEqual(['spent', 'ready']);
    expect(fresh.log('elementConsumed')).toHaveLength(1);
    expect(fresh.log('itemsRefreshed')).toMatchObject([{ items: ['hat'], rule: 'R23.3' }]);
    expect(game.refusal({ type: 'refresh', item: 'hat', consume: [] })).toBe('notPaid');
  });

  it('R23.4: a forfeited item is gone without its effect; the abilities that follow are done only if an item was given', () => {
    const cards = hand({ top: { abilities: [{ kind: 'forfeit' }, attack(7)], lost: true } });
    const game = melee({ foes: [sturdy], cards, items: [bag, hat, feather] })
      .given(used('ready', 'spent', 'ready'))
      .plays('one', 'top');
    expect(game.legal('forfeit')).toEqual([{ type: 'forfeit', item: 'bag' }]);
    const given = game.say({ type: 'forfeit', item: 'bag' });
    expect(stateOf(given, 'bag')).toBe('consumed');
    expect(given.log('itemUsed')).toEqual([]);
    expect(dealt(given.attacks('dummy-1').rolls('A'))).toEqual([7]);
    const kept = game.skips();
    expect(kept.legal('attack')).toEqual([]);
    expect(kept.cards('lost')).toEqual([]);
    expect(kept.cards('hand')).toContain('one/B');
  });

  it('R23.4: without an item to forfeit the action is over', () => {
    const cards = hand({ top: [{ kind: 'forfeit' }, attack(7)] });
    const game = melee({ foes: [sturdy], cards, items: [bag] })
      .given(used('spent'))
      .plays('one', 'top');
    expect(game.legal('attack')).toEqual([]);
    expect(game.log('actionEnded')).toHaveLength(1);
  });

  it('R23.2: with credit the next item that is used stays ready, and only that one', () => {
    const cards = hand({ bottom: [{ kind: 'grant', bonus: 'credit', value: 1, lasts: 'scenario' }] });
    const game = melee({ cards, items: [bag, hat, feather] })
      .plays('one', 'bottom')
      .performs();
    const free = game.uses('feather').uses('bag');
    expect(stateOf(free, 'bag')).toBe('ready');
    expect(free.log('itemUsed')).toMatchObject([{ item: 'feather' }, { item: 'bag', free: true }]);
    expect(free.heroBears()).toEqual([]);
    expect(stateOf(free.uses('bag'), 'bag')).toBe('spent');
  });

  it('R23.2: several credits are used up one by one, the oldest first', () => {
    const credit: Ability = { kind: 'grant', bonus: 'credit', value: 1, lasts: 'scenario' };
    const game = melee({ cards: hand({ bottom: [credit, credit] }), items: [bag] }).plays('one', 'bottom');
    const twice = game.performs().performs();
    expect(twice.uses('bag').heroBears()).toEqual(['credit']);
    expect(stateOf(twice.uses('bag').uses('bag'), 'bag')).toBe('ready');
    expect(stateOf(twice.uses('bag').uses('bag').uses('bag'), 'bag')).toBe('spent');
  });

  it('R23.2: an item that gives credit is used up even with credit, so that it does not pay for itself without end', () => {
    const voucher = item('voucher', {
      when: 'turn',
      abilities: [{ kind: 'grant', bonus: 'credit', value: 1, lasts: 'scenario' }],
    });
    const cards = hand({ bottom: [{ kind: 'grant', bonus: 'credit', value: 1, lasts: 'scenario' }] });
    const rich = melee({ cards, items: [voucher] })
      .plays('one', 'bottom')
      .performs()
      .uses('voucher');
    expect([stateOf(rich, 'voucher'), rich.heroBears()]).toEqual(['spent', ['credit', 'credit']]);
    expect(rich.legal('useItem')).toEqual([]);
  });

  it('R23.1: items may have all of these abilities too', () => {
    const spade = item('spade', {
      when: 'turn',
      abilities: [shove('push', 2), { kind: 'forfeit' }, { kind: 'refresh' }],
    });
    const given = melee({ items: [spade, hat, bag] })
      .given(used('ready', 'ready', 'spent'))
      .uses('spade');
    const pushed = given.say({ type: 'shove', by: 2 });
    expect(pushed.distance).toBe(3);
    const traded = pushed.say({ type: 'forfeit', item: 'hat' }).say({ type: 'refresh', item: 'bag', consume: [] });
    expect([stateOf(traded, 'hat'), stateOf(traded, 'bag')]).toEqual(['consumed', 'ready']);
    const kept = pushed.skips();
    expect(kept.legal('refresh')).toEqual([]);
  });
});
