/** Tests that the illustrated examples of the rules reference agree with the rules code. */
import { expect, it } from 'vitest';
import { BOARD_FIGURES, CALCULATION, HP_POSITIONS, MEDIAN, RANGES } from '../../../src/panels/inHand/reference/figures';
import type { HexId } from '../../../src/rules/core/board';
import { rangeBetween, reachableHexes } from '../../../src/rules/core/routes';
import { canSee } from '../../../src/rules/core/sight';
import { countHindrances } from '../../../src/rules/inHand/hindrances';
import { heroWalker, type MoveMode } from '../../../src/rules/inHand/walkers';
import { drawn } from '../../kit/slowGeometry';

/** Returns the situation on the board of an example, and a function that finds its marked hexes. */
function boardOf(name: keyof typeof BOARD_FIGURES) {
  const { situation, at } = drawn(BOARD_FIGURES[name].board);
  return { situation, at };
}

/** Returns the hexes that 3 movement points reach from the start of an example's path. */
function moves(name: 'difficult' | 'jump', mode: MoveMode) {
  const { situation } = boardOf(name);
  return reachableHexes(situation.board, BOARD_FIGURES[name].way[0], 3, heroWalker(situation, mode));
}

const endOf = (way: readonly HexId[]): HexId => way.at(-1) ?? '';

it('R4.6 difficult terrain costs 2 points of a Move 3', () => {
  const { way } = BOARD_FIGURES.difficult;
  expect(moves('difficult', 'move').get(endOf(way))).toMatchObject({ cost: 3, path: way.slice(1) });
});

it('R10.2 a Jump 3 passes over the obstacle, and a Move 3 cannot leave the hex', () => {
  const { way } = BOARD_FIGURES.jump;
  expect(moves('jump', 'jump').get(endOf(way))).toMatchObject({ cost: 3, canStop: true });
  expect(moves('jump', 'move').size).toBe(0);
});

it('R12.1 the range is counted around the wall, and is 3', () => {
  const { situation, at } = boardOf('range');
  expect(rangeBetween(situation, at('@'), at('m'))).toBe(3);
  expect(BOARD_FIGURES.range.way.length - 1).toBe(3);
});

it('R13.1 hero and monster see each other past the wall', () => {
  const { situation, at } = boardOf('sight');
  expect(canSee(situation, at('@'), at('m'))).toBe(true);
});

it('R30.5 the obstacle is the only Hindrance', () => {
  const { situation, at } = boardOf('hindrance');
  expect(countHindrances(situation, at('@'), at('m'))).toMatchObject({ count: 1, kinds: ['obstacle'] });
});

it('R1.1, R12.4, R25.1 the numbers of the examples add up', () => {
  for (const [position, values] of HP_POSITIONS.entries())
    expect(values.map((hp) => (hp - 1) % 4)).toEqual([position, position, position]);
  const [first, ...steps] = CALCULATION;
  const sum = steps.reduce((value, { adds, makes }) => {
    expect(value + Number(adds.replace('−', '-'))).toBe(makes);
    return makes;
  }, Number(first.adds));
  expect(sum).toBe(3);
  expect(Object.values(RANGES).sort((a, b) => b - a)[1]).toBe(MEDIAN);
});
