// @vitest-environment jsdom
/** Tests that each change is announced once, also if its text is the same as before. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, useAnnouncedText, useAnnouncement } from '../../src/panels/announcer';
import { Status } from '../../src/panels/Status';
import { paper } from './kit';

let now = 0;
beforeEach(() => {
  now = 10_000;
  document.body.replaceChildren();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const region = () => document.getElementById('announcer');
const lines = () => [...(region()?.children ?? [])].map((line) => line.textContent);

it('adds a new element for text that was announced before', () => {
  announce(['Two cards.']);
  const first = region()?.lastElementChild;
  now += 5000;
  announce(['Two cards.']);
  expect(lines()).toEqual(['Two cards.']);
  expect(region()?.lastElementChild).not.toBe(first);
});

it('keeps recent announcements, and adds nothing for empty text', () => {
  announce(['One.', 'Two.']);
  now += 100;
  announce(['Three.']);
  announce([]);
  announce(['']);
  expect(lines()).toEqual(['One. Two.', 'Three.']);
});

it('uses one live region that no sheet makes inert', () => {
  document.body.innerHTML = '<div id="hud"></div><div id="mirror"></div><div id="announcer" aria-live="polite"></div>';
  announce(['One.']);
  expect(document.querySelectorAll('#announcer')).toHaveLength(1);
  expect(region()?.closest('#hud, #mirror, #game, #panels')).toBeNull();
  expect(region()?.getAttribute('aria-live')).toBe('polite');
});

it('announces text when it appears and when it changes', async () => {
  const Line = ({ words }: { words: string | null }) => {
    useAnnouncement(words);
    return null;
  };
  const root = paper();
  for (const words of [null, 'Rain.', 'Rain.', 'Snow.', null, 'Snow.'])
    await act(() => render(<Line words={words} />, root));
  expect(lines()).toEqual(['Rain.', 'Snow.', 'Snow.']);
});

it('announces the text of a new element without its buttons', async () => {
  const Slip = () => {
    const place = useAnnouncedText<HTMLDivElement>();
    return (
      <div ref={place}>
        <p>It rains.</p>
        <b>Gold 3</b>
        <button type="button">Onward</button>
      </div>
    );
  };
  await act(() => render(<Slip />, paper()));
  expect(lines()).toEqual(['It rains. Gold 3']);
});

it('redraws a status for another object with the same text', async () => {
  const root = paper();
  const draw = (of: object) => act(() => render(<Status of={of}>Copied.</Status>, root));
  const one = { text: 'Copied.' };
  await draw(one);
  const status = root.querySelector('[role=status]');
  const first = status?.firstElementChild;
  await draw(one);
  expect(status?.firstElementChild).toBe(first);
  await draw({ text: 'Copied.' });
  expect(status?.firstElementChild).not.toBe(first);
  expect(root.querySelector('[role=status]')).toBe(status);
});
