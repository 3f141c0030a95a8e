// @vitest-environment jsdom
/** Tests that the picture of a result is shared or saved as the browser allows, and that the page reports what happened. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChapter, t } from '../../../src/i18n';
import { ShareKeepsake } from '../../../src/panels/inHand/summary/GameSummary';
import { type Keepsake, shareText } from '../../../src/panels/inHand/summary/keepsake';
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

/** The names of the downloaded files. */
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
  // A download is cleaned up later.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

/** Lets the browser share files with `share`. @returns the data that it receives */
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

/** Presses the button. @returns the message of the page */
async function pressed(of = KEEPSAKE): Promise<string | null | undefined> {
  const root = paper();
  act(() => void render(<ShareKeepsake of={of} />, root));
  const status = root.querySelector('[role=status]');
  await act(async () => {
    root.querySelector<HTMLElement>('[data-action=keepsake]')?.click();
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  });
  return status?.textContent;
}

const kept = (how: 'shared' | 'saved' | 'refused' | 'failed') => t(`frame.kept.${how}`);

describe('a picture of the result', () => {
  it('has up to four numbers in two columns, each below a line that ends before the next column', async () => {
    const { ctx, strokes } = recordingContext();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ctx) as never);
    const figures = ['one', 'two', 'three', 'four', 'five'].map((what) => ({ what, is: '1' }));
    await pressed({ ...KEEPSAKE, figures });
    const lines = strokes.filter(({ name, args }) => name === 'fillRect' && args[3] === 2).map(({ args }) => args);
    expect(lines).toEqual([
      [456, 298, 236, 2],
      [718, 298, 236, 2],
      [456, 428, 236, 2],
      [718, 428, 236, 2],
    ]);
  });

  it('is shared with a text if the browser can share it, and then not saved', async () => {
    const given = shares(() => Promise.resolve());
    expect(await pressed()).toBe(kept('shared'));
    const [{ files = [], text } = {}] = given;
    expect(given).toHaveLength(1);
    expect(files.map(({ name, type }) => [name, type])).toEqual([['gloomholdin.png', 'image/png']]);
    expect(text).toBe(shareText(KEEPSAKE));
    expect(downloads).toEqual([]);
  });

  it('is neither shared nor saved, and no message appears, if the player cancels', async () => {
    shares(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await pressed()).toBe('');
    expect(downloads).toEqual([]);
  });

  it('is saved if sharing fails, and the reason is shown', async () => {
    shares(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await pressed()).toBe(kept('refused'));
    expect(downloads).toEqual(['gloomholdin.png']);
  });

  it('is shared once, even if the button is pressed repeatedly while the system asks', async () => {
    const given = shares(() => new Promise(() => {}));
    const root = paper();
    act(() => void render(<ShareKeepsake of={KEEPSAKE} />, root));
    await act(async () => {
      for (let press = 0; press < 3; press++) root.querySelector<HTMLElement>('[data-action=keepsake]')?.click();
      for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    });
    expect([given.length, downloads]).toEqual([1, []]);
  });

  it('is saved if the browser cannot share files', async () => {
    const given = shares(() => Promise.resolve(), false);
    expect(await pressed()).toBe(kept('saved'));
    expect([given, downloads]).toEqual([[], ['gloomholdin.png']]);
  });

  it('is saved if the browser cannot share anything', async () => {
    expect(await pressed()).toBe(kept('saved'));
    expect(downloads).toEqual(['gloomholdin.png']);
  });

  it('is reported as failed if it cannot be drawn', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    expect(await pressed()).toBe(kept('failed'));
    expect(downloads).toEqual([]);
  });
});
