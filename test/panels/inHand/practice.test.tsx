// @vitest-environment jsdom
/** The words around the ruler that is thrown for practice: the button and the key throw it, and what fell is counted. */
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

type Laid = Parameters<InHandApp['practise']>[0];

async function opened() {
  const said: string[] = [];
  let told: Laid | undefined;
  const app = {
    practise: async (table: Laid) => {
      told = table;
      return { roll: () => void said.push('roll'), close: () => void said.push('close') };
    },
    show: (sheet: unknown) => void said.push(`show ${sheet}`),
  };
  const root = paper();
  await act(async () => void render(<Practice app={app as unknown as InHandApp} />, root));
  if (!told) throw new Error('no ruler was laid');
  return { root, said, table: told };
}

describe('practising the throw', () => {
  it('throws by its button and by R, not with Ctrl', async () => {
    const { root, said } = await opened();
    await act(async () => root.querySelector<HTMLElement>('[data-action=throw]')?.click());
    expect(said).toEqual(['roll']);
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'r' })));
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'r', ctrlKey: true })));
    expect(said).toEqual(['roll', 'roll']);
    await act(() => render(null, root));
  });

  it('counts what fell, says what missed, and closes the table with the words', async () => {
    const { root, said, table } = await opened();
    await act(() => table.onFace('B'));
    await act(() => table.onFace('B'));
    const status = () => root.querySelector<HTMLElement>('[role=status]');
    expect([status()?.dataset['throws'], status()?.textContent]).toEqual(['2', expect.stringContaining('B 2')]);
    await act(() => table.onMiss());
    expect(status()?.textContent).not.toContain('B 2');
    await act(async () => root.querySelector<HTMLElement>('[data-action=enough]')?.click());
    expect(said).toEqual(['show null']);
    await act(async () => render(null, root));
    await expect.poll(() => said).toEqual(['show null', 'close']);
  });
});
