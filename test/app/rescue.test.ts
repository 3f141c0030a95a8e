import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { rescueSaves } from '../../src/app/rescue';
import { openStore, readAllTexts } from '../../src/storage/store';

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
