/** Tests the painters that the panels use by name: where they paint, at which scale, and that late ones ask for a repaint. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { cardPictures as Pictures } from '../../../src/scenes/inHand/cardPictures';
import { recordingContext } from '../../kit/paint';

let pictures: typeof Pictures;
const reprints = vi.fn();
beforeAll(async () => {
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly d: unknown = '') {}
      addPath() {}
    },
  );
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => reprints(type));
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => recordingContext().ctx }) });
  const icons = readFileSync('src/scenes/inHand/art/icons.gen.json', 'utf8');
  vi.stubGlobal('fetch', async () => new Response(icons));
  const { loadIcons } = await import('../../../src/scenes/inHand/art/icons');
  await loadIcons();
  pictures = (await import('../../../src/scenes/inHand/cardPictures')).cardPictures;
});
afterAll(() => vi.unstubAllGlobals());

type Ctx = Parameters<typeof Pictures.glyph>[0];

function painted(paint: (ctx: Ctx) => void) {
  const { ctx, strokes } = recordingContext();
  paint(ctx);
  const calls = (name: string) => strokes.filter((each) => each.name === name).map(({ args }) => args);
  return { strokes, calls, text: JSON.stringify(strokes) };
}

const MODEL = {
  id: 'plotNine',
  grid: { left: 5, top: 6, hexWidth: 8 },
  walls: [],
  hexes: [
    { id: 'a1', terrain: 'plain' },
    { id: 'b1', terrain: 'obstacle' },
    { id: 'c1', terrain: 'openDoor' },
  ],
  things: [{ at: 'b1', sprite: { kind: 'money' } }],
} as never;

describe('small pictures', () => {
  it.each([
    ['a sign', (ctx: Ctx) => pictures.glyph(ctx, 30, 20, 'attack', 'red')],
    ['an item', (ctx: Ctx) => pictures.itemGlyph(ctx, 30, 20, 'hipFlask', 'red')],
  ])('%s is in the middle of its box, as large as the box allows', (_, paint) => {
    const { calls } = painted(paint);
    expect(calls('fillStyle')).toEqual([['red']]);
    const [[x = 0, y = 0] = []] = calls('translate') as number[][];
    const [[k = 0] = []] = calls('scale') as number[][];
    expect([x, y, k]).toEqual([15 - 10, 10 - 10, expect.closeTo(20 / 512)]);
  });

  it('the blocks of items differ, and the town has its own', () => {
    const block = (item: string) => painted((ctx) => pictures.itemBlock(ctx, 60, 80, item)).text;
    expect(block('hipFlask')).not.toBe(block('funeralBiscuit'));
    expect(block('hipFlask')).toBe(block('hipFlask'));
    expect(painted((ctx) => pictures.townBlock(ctx, 60, 80)).strokes.length).toBeGreaterThan(5);
  });
});

describe('an ability card', () => {
  const face = (card: string, side: 'A' | 'B', level: 1 | 2, hero = 'bailiff') =>
    painted((ctx) => pictures.abilityFace(ctx, 63, hero, card, side, level));

  it('is as wide as its box', () => {
    const { calls } = face('neutralize', 'A', 1);
    expect(calls('scale')[0]).toEqual([2, 2]);
    expect(calls('fillText').length).toBeGreaterThan(0);
  });

  it('has the side and the level that are asked for', () => {
    expect(face('neutralize', 'A', 1).text).not.toBe(face('neutralize', 'B', 1).text);
    expect(face('neutralize', 'A', 1).text).not.toBe(face('neutralize', 'A', 2).text);
  });

  it('is blank for an unknown hero or card', () => {
    expect([face('neutralize', 'A', 1, 'nobody').strokes, face('nothing', 'A', 1).strokes]).toEqual([[], []]);
  });
});

describe('the late painters', () => {
  it('paint nothing at first, ask for a repaint once they are loaded, and then paint', async () => {
    reprints.mockClear();
    expect(painted((ctx) => pictures.drawing(ctx, 126, MODEL)).strokes).toEqual([]);
    await vi.waitFor(() => expect(reprints).toHaveBeenCalledWith('reprint'), 30_000);
    const { calls, strokes } = painted((ctx) => pictures.drawing(ctx, 126, MODEL));
    expect(calls('scale')[0]).toEqual([2, 2]);
    expect(strokes.length).toBeGreaterThan(20);
  });

  it('a map has the scenery of its scenario, and each thing at its hex', () => {
    const { text } = painted((ctx) => pictures.drawing(ctx, 126, MODEL));
    expect(painted((ctx) => pictures.drawing(ctx, 126, { ...(MODEL as object), id: 'pack' } as never)).text).not.toBe(
      text,
    );
    const bare = painted((ctx) => pictures.drawing(ctx, 126, { ...(MODEL as object), things: [] } as never));
    expect(bare.strokes.length).toBeLessThan(JSON.parse(text).length);
    const moved = { ...(MODEL as object), things: [{ at: 'a1', sprite: { kind: 'money' } }] } as never;
    expect(painted((ctx) => pictures.drawing(ctx, 126, moved)).text).not.toBe(text);
    const numbered = painted((ctx) => pictures.drawing(ctx, 126, { ...(MODEL as object), number: 1 } as never));
    expect(numbered.text).toBe(text);
    expect(painted((ctx) => pictures.drawing(ctx, 126, { ...(MODEL as object), number: 12 } as never)).text).not.toBe(
      text,
    );
  });

  const TOOLS = [
    { kind: 'terrain', terrain: 'obstacle' },
    { kind: 'sprite', sprite: { kind: 'money' } },
    ...['look', 'rock', 'wall', 'wipe', 'start', 'letter'].map((kind) => ({ kind })),
  ] as Parameters<typeof Pictures.tool>[3][];

  it('each tool has its own picture on a hex in the middle of its box', () => {
    const all = TOOLS.map((tool) => painted((ctx) => pictures.tool(ctx, 40, 30, tool)));
    expect(new Set(all.map(({ text }) => text)).size).toBe(TOOLS.length);
    for (const { calls } of all) {
      expect(calls('translate')[0]).toEqual([20, 15]);
      const [[k = 0] = []] = calls('scale') as number[][];
      expect(k).toBeGreaterThan(1);
    }
    const fill = (kind: string) =>
      painted((ctx) => pictures.tool(ctx, 40, 30, { kind } as never)).calls('fillStyle')[0];
    expect(fill('rock')).not.toEqual(fill('look'));
    const stroke = (kind: string) =>
      painted((ctx) => pictures.tool(ctx, 40, 30, { kind } as never)).calls('strokeStyle');
    expect(stroke('rock')[0]).not.toEqual(stroke('wall')[0]);
    expect(painted((ctx) => pictures.tool(ctx, 40, 30, { kind: 'wall' })).calls('lineWidth')).toEqual([[0.3], [1.6]]);
    expect(painted((ctx) => pictures.tool(ctx, 40, 30, { kind: 'rock' })).calls('fill')).toHaveLength(1);
  });

  it('the scenarios have places on the campaign map', () => {
    for (const { x, y } of Object.values(pictures.places) as { x: number; y: number }[])
      expect([x > 0 && x < 1, y > 0 && y < 1]).toEqual([true, true]);
  });
});
