// @vitest-environment jsdom
/** Tests which parts the header of a page has. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import { PageHeader } from '../../src/panels/PageHeader';
import { neverResized, paper } from './kit';

beforeAll(neverResized);

const CARD_PICTURES = { glyph: () => {} };

async function shown(props: Partial<Parameters<typeof PageHeader>[0]>) {
  const root = paper();
  await act(() => void render(<PageHeader cardPictures={CARD_PICTURES} title="Town" {...props} />, root));
  const text = (selector: string) => root.querySelector(selector)?.textContent ?? null;
  return { root, text, back: root.querySelector<HTMLButtonElement>('[data-action=back]') };
}

it('has only the title if nothing else is given', async () => {
  const { root, text, back } = await shown({});
  expect([text('h1'), text('.strap-title p'), text('.purse'), back]).toEqual(['Town', null, null, null]);
  expect(root.querySelector('header')?.children).toHaveLength(1);
});

it.each([
  ['a note', { note: 'Closed today' }, '.strap-title p', 'Closed today'],
  ['no note, if it is empty', { note: '' }, '.strap-title p', null],
  ['the gold', { gold: 12 }, '.purse b', '12'],
  ['the gold, named for screen readers', { gold: 12 }, '.purse .said', 'Gold'],
  ['a purse without gold', { gold: 0 }, '.purse b', '0'],
  ['the portrait of who speaks', { portrait: <i>face</i> }, 'header > i', 'face'],
  ['what else belongs to the page', { children: <em>more</em> }, 'header > em', 'more'],
])('has %s', async (_, props, selector, expected) => {
  const { text } = await shown(props);
  expect(text(selector)).toBe(expected);
});

it.each([
  [undefined, 1],
  [false, 1],
  [true, 0],
])('goes back by its button, unless that is disabled (%s)', async (shut, times) => {
  const onBack = vi.fn();
  const { back } = await shown({ onBack, ...(shut === undefined ? {} : { shut }) });
  expect([back?.disabled, back?.getAttribute('aria-label')]).toEqual([shut ?? false, 'Back']);
  back?.click();
  expect(onBack).toHaveBeenCalledTimes(times);
});
