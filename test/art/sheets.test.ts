/** Strokes of pictures that only the real page paints otherwise: the campaign's sheet, and marks, tiles and blocks of the Long Table. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checksum } from '../../src/journal/digest';
import type { Ctx } from '../../src/scenes/art';
import { paintCampaignMap } from '../../src/scenes/inHand/art';
import { paintBlock } from '../../src/scenes/longTable/art/block';
import { loadLongIcons } from '../../src/scenes/longTable/art/icons';
import icons from '../../src/scenes/longTable/art/icons.gen.json';
import { markKey, paintMark, paintTile, tileKey } from '../../src/scenes/longTable/art/marks';
import { BOARDS } from '../../src/scenes/longTable/board';
import type { MarkView } from '../../src/scenes/longTable/table/markViews';
import type { TileView } from '../../src/scenes/longTable/table/tileViews';
import { recordingContext } from '../kit/paint';
import { furnish } from '../kit/stage';

vi.mock('phaser', async () => (await import('../kit/stage')).phaserOnStage);
beforeAll(async () => {
  await furnish();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(icons)));
  await loadLongIcons();
});
afterAll(() => void vi.unstubAllGlobals());

function lineOf(name: string, paint: (ctx: Ctx) => void): string {
  const { ctx, strokes } = recordingContext();
  paint(ctx);
  const text = JSON.stringify(strokes, (_, part: unknown) =>
    typeof part === 'number' ? Math.round(part * 1000) / 1000 : part,
  );
  return `${name}: ${strokes.length} strokes, ${checksum(text)}`;
}

const TILES: readonly TileView[] = [
  ...(['closed', 'locked', 'open'] as const).map((state) => ({ tile: 'door', state }) as const),
  ...(['trap', 'grave', 'exit'] as const).map((tile) => ({ tile }) as const),
  { tile: 'plate', mark: '2', done: false },
  { tile: 'plate', mark: '2', done: true },
  { tile: 'money', count: 1 },
  { tile: 'money', count: 2 },
  { tile: 'treasure', number: 7 },
  { tile: 'treasure', number: 2, mark: '2' },
];
const MARKS: readonly MarkView[] = [
  { mark: 'way', cost: 2, danger: false, aside: false },
  { mark: 'way', cost: 3, danger: true, aside: true },
  ...(['start', 'place', 'choice', 'force', 'against', 'carry', 'leaveOut'] as const).map(
    (mark) => ({ mark }) as const,
  ),
  { mark: 'target', ours: false },
  { mark: 'target', ours: true },
  ...(['area', 'path', 'look', 'goal'] as const).map((mark) => ({ mark }) as const),
  { mark: 'chosen', nth: 2 },
];

it('L2: tiles and marks of the Long Table have the recorded strokes', async () => {
  const lines = [
    ...TILES.map((tile) => lineOf(tileKey(tile), (ctx) => paintTile(ctx, tile, BOARDS.upright))),
    ...MARKS.map((mark) => lineOf(markKey(mark), (ctx) => paintMark(ctx, mark, BOARDS.upright))),
  ];
  expect(new Set(lines).size).toBe(TILES.length + MARKS.length);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./sheets/marks.txt');
});

it('a block whose picture has not arrived is painted with the recorded strokes', async () => {
  const lines = [
    ['shuffler', 60, 80],
    ['bailiff', 120, 60],
    ['nobody', 40, 40],
  ].map(([kind, width, height]) =>
    lineOf(`${kind} ${width} x ${height}`, (ctx) =>
      paintBlock(ctx, Number(width), Number(height), String(kind), () => {}),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./sheets/blocks.txt');
});

it('the campaign’s sheet has the recorded strokes: places, travelled and untravelled roads, land and river', async () => {
  const states = ['open', 'done', 'unknown', 'blocked'] as const;
  const nodes = Array.from({ length: 22 }, (_, i) => ({
    number: i + 1,
    state: states[i % states.length] ?? 'open',
    selected: i === 4,
  }));
  const roads = [
    { from: 1, to: 2, gone: true },
    { from: 2, to: 5, gone: false },
    { from: 9, to: 13, gone: true },
  ];
  const model = { nodes, roads };
  const lines = [
    [360, 300],
    [900, 640],
  ].map(([width = 0, height = 0]) =>
    lineOf(`${width} x ${height}`, (ctx) => paintCampaignMap(ctx, width, height, model)),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./sheets/campaign.txt');
});
