// @vitest-environment jsdom
/** Tests that nothing in the hand moves while the mouse travels, and that the card opens on which it rests. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Fan, fanOf } from '../../../src/panels/longTable/hud/Fan';
import { STILL_MS } from '../../../src/panels/longTable/hud/stillMouse';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();
Element.prototype.scrollIntoView ??= () => {};
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function hand() {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const root = paper();
  const parts = { pictures: NAMED_PICTURES, interaction, whole: true, slots: true };
  const draw = () => act(() => render(<Fan {...parts} play={interaction.play} />, root));
  await draw();
  const [first = '', second = ''] = fanOf(interaction.play, interaction);
  const mouse = (card: string, type = 'pointermove', pointerType = 'mouse') =>
    root.querySelector(`[data-card=${card}]`)?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const open = () =>
    [...root.querySelectorAll<HTMLElement>('.open')].map(({ className, dataset }) => dataset['place'] ?? className);
  return { interaction, draw, first, second, mouse, pass, open };
}

it('given a travelling mouse, when it crosses cards, then none opens; when it rests, then the card under it does', async () => {
  const { first, second, mouse, pass, open } = await hand();
  mouse(first);
  await pass(STILL_MS - 1);
  mouse(second);
  await pass(STILL_MS - 1);
  expect(open()).toEqual([]);
  await pass(1);
  expect(open()).toEqual([second]);
});

it('given an open card, when the mouse travels on or leaves, then it stays open', async () => {
  const { first, second, mouse, pass, open } = await hand();
  mouse(first);
  await pass(STILL_MS);
  mouse(second);
  await pass(STILL_MS - 1);
  mouse(second, 'pointerdown');
  await pass(STILL_MS);
  expect(open()).toEqual([first]);
});

it('given an open card, when it is taken, then its gap is as wide as it was; resting on its slot opens that', async () => {
  const { interaction, draw, first, mouse, pass, open } = await hand();
  mouse(first);
  await pass(STILL_MS);
  interaction.toggleCard(first);
  await draw();
  expect(open()).toEqual(['gap open']);
  mouse(first);
  await pass(STILL_MS);
  expect(open()).toEqual(['leads']);
});

it('given a finger, when it lies on a card, then no card opens', async () => {
  const { first, mouse, pass, open } = await hand();
  mouse(first, 'pointermove', 'touch');
  await pass(STILL_MS);
  expect(open()).toEqual([]);
});
