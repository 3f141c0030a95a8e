/** L13.1: when one tap attacks all targets in reach, and with which commands. */
import { expect, it } from 'vitest';
import { legal, type Play } from '../../../src/flow/longTable/play';
import type { Verb } from '../../../src/rules/longTable/vocabulary';
import { attackAllCommands } from '../../../src/session/longTable/attackAll';
import { half } from '../../kit/longTable';
import { A, cardA, cardB, DONE, PERFORM, part, top, turn } from '../../rules/longTable/heroKit';
import { playOf } from './inputPlays';

/** Three rats beside the fighter: b1, c1 and d1. */
const CROWD = `
  .   r   .
    r   r
  .   1   .
    .   .
  .   .   .`;

/** The fighter chooses the targets of an ability of its top half. */
function choosing(verb: Verb, amount: number, mods: object): Play {
  const cards = [cardA(half(part(verb, amount, mods))), cardB()] as const;
  return playOf(turn(CROWD, { figures: { r: 'rat' }, cards }).send(top(A), PERFORM));
}

const ALL = [1, 2, 3].map((n) => ({ type: 'target', figure: `monster:rat:${n}` }));

it.each<[string, Verb, object]>([
  ['an attack', 'attack', { targets: 3 }],
  ['an attack that could hit more', 'attack', { targets: 4 }],
  ['an attack on all', 'attack', { targets: 'all' }],
  ['damage', 'damage', { targets: 3 }],
  ['a finish', 'finish', { targets: 3 }],
])('%s on all rats chooses them in order', (_, verb, mods) => {
  const play = choosing(verb, 9, mods);
  const found = attackAllCommands(play, legal(play));
  expect(found?.map((each) => JSON.stringify(each)).sort()).toEqual(ALL.map((each) => JSON.stringify(each)));
});

it.each<[string, Verb, object]>([
  ['may hit only two of three', 'attack', { targets: 2 }],
  ['shoves', 'shove', { targets: 3 }],
  ['drags', 'drag', { targets: 3 }],
  ['must place an area', 'attack', { area: { melee: true, red: [[0, -1]] } }],
])('an ability that %s leaves the choice to the player', (_, verb, mods) => {
  const play = choosing(verb, 3, mods);
  expect(legal(play).length).toBeGreaterThan(1);
  expect(attackAllCommands(play, legal(play))).toBeNull();
});

it('needs two targets, and ends no choice that asks for more', () => {
  const play = choosing('attack', 3, { targets: 3 });
  const [first, second] = legal(play).filter(({ type }) => type === 'target');
  if (!first || !second) return expect.unreachable('three rats are in reach');
  expect(attackAllCommands(play, [first, DONE])).toBeNull();
  expect(attackAllCommands(play, [first, second])).toBeNull();
  expect(attackAllCommands(play, [first, first])).toBeNull();
});
