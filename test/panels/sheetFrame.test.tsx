// @vitest-environment jsdom
/** A sheet lies over everything: what is under it cannot be reached meanwhile, and the focus comes back where it was. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { SheetFrame } from '../../src/panels/SheetFrame';
import { paper, testApp } from './kit';

it('takes the focus and everything under it, and gives both back', async () => {
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
