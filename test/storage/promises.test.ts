/** What the browser promises about its storage, and what can be noticed when it clears it. */
import { describe, expect, it } from 'vitest';
import { openKeeper } from '../../src/storage/persistence';
import type { SaveLine } from '../../src/storage/saves';
import { openWitness } from '../../src/storage/witness';

describe('persistence', () => {
  const manager = (persisted: boolean, persist: () => Promise<boolean>) => ({
    persisted: async () => persisted,
    persist,
  });

  it.each([
    ['granted', manager(true, () => Promise.reject(new Error('asked for nothing')))],
    ['granted', manager(false, async () => true)],
    ['refused', manager(false, async () => false)],
    ['unknown', manager(false, () => Promise.reject(new TypeError('no')))],
    ['unknown', undefined],
  ])('is %s', async (state, storage) => {
    const keeper = openKeeper(storage);
    expect(keeper.persistence()).toBe('unknown');
    expect(await keeper.ask()).toBe(state);
    expect(keeper.persistence()).toBe(state);
  });

  it('is asked for once', async () => {
    let asked = 0;
    const keeper = openKeeper(manager(false, async () => ++asked > 0));
    await Promise.all([keeper.ask(), keeper.ask()]);
    await keeper.ask();
    expect(asked).toBe(1);
  });
});

describe('the note of what there was', () => {
  const line = (id: string, name: string): SaveLine => ({ ok: true, id, name, level: 1, stage: 'camp', savedAt: 1 });
  const storage = (text: string | null = null) => {
    let kept = text;
    return {
      getItem: () => kept,
      setItem: (_: string, next: string) => {
        kept = next;
      },
    };
  };

  it('names the campaigns that are gone', () => {
    const notes = storage();
    const witness = openWitness(() => notes);
    expect(witness.missing([])).toEqual([]);
    witness.note([line('one', 'Mirka'), line('two', 'Tansy')]);
    expect(openWitness(() => notes).missing([line('two', 'Tansy')])).toEqual(['Mirka']);
    expect(openWitness(() => notes).missing([line('two', 'Tansy'), line('one', 'Mirka')])).toEqual([]);
  });

  it.each(['', '{', '{"a":1}', '[["one"]]', '[[1,2]]', `[["one","${'x'.repeat(100)}"]]`])('is no note: %s', (text) => {
    expect(openWitness(() => storage(text)).missing([])).toEqual([]);
  });

  it('can be refused', () => {
    const witness = openWitness(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    witness.note([line('one', 'Mirka')]);
    expect(witness.missing([])).toEqual([]);
  });
});
