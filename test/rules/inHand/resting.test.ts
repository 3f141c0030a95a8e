import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { when } from '../../../src/content/inHand/ruleNotation';
import type { Goal } from '../../../src/rules/inHand/book';
import { book } from '../../kit/books';
import { attacker, idle, item, passage } from '../../kit/scenes';
import { at, deal, effect } from '../../kit/table';

const GOAL = { kind: 'endTurnOn', at: 'z9' } as const;
const alone = book({ board: '@', goals: [GOAL] });
const fought = book({ board: passage(1), foes: [attacker(1)] });

const lastCards = deal({ hand: ['one/B', 'two/B'], discard: ['three/B', 'four/B'] });
/** A game out of combat, at the end of a round, with four cards in the discard pile. */
const spent = at(alone).given(lastCards).selects('one', 'two').ends();
const tired = deal({ hand: ['one/B'], discard: ['two/B', 'three/B', 'four/B'] });

describe('a short rest', () => {
  it('R7.5: is offered in the cleanup phase, and is optional', () => {
    expect(spent.phase).toBe('cleanup');
    expect(spent.legal().map(({ type }) => type)).toEqual(['shortRest', 'proceed']);
    expect(spent.proceeds().phase).toBe('select');
  });

  it('R7.4: is not offered with fewer than two cards in the discard pile', () => {
    const game = at(alone)
      .given(deal({ hand: ['one/B', 'two', 'three', 'four'] }))
      .selects('one', 'two')
      .ends();
    expect(game.cards('discard')).toEqual(['one/B']);
    expect(game.phase).toBe('select');
  });

  it('R7.4: loses one card, returns the others, and every card in hand shows side A', () => {
    const game = spent.say({ type: 'shortRest' }, { type: 'keep' });
    expect(game.cards('lost')).toHaveLength(1);
    expect(game.cards('discard')).toEqual([]);
    expect(game.cards('hand')).toHaveLength(3);
    expect(game.cards('hand').every((card) => card.endsWith('/A'))).toBe(true);
  });

  it('R7.4: turns a card that is in hand on side B to side A', () => {
    const game = at(alone)
      .given(deal({ hand: ['one/B', 'two/B', 'three/B'] }))
      .selects('one', 'two')
      .ends()
      .say({ type: 'shortRest' }, { type: 'keep' });
    expect(game.cards('hand')).toContain('three/A');
  });

  it('R7.4: does not change a card that is in hand on side A', () => {
    const game = at(alone)
      .given(deal({ hand: ['one/B', 'two/B', 'three/A'] }))
      .selects('one', 'two')
      .ends()
      .say({ type: 'shortRest' }, { type: 'keep' });
    expect(game.events('cardMoved').map(({ card }) => card)).not.toContain('three');
  });

  it('R7.5: loses a random card of the discard pile: each of them can be drawn', () => {
    const drawn = new Set<string | null>();
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer({ min: 1 }), fc.integer(), (...generator) => {
        const game = spent.given((state) => {
          state.generator = generator;
        });
        drawn.add(game.say({ type: 'shortRest' }).state.rest?.lost ?? null);
      }),
    );
    expect([...drawn].sort()).toEqual(['four', 'one', 'three', 'two']);
  });

  it('R7.5: can lose another card instead for 1 damage, once', () => {
    const drawn = spent.say({ type: 'shortRest' });
    const game = drawn.say({ type: 'redraw' });
    expect(game.events('heroHurt')).toMatchObject([{ by: 'card', before: 8, after: 7, rule: 'R7.5' }]);
    expect(game.log('restDrawn').map(({ again }) => again)).toEqual([false, true]);
    expect(game.cards('lost')).toHaveLength(1);
    expect(game.cards('lost')).not.toContain(`${drawn.state.rest?.lost}/B`);
    expect(game.phase).toBe('select');
  });

  it('R7.5: does not offer this exchange at 1 HP', () => {
    const weak = spent.given(({ hero }) => {
      hero.hp = 1;
    });
    expect(weak.say({ type: 'shortRest' }).legal()).toEqual([{ type: 'keep' }]);
  });

  // A rest would be useless: nothing that it changes is carried into another scenario.
  it('R6.2: is not offered in the round in which a goal that stays met was met', () => {
    const won = (goals: readonly Goal[]) =>
      at(book({ board: '@', goals }))
        .given(lastCards)
        .selects('one', 'two')
        .ends();
    expect(won([{ kind: 'endTurnOn', at: 'a1' }]).phase).toBe('won');
    expect(won([{ kind: 'survive', round: 1 }]).phase).toBe('won');
    expect(won([{ kind: 'any', of: [GOAL, { kind: 'killAll' }] }]).phase).toBe('won');
    expect(won([GOAL, { kind: 'killAll' }]).phase).toBe('cleanup');
  });

  it('R6.2: is offered when the goal is met now but may not be met at the end of the round', () => {
    const flooded = at(
      book({
        board: '@',
        goals: [{ kind: 'holds', what: [{ kind: 'heroHp', atLeast: 8 }] }],
        rules: [when('flood', { on: 'roundEnds' }, [{ do: 'damage', value: 1 }])],
      }),
    );
    expect(flooded.given(lastCards).selects('one', 'two').ends().phase).toBe('cleanup');
  });
});

describe('a long rest', () => {
  it('R7.6: loses a card of the player’s choice, heals 2, refreshes spent items, and takes the whole turn', () => {
    const book1 = book({ board: '@', goals: [GOAL], items: [item('hat', { when: 'damaged' })] });
    const game = at(book1)
      .given(lastCards)
      .given(({ hero }) => {
        hero.hp = 3;
        for (const hat of hero.items) hat.state = 'spent';
      })
      .say({ type: 'longRest' });
    expect(game.legal()).toEqual([
      { type: 'lose', card: 'three' },
      { type: 'lose', card: 'four' },
    ]);
    const rested = game.say({ type: 'lose', card: 'four' });
    expect(rested.cards('lost')).toEqual(['four/B']);
    expect(rested.cards('hand')).toEqual(['one/A', 'two/A', 'three/A']);
    expect(rested.hp).toBe(5);
    expect(rested.hero.items).toEqual([{ id: 'hat', state: 'ready' }]);
    expect(rested.state).toMatchObject({ round: 2, turn: null });
  });

  it('R7.6: does not refresh consumed items', () => {
    const book1 = book({ board: '@', goals: [GOAL], items: [item('pie', { when: 'damaged' }, 'consumed')] });
    const game = at(book1)
      .given(lastCards)
      .given(({ hero }) => {
        for (const pie of hero.items) pie.state = 'consumed';
      });
    expect(game.say({ type: 'longRest' }).state.rest).toEqual({ lost: null });
    const rested = game.say({ type: 'longRest' }, { type: 'lose', card: 'four' });
    expect(rested.hero.items).toEqual([{ id: 'pie', state: 'consumed' }]);
  });

  it('R7.6: is not offered in combat', () => {
    expect(at(fought).given(lastCards).legal('longRest')).toEqual([]);
  });

  it('R16.2: can be taken by a stunned hero, and it heals', () => {
    const game = at(alone)
      .given(lastCards)
      .given(({ hero }) => {
        hero.hp = 1;
        hero.effects.push(effect('stun'));
      })
      .say({ type: 'longRest' }, { type: 'lose', card: 'three' });
    expect(game.hp).toBe(3);
    expect(game.heroBears()).toEqual([]);
  });

  it('R20.5: ends with looting the hero’s hex, like any turn', () => {
    const game = at(alone)
      .given(lastCards)
      .given((state) => {
        state.money = ['a1'];
      })
      .say({ type: 'longRest' }, { type: 'lose', card: 'three' });
    expect(game.hero.money).toBe(1);
  });
});

describe('fewer than two cards in hand', () => {
  it('R7.3: out of combat allow only a long rest', () => {
    const game = at(alone).given(lastCards).selects('one', 'two').ends().proceeds();
    expect(game.legal()).toEqual([{ type: 'longRest' }]);
  });

  it('R7.3: in combat force a short rest at once, and then selection goes on', () => {
    const game = at(fought).given(lastCards).selects('one', 'two').rolls('A').ends().rolls('A').suffers().proceeds();
    expect(game.phase).toBe('forcedRest');
    const rested = game.say({ type: 'keep' });
    expect(rested.phase).toBe('select');
    expect(rested.cards('hand')).toHaveLength(3);
    expect(rested.state.round).toBe(2);
  });

  it('R7.3: in a round that starts as a combat round, combat rules apply even before cards are selected', () => {
    const near = book({ board: passage(2), foes: [idle] });
    const game = at(near).given(tired);
    const stepped = game.given(({ hero }) => {
      hero.at = 'b1';
    });
    // The hero stands near a monster when the next round starts, so combat begins and a long rest is not allowed.
    const next = stepped.say({ type: 'longRest' }, { type: 'lose', card: 'two' });
    expect(next.state.fight?.foe).toBe('dummy-1');
    expect(next.legal('longRest')).toEqual([]);
  });

  it('R7.3, R22.1: the hero is exhausted and the scenario is lost when no rest is possible', () => {
    const game = at(alone)
      .given(deal({ hand: ['one/B', 'two/B'] }))
      .selects('one', 'two')
      .ends()
      .say({ type: 'shortRest' }, { type: 'keep' });
    expect(game.phase).toBe('lost');
    expect(game.state.ending).toBe('exhausted');
    expect(game.hp).toBe(8);
    expect(game.events('heroExhausted')).toMatchObject([{ why: 'cards', rule: 'R7.3' }]);
  });

  it('R7.3: a forced rest that leaves a single card leaves the hero exhausted', () => {
    const game = at(fought)
      .given(deal({ hand: ['one/B', 'two/B'] }))
      .selects('one', 'two')
      .rolls('A')
      .ends()
      .rolls('A')
      .suffers()
      .proceeds()
      .say({ type: 'keep' });
    expect(game.phase).toBe('lost');
    expect(game.log('shortRestTaken')).toMatchObject([{ forced: true }]);
  });
});
