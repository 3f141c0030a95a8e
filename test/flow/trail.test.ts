import { expect, it } from 'vitest';
import { changeBetween, isPrefix, type Trail } from '../../src/flow/trail';

const trail = (...names: string[]): Trail =>
  names.map((name) => {
    const [at = '', of] = name.split(' ');
    return of === undefined ? { at } : { at, of };
  });

it('adds an entry for each new step', () => {
  expect(changeBetween(trail('title'), trail('title', 'campaign a', 'table'))).toEqual({
    replace: null,
    push: [trail('title', 'campaign a'), trail('title', 'campaign a', 'table')],
  });
});

it('goes back over the entries of removed steps, and adds none', () => {
  expect(changeBetween(trail('title', 'campaign a', 'table', 'sheet log'), trail('title'))).toEqual({ back: 3 });
});

it('replaces the entry when a step replaces another', () => {
  expect(changeBetween(trail('title', 'sheet menu'), trail('title', 'sheet log'))).toEqual({
    replace: trail('title', 'sheet log'),
    push: [],
  });
  expect(changeBetween(trail('title', 'sheet watch'), trail('title', 'campaign a', 'table'))).toEqual({
    replace: trail('title', 'campaign a'),
    push: [trail('title', 'campaign a', 'table')],
  });
});

it('goes back to the entry of the first different step before it replaces that entry', () => {
  expect(changeBetween(trail('title', 'campaign a', 'table'), trail('title', 'campaigns', 'cover'))).toEqual({
    back: 1,
  });
});

it('replaces an entry that the game has not made', () => {
  expect(changeBetween(trail('unknown'), trail('title'))).toEqual({ replace: trail('title'), push: [] });
});

it('leaves the history unchanged when both trails are the same', () => {
  expect(changeBetween(trail('title', 'page 5'), trail('title', 'page 5'))).toBeNull();
  expect(changeBetween(trail('title', 'page 5'), trail('title', 'page 6'))).not.toBeNull();
});

it('knows whether a trail is the beginning of another', () => {
  expect(isPrefix(trail('title'), trail('title', 'table'))).toBe(true);
  expect(isPrefix(trail('title', 'table'), trail('title'))).toBe(false);
  expect(isPrefix(trail('title', 'campaign a'), trail('title', 'campaign b'))).toBe(false);
});
