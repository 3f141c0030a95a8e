// @vitest-environment jsdom
/** Tests the panel for practising the throw: the button and the key throw the ruler, and the results are counted. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openChapter } from '../../../src/i18n';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { Practice } from '../../../src/panels/inHand/practice/Practice';
import { paper } from '../kit';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  return openChapter('practice').catch(() => {});
});

type PracticeTable = Parameters<InHandApp['showPractice']>[0];

async function opened({ fails = false } = {}) {
  const calls: string[] = [];
  let received: PracticeTable | undefined;
  const app = {
    showPractice: async (table: PracticeTable) => {
      received = table;
      if (fails) throw new Error('the table cannot be loaded');
      return { roll: () => void calls.push('roll'), close: () => void calls.push('close') };
    },
    show: (sheet: unknown) => void calls.push(`show ${sheet}`),
  };
  const root = paper();
  await act(async () => void render(<Practice app={app as unknown as InHandApp} />, root));
  if (!received) throw new Error('the table for practice was not opened');
  return { root, calls, table: received };
}

describe('practising the throw', () => {
  it('throws by its button and by R, but not with Ctrl', async () => {
    const { root, calls } = await opened();
    await act(async () => root.querySelector<HTMLElement>('[data-action=throw]')?.click());
    expect(calls).toEqual(['roll']);
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'r' })));
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'r', ctrlKey: true })));
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'r', altKey: true })));
    expect(calls).toEqual(['roll', 'roll']);
    // The same key on a Russian keyboard.
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'к', code: 'KeyR' })));
    expect(calls).toEqual(['roll', 'roll', 'roll']);
    await act(() => render(null, root));
  });

  it('counts the results, reports a miss, and closes the table together with the panel', async () => {
    const { root, calls, table } = await opened();
    await act(() => table.onFace('B'));
    await act(() => table.onFace('B'));
    const status = () => root.querySelector<HTMLElement>('[role=status]');
    expect([status()?.dataset['throws'], status()?.textContent]).toEqual(['2', expect.stringContaining('B 2')]);
    await act(() => table.onMiss());
    expect(status()?.textContent).not.toContain('B 2');
    await act(async () => root.querySelector<HTMLElement>('[data-action=enough]')?.click());
    expect(calls).toEqual(['show null']);
    await act(async () => render(null, root));
    await expect.poll(() => calls).toEqual(['show null', 'close']);
  });

  it('says nothing before the first throw, and counts on after a miss', async () => {
    const { root, table } = await opened();
    const status = () => root.querySelector<HTMLElement>('[role=status]')?.textContent;
    expect(status()).toBe('');
    await act(() => table.onMiss());
    const missed = status();
    expect(missed).not.toBe('');
    await act(() => table.onFace('A'));
    expect([status() === missed, status()]).toEqual([false, expect.stringContaining('A 1, B 0, C 0')]);
    await act(() => render(null, root));
  });

  it('closes by Escape, and if the table cannot be loaded; later keys do nothing', async () => {
    const { root, calls } = await opened();
    const press = (key: string, more: KeyboardEventInit = {}) =>
      act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key, ...more })));
    await press('Escape');
    await press('r', { metaKey: true });
    await press('x');
    expect(calls).toEqual(['show null']);
    await act(async () => render(null, root));
    await expect.poll(() => calls).toEqual(['show null', 'close']);
    await press('Escape');
    expect(calls).toHaveLength(2);
    const broken = await opened({ fails: true });
    await expect.poll(() => broken.calls).toEqual(['show null']);
    await act(() => render(null, broken.root));
  });

  it('tells the table which part of the window its words cover, and names the key only with a mouse', async () => {
    const { root, table } = await opened();
    const paperOf = root.querySelector('section');
    if (paperOf) paperOf.getBoundingClientRect = () => ({ x: 1, y: 2, width: 3, height: 4 }) as DOMRect;
    expect(table.words()).toEqual({ x: 1, y: 2, width: 3, height: 4 });
    const withMouse = root.querySelector('section p')?.textContent?.length ?? 0;
    await act(() => render(null, root));
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const touched = await opened();
    expect(touched.root.querySelector('section p')?.textContent?.length).toBeLessThan(withMouse);
    await act(() => render(null, touched.root));
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
});
