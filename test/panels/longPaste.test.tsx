// @vitest-environment jsdom
/** Tests that a pasted or dropped text is passed on directly if it is too long for its field. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { MAX_PASTED_CHARACTERS } from '../../src/panels/longPaste';
import { PackForm } from '../../src/panels/packs/PackForm';
import { SavesSheet } from '../../src/panels/SavesSheet';
import { WatchSheet } from '../../src/panels/viewer/WatchSheet';
import { paper, testApp } from './kit';

/** Pastes or drops a text. @returns whether the default action is prevented */
async function give(field: Element | null, type: 'paste' | 'drop', text: string): Promise<boolean> {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const held = { getData: (kind: string) => (kind === 'text/plain' ? text : '') };
  Object.assign(event, type === 'paste' ? { clipboardData: held } : { dataTransfer: held });
  await act(async () => void field?.dispatchEvent(event));
  return event.defaultPrevented;
}

const LONG = 'x'.repeat(MAX_PASTED_CHARACTERS + 1);

it.each(['paste', 'drop'] as const)(
  '%s: passes on a pack that is longer than the field allows, but not one of the maximum length',
  async (type) => {
    const given: string[] = [];
    const root = paper();
    const form = { title: '', word: '', action: 'look', onFault: () => expect.unreachable() };
    await act(() => render(<PackForm message={null} {...form} onText={(text) => void given.push(text)} />, root));
    const field = root.querySelector('textarea');
    expect([await give(field, type, LONG.slice(1)), given]).toEqual([false, []]);
    expect([await give(field, type, LONG), given]).toEqual([true, [LONG]]);
  },
);

it('a long game code is watched directly', async () => {
  const { app } = testApp();
  Object.assign(app, { watch: async (code: string) => `${code.length} letters` });
  const root = paper();
  await act(() => render(<WatchSheet app={app} sampleGame={() => expect.unreachable()} />, root));
  await give(root.querySelector('input[name=code]'), 'paste', LONG);
  expect(root.querySelector('[role=status]')?.textContent).toBe(`${LONG.length} letters`);
});

it('a long save is checked directly', async () => {
  const { app } = testApp();
  Object.assign(app, {
    transfer: { saves: { backups: { list: async () => [] } }, persistence: () => 'kept', modes: () => {} },
  });
  const root = paper();
  await act(async () => void render(<SavesSheet app={app} />, root));
  await give(root.querySelector('input[name=code]'), 'paste', LONG);
  await expect.poll(() => root.querySelector('[role=status].error')?.textContent).toContain('cannot be imported');
});
