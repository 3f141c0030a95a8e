/** What is fetched for the painters, what the painters wait for, and when the pages are printed again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPainterAssets } from '../../src/app/painterAssets';
import { byHand } from './kit';

let hands: Record<'fonts' | 'icons' | 'print' | 'tiles', ReturnType<typeof byHand<void>>>;

vi.mock('../../src/scenes/art/fonts', () => ({ loadFonts: () => hands.fonts.promise }));
vi.mock('../../src/scenes/art/materials', () => ({
  loadPrint: () => hands.print.promise,
  loadTiles: () => hands.tiles.promise,
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hands = { fonts: byHand(), icons: byHand(), print: byHand(), tiles: byHand() };
});
afterEach(() => {
  vi.useRealTimers();
});

/** Loads the assets; `heard` tells when the painters may begin, and when the pages are printed again. */
function loaded() {
  const heard: string[] = [];
  loadPainterAssets(
    () => hands.icons.promise,
    () => void heard.push('print'),
  ).then(
    () => heard.push('ready'),
    (error: unknown) => heard.push(String(error)),
  );
  return heard;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

it('waits for icons, fonts and tiles, and prints again when the other textures have loaded', async () => {
  const heard = loaded();
  for (const each of ['icons', 'fonts', 'tiles'] as const) {
    await settled();
    expect(heard).toEqual([]);
    hands[each].resolve();
  }
  await settled();
  expect(heard).toEqual(['ready']);
  hands.print.resolve();
  await settled();
  expect(heard).toEqual(['ready', 'print']);
});

it('does not wait for late fonts and tiles, and prints again when they come', async () => {
  const heard = loaded();
  hands.icons.resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(['ready']);
  hands.fonts.resolve();
  await settled();
  expect(heard).toEqual(['ready', 'print']);
  hands.tiles.resolve();
  await settled();
  expect(heard).toEqual(['ready', 'print', 'print']);
});

it('fails without icons, because cards would be unreadable', async () => {
  const heard = loaded();
  hands.fonts.resolve();
  hands.tiles.resolve();
  hands.icons.reject(new Error('offline'));
  await settled();
  expect(heard).toEqual(['Error: offline']);
});
