/** Tests the list of what a monster does in its turn. */
import { expect, it } from 'vitest';
import { stepsOf } from '../../../src/panels/inHand/hud/foresightText';
import { book, column, monster } from '../../kit/books';
import { duel, idle, passage } from '../../kit/scenes';
import { at } from '../../kit/table';

const busy = column({
  initiative: 99,
  move: 2,
  attack: 3,
  range: 4,
  conditions: ['muddle'],
  shield: 1,
  heal: { value: 2, row: 'move' },
});
const fight = () => duel(3, { foes: [monster({ hp: 9, columns: busy })] });
const BUSY = ['Shield 1', 'Move 2', 'Attack 3, Range 4, Muddle', 'Heal 2'];

it('R24.4, R24.5: bonuses come first, and a heal that the monster does not need comes last', () => {
  expect(stepsOf(fight().play)).toEqual(BUSY);
});

it('R24.4: a heal comes before move and attack if the monster has lost as much HP', () => {
  const hurt = fight().given((state) => {
    for (const foe of state.foes) foe.hp -= 2;
  });
  expect(stepsOf(hurt.play)).toEqual(['Shield 1', 'Heal 2', 'Move 2', 'Attack 3, Range 4, Muddle']);
});

it('the list is empty before the column is known', () => {
  expect(stepsOf(at(book({ board: passage(3), foes: [idle] })).play)).toEqual([]);
});
