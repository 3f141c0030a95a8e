// @vitest-environment jsdom
/** A list that scrolls sideways, by the wheel and by a mouse that drags it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { sideways } from '../../src/panels/sideways';
import { paper } from './kit';

async function aList(): Promise<{ list: HTMLElement; card: HTMLElement; pressed: string[] }> {
  const root = paper();
  const pressed: string[] = [];
  const draw = () =>
    render(
      <ul ref={sideways}>
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
  new PointerEvent(type, { bubbles: true, clientX: x, button: 0, buttons, pointerType });

const wheel = (init: WheelEventInit) => new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });

it('the wheel moves it along, and nothing behind it; a touchpad that goes sideways has its own way', async () => {
  const { list, card } = await aList();
  const turned = wheel({ deltaY: 120 });
  card.dispatchEvent(turned);
  expect([list.scrollLeft, turned.defaultPrevented]).toEqual([120, true]);
  const own = wheel({ deltaX: 40, deltaY: 10 });
  card.dispatchEvent(own);
  const zoom = wheel({ deltaY: 120, ctrlKey: true });
  card.dispatchEvent(zoom);
  expect([list.scrollLeft, own.defaultPrevented, zoom.defaultPrevented]).toEqual([120, false, false]);
});

it('a mouse that drags it presses nothing, and one that trembles does', async () => {
  const { list, card, pressed } = await aList();
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

it('a drag that is let go beside it is over, and the next press is one', async () => {
  const { list, card, pressed } = await aList();
  card.dispatchEvent(mouse('pointerdown', 300));
  card.dispatchEvent(mouse('pointermove', 200));
  card.dispatchEvent(mouse('pointermove', 100, 0));
  expect(list.scrollLeft).toBe(100);
  card.click();
  expect(pressed).toEqual(['card']);
});

it('a finger is left to the browser', async () => {
  const { list, card, pressed } = await aList();
  card.dispatchEvent(mouse('pointerdown', 300, 1, 'touch'));
  card.dispatchEvent(mouse('pointermove', 200, 1, 'touch'));
  card.click();
  expect([list.scrollLeft, pressed]).toEqual([0, ['card']]);
});

it('over words that are longer than their card the wheel moves the words first', async () => {
  const { list, card } = await aList();
  card.style.overflowY = 'auto';
  Object.defineProperties(card, { scrollHeight: { value: 200 }, clientHeight: { value: 150 } });
  const down = wheel({ deltaY: 120 });
  card.dispatchEvent(down);
  expect([list.scrollLeft, down.defaultPrevented]).toEqual([0, false]);
  // At their end they have nothing left to show.
  card.scrollTop = 50;
  card.dispatchEvent(wheel({ deltaY: 120 }));
  expect(list.scrollLeft).toBe(120);
  const up = wheel({ deltaY: -120 });
  card.dispatchEvent(up);
  expect([list.scrollLeft, up.defaultPrevented]).toEqual([120, false]);
});
