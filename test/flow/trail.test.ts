import { expect, it } from 'vitest';
import { changeBetween, isPrefix, type Trail } from '../../src/flow/trail';

const trail = (...names: string[]): Trail =>
  names.map((name) => {
    const [at = '', of] = name.split(' ');
    return of === undefined ? { at } : { at, of };
  });

it('adds an entry for each step that is taken', () => {
  expect(changeBetween(trail('title'), trail('title', 'campaign a', 'table'))).toEqual({
    replace: null,
    push: [trail('title', 'campaign a'), trail('title', 'campaign a', 'table')],
  });
});

it('goes back over the entries of the steps that are taken back, and adds none', () => {
  expect(changeBetween(trail('title', 'campaign a', 'table', 'sheet log'), trail('title'))).toEqual({ back: 3 });
});

it('changes the entry of a step that is taken in the place of another', () => {
  expect(changeBetween(trail('title', 'sheet menu'), trail('title', 'sheet log'))).toEqual({
    replace: trail('title', 'sheet log'),
    push: [],
  });
  expect(changeBetween(trail('title', 'sheet watch'), trail('title', 'campaign a', 'table'))).toEqual({
    replace: trail('title', 'campaign a'),
    push: [trail('title', 'campaign a', 'table')],
  });
});

it('goes back to the entry of the first step that differs, before it changes that', () => {
  expect(changeBetween(trail('title', 'campaign a', 'table'), trail('title', 'campaigns', 'cover'))).toEqual({
    back: 1,
  });
});

it('changes the entry of a page that was not made by the game', () => {
  expect(changeBetween(trail('unknown'), trail('title'))).toEqual({ replace: trail('title'), push: [] });
});

it('leaves the history alone where both are the same', () => {
  expect(changeBetween(trail('title', 'page 5'), trail('title', 'page 5'))).toBeNull();
  expect(changeBetween(trail('title', 'page 5'), trail('title', 'page 6'))).not.toBeNull();
});

it('knows whether a trail goes through another', () => {
  expect(isPrefix(trail('title'), trail('title', 'table'))).toBe(true);
  expect(isPrefix(trail('title', 'table'), trail('title'))).toBe(false);
  expect(isPrefix(trail('title', 'campaign a'), trail('title', 'campaign b'))).toBe(false);
});
