/** Why a command is refused: each reason where it is the most telling one. */
import { describe, expect, it } from 'vitest';
import { REASONS, type Reason } from '../../../src/flow/inHand/refusals';
import type { Command } from '../../../src/rules/inHand/commands';
import { book } from '../../kit/books';
import { attacker, duel, FAST, hand, item, melee, passage, zigzag } from '../../kit/scenes';
import { at, deal, type Game } from '../../kit/table';

const GOAL = { kind: 'endTurnOn', at: 'z9' } as const;
const walk = { kind: 'move', value: 2 } as const;
const push = { kind: 'attack', value: 1, push: 1 } as const;
const harm = { kind: 'harm', value: 1 } as const;
const eat = { kind: 'heal', value: 1, consume: { elements: ['fire'], plus: 1 } } as const;

const alone = at(book({ board: zigzag('@..T'), goals: [GOAL], cards: hand({ bottom: [walk] }) }));
const turn = alone.selects('one', 'two');
const tired = alone.given(deal({ hand: ['one', 'two'], discard: ['three/B', 'four/B'] }));
const hurt = at(book({ board: passage(1), foes: [attacker(1, { initiative: FAST })] }))
  .selects('one', 'two')
  .rolls('A', 'A');
const pushing = melee({ cards: hand({ top: [push] }) })
  .plays('one', 'top')
  .attacks('dummy-1')
  .rolls('A');
const tea = item('tea', { when: 'attacked', shield: 1 });
const eating = melee({ cards: hand({ top: [eat] }), items: [tea] }).plays('one', 'top');
const disarming = at(
  book({ board: zigzag('@T..T'), goals: [GOAL], cards: hand({ bottom: [{ kind: 'disarmTrap', range: 1 }] }) }),
)
  .selects('one', 'two')
  .plays('one', 'bottom');
const lost = at(book({ board: zigzag('@.'), goals: [GOAL], rules: [{ kind: 'roundLimit', round: 1 }] }))
  .selects('one', 'two')
  .ends();

const REFUSED: readonly [Reason, string, Game, Command][] = [
  ['notNow', 'nothing is rolled for', alone, { type: 'roll' }],
  ['notNow', 'no cards are chosen now', turn, { type: 'select', leading: 'three', second: 'four' }],
  ['notNow', 'no action can be played now', alone, { type: 'play', card: 'one', half: 'top', basic: false }],
  ['notNow', 'nobody moves', turn, { type: 'step', to: 'b1' }],
  ['notNow', 'nobody attacks', turn, { type: 'attack', foe: 'dummy-1', consume: [] }],
  ['notNow', 'nothing is to be performed', turn, { type: 'perform', consume: [] }],
  ['notNow', 'no effect is offered', turn, { type: 'effect', by: 1 }],
  ['notNow', 'it is nobody’s turn', alone, { type: 'endTurn' }],
  ['notNow', 'no damage threatens', turn, { type: 'negateByDiscarding', cards: ['three', 'four'] }],
  ['notNow', 'nothing is to be lost', tired, { type: 'lose', card: 'three' }],
  ['scenarioOver', 'it is over', lost, { type: 'select', leading: 'one', second: 'two' }],
  ['notACommand', 'there is no such word', alone, { type: 'win' } as unknown as Command],
  ['notInHand', 'the card is not there', tired, { type: 'select', leading: 'one', second: 'three' }],
  ['notInHand', 'nor to be given', hurt, { type: 'negateByDiscarding', cards: ['one', 'three'] }],
  ['needsTwoCards', 'one card is not two', alone, { type: 'select', leading: 'one', second: 'one' }],
  ['notSelected', 'another card', turn, { type: 'play', card: 'three', half: 'top', basic: false }],
  [
    'otherHalf',
    'the half that is taken',
    alone.selects('one', 'two').plays('one', 'top'),
    { type: 'play', card: 'two', half: 'top', basic: true },
  ],
  ['notInDiscard', 'not in the discard pile', tired.say({ type: 'longRest' }), { type: 'lose', card: 'one' }],
  ['outOfReach', 'too far to step', turn.plays('one', 'bottom'), { type: 'step', to: 'd1' }],
  ['outOfReach', 'too far in combat', duel(3).basic('one', 'bottom'), { type: 'shift', distance: 6 }],
  ['outOfRange', 'not that monster', melee().basic('one', 'top'), { type: 'attack', foe: 'dummy-2', consume: [] }],
  ['notNow', 'no trap is to be disarmed', turn, { type: 'disarmTrap', at: 'd1' }],
  ['outOfRange', 'no trap so far away', disarming, { type: 'disarmTrap', at: 'e1' }],
  ['notPaid', 'there is no Fire', eating, { type: 'perform', consume: ['two/A/fire'] }],
  ['itemNotReady', 'no such item', eating, { type: 'useItem', item: 'pie' }],
  ['itemNotNow', 'not its moment', eating, { type: 'useItem', item: 'tea' }],
  [
    'mustFinish',
    'what must be done is not done',
    melee({ cards: hand({ top: [harm] }) }).plays('one', 'top'),
    { type: 'endTurn' },
  ],
  ['tooMuch', 'farther than it shoves', pushing, { type: 'effect', by: 2 }],
];

describe('a refusal', () => {
  it.each(REFUSED)('%s: %s', (reason, _why, game, command) => {
    expect(game.refusal(command)).toBe(reason);
  });

  it('has no reason that is never given', () => {
    expect([...new Set(REFUSED.map(([reason]) => reason))].sort()).toEqual([...REASONS].sort());
  });
});
