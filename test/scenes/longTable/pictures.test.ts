/** Tests the pictures of the Long Table for panels: icons by name, and blocks with scars. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PALETTE } from '../../../src/scenes/art';
import { CARD_ICON, ITEM_ICON, SIGN_ICON } from '../../../src/scenes/longTable/art/iconNames';
import { loadLongIcons } from '../../../src/scenes/longTable/art/icons';
import { paintScars } from '../../../src/scenes/longTable/art/scars';
import { longPictures } from '../../../src/scenes/longTable/pictures';
import { recordingContext } from '../../kit/paint';

const text = readFileSync('src/scenes/longTable/art/icons.gen.json', 'utf8');
const icons = JSON.parse(text) as Record<string, string>;

beforeAll(async () => {
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly d: unknown = '') {}
      addPath() {}
    },
  );
  vi.stubGlobal('fetch', async () => new Response(text));
  await loadLongIcons();
});
afterAll(() => vi.unstubAllGlobals());

function painted(paint: (ctx: CanvasRenderingContext2D) => void) {
  const { ctx, strokes } = recordingContext();
  paint(ctx);
  return (name: string) => strokes.filter((each) => each.name === name).map(({ args }) => args);
}

it('an icon is the path data of its name', () => {
  expect(longPictures.icon('attack' as never)).toBe(icons[CARD_ICON['attack' as keyof typeof CARD_ICON]]);
  expect(longPictures.sign('money')).toBe(icons[SIGN_ICON.money]);
  const [item = ''] = Object.keys(ITEM_ICON);
  expect(longPictures.item(item)).toBe(icons[(ITEM_ICON as Record<string, string>)[item] ?? '']);
  expect(longPictures.item('unknown')).toBe(icons['swap-bag']);
  expect(longPictures.figure('unknown')).toBe(icons['ghost-ally']);
  expect(longPictures.figure('bailiff')).not.toBe(longPictures.figure('unknown'));
  expect([longPictures.face('bailiff') !== null, longPictures.face('unknown')]).toEqual([true, null]);
});

it.each(['back', 'money'] as const)('the sign %s is in the middle of its box, as large as the box allows', (name) => {
  const calls = painted((ctx) => longPictures.glyph(ctx, 30, 20, name, 'red'));
  expect(calls('fillStyle')).toEqual([['red']]);
  expect(calls('fill')).toEqual([[{ d: icons[SIGN_ICON[name]] }]]);
  expect(calls('translate')[0]).toEqual([5, 0]);
});

it('a block without a baked picture shows the icon of the figure on rays of light', () => {
  const calls = painted((ctx) => longPictures.block(ctx, 60, 80, 'unknown'));
  const drawn = calls('fill').map(([shape]) => (shape as { d?: string } | undefined)?.d);
  expect(drawn).toContain(icons['ghost-ally']);
  expect(calls('fillRect')).toEqual([[0, 0, 60, 80]]);
});

it.each([
  [{ cut: 0, inked: 0 }, 0, 0],
  [{ cut: 2, inked: 0 }, 2, 0],
  [{ cut: 3, inked: 1 }, 2, 1],
  [{ cut: 3, inked: 3 }, 0, 3],
])('the scars %j are %s open and %s healed gouges', (scars, open, healed) => {
  const calls = painted((ctx) => paintScars(ctx, scars, { x: 50, y: 50 }, 100));
  const colours = calls('fillStyle').map(([colour]) => colour);
  expect(colours.filter((each) => each === PALETTE.vermilion)).toHaveLength(open);
  expect(calls('fill')).toHaveLength(3 * open + 2 * healed);
  const expected = [
    ...Array.from({ length: open }, () => [PALETTE.ink, PALETTE.paper, PALETTE.vermilion]).flat(),
    ...Array.from({ length: healed }, () => [PALETTE.paper, PALETTE.ink]).flat(),
  ];
  expect(colours).toEqual(expected);
});

it('the gouges of a scar become narrower towards its middle', () => {
  const calls = painted((ctx) => paintScars(ctx, { cut: 1, inked: 0 }, { x: 50, y: 50 }, 100));
  const spread = calls('fill').map(([shape]) => {
    const numbers = ((shape as { d: string }).d.match(/-?[\d.]+/g) ?? []).map(Number);
    const xs = numbers.filter((_, i) => i % 2 === 0);
    return Math.max(...xs) - Math.min(...xs);
  });
  expect(spread[0]).toBeGreaterThanOrEqual(spread[1] ?? 0);
  expect(spread[1]).toBeGreaterThanOrEqual(spread[2] ?? 0);
  expect(new Set(calls('fill').map(([shape]) => (shape as { d: string }).d)).size).toBe(3);
});
