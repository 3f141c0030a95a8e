/** From one mode to another: what is wanted there survives the loading of the page, and nothing else does. */
import { expect, it } from 'vitest';
import { cross, takeCrossing } from '../../src/app/crossing';

/** A page with its history and its address. */
function page() {
  let state: unknown = null;
  const loads: string[] = [];
  let address = '/?test';
  const history = {
    get state() {
      return state;
    },
    replaceState(next: unknown, _title: string, url?: string) {
      // A browser keeps a copy.
      state = structuredClone(next);
      if (url !== undefined) address = `/?test${url}`;
    },
  } as unknown as History;
  const location = { reload: () => void loads.push(address) } as unknown as Location;
  return { window: { history, location }, loads };
}

it('a page that is loaded anew is told once what it was loaded for', () => {
  const { window, loads } = page();
  expect(takeCrossing(window)).toBeNull();
  cross(window, { mode: 'longTable', create: true, resume: null });
  expect(loads).toEqual(['/?test']);
  expect(takeCrossing(window)).toEqual({ mode: 'longTable', create: true, resume: null });
  expect(takeCrossing(window)).toBeNull();
});

it('takes a game to watch along in the address, as a link does', () => {
  const { window, loads } = page();
  cross(window, { mode: 'longTable', create: false, resume: null, watch: 'abc' });
  expect(loads).toEqual(['/?test#game=abc']);
  expect(takeCrossing(window)).toEqual({ mode: 'longTable', create: false, resume: null });
});

it('believes nothing else that lies in the history', () => {
  for (const state of [7, 'longTable', { mode: 3 }, { create: true }, []]) {
    const { window } = page();
    window.history.replaceState(state, '');
    expect(takeCrossing(window)).toBeNull();
  }
  const { window } = page();
  window.history.replaceState({ mode: 'inHand', create: 'yes', resume: 4 }, '');
  expect(takeCrossing(window)).toEqual({ mode: 'inHand', create: false, resume: null });
});
