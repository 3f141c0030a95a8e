// @vitest-environment jsdom
/** Tests that a sheet makes the map, the HUD and the list of moves under it inert, and restores the focus when it closes. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { SheetFrame } from '../../src/panels/SheetFrame';
import { paper, testApp } from './kit';

it('a sheet takes the focus, makes everything under it inert, closes with Escape, and then reverses both', async () => {
  const { app, asked } = testApp();
  const root = paper();
  root.insertAdjacentHTML(
    'beforebegin',
    '<div id="game"></div><div id="hud"></div><div id="mirror"></div><main class="screen" id="page"></main><button id="before">B</button>',
  );
  const before = document.getElementById('before');
  const inert = () => ['game', 'hud', 'mirror', 'page'].map((id) => document.getElementById(id)?.inert);
  before?.focus();
  await act(() =>
    render(
      <SheetFrame app={app} title="Rain">
        It rains.
      </SheetFrame>,
      root,
    ),
  );
  expect([document.activeElement?.getAttribute('aria-label'), ...inert()]).toEqual(['Rain', true, true, true, true]);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(asked).toEqual([]);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(asked).toEqual(['show null']);
  await act(() => render(null, root));
  expect([document.activeElement?.id, ...inert()]).toEqual(['before', false, false, false, false]);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(asked).toEqual(['show null']);
});
