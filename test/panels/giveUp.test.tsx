// @vitest-environment jsdom
/** Tests that the menu’s button for giving up a scenario appears only in a full save, or earlier if the mode has a hint. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { MAX_COMMANDS } from '../../src/journal/journal';
import type { App } from '../../src/panels/app';
import { Menu } from '../../src/panels/Menu';
import { paper, steps } from './kit';

/** Draws the menu of a game with a number of commands, and records its calls. */
async function opened(commands: number, hint: string | null = null) {
  const calls: string[] = [];
  const session = { nextRedo: () => null, nextRewind: () => null };
  const app = {
    ...steps(),
    view: { interaction: { session, redo() {} }, viewing: null, copy: null, settings: { music: 0 } },
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
  return { calls, button: () => root.querySelector<HTMLElement>('[data-action=giveUp]') };
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
