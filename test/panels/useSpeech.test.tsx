// @vitest-environment jsdom
/** Tests how long a spoken line stays on the table. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { legal } from '../../src/flow/inHand/play';
import type { InHand } from '../../src/flow/inHand/types';
import { useSpeech } from '../../src/panels/useSpeech';
import type { Speech } from '../../src/session/speech';
import { book } from '../kit/books';
import { openSession } from '../kit/inHand';
import { hand, idle, passage } from '../kit/scenes';
import { paper } from './kit';

afterEach(() => void vi.useRealTimers());

let prepared = 0;
const speech: Speech<InHand> = {
  speak: (_, { events: [event] }) => (event ? { line: 'hero.miss', event } : null),
  prepare() {
    prepared += 1;
    return prepared < 3;
  },
};
const speechOf = () => speech;

/** Draws a table without animation on which a line has just been spoken. */
async function spoken() {
  vi.useFakeTimers();
  const session = openSession(book({ board: passage(7), foes: [idle], cards: hand() }), { save: () => {} });
  const root = paper();
  function Line({ moving }: { moving: boolean }) {
    const shownPlay = moving ? null : session.play;
    const line = useSpeech({
      session,
      subscribe: session.subscribe,
      speechOf,
      shownPlay,
      animatedEvent: null,
      speed: 1,
    });
    return <p>{line && `${line.key}${line.hidden ? ' hidden' : ''}`}</p>;
  }
  const show = (moving: boolean) => act(() => void render(<Line moving={moving} />, root));
  await show(false);
  const command = legal(session.play)[0] ?? expect.unreachable();
  await act(() => void session.dispatch(command));
  expect(session.play.events).not.toEqual([]);
  await show(false);
  expect(root.textContent).toBe('hero.miss');
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { root, show, pass };
}

it('a line disappears when its time is over', async () => {
  const { root, pass } = await spoken();
  await pass(2400);
  expect(root.textContent).toBe('hero.miss');
  await pass(200);
  expect(root.textContent).toBe('');
});

it('a line whose time ends during an animation is hidden, and removed only afterwards, to avoid a layout', async () => {
  const { root, show, pass } = await spoken();
  await show(true);
  await pass(2600);
  expect(root.textContent).toBe('hero.miss hidden');
  await show(false);
  expect(root.textContent).toBe('');
});

it('earlier commands are replayed bit by bit while the table waits, before a line is needed', async () => {
  prepared = 0;
  const { pass } = await spoken();
  expect(prepared).toBe(0);
  await pass(300);
  expect(prepared).toBe(3);
});

it('given an animation runs, earlier commands are not replayed, because that would delay its frames', async () => {
  prepared = 0;
  const { pass, show } = await spoken();
  await show(true);
  await pass(1000);
  expect(prepared).toBe(0);
  await show(false);
  await pass(1000);
  expect(prepared).toBe(3);
});
