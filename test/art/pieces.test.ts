/** Pieces of the baked sheet: the sheet is fetched once in the density of the screen, and a piece is cut out when it is needed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { piecesOf } from '../../src/scenes/art/pieces';

interface Cut {
  readonly from: unknown;
  readonly at: readonly [number, number];
  readonly width: number;
  readonly height: number;
}

let fetched: { url: string; priority: unknown }[];
let cuts: Cut[];
let closed: number;
let answers: boolean;

beforeEach(() => {
  fetched = [];
  cuts = [];
  closed = 0;
  answers = true;
  vi.stubGlobal('fetch', async (url: string, { priority }: { priority: unknown }) => {
    fetched.push({ url, priority });
    return { ok: answers, statusText: 'no', blob: async () => `blob of ${url}` };
  });
  vi.stubGlobal('createImageBitmap', async (of: unknown) =>
    typeof of === 'string' ? { whole: of, close: () => (closed += 1) } : { piece: of },
  );
  vi.stubGlobal('document', {
    createElement: () => {
      const canvas = { width: 0, height: 0, getContext: () => ({ drawImage }) };
      const drawImage = (from: { whole: string }, x: number, y: number) =>
        cuts.push({ from: from.whole, at: [x, y], width: canvas.width, height: canvas.height });
      return canvas;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const FRAMES = { crow: [10, 20, 30, 40], toad: [1, 2, 3, 4] };

describe('pieces', () => {
  it('are cut out of a sheet that is fetched once, and are released', async () => {
    let asked = 0;
    const pieces = piecesOf(() => {
      asked += 1;
      return { url: 'sheet.webp', frames: FRAMES };
    });
    expect([asked, pieces.get('crow')]).toEqual([0, undefined]);
    await pieces.load(['crow']);
    expect(cuts).toEqual([{ from: 'blob of sheet.webp', at: [-10, -20], width: 30, height: 40 }]);
    expect(pieces.get('crow')).toBeDefined();
    await pieces.load(['crow', 'toad']);
    expect(cuts.slice(1)).toEqual([{ from: 'blob of sheet.webp', at: [-1, -2], width: 3, height: 4 }]);
    expect([fetched, asked, closed]).toEqual([[{ url: 'sheet.webp', priority: 'low' }], 1, 2]);
  });

  it('are not fetched when they are already loaded, or when no sheet contains them', async () => {
    const pieces = piecesOf(() => ({ url: 'sheet.webp', frames: FRAMES }));
    await pieces.load(['nobody', 'toString']);
    expect([fetched, pieces.get('nobody')]).toEqual([[], undefined]);
    await pieces.load(['toad']);
    await pieces.load(['toad']);
    expect([fetched.length, cuts.length]).toEqual([1, 1]);
  });

  it('are missing when they cannot be fetched, and are fetched again the next time', async () => {
    const pieces = piecesOf(() => ({ url: 'sheet.webp', frames: FRAMES }));
    answers = false;
    await pieces.load(['crow']);
    expect(pieces.get('crow')).toBeUndefined();
    answers = true;
    await pieces.load(['crow']);
    expect([pieces.get('crow') !== undefined, fetched.length]).toEqual([true, 2]);
  });
});

describe('the sheet', () => {
  it.each([
    [1, '2x'],
    [2, '2x'],
    [2.1, '3x'],
    [3, '3x'],
  ])('at a density of %s is that of %s, even if the screen changes', async (density, sheet) => {
    vi.stubGlobal('devicePixelRatio', density);
    const { loadPortraits, portrait, loadPrint, picture, loadThumb } = await import('../../src/scenes/art/materials');
    await loadPortraits(['tallyCrow']);
    expect(fetched.map(({ url }) => url.split('/').at(-1))).toEqual([`${sheet}.webp`]);
    expect([portrait('tallyCrow'), picture('speckle'), picture('wear')].every(Boolean)).toBe(true);
    expect([portrait('nobody'), picture('thumb')]).toEqual([undefined, undefined]);
    vi.stubGlobal('devicePixelRatio', 5 - density);
    await loadThumb();
    await loadPrint();
    expect([picture('thumb') !== undefined, fetched.length]).toEqual([true, 1]);
  });

  it('has separate tiles of paper, wood and leather, and works without a tile that cannot be fetched', async () => {
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        decode() {
          return this.src.includes('wood') ? Promise.reject(new Error('gone')) : Promise.resolve();
        }
      },
    );
    const { loadTiles, picture, TILE } = await import('../../src/scenes/art/materials');
    await loadTiles();
    const names = ['grain', 'wood', 'leather'] as const;
    expect(names.map((name) => (picture(name) as { src: string } | undefined)?.src.split('/').at(-1))).toEqual([
      'grain.webp',
      undefined,
      'leather.webp',
    ]);
    expect(TILE).toEqual({ grain: 320, wood: 900, leather: 200 });
  });
});
