/** The drawn examples of the rules show what the rules themselves say of these boards. */
import { expect, it } from 'vitest';
import { BOARD_FIGURES, HP_POSITIONS, MEDIAN, RANGES, RECKONING } from '../../../src/panels/inHand/reference/figures';
import type { HexId } from '../../../src/rules/core/board';
import { rangeBetween, reachableHexes } from '../../../src/rules/core/routes';
import { canSee } from '../../../src/rules/core/sight';
import { countHindrances } from '../../../src/rules/inHand/hindrances';
import { heroWalker, type MoveMode } from '../../../src/rules/inHand/walkers';
import { drawn } from '../../kit/slowGeometry';

/** The board of a figure, with its monster. */
function laid(name: keyof typeof BOARD_FIGURES) {
  const { situation, at } = drawn(BOARD_FIGURES[name].board);
  return { situation, at };
}

/** Where 3 points lead from the beginning of a figure's way. */
function moves(name: 'difficult' | 'jump', mode: MoveMode) {
  const { situation } = laid(name);
  return reachableHexes(situation.board, BOARD_FIGURES[name].way[0], 3, heroWalker(situation, mode));
}

const endOf = (way: readonly HexId[]): HexId => way.at(-1) ?? '';

it('R4.6 difficult ground takes 2 of a Move 3', () => {
  const { way } = BOARD_FIGURES.difficult;
  expect(moves('difficult', 'move').get(endOf(way))).toMatchObject({ cost: 3, path: way.slice(1) });
});

it('R10.2 a Jump 3 ends behind the obstacle', () => {
  const { way } = BOARD_FIGURES.jump;
  expect(moves('jump', 'jump').get(endOf(way))).toMatchObject({ cost: 3, canStop: true });
  expect(moves('jump', 'move').size).toBe(0);
});

it('R12.1 the wall makes the range 3', () => {
  const { situation, at } = laid('range');
  expect(rangeBetween(situation, at('@'), at('m'))).toBe(3);
  expect(BOARD_FIGURES.range.way.length - 1).toBe(3);
});

it('R13.1 they see each other past the wall', () => {
  const { situation, at } = laid('sight');
  expect(canSee(situation, at('@'), at('m'))).toBe(true);
});

it('R30.5 there is one Hindrance', () => {
  const { situation, at } = laid('hindrance');
  expect(countHindrances(situation, at('@'), at('m'))).toMatchObject({ count: 1, kinds: ['obstacle'] });
});

it('R1.1, R12.4, R25.1 the figures add up', () => {
  for (const [position, values] of HP_POSITIONS.entries())
    expect(values.map((hp) => (hp - 1) % 4)).toEqual([position, position, position]);
  const [first, ...steps] = RECKONING;
  const sum = steps.reduce((value, { adds, makes }) => {
    expect(value + Number(adds.replace('−', '-'))).toBe(makes);
    return makes;
  }, Number(first.adds));
  expect(sum).toBe(3);
  expect(Object.values(RANGES).sort((a, b) => b - a)[1]).toBe(MEDIAN);
});
