import { describe, expect, it } from 'vitest';
import { writeQueue } from '../../src/storage/queue';
import { DEFAULTS, loadSettings, type Settings, saveSettings } from '../../src/storage/settings';
import { memoryStore } from '../../src/storage/store';

describe('settings', () => {
  it('are the defaults at first, and then what was set', async () => {
    const store = memoryStore();
    expect(await loadSettings(store)).toEqual(DEFAULTS);
    const queue = writeQueue((fault) => expect.unreachable(fault.detail));
    const changed: Settings = {
      ...DEFAULTS,
      language: 'cs',
      speed: 2,
      reducedMotion: true,
      sound: 0,
      ambience: 1,
      vibration: false,
      odds: false,
      contrast: 'high',
      hand: 'left',
      step: true,
      difficulty: 2,
    };
    saveSettings(store, queue, changed);
    await queue.flush();
    expect(await loadSettings(store)).toEqual(changed);
  });

  it.each([
    ['torn', '{"language":"ru","sp', {}],
    ['no object', '[1]', {}],
    ['with a broken field', '{"language":"ru","speed":"fast"}', { language: 'ru' }],
    ['with a field of another version', '{"sound":0.2,"smell":1}', { sound: 0.2 }],
    ['from before there was ambience', '{"sound":0.3}', { sound: 0.3, ambience: 0.5, vibration: true }],
    ['too loud', '{"sound":2,"ambience":-1,"vibration":"much"}', {}],
    ['harder than any difficulty', '{"difficulty":3}', {}],
    ['of somebody with three hands', '{"hand":"middle","step":1}', {}],
    ['with a key that does two things', '{"keys":{"log":"r"}}', {}],
    ['with a key that has become a default since', '{"keys":{"hint":"o","log":"k"}}', { keys: { log: 'k' } }],
    ['with keys that changed places', '{"keys":{"log":"r","roll":"l"}}', { keys: { log: 'r', roll: 'l' } }],
    ['with a key that is none', '{"keys":{"log":"Enter"}}', {}],
    ['with a prototype', '{"__proto__":{"speed":2}}', {}],
  ])('that are %s are used as far as they can be read', async (_, text, expected) => {
    const store = memoryStore();
    await store.set('settings', text);
    expect(await loadSettings(store)).toEqual({ ...DEFAULTS, ...expected });
  });
});
