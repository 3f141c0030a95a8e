// @vitest-environment jsdom
/** Tests the steps in which the outcome page of the Long Table appears, and what shows everything at once. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Reveal, useReveal } from '../../../src/panels/longTable/outcome/useReveal';
import { paper } from '../kit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NAMES = ['dimmed', 'inked', 'laid', 'peeled', 'stamped', 'told', 'turned', 'rewarded'];
const ALL = { runs: false, reached: NAMES.join(' '), counted: 1 };

async function page(game: object | null, { isReady = true, speed = 1 } = {}) {
  const root = paper();
  const seen: Reveal[] = [];
  function Page(props: { isReady: boolean }) {
    seen.push(useReveal(game, props.isReady, speed));
    return null;
  }
  const draw = (ready: boolean) => act(() => void render(<Page isReady={ready} />, root));
  await draw(isReady);
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { now: () => seen.at(-1), pass, draw, leave: () => act(() => void render(null, root)) };
}

describe('the page', () => {
  it.each([
    ['there is no print', null, 1],
    ['motion is off', {}, 0],
  ])('shows everything at once, if %s', async (_, game, speed) => {
    expect((await page(game, { speed })).now()).toEqual(ALL);
  });

  it.each([
    [1, [0, 299, 300, 800, 1200, 1800, 2100, 2500, 3000], [1, 1, 2, 3, 4, 5, 6, 7, 8]],
    [2, [0, 149, 150, 400, 600, 900, 1050, 1250, 1500], [1, 1, 2, 3, 4, 5, 6, 7, 8]],
  ])('at speed %i appears step by step', async (speed, times, counts) => {
    const { now, pass } = await page({}, { speed });
    let at = 0;
    for (const [i, time] of times.entries()) {
      await pass(time - at);
      at = time;
      expect(now()).toEqual({ runs: true, reached: NAMES.slice(0, counts[i]).join(' '), counted: 0 });
    }
  });

  it.each([
    [1, 700],
    [2, 350],
  ])('at speed %i counts the rewards within %i ms, and is complete then', async (speed, ms) => {
    const { now, pass } = await page({}, { speed });
    await pass(3000 / speed);
    // The first frame begins the count.
    await pass(ms / 2 + 16);
    expect(now()?.counted).toBeGreaterThan(0.4);
    expect(now()?.counted).toBeLessThan(0.6);
    expect(now()?.runs).toBe(true);
    await pass(ms / 2 + 32);
    expect(now()).toEqual(ALL);
  });

  it('waits for the print', async () => {
    const { now, pass, draw } = await page({}, { isReady: false });
    await pass(5000);
    expect(now()).toEqual({ runs: true, reached: 'dimmed', counted: 0 });
    await draw(true);
    await pass(300);
    expect(now()?.reached).toBe('dimmed inked');
  });

  it.each(['pointerdown', 'keydown'])('shows everything after a %s, and hears no other', async (event) => {
    const { now, pass } = await page({});
    await pass(300);
    await act(() => void dispatchEvent(new Event('scroll')));
    expect(now()?.runs).toBe(true);
    await act(() => void dispatchEvent(new Event(event)));
    expect(now()).toEqual(ALL);
    await pass(5000);
    expect(now()).toEqual(ALL);
  });

  it('shows everything when it is opened again, even if it was left early; another game is revealed anew', async () => {
    const game = {};
    const first = await page(game);
    await first.leave();
    expect(vi.getTimerCount()).toBe(0);
    expect((await page(game)).now()).toEqual(ALL);
    expect((await page({})).now()?.runs).toBe(true);
  });

  it('that was never ready is revealed later', async () => {
    const game = {};
    await (await page(game, { isReady: false })).leave();
    expect((await page(game)).now()?.runs).toBe(true);
  });
});
