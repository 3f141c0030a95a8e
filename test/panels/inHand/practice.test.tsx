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

async function opened() {
  const calls: string[] = [];
  let received: PracticeTable | undefined;
  const app = {
    showPractice: async (table: PracticeTable) => {
      received = table;
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
    expect(calls).toEqual(['roll', 'roll']);
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
});
