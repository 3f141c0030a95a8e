// @vitest-environment jsdom
/** Tests the keys of the viewer, which act wherever the focus is. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { Viewer } from '../../src/panels/viewer/Viewer';
import { paper, testApp } from './kit';

vi.mock('../../src/i18n', async (original) => (await import('./drawn')).keyedTexts(await original()));

async function watching() {
  const calls: string[] = [];
  const play = { state: { round: 1 }, events: [] };
  const viewing = {
    at: 3,
    last: 9,
    speed: 1,
    rounds: [],
    playAt: () => play,
    commandAt: () => null,
    interaction: { play, session: { journal: { commands: [] } } },
    forward: () => void calls.push('forward'),
    seek: (at: number) => void calls.push(`seek ${at}`),
  };
  const { app, turn } = testApp({ screen: 'table' });
  const props = { app, viewing, gameWords: { label: () => '', narrate: () => null }, shownPlay: play };
  const root = paper();
  const prompt = { x: 0, y: 0, width: 10, height: 10 };
  await act(() => render(<Viewer {...(props as never as Parameters<typeof Viewer>[0])} prompt={prompt} />, root));
  const press = (key: string, from: EventTarget = document.body) =>
    act(() => void from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  return { calls, press, turn, leave: () => act(() => render(null, root)) };
}

it('keys move through the game', async () => {
  const { calls, press, leave } = await watching();
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) await press(key);
  expect(calls).toEqual(['forward', 'seek 2', 'seek 0', 'seek 9']);
  await leave();
});

it('keys belong to a sheet over the viewer, and to an element that has used them', async () => {
  const { calls, press, turn, leave } = await watching();
  const slider = document.createElement('div');
  slider.addEventListener('keydown', (event) => event.preventDefault());
  document.body.append(slider);
  await press('ArrowRight', slider);
  await turn({ sheet: 'audit' } as never);
  for (const key of [' ', 'ArrowRight', 'End']) await press(key);
  expect(calls).toEqual([]);
  await leave();
});
