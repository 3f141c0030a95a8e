// @vitest-environment jsdom
/** Tests the log beside a wide table, which shows its newest line also when it is folded. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { openChapter } from '../../../src/i18n';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { Side } from '../../../src/panels/inHand/hud/Side';
import { Log } from '../../../src/panels/inHand/Log';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { hand, idle, passage } from '../../kit/scenes';
import { paper, testApp } from '../kit';

async function shown(folds: boolean) {
  const interaction = openInteraction(
    openSession(book({ cards: hand(), board: passage(4), foes: [idle] }), { save: () => {} }),
  );
  expect(interaction.send({ type: 'select', leading: 'one', second: 'two' }).ok).toBe(true);
  const root = paper();
  await act(() => void render(<Side interaction={interaction} play={interaction.play} folds={folds} />, root));
  const button = root.querySelector<HTMLElement>('[data-action=fold]') ?? expect.unreachable('there is no fold button');
  const lines = () => [...root.querySelectorAll('li')].map(({ textContent }) => textContent?.trim());
  return { lines, open: () => button.getAttribute('aria-expanded'), press: () => act(() => button.click()) };
}

it('shows only the newest line when folded, and otherwise all lines', async () => {
  const folded = await shown(true);
  const unfolded = await shown(false);
  expect(unfolded.lines().length).toBeGreaterThan(1);
  expect(folded.lines()).toEqual(unfolded.lines().slice(-1));
  expect([folded.open(), unfolded.open()]).toEqual(['false', 'true']);
});

it('is folded and unfolded by its heading', async () => {
  const { lines, open, press } = await shown(true);
  await press();
  expect(open()).toBe('true');
  expect(lines().length).toBeGreaterThan(1);
  await press();
  expect(lines()).toHaveLength(1);
});

describe('the hexes of a line in the log', () => {
  const walked = () => {
    const cards = hand({ bottom: [{ kind: 'move', value: 2 }] });
    const interaction = openInteraction(openSession(book({ cards, board: passage(4) }), { save: () => {} }));
    interaction.send({ type: 'select', leading: 'one', second: 'two' });
    interaction.send({ type: 'play', card: 'one', half: 'bottom', basic: false });
    expect(interaction.send({ type: 'step', to: 'b1' }).ok).toBe(true);
    return interaction;
  };

  it('are highlighted on the map while the mouse is over it, beside a wide table', async () => {
    const interaction = walked();
    const root = paper();
    await act(() => void render(<Side interaction={interaction} play={interaction.play} folds={false} />, root));
    const entry = [...root.querySelectorAll('li')].find(({ textContent }) => textContent?.includes('b1'));
    entry?.dispatchEvent(new Event('pointerenter'));
    expect(interaction.draft.highlighted).toEqual(['b1']);
    entry?.dispatchEvent(new Event('pointerleave'));
    expect(interaction.draft.highlighted).toBeUndefined();
    expect([...root.querySelectorAll('li:not(.somewhere)')].length).toBeGreaterThan(0);
  });

  it('are highlighted for a while by a button in the log, which then closes', async () => {
    await openChapter('viewer');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    Object.assign(Element.prototype, { scrollIntoView: () => {} });
    const interaction = walked();
    const { app, asked } = testApp({ screen: 'table', interaction: interaction as never });
    const root = paper();
    await act(() => void render(<Log app={app as InHandApp} />, root));
    const entry = [...root.querySelectorAll('details')].find(({ textContent }) => textContent?.includes('b1'));
    await act(() => {
      if (entry) entry.open = true;
      entry?.dispatchEvent(new Event('toggle'));
    });
    const button = entry?.querySelector<HTMLElement>('[data-action=again]');
    expect(button?.textContent).toBe('Show on the map');
    button?.click();
    expect([asked, interaction.draft.highlighted]).toEqual([['show null'], ['b1']]);
    vi.runAllTimers();
    expect(interaction.draft.highlighted).toBeUndefined();
    vi.useRealTimers();
  });
});
