/** The reasons of refusals: each case expects the most helpful reason. */
import { describe, expect, it } from 'vitest';
import { REASONS, type Reason } from '../../../src/flow/inHand/refusals';
import type { Command } from '../../../src/rules/inHand/commands';
import { book, column, monster } from '../../kit/books';
import { attacker, duel, FAST, hand, item, melee, passage, zigzag } from '../../kit/scenes';
import { at, deal, effect, type Game } from '../../kit/table';

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
const disarming = (range: number) =>
  at(book({ board: zigzag('@T..T'), goals: [GOAL], cards: hand({ bottom: [{ kind: 'disarmTrap', range }] }) }))
    .selects('one', 'two')
    .plays('one', 'bottom');
/** With this item there is always another command, so that no ability is skipped because nothing else is possible. */
const pie = item('pie', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] });
const pick = item('pick', { when: 'turn', abilities: [{ kind: 'disarmTrap', range: 1 }] });
const probing = at(book({ board: zigzag('@T..T'), goals: [GOAL], items: [pick] }))
  .selects('one', 'two')
  .uses('pick');
/** The hero is at a1; obstacles are beside it at b1 and at d2, a wall is below it, a monster is at b3. */
const ROOM = `
  @   .
  - X   .
  .   .
    .   X
  .   .
    1   .
`;
const sleeper = monster({ columns: column({ initiative: 90 }) });
const walking = { goals: [GOAL], items: [pie], foes: [sleeper], cards: hand({ bottom: [{ kind: 'move', value: 1 }] }) };
const inRoom = at(book({ board: ROOM, ...walking }))
  .selects('one', 'two')
  .plays('one', 'bottom');
const inMire = at(book({ board: zigzag('@~..1'), ...walking }))
  .selects('one', 'two')
  .plays('one', 'bottom');
const atDoor = at(book({ board: zigzag('@.D.1'), ...walking }))
  .selects('one', 'two')
  .plays('one', 'bottom');
const standing = at(book({ board: zigzag('@...1'), ...walking, rules: [{ kind: 'standing' }] })).selects('one', 'two');
/** Monster 1 is far away, 2 is behind the wall, 3 is around the corner. */
const CORNERS = `
  @   .   .
  - .   .   .
  2   .   1
    .   .
`;
const shooting = (range: number) =>
  at(
    book({
      board: CORNERS.replace('    .   .\n', '    .   .\n  .   3\n'),
      goals: [GOAL],
      items: [pie],
      foes: [sleeper, sleeper, sleeper],
      cards: hand({ top: [{ kind: 'attack', value: 1, range }] }),
    }),
  )
    .selects('one', 'two')
    .plays('one', 'top');
const fightOne = at(book({ board: '1   .\n  @\n2   .', goals: [GOAL], items: [pie], foes: [sleeper, sleeper] }))
  .say({ type: 'fight', foe: 'dummy-1' })
  .selects('one', 'two')
  .rolls('A')
  .basic('one', 'top');
const unseen = melee({ items: [pie] })
  .given(({ fight }) => {
    fight?.effects.push(effect('invisible'));
  })
  .basic('one', 'top');
const struck = melee().basic('one', 'top').attacks('dummy-1');
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
  ['wall', 'off the map', inRoom, { type: 'step', to: 'a9' }],
  ['wall', 'on the side that is crossed', inRoom, { type: 'step', to: 'a2' }],
  ['obstacle', 'beside the hero', inRoom, { type: 'step', to: 'b1' }],
  ['obstacle', 'farther off', inRoom, { type: 'step', to: 'd2' }],
  ['monster', 'it stands there', inRoom, { type: 'step', to: 'b3' }],
  ['tooFar', 'two steps off', inRoom, { type: 'step', to: 'c2' }],
  ['tooFar', 'it costs more than is left', inMire, { type: 'step', to: 'b1' }],
  ['tooFar', 'a closed door in reach of a longer move', atDoor, { type: 'step', to: 'c1' }],
  ['notNow', 'on the map, in combat', duel(3).basic('one', 'bottom'), { type: 'step', to: 'b1' }],
  ['notNow', 'where nobody walks', standing, { type: 'step', to: 'b1' }],
  ['tooFar', 'in combat', duel(3).basic('one', 'bottom'), { type: 'shift', distance: 6 }],
  ['notNow', 'nobody moves in combat', duel(3), { type: 'shift', distance: 2 }],
  ['notNow', 'there is no combat to move in', inRoom, { type: 'shift', distance: 2 }],
  ['notNow', 'there is no such monster', melee().basic('one', 'top'), { type: 'attack', foe: 'dummy-2', consume: [] }],
  ['outOfRange', 'not the one that is fought', fightOne, { type: 'attack', foe: 'dummy-2', consume: [] }],
  [
    'outOfRange',
    'in combat',
    duel(3, { items: [pie] }).basic('one', 'top'),
    { type: 'attack', foe: 'dummy-1', consume: [] },
  ],
  ['noSight', 'it is invisible', unseen, { type: 'attack', foe: 'dummy-1', consume: [] }],
  ['notNow', 'the attack waits for its roll', struck, { type: 'attack', foe: 'dummy-1', consume: [] }],
  ['outOfRange', 'on the map', shooting(1), { type: 'attack', foe: 'dummy-1', consume: [] }],
  ['wall', 'nearer than the way round it', shooting(1), { type: 'attack', foe: 'dummy-2', consume: [] }],
  ['noSight', 'round the corner', shooting(4), { type: 'attack', foe: 'dummy-3', consume: [] }],
  ['notNow', 'no trap is to be disarmed', turn, { type: 'disarmTrap', at: 'd1' }],
  ['notNow', 'there is no trap', disarming(1), { type: 'disarmTrap', at: 'c1' }],
  ['outOfRange', 'no trap so far away', disarming(1), { type: 'disarmTrap', at: 'e1' }],
  ['noSight', 'a trap that cannot be seen', disarming(4), { type: 'disarmTrap', at: 'e1' }],
  ['outOfRange', 'with an item too', probing, { type: 'disarmTrap', at: 'e1' }],
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

  it('uses every reason at least once', () => {
    expect([...new Set(REFUSED.map(([reason]) => reason))].sort()).toEqual([...REASONS].sort());
  });
});
