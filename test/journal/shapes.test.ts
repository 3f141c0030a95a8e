/** Tests the shapes that the journals of both modes share. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { byName, flagsShape, integer, list } from '../../src/journal/shapes';

const counted = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`a${i}`, i]));

it('accepts a record of named values up to its maximum number, and no empty name', () => {
  const shape = byName(integer, 3);
  expect([v.is(shape, {}), v.is(shape, counted(3)), v.is(shape, counted(4))]).toEqual([true, true, false]);
  expect(v.is(shape, { '': 1 })).toBe(false);
  expect(v.is(shape, { a: 'b' })).toBe(false);
});

it('accepts at most a hundred flags, whose values are counters or choices', () => {
  expect([v.is(flagsShape, { torn: 3, signed: 'king' }), v.is(flagsShape, { torn: null })]).toEqual([true, false]);
  expect([v.is(flagsShape, counted(100)), v.is(flagsShape, counted(101))]).toEqual([true, false]);
});

it('accepts lists of at most a hundred values, unless the shape has another limit', () => {
  expect([v.is(list(integer), Array(100).fill(1)), v.is(list(integer), Array(101).fill(1))]).toEqual([true, false]);
  expect([v.is(list(integer, 2), [1, 2]), v.is(list(integer, 2), [1, 2, 3])]).toEqual([true, false]);
});
