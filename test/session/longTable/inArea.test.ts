/** L13.2: the placements of an area over a hex, and the command that hits all figures in the placed area. */
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import type { Command, CommandOf } from '../../../src/rules/longTable/commands';
import { areasOver, figuresOn, hitAllInArea } from '../../../src/session/longTable/inArea';

const FIGURES = [
  { id: 'rat', kind: 'monster', hex: 'a1' },
  { id: 'crow', kind: 'monster', hex: 'b1' },
  { id: 'crate', kind: 'obstacle', hex: 'c1' },
  { id: 'hero', kind: 'hero', hex: 'd1' },
  { id: 'goat', kind: 'summon', hex: 'e1' },
];
const playWith = (question: object | null): Play => ({ state: { figures: FIGURES, question } }) as unknown as Play;
const area = (...hexes: string[]): CommandOf<'area'> => ({ type: 'area', hexes });
const target = (figure: string) => ({ type: 'target', figure }) as const;
const leaveOut = (figure: string) => ({ type: 'leaveOut', figure }) as const;
const DONE = { type: 'done' } as const;

it('an area can hit monsters and obstacles, but neither heroes nor summons', () => {
  const { state } = playWith(null);
  expect(figuresOn(state, ['a1', 'c1', 'd1', 'e1', 'f1'])).toEqual(['rat', 'crate']);
});

it('the placements over a hex are sorted by the number of figures that they hit', () => {
  const areas = [area('b1', 'f1'), area('a1', 'b1', 'c1'), area('a1', 'c1'), area('b1', 'a1')];
  const found = areasOver(playWith(null), areas, 'b1');
  expect(found.map(({ hexes }) => hexes.length)).toEqual([3, 2, 2]);
  expect(found.at(-1)).toEqual(area('b1', 'f1'));
  expect(areasOver(playWith(null), areas, 'e1')).toEqual([]);
});

const PLACED = { ask: 'targets', placing: ['a1', 'b1'] };

it.each<[string, object | null, readonly Command[], Command | null]>([
  ['the targets of the placed area', PLACED, [target('rat'), target('crow'), DONE], DONE],
  ['targets that can be left out', PLACED, [target('rat'), leaveOut('rat'), DONE], DONE],
  ['no target outside of the area', PLACED, [target('rat'), target('crate'), DONE], null],
  ['no figure that is gone', PLACED, [target('gone'), DONE], null],
  ['nothing beside a price', PLACED, [target('rat'), DONE, { type: 'pay' } as never], null],
  ['nothing that cannot be ended', PLACED, [target('rat'), target('crow')], null],
  ['nothing before an area is placed', { ask: 'targets', placing: null }, [area('a1'), DONE], null],
  ['nothing while another question is asked', { ask: 'turn', placing: ['a1'] }, [DONE], null],
  ['nothing while no question is asked', null, [DONE], null],
])('one command hits %s', (_, question, options, expected) => {
  expect(hitAllInArea(playWith(question), options)).toEqual(expected);
});
