// @vitest-environment jsdom
/** Tests the settings of keys and sound: what they show, and how they change the settings. */
import { type ComponentType, render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import type { App } from '../../src/panels/app';
import { KeySettings } from '../../src/panels/KeySettings';
import { MusicButton } from '../../src/panels/MusicButton';
import { Report } from '../../src/panels/report/Report';
import { SoundSettings } from '../../src/panels/SoundSettings';
import { DEFAULTS, type Settings } from '../../src/storage/settings';
import { paper, testApp } from './kit';

async function shown(Panel: ComponentType<{ app: App }>, settings: Partial<Settings> = {}) {
  const { app, turn } = testApp({ settings: { ...DEFAULTS, ...settings } });
  const changes: Partial<Settings>[] = [];
  Object.assign(app, { changeSettings: (change: Partial<Settings>) => void changes.push(change) });
  const root = paper();
  await act(() => void render(<Panel app={app} />, root));
  const find = (selector: string): HTMLElement =>
    root.querySelector<HTMLElement>(selector) ?? expect.unreachable(selector);
  return {
    root,
    changes,
    turn,
    find,
    press: (selector: string) => act(() => find(selector).click()),
    type: (selector: string, key: string, code = '') =>
      act(
        () =>
          void find(selector).dispatchEvent(
            new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
          ),
      ),
    texts: (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent),
  };
}

describe('the keys', () => {
  const roll = '[data-key=roll]';

  it('wait for a new key after a press on one of them, until a second press on it', async () => {
    const { find, press, texts } = await shown(KeySettings);
    const before = texts('kbd');
    expect(texts('[role=alert]')).toEqual([]);
    await press(roll);
    expect([find(roll).textContent, find(roll).getAttribute('aria-pressed')]).toEqual(['…', 'true']);
    expect(texts('[role=alert]')).toHaveLength(1);
    expect(texts('kbd').filter((each) => each === '…')).toHaveLength(1);
    await press(roll);
    expect(texts('kbd')).toEqual(before);
  });

  it('take the next key that is pressed, except a modifier key', async () => {
    const { changes, press, type, texts } = await shown(KeySettings, { keys: { log: '9' } });
    await press(roll);
    await type(roll, 'Shift');
    expect(changes).toEqual([]);
    await type(roll, 'q');
    expect(changes).toEqual([{ keys: { log: '9', roll: 'q' } }]);
    expect(texts('[role=alert]')).toEqual([]);
  });

  it('refuse a key that is taken or not allowed, give the reason, and go on waiting', async () => {
    const { changes, press, type, find, texts } = await shown(KeySettings);
    await press(roll);
    const [waiting] = texts('[role=alert]');
    await type(roll, 'z');
    const [taken] = texts('[role=alert]');
    await type(roll, 'ж');
    const [none] = texts('[role=alert]');
    expect(new Set([waiting, taken, none]).size).toBe(3);
    expect([changes, find(roll).textContent]).toEqual([[], '…']);
    await type(roll, 'Escape');
    expect(texts('[role=alert]')).toEqual([]);
    await press(roll);
    expect(texts('[role=alert]')).toEqual([waiting]);
  });

  it('ignore a key while none of them waits', async () => {
    const { changes, type } = await shown(KeySettings);
    await type(roll, 'q');
    expect(changes).toEqual([]);
  });

  it('can all be reset if one has been changed', async () => {
    const plain = await shown(KeySettings);
    expect(plain.find('[data-action=reset-keys]').hasAttribute('disabled')).toBe(true);
    const { changes, press } = await shown(KeySettings, { keys: { roll: 'q' } });
    await press('[data-action=reset-keys]');
    expect(changes).toEqual([{ keys: {} }]);
  });
});

describe('the sound', () => {
  it('is shown in per cent, or as off if the volume is 0', async () => {
    const { texts, find } = await shown(SoundSettings, { sound: 0.35, ambience: 0 });
    const [loud, off] = texts('output');
    expect(loud).toContain('35');
    expect(off).not.toMatch(/\d/);
    expect(find('[name=sound]').getAttribute('aria-valuetext')).toBe(loud);
  });

  it('has a slider for each volume and a checkbox for vibration', async () => {
    const { changes, root, find } = await shown(SoundSettings, { sound: 0.5, ambience: 0.5, vibration: false });
    const slider = root.querySelector<HTMLInputElement>('[name=ambience]') ?? expect.unreachable('no slider');
    await act(() => {
      slider.value = '0.2';
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(() => find('[name=vibration]').click());
    expect(changes).toEqual([{ ambience: 0.2 }, { vibration: true }]);
  });

  it('has a separate volume for music, which does not change when music is turned off', async () => {
    const { changes, find, texts } = await shown(SoundSettings, { sound: 0, ambience: 0, music: 0.3 });
    expect(texts('output')[2]).toContain('30');
    await act(() => find('[name=playsMusic]').click());
    expect(changes).toEqual([{ playsMusic: false }]);
  });

  it.each([true, false])('has a button that turns music off or on: %s', async (playsMusic) => {
    const Button = ({ app }: { app: App }) => <MusicButton app={app} look="plain" />;
    const { changes, find, press } = await shown(Button, { playsMusic });
    expect(find('[data-action=music]').textContent).toBe(playsMusic ? 'Music: on' : 'Music: off');
    await press('[data-action=music]');
    expect(changes).toEqual([{ playsMusic: !playsMusic }]);
  });
});

describe('the report', () => {
  it('is in the language that is chosen while it is open', async () => {
    const { texts, turn } = await shown(Report);
    await expect.poll(() => texts('pre')[0]).toContain(', en, title');
    await turn({ language: 'cs' });
    await expect.poll(() => texts('pre')[0]).toContain(', cs, title');
  });
});
