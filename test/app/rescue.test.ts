import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { rescueBrowserSaves, rescueSaves } from '../../src/app/rescue';
import { download } from '../../src/panels/download';
import { openStore, readAllTexts } from '../../src/storage/store';
import { openWriteAhead } from '../../src/storage/writeAhead';
import { localStorageOf } from '../storage/kit';

vi.mock('../../src/panels/download', () => ({ download: vi.fn() }));

function rescued(stored: readonly string[] | null, ahead: readonly string[] = []) {
  const files: { name: string; text: string }[] = [];
  const asked: string[] = [];
  const count = rescueSaves({
    async readStored(prefix) {
      asked.push(prefix);
      return stored;
    },
    writeAheadCopies: () => ahead,
    download: (name, text) => void files.push({ name, text }),
  });
  return { count, files, asked };
}

it('exports every record once, one per line, those of the write-ahead first', async () => {
  const { count, files, asked } = rescued(['{"a":1}', '{"b":2}', 'torn\nhere'], ['{"b":2}', '{"c":3}']);
  expect(await count).toBe(4);
  expect(asked).toEqual(['campaign/']);
  expect(files).toEqual([{ name: 'gloomholdin-saves.txt', text: '{"b":2}\n{"c":3}\n{"a":1}\ntorn here\n' }]);
});

it('exports the write-ahead when the store cannot be read', async () => {
  const { count, files } = rescued(null, ['{"c":3}']);
  expect(await count).toBe(1);
  expect(files[0]?.text).toBe('{"c":3}\n');
});

it('exports no empty file, and distinguishes an empty store from an unreadable one', async () => {
  const [empty, closed] = [rescued([]), rescued(null)];
  expect(await empty.count).toBe(0);
  expect(await closed.count).toBeNull();
  expect([empty.files, closed.files]).toEqual([[], []]);
});

it('reads only the records with the given prefix', async () => {
  const store = await openStore('rescue');
  await store.set('campaign/one/0', 'first');
  await store.set('campaign/one/1', 'torn');
  await store.set('settings', '{}');
  expect([...((await readAllTexts('campaign/', 'rescue')) ?? [])].sort()).toEqual(['first', 'torn']);
});

it('exports the saves of this browser: those written ahead, the strict ones and all others', async () => {
  vi.stubGlobal('localStorage', localStorageOf());
  expect(await rescueBrowserSaves()).toBe(0);
  const store = await openStore();
  await store.set('campaign/one/0', '{"slot":1}');
  await store.set('ahead/one', '{"strict":1}');
  await store.set('settings', '{}');
  await openWriteAhead(() => localStorage).put('one', '{"ahead":1}');
  expect(await rescueBrowserSaves()).toBe(3);
  const [[name, text] = []] = vi.mocked(download).mock.calls;
  expect(name).toBe('gloomholdin-saves.txt');
  expect(text?.split('\n').sort()).toEqual(['', '{"ahead":1}', '{"slot":1}', '{"strict":1}']);
  vi.unstubAllGlobals();
});
