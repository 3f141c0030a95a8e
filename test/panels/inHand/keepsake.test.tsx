// @vitest-environment jsdom
/** The picture to take along goes the way that the browser has for it, and the page says what became of it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChapter, t } from '../../../src/i18n';
import { type Keepsake, wordsOf } from '../../../src/panels/inHand/reckoning/keepsake';
import { KeepPicture } from '../../../src/panels/inHand/reckoning/Reckoning';
import { recordingContext } from '../../kit/paint';
import { paper } from '../kit';

beforeAll(() => openChapter('afterwards'));

const KEEPSAKE: Keepsake = {
  hero: 'bailiff',
  over: '1 · Plot Nine',
  title: 'Served',
  figures: [{ what: 'Rounds', is: '7' }],
  seal: 'Served',
};

/** The files that were handed over as downloads, by name. */
let downloads: string[] = [];

beforeEach(() => {
  downloads = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => recordingContext().ctx) as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('there are no pictures here'));
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }));
  // What a download leaves is tidied away later.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

/** A browser that shares, as `share` does. @returns what it was given */
function shares(share: () => Promise<void>, can = true): ShareData[] {
  const given: ShareData[] = [];
  Object.assign(navigator, {
    canShare: () => can,
    share: (data: ShareData) => {
      given.push(data);
      return share();
    },
  });
  return given;
}

/** Presses the button. @returns what the page says then */
async function pressed(): Promise<string | null | undefined> {
  const root = paper();
  act(() => void render(<KeepPicture of={KEEPSAKE} />, root));
  const status = root.querySelector('[role=status]');
  await act(async () => {
    root.querySelector<HTMLElement>('[data-action=keepsake]')?.click();
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  });
  return status?.textContent;
}

const kept = (how: 'shared' | 'saved' | 'refused' | 'failed') => t(`frame.kept.${how}`);

describe('a picture to take along', () => {
  it('is shared with its words where the browser can, and not saved besides', async () => {
    const given = shares(() => Promise.resolve());
    expect(await pressed()).toBe(kept('shared'));
    const [{ files = [], text } = {}] = given;
    expect(given).toHaveLength(1);
    expect(files.map(({ name, type }) => [name, type])).toEqual([['gloomholdin.png', 'image/png']]);
    expect(text).toBe(wordsOf(KEEPSAKE));
    expect(downloads).toEqual([]);
  });

  it('is neither shared nor saved, and nothing is said, when the player thinks better of it', async () => {
    shares(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await pressed()).toBe('');
    expect(downloads).toEqual([]);
  });

  it('is saved where sharing fails, and it is said why', async () => {
    shares(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await pressed()).toBe(kept('refused'));
    expect(downloads).toEqual(['gloomholdin.png']);
  });

  it('is shared once, however often the button is pressed while the system asks', async () => {
    const given = shares(() => new Promise(() => {}));
    const root = paper();
    act(() => void render(<KeepPicture of={KEEPSAKE} />, root));
    await act(async () => {
      for (let press = 0; press < 3; press++) root.querySelector<HTMLElement>('[data-action=keepsake]')?.click();
      for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    });
    expect([given.length, downloads]).toEqual([1, []]);
  });

  it('is saved where the browser shares no files', async () => {
    const given = shares(() => Promise.resolve(), false);
    expect(await pressed()).toBe(kept('saved'));
    expect([given, downloads]).toEqual([[], ['gloomholdin.png']]);
  });

  it('is saved where the browser shares nothing', async () => {
    expect(await pressed()).toBe(kept('saved'));
    expect(downloads).toEqual(['gloomholdin.png']);
  });

  it('is said to have failed where none can be drawn', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    expect(await pressed()).toBe(kept('failed'));
    expect(downloads).toEqual([]);
  });
});
