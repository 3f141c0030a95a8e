// @vitest-environment jsdom
/** Tests the buttons of the menu: giving up appears only in a full save, or earlier if the mode has a hint; the others keep their places. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { MAX_COMMANDS } from '../../src/journal/journal';
import type { App } from '../../src/panels/app';
import { Menu } from '../../src/panels/Menu';
import { DEFAULTS } from '../../src/storage/settings';
import { paper, steps } from './kit';

/** Draws the menu of a game with a number of commands, and records its calls. */
async function opened(commands: number, hint: string | null = null, mayRewind = true) {
  const calls: string[] = [];
  const session = { nextRedo: () => null, nextRewind: () => null, mayRewind };
  const app = {
    ...steps(),
    view: {
      interaction: { session, redo() {} },
      viewing: null,
      copy: null,
      settings: { ...DEFAULTS, music: 0, keys: { log: 'g' } },
    },
    journal: { commands: Array(commands).fill({ type: 'roll' }) },
    show: (sheet: string | null) => void calls.push(`show ${sheet}`),
    giveUp: () => void calls.push('giveUp'),
  } as unknown as App;
  const root = paper();
  await act(() =>
    render(
      <Menu app={app} gameWords={{ label: () => '' }} giveUpHint={hint}>
        {null}
      </Menu>,
      root,
    ),
  );
  const button = () => root.querySelector<HTMLElement>('[data-action=giveUp]');
  return { calls, root, button };
}

it('does not appear while there is room for one more command', async () => {
  expect((await opened(MAX_COMMANDS - 1)).button()).toBeNull();
});

it('asks for confirmation, and then gives the scenario up', async () => {
  const { calls, button } = await opened(MAX_COMMANDS);
  await act(() => button()?.click());
  expect(calls).toEqual([]);
  await act(() => button()?.click());
  expect(calls).toEqual(['show null', 'giveUp']);
});

it('appears earlier if the mode says what giving up costs', async () => {
  const { calls, button } = await opened(3, 'The scenario is lost.');
  expect(button()?.textContent).toContain('The scenario is lost.');
  await act(() => button()?.click());
  expect(calls).toEqual([]);
});

it('shows redo and taking back a throw disabled while there is nothing to take back', async () => {
  const { root } = await opened(3);
  const idle = [...root.querySelectorAll<HTMLButtonElement>('button:disabled')].map(({ dataset }) => dataset['action']);
  expect(idle).toEqual(['redo', 'rewind']);
});

it('has no button to take back a throw where that is never allowed, as in the lesson', async () => {
  const { root } = await opened(3, null, false);
  expect(root.querySelector('[data-action=rewind]')).toBeNull();
});

it('names the keys that the player has set', async () => {
  const { root } = await opened(1);
  const keys = [...root.querySelectorAll('[aria-keyshortcuts]')].map((each) => each.getAttribute('aria-keyshortcuts'));
  expect(keys).toEqual(['g']);
});
