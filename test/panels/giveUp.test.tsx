// @vitest-environment jsdom
/** The menu's button that gives a scenario up: it is there only where a save has no room for one more command. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { MAX_COMMANDS } from '../../src/journal/journal';
import type { App } from '../../src/panels/app';
import { Menu } from '../../src/panels/Menu';
import { paper, steps } from './kit';

/** The menu of a game with so many commands, and what is asked of the game. */
async function opened(commands: number, hint: string | null = null) {
  const said: string[] = [];
  const session = { nextRedo: () => null, nextRewind: () => null };
  const app = {
    ...steps(),
    view: { interaction: { session, redo() {} }, viewing: null, copy: null, settings: { music: 0 } },
    journal: { commands: Array(commands).fill({ type: 'roll' }) },
    show: (sheet: string | null) => void said.push(`show ${sheet}`),
    giveUp: () => void said.push('giveUp'),
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
  return { said, button: () => root.querySelector<HTMLElement>('[data-action=giveUp]') };
}

it('is not offered while there is room for one more command', async () => {
  expect((await opened(MAX_COMMANDS - 1)).button()).toBeNull();
});

it('asks once more, and then gives the scenario up', async () => {
  const { said, button } = await opened(MAX_COMMANDS);
  await act(() => button()?.click());
  expect(said).toEqual([]);
  await act(() => button()?.click());
  expect(said).toEqual(['show null', 'giveUp']);
});

it('is offered before that where the mode says what it costs', async () => {
  const { said, button } = await opened(3, 'The scenario is lost.');
  expect(button()?.textContent).toContain('The scenario is lost.');
  await act(() => button()?.click());
  expect(said).toEqual([]);
});
