// @vitest-environment jsdom
/** Tests that a sheet makes everything under it inert, and restores the focus when it closes. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { SheetFrame } from '../../src/panels/SheetFrame';
import { paper, testApp } from './kit';

it('a sheet takes the focus, makes the HUD inert, closes with Escape, and then reverses both', async () => {
  const { app, asked } = testApp();
  const root = paper();
  root.insertAdjacentHTML('beforebegin', '<div id="game"></div><div id="hud"></div><button id="before">B</button>');
  const [hud, before] = ['hud', 'before'].map((id) => document.getElementById(id));
  before?.focus();
  await act(() =>
    render(
      <SheetFrame app={app} title="Rain">
        It rains.
      </SheetFrame>,
      root,
    ),
  );
  expect([document.activeElement?.getAttribute('aria-label'), hud?.inert]).toEqual(['Rain', true]);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(asked).toEqual([]);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(asked).toEqual(['show null']);
  await act(() => render(null, root));
  expect([document.activeElement?.id, hud?.inert]).toEqual(['before', false]);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(asked).toEqual(['show null']);
});
