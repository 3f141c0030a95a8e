// @vitest-environment jsdom
/** The log beside a wide table: folded away it still tells its newest line. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { Side } from '../../../src/panels/inHand/hud/Side';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { hand, idle, passage } from '../../kit/scenes';
import { paper } from '../kit';

async function shown(folds: boolean) {
  const interaction = openInteraction(
    openSession(book({ cards: hand(), board: passage(4), foes: [idle] }), { save: () => {} }),
  );
  expect(interaction.say({ type: 'select', leading: 'one', second: 'two' }).ok).toBe(true);
  const root = paper();
  await act(() => void render(<Side interaction={interaction} play={interaction.play} folds={folds} />, root));
  const button = root.querySelector<HTMLElement>('[data-action=fold]') ?? expect.unreachable('no fold');
  const lines = () => [...root.querySelectorAll('li')].map(({ textContent }) => textContent?.trim());
  return { lines, open: () => button.getAttribute('aria-expanded'), press: () => act(() => button.click()) };
}

it('tells the newest line alone when it is folded, and all of them when it is not', async () => {
  const folded = await shown(true);
  const whole = await shown(false);
  expect(whole.lines().length).toBeGreaterThan(1);
  expect(folded.lines()).toEqual(whole.lines().slice(-1));
  expect([folded.open(), whole.open()]).toEqual(['false', 'true']);
});

it('is folded and unfolded by its heading', async () => {
  const { lines, open, press } = await shown(true);
  await press();
  expect(open()).toBe('true');
  expect(lines().length).toBeGreaterThan(1);
  await press();
  expect(lines()).toHaveLength(1);
});
