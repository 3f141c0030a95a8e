// @vitest-environment jsdom
/** Tests that panels over the map of an upright phone report the covered height each time that it changes. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  coveredTopOf,
  observeCoveredHeight,
  reportCoveredHeight,
} from '../../../src/panels/longTable/hud/coveredHeight';
import { inHudPx } from '../../../src/panels/longTable/hud/plan';
import { planFor } from '../../../src/scenes/longTable/table/layout';
import { MAP_COVERED } from '../../../src/session/longTable/mapEvents';

let sized: () => void = () => {};
let watched: Element[] = [];
let reported: unknown[] = [];
const hear = (event: Event) => {
  reported.push((event as CustomEvent).detail);
};
beforeEach(() => {
  [watched, reported] = [[], []];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(reported: () => void) {
        sized = reported;
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

/** Returns a foot with parts that begin at these heights; 0 stands for an empty part. */
function foot(...tops: readonly number[]): HTMLElement {
  const made = document.createElement('div');
  for (const top of tops) {
    const part = made.appendChild(document.createElement('p'));
    part.getBoundingClientRect = () => ({ top, height: top === 0 ? 0 : 40 }) as DOMRect;
  }
  return made;
}

it('reports the height of the highest part of the foot, without empty parts', () => {
  const end = observeCoveredHeight(foot(500, 0, 620));
  expect(watched).toHaveLength(3);
  sized();
  expect(reported).toEqual([innerHeight - 500]);
  end?.();
  expect(watched).toEqual([]);
  observeCoveredHeight(foot(0));
  sized();
  expect(reported).toEqual([innerHeight - 500, 0]);
});

it('observes nothing if there is no foot, and reports 0 after it is gone', () => {
  expect(observeCoveredHeight(null)).toBeUndefined();
  reportCoveredHeight(120.4);
  reportCoveredHeight(0);
  expect(reported).toEqual([120, 0]);
  // The style of the root element is not changed.
  expect(document.documentElement.getAttribute('style')).toBeNull();
});

it('measures how much of the map a slip covers, but not on a desktop', () => {
  const slip = document.createElement('section');
  slip.getBoundingClientRect = () => ({ bottom: 190 }) as DOMRect;
  const plan = inHudPx(planFor(390, 844, 'select', { top: 0, bottom: 0 }));
  expect(coveredTopOf(slip, plan)).toBe(190 - plan.map.y);
  expect(coveredTopOf(null, plan)).toBe(0);
  expect(coveredTopOf(slip, inHudPx(planFor(1440, 900, 'select', { top: 0, bottom: 0 })))).toBe(0);
});
