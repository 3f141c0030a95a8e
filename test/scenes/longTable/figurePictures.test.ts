/** Tests the baked pictures of the Long Table's figures: the blocks are loaded once, when one is first missing, and again after a failure. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import frames from '../../../src/scenes/longTable/art/sheets.gen.json';

let asked: string[];
let answers: boolean;
let pictures: typeof import('../../../src/scenes/longTable/art/figurePictures');

beforeEach(async () => {
  vi.resetModules();
  asked = [];
  answers = true;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.split('/').at(-1) ?? '');
    return { ok: answers, statusText: 'no', blob: async () => 'sheet' };
  });
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => ({ drawImage: () => {} }) }) });
  pictures = await import('../../../src/scenes/longTable/art/figurePictures');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('the first missing block loads the blocks of all figures, and only its caller is told', async () => {
  const told: string[] = [];
  const of = (id: string) => pictures.blockOf(id, () => void told.push(id));
  expect([of('bailiff'), of('bailiff'), of('box')]).toEqual([undefined, undefined, undefined]);
  await vi.waitFor(() => expect(told).toEqual(['bailiff']));
  expect(asked).toEqual(['blocks.webp']);
  for (const name of Object.keys(frames.blocks)) expect(of(name.slice('block/'.length)), name).toBeDefined();
  expect([asked, told]).toEqual([['blocks.webp'], ['bailiff']]);
});

it('a figure without a picture loads nothing', () => {
  expect(pictures.blockOf('nobody', () => {})).toBeUndefined();
  expect(asked).toEqual([]);
});

it('if the blocks cannot be loaded, nobody is told, and the next call tries again', async () => {
  const told: string[] = [];
  answers = false;
  pictures.blockOf('bailiff', () => void told.push('early'));
  await vi.waitFor(() => {
    answers = true;
    pictures.blockOf('bailiff', () => void told.push('late'));
    expect(pictures.blockOf('bailiff', () => {})).toBeDefined();
  });
  expect(told).toEqual(['late']);
  expect(asked).toEqual(['blocks.webp', 'blocks.webp']);
});

it('the tokens of all figures are loaded from their own sheet', async () => {
  expect(pictures.tokenOf('bailiff')).toBeUndefined();
  await pictures.loadTokens();
  expect(asked).toEqual(['figures.webp']);
  for (const name of Object.keys(frames.figures)) {
    expect(pictures.tokenOf(name.slice('token/'.length)), name).toBeDefined();
  }
  expect(pictures.tokenOf('nobody')).toBeUndefined();
});

it('the face of a figure is its part of the sheet of tokens, whose size is that of all parts together', () => {
  const boxes = Object.entries(frames.figures) as [string, readonly number[]][];
  const [width, height] = [0, 1].map((side) =>
    Math.max(...boxes.map(([, box]) => (box[side] ?? 0) + (box[side + 2] ?? 0))),
  );
  for (const [name, box] of boxes) {
    const face = pictures.faceOf(name.slice('token/'.length));
    expect(face).toEqual({ url: expect.stringMatching(/figures\.webp$/), box, width, height });
  }
  expect(pictures.faceOf('nobody')).toBeNull();
});
