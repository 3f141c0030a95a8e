// @vitest-environment jsdom
/** On a phone held upright words grow over the map: how far is told to the scene, each time that it changes. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coverMap, observeCoveredHeight } from '../../../src/panels/longTable/hud/covered';
import { MAP_COVERED } from '../../../src/session/longTable/mapEvents';

let sized: () => void = () => {};
let watched: Element[] = [];
let told: unknown[] = [];
const hear = (event: Event) => {
  told.push((event as CustomEvent).detail);
};
beforeEach(() => {
  [watched, told] = [[], []];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        sized = told;
      }
      observe = (each: Element) => void watched.push(each);
      disconnect = () => {
        watched = [];
      };
    },
  );
  addEventListener(MAP_COVERED, hear);
});
afterEach(() => {
  removeEventListener(MAP_COVERED, hear);
  vi.unstubAllGlobals();
});

/** A foot of parts that begin at these heights; 0: an empty one. */
function foot(...tops: readonly number[]): HTMLElement {
  const made = document.createElement('div');
  for (const top of tops) {
    const part = made.appendChild(document.createElement('p'));
    part.getBoundingClientRect = () => ({ top, height: top === 0 ? 0 : 40 }) as DOMRect;
  }
  return made;
}

it('tells how high the highest part of the foot reaches, empty ones left out', () => {
  const end = observeCoveredHeight(foot(500, 0, 620));
  expect(watched).toHaveLength(3);
  sized();
  expect(told).toEqual([innerHeight - 500]);
  end?.();
  expect(watched).toEqual([]);
  observeCoveredHeight(foot(0));
  sized();
  expect(told).toEqual([innerHeight - 500, 0]);
});

it('nothing covers the map where there is no foot, or none any more', () => {
  expect(observeCoveredHeight(null)).toBeUndefined();
  coverMap(120.4);
  coverMap(0);
  expect(told).toEqual([120, 0]);
  // No style of the root is touched.
  expect(document.documentElement.getAttribute('style')).toBeNull();
});
