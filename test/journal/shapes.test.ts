/** Shapes that both games write their journals with. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { byName, flagsShape, integer, list } from '../../src/journal/shapes';

const counted = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`a${i}`, i]));

it('takes values by name: so many, and each under a name', () => {
  const shape = byName(integer, 3);
  expect([v.is(shape, {}), v.is(shape, counted(3)), v.is(shape, counted(4))]).toEqual([true, true, false]);
  expect(v.is(shape, { '': 1 })).toBe(false);
  expect(v.is(shape, { a: 'b' })).toBe(false);
});

it('takes counters and choices, a hundred at most', () => {
  expect([v.is(flagsShape, { torn: 3, signed: 'king' }), v.is(flagsShape, { torn: null })]).toEqual([true, false]);
  expect([v.is(flagsShape, counted(100)), v.is(flagsShape, counted(101))]).toEqual([true, false]);
});

it('takes lists of a hundred at most, where nothing else is said', () => {
  expect([v.is(list(integer), Array(100).fill(1)), v.is(list(integer), Array(101).fill(1))]).toEqual([true, false]);
  expect([v.is(list(integer, 2), [1, 2]), v.is(list(integer, 2), [1, 2, 3])]).toEqual([true, false]);
});
