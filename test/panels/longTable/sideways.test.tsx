// @vitest-environment jsdom
/** Tests that the wheel and a dragging mouse scroll a list sideways. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { enableSidewaysScroll } from '../../../src/panels/longTable/hud/sidewaysScroll';
import { paper } from '../kit';

async function drawList(): Promise<{ list: HTMLElement; card: HTMLElement; pressed: string[] }> {
  const root = paper();
  const pressed: string[] = [];
  const draw = () =>
    render(
      <ul ref={enableSidewaysScroll}>
        <li>
          <button type="button" onClick={() => pressed.push('card')}>
            A card
          </button>
        </li>
      </ul>,
      root,
    );
  await act(draw);
  const [list, card] = [root.querySelector('ul'), root.querySelector('button')];
  if (!list || !card) throw new Error('no list is drawn');
  return { list, card, pressed };
}

const mouse = (type: string, x: number, buttons = 1, pointerType = 'mouse') =>
  new PointerEvent(type, { bubbles: true, isPrimary: true, clientX: x, button: 0, buttons, pointerType });

const wheel = (init: WheelEventInit) => new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });

it('the wheel scrolls the list and nothing behind it; horizontal scrolling and zoom stay native', async () => {
  const { list, card } = await drawList();
  const turned = wheel({ deltaY: 120 });
  card.dispatchEvent(turned);
  expect([list.scrollLeft, turned.defaultPrevented]).toEqual([120, true]);
  const own = wheel({ deltaX: 40, deltaY: 10 });
  card.dispatchEvent(own);
  const zoom = wheel({ deltaY: 120, ctrlKey: true });
  card.dispatchEvent(zoom);
  expect([list.scrollLeft, own.defaultPrevented, zoom.defaultPrevented]).toEqual([120, false, false]);
});

it('dragging the list presses no card, but a press with a tiny movement does', async () => {
  const { list, card, pressed } = await drawList();
  card.dispatchEvent(mouse('pointerdown', 300));
  card.dispatchEvent(mouse('pointermove', 240));
  expect(list.scrollLeft).toBe(60);
  card.dispatchEvent(mouse('pointerup', 240, 0));
  card.click();
  expect(pressed).toEqual([]);

  card.dispatchEvent(mouse('pointerdown', 300));
  card.dispatchEvent(mouse('pointermove', 297));
  card.dispatchEvent(mouse('pointerup', 297, 0));
  card.click();
  expect([list.scrollLeft, pressed]).toEqual([60, ['card']]);
});

it('a drag that is released outside the list ends, and the next press counts', async () => {
  const { list, card, pressed } = await drawList();
  card.dispatchEvent(mouse('pointerdown', 300));
  card.dispatchEvent(mouse('pointermove', 200));
  card.dispatchEvent(mouse('pointermove', 100, 0));
  expect(list.scrollLeft).toBe(100);
  card.click();
  expect(pressed).toEqual(['card']);
});

it('touch is left to the browser', async () => {
  const { list, card, pressed } = await drawList();
  card.dispatchEvent(mouse('pointerdown', 300, 1, 'touch'));
  card.dispatchEvent(mouse('pointermove', 200, 1, 'touch'));
  card.click();
  expect([list.scrollLeft, pressed]).toEqual([0, ['card']]);
});

it('over a card with more text than it shows, the wheel scrolls the text first', async () => {
  const { list, card } = await drawList();
  card.style.overflowY = 'auto';
  Object.defineProperties(card, { scrollHeight: { value: 200 }, clientHeight: { value: 150 } });
  const down = wheel({ deltaY: 120 });
  card.dispatchEvent(down);
  expect([list.scrollLeft, down.defaultPrevented]).toEqual([0, false]);
  // The text is at its end, so that the wheel scrolls the list.
  card.scrollTop = 50;
  card.dispatchEvent(wheel({ deltaY: 120 }));
  expect(list.scrollLeft).toBe(120);
  const up = wheel({ deltaY: -120 });
  card.dispatchEvent(up);
  expect([list.scrollLeft, up.defaultPrevented]).toEqual([120, false]);
});

it('a list that is gone hears nothing', async () => {
  const { list, card } = await drawList();
  const root = list.parentElement;
  if (!root) throw new Error('the list has no parent');
  await act(() => render(null, root));
  root.append(list);
  card.dispatchEvent(mouse('pointerdown', 300));
  card.dispatchEvent(mouse('pointermove', 240));
  expect(list.scrollLeft).toBe(0);
});
