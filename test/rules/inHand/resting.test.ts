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
/** Out of combat, at the end of a round, with four cards in the discard pile. */
const spent = at(alone).given(lastCards).selects('one', 'two').ends();
const tired = deal({ hand: ['one/B'], discard: ['two/B', 'three/B', 'four/B'] });

describe('a short rest', () => {
  it('R7.5: is offered in cleanup, and need not be taken', () => {
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

  it('R7.4: a card in hand on side B turns to A with the rest', () => {
    const game = at(alone)
      .given(deal({ hand: ['one/B', 'two/B', 'three/B'] }))
      .selects('one', 'two')
      .ends()
      .say({ type: 'shortRest' }, { type: 'keep' });
    expect(game.cards('hand')).toContain('three/A');
  });

  it('R7.4: a card that lies there on side A already is left alone', () => {
    const game = at(alone)
      .given(deal({ hand: ['one/B', 'two/B', 'three/A'] }))
      .selects('one', 'two')
      .ends()
      .say({ type: 'shortRest' }, { type: 'keep' });
    expect(game.events('cardMoved').map(({ card }) => card)).not.toContain('three');
  });

  it('R7.5: which card it loses is random: any of them', () => {
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

  it('R7.5: for 1 damage another card is lost instead, once', () => {
    const drawn = spent.say({ type: 'shortRest' });
    const game = drawn.say({ type: 'redraw' });
    expect(game.events('heroHurt')).toMatchObject([{ by: 'card', before: 8, after: 7, rule: 'R7.5' }]);
    expect(game.log('restDrawn').map(({ again }) => again)).toEqual([false, true]);
    expect(game.cards('lost')).toHaveLength(1);
    expect(game.cards('lost')).not.toContain(`${drawn.state.rest?.lost}/B`);
    expect(game.phase).toBe('select');
  });

  it('R7.5: the price is not offered at 1 HP', () => {
    const weak = spent.given(({ hero }) => {
      hero.hp = 1;
    });
    expect(weak.say({ type: 'shortRest' }).legal()).toEqual([{ type: 'keep' }]);
  });

  // Nothing that a rest brings is taken into another scenario.
  it('R6.2: is not offered in the round in which the goal was met for good', () => {
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

  it('R6.2: is offered when what is so now may not be so at the end of the round', () => {
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
  it('R7.6: loses the card of choice, heals 2, refreshes spent items, and is the whole turn', () => {
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

  it('R7.6: what is consumed stays consumed', () => {
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

  it('R7.6: not in combat', () => {
    expect(at(fought).given(lastCards).legal('longRest')).toEqual([]);
  });

  it('R16.2: a stunned hero may take one, and it heals', () => {
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

  it('R20.5: the hero loots its hex at the end of that turn too', () => {
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
  it('R7.3: out of combat only a long rest is left', () => {
    const game = at(alone).given(lastCards).selects('one', 'two').ends().proceeds();
    expect(game.legal()).toEqual([{ type: 'longRest' }]);
  });

  it('R7.3: in combat a short rest comes at once, and selection goes on', () => {
    const game = at(fought).given(lastCards).selects('one', 'two').rolls('A').ends().rolls('A').suffers().proceeds();
    expect(game.phase).toBe('forcedRest');
    const rested = game.say({ type: 'keep' });
    expect(rested.phase).toBe('select');
    expect(rested.cards('hand')).toHaveLength(3);
    expect(rested.state.round).toBe(2);
  });

  it('R7.3: a round that starts as a combat round is one from before selection', () => {
    const near = book({ board: passage(2), foes: [idle] });
    const game = at(near).given(tired);
    const stepped = game.given(({ hero }) => {
      hero.at = 'b1';
    });
    // Standing near when the next round starts, it fights, and may not rest long.
    const next = stepped.say({ type: 'longRest' }, { type: 'lose', card: 'two' });
    expect(next.state.fight?.foe).toBe('dummy-1');
    expect(next.legal('longRest')).toEqual([]);
  });

  it('R7.3, R22.1: unable to rest, the hero is exhausted and the scenario is lost', () => {
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
