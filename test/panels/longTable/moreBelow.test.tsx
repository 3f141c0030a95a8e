// @vitest-environment jsdom
/** Tests that the parts of a column that go on below their lower edge are marked, also after scrolling and resizing. */
import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goesOn, MORE_BELOW, useMoreBelow } from '../../../src/panels/longTable/hud/useMoreBelow';
import { paper } from '../kit';

let observers: { report: () => void; readonly observed: Element[]; gone: boolean }[];
beforeEach(() => {
  observers = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observed: Element[] = [];
      gone = false;
      constructor(readonly report: () => void) {
        observers.push(this);
      }
      observe = (part: Element) => void this.observed.push(part);
      disconnect = () => {
        this.gone = true;
      };
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

function Column({ is }: { is: string }) {
  const column = useRef<HTMLElement>(null);
  useMoreBelow(column);
  if (is === 'nothing') return null;
  return (
    <section ref={column} title={is}>
      <p />
      <ul />
    </section>
  );
}

/** Gives an element a height and the height of its content, in px. */
const sized = (part: Element, clientHeight: number, scrollHeight: number) => {
  Object.defineProperties(part, {
    clientHeight: { value: clientHeight, configurable: true },
    scrollHeight: { value: scrollHeight, configurable: true },
  });
};

async function drawn() {
  const root = paper();
  const draw = (is: string) => act(() => void render(<Column is={is} />, root));
  await draw('first');
  const all = ['section', 'p', 'ul'].map((name) => root.querySelector(name) ?? expect.unreachable());
  for (const part of all) sized(part, 100, 100);
  const marked = () => all.filter((each) => each.classList.contains(MORE_BELOW)).map((each) => each.localName);
  const [column, first, second] = all as [Element, Element, Element];
  return { draw, column, first, second, marked };
}

it.each([
  [100, 0, 100, false],
  [102, 0, 100, false],
  [103, 0, 100, false],
  [104, 0, 100, true],
  [150, 46, 100, true],
  [150, 47, 100, false],
  [150, 50, 100, false],
])('content of %i px, scrolled by %i, goes on below %i px: %s', (scrollHeight, scrollTop, clientHeight, expected) => {
  expect(goesOn({ scrollHeight, scrollTop, clientHeight } as Element)).toBe(expected);
});

it('the column and its children are marked when a child changes its size', async () => {
  const { column, first, second, marked } = await drawn();
  expect(observers.map(({ observed }) => observed)).toEqual([[first, second]]);
  sized(second, 100, 200);
  observers[0]?.report();
  expect(marked()).toEqual(['ul']);
  // The name in the style sheets.
  expect(second.className).toBe('more-below');
  sized(column, 100, 300);
  sized(second, 100, 100);
  observers[0]?.report();
  expect(marked()).toEqual(['section']);
});

it('they are marked anew when the player scrolls one of them', async () => {
  const { first, marked } = await drawn();
  sized(first, 100, 200);
  first.dispatchEvent(new Event('scroll'));
  expect(marked()).toEqual(['p']);
  first.scrollTop = 100;
  first.dispatchEvent(new Event('scroll'));
  expect(marked()).toEqual([]);
});

it('after each render a new observer measures, and after the last one nothing does', async () => {
  const { draw, first, column, marked } = await drawn();
  await draw('second');
  expect(observers.map(({ gone }) => gone)).toEqual([true, false]);
  await draw('nothing');
  expect(observers.map(({ gone }) => gone)).toEqual([true, true]);
  sized(first, 100, 200);
  for (const part of [first, column]) part.dispatchEvent(new Event('scroll'));
  expect(marked()).toEqual([]);
});
