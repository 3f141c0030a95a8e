// @vitest-environment jsdom
/** A text too long to be shown is handed on as it is pasted or dropped; a shorter one goes into the field. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { FIELD_LETTERS } from '../../src/panels/longPaste';
import { PackForm } from '../../src/panels/packs/PackForm';
import { SavesSheet } from '../../src/panels/SavesSheet';
import { WatchSheet } from '../../src/panels/viewer/WatchSheet';
import { paper, testApp } from './kit';

/** Pastes or drops a text. @returns whether the field does nothing with it itself */
async function give(field: Element | null, type: 'paste' | 'drop', text: string): Promise<boolean> {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const held = { getData: (kind: string) => (kind === 'text/plain' ? text : '') };
  Object.assign(event, type === 'paste' ? { clipboardData: held } : { dataTransfer: held });
  await act(async () => void field?.dispatchEvent(event));
  return event.defaultPrevented;
}

const LONG = 'x'.repeat(FIELD_LETTERS + 1);

it.each(['paste', 'drop'] as const)(
  '%s: a pack of more letters than a field takes, and not of just so many',
  async (type) => {
    const given: string[] = [];
    const root = paper();
    const form = { title: '', word: '', action: 'look', onFault: () => expect.unreachable() };
    await act(() => render(<PackForm {...form} onText={(text) => void given.push(text)} />, root));
    const field = root.querySelector('textarea');
    expect([await give(field, type, LONG.slice(1)), given]).toEqual([false, []]);
    expect([await give(field, type, LONG), given]).toEqual([true, [LONG]]);
  },
);

it('a game that is watched then', async () => {
  const { app } = testApp();
  Object.assign(app, { watch: async (code: string) => `${code.length} letters` });
  const root = paper();
  await act(() => render(<WatchSheet app={app} sampleGame={() => expect.unreachable()} />, root));
  await give(root.querySelector('input[name=code]'), 'paste', LONG);
  expect(root.querySelector('[role=status]')?.textContent).toBe(`${LONG.length} letters`);
});

it('a save that is looked into then', async () => {
  const { app } = testApp();
  Object.assign(app, {
    transfer: { saves: { backups: { list: async () => [] } }, persistence: () => 'kept', modes: () => {} },
  });
  const root = paper();
  await act(async () => void render(<SavesSheet app={app} />, root));
  await give(root.querySelector('input[name=code]'), 'paste', LONG);
  await expect.poll(() => root.querySelector('[role=status].error')?.textContent).toContain('cannot be imported');
});
