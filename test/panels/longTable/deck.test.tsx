// @vitest-environment jsdom
/** L32.7, L35.1: tests the hero's modifier deck in camp. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { Deck } from '../../../src/panels/longTable/camp/Deck';
import { paper } from '../kit';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

async function shown(lessChance: boolean) {
  const root = paper();
  await act(() => render(<Deck hero="bailiff" ticks={[]} looked={null} lessChance={lessChance} />, root));
  const marked = (look: string) => root.querySelectorAll(`.modifier.${look}`).length;
  return { texts: [...root.querySelectorAll('.modifier')].map(({ textContent }) => textContent), marked };
}

it('shows the values of the cards, which less chance changes', async () => {
  const usual = await shown(false);
  expect([usual.texts.length, new Set(usual.texts).size, usual.marked('best'), usual.marked('worst')]).toEqual([
    7, 7, 1, 1,
  ]);
  const milder = await shown(true);
  // A 2x looks like a +2, and a Null like a -2.
  expect([milder.texts.length, new Set(milder.texts).size]).toEqual([7, 5]);
  expect([milder.marked('best'), milder.marked('worst')]).toEqual([0, 0]);
});
