/**
 * Tests how figures and rooms are painted: elites and bosses are marked by more than a colour, and each place has its own floor.
 */
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { SCENARIOS } from '../../../src/content/longTable/scenarios';
import { paintFigure } from '../../../src/scenes/longTable/art/figure';
import { GROUNDS, groundOf } from '../../../src/scenes/longTable/art/grounds';
import { CARD_ICON, OBSTACLE_ICON, SIGN_ICON } from '../../../src/scenes/longTable/art/iconNames';
import icons from '../../../src/scenes/longTable/art/icons.gen.json';
import { paintClosedRoom, paintRoom } from '../../../src/scenes/longTable/art/room';
import { BOARDS } from '../../../src/scenes/longTable/board';
import type { FigureView, Ring, RoomView } from '../../../src/scenes/longTable/table/tableView';
import { recordingContext, type Stroke } from '../../kit/paint';

const ICONS: Readonly<Record<string, string>> = icons;

beforeEach(async () => {
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly d: unknown = '') {}
      addPath() {}
    },
  );
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(icons)));
  const { loadLongIcons } = await import('../../../src/scenes/longTable/art/icons');
  await loadLongIcons();
});
afterEach(() => void vi.unstubAllGlobals());

const figure = (ring: Ring, kind = 'shuffler'): FigureView => ({
  id: 'monster:1',
  kind,
  hex: 'a1',
  ring,
  number: 1,
  name: ring === 'boss' ? 'Mr Sump' : null,
  hp: 3,
  maxHp: 5,
  tokens: [],
  lien: false,
  scars: { cut: 0, inked: 0 },
  bonuses: [],
  acts: false,
});

function strokesOf(paint: (ctx: CanvasRenderingContext2D) => void): readonly Stroke[] {
  const { ctx, strokes } = recordingContext();
  paint(ctx);
  return strokes;
}
/** Whether the strokes fill this icon. */
const shows = (strokes: readonly Stroke[], icon: string): boolean =>
  strokes.some(({ name, args }) => name === 'fill' && (args[0] as { d?: unknown })?.d === ICONS[icon]);

describe('a figure', () => {
  it('L17.4, L17.5: shows its lasting Shield and Retaliate', () => {
    const drawn = (bonuses: FigureView['bonuses']) =>
      strokesOf((ctx) => paintFigure(ctx, { ...figure('hero'), bonuses }, false, BOARDS.upright));
    const [shield, retaliate] = [CARD_ICON.shield, CARD_ICON.retaliate];
    const bare = drawn([]);
    expect([shows(bare, shield), shows(bare, retaliate)]).toEqual([false, false]);
    const both = drawn([
      { kind: 'shield', n: 2 },
      { kind: 'retaliate', n: 1 },
    ]);
    expect([shows(both, shield), shows(both, retaliate)]).toEqual([true, true]);
    expect(both.filter(({ name, args }) => name === 'fillText' && args[0] === '2')).toHaveLength(1);
  });

  it.each([
    ['normal', false],
    ['hero', false],
    ['ally', false],
    ['elite', true],
    ['boss', true],
  ] as const)('with the ring %s has a crown: %s', (ring, crowned) => {
    expect(
      shows(
        strokesOf((ctx) => paintFigure(ctx, figure(ring), false, BOARDS.upright)),
        SIGN_ICON.elite,
      ),
    ).toBe(crowned);
  });

  it('shows its name below if it is a boss; other figures show their HP and a number instead', () => {
    const written = (ring: Ring) =>
      strokesOf((ctx) => paintFigure(ctx, figure(ring), false, BOARDS.upright)).flatMap(({ name, args }) =>
        name === 'fillText' ? [args[0]] : [],
      );
    expect(written('boss')).toContain('Mr Sump');
    expect(written('elite')).toEqual(['3', '1']);
  });

  it('shows its icon until its picture is loaded', () => {
    expect(
      shows(
        strokesOf((ctx) => paintFigure(ctx, figure('normal'), false, BOARDS.upright)),
        'shambling-zombie',
      ),
    ).toBe(true);
  });
});

const room = (place: string): RoomView => ({
  key: 'room0',
  place,
  hexes: [
    { hex: 'a1', terrain: 'plain' },
    { hex: 'b1', terrain: 'obstacle' },
    { hex: 'c1', terrain: 'difficult' },
  ],
});

describe('a room', () => {
  it('has the floor of its place on every hex except obstacles, always painted in the same way', () => {
    const strokes = strokesOf((ctx) => paintRoom(ctx, room('groundRent'), BOARDS.upright));
    const marks: readonly unknown[] = GROUNDS.lawn.marks;
    const drawn = strokes.filter(
      ({ name, args }) => name === 'stroke' && marks.includes((args[0] as { d?: unknown })?.d),
    );
    expect(drawn).toHaveLength(2);
    expect(JSON.stringify(strokesOf((ctx) => paintRoom(ctx, room('groundRent'), BOARDS.upright)))).toBe(
      JSON.stringify(strokes),
    );
  });

  it('has the clutter of its place', () => {
    expect(
      shows(
        strokesOf((ctx) => paintRoom(ctx, room('theRopewalk'), BOARDS.upright)),
        OBSTACLE_ICON.ropes,
      ),
    ).toBe(true);
    expect(
      shows(
        strokesOf((ctx) => paintRoom(ctx, room('theRopewalk'), BOARDS.upright)),
        OBSTACLE_ICON.stones,
      ),
    ).toBe(false);
    expect(
      shows(
        strokesOf((ctx) => paintRoom(ctx, room('dungeon'), BOARDS.upright)),
        OBSTACLE_ICON.stones,
      ),
    ).toBe(true);
  });
});

test('every scenario has a floor, every floor is used, and each is different', () => {
  const used = new Set(SCENARIOS.map(({ id }) => groundOf(id)));
  expect(used.has('stone')).toBe(false);
  expect([...used, groundOf('dungeon')].sort()).toEqual(Object.keys(GROUNDS).sort());
  const [papers, marks, edges] = (['paper', 'marks', 'edge'] as const).map(
    (part) => new Set(Object.values(GROUNDS).map((ground) => JSON.stringify(ground[part]))).size,
  );
  expect([papers, marks, edges]).toEqual(Array(3).fill(Object.keys(GROUNDS).length));
});

it('L2.1: of a closed room only the hexes are painted', () => {
  const [shut, another] = [
    ['a1', 'b1', 'c1'],
    ['a1', 'b1', 'c1', 'd1'],
  ].map((hexes) => strokesOf((ctx) => paintClosedRoom(ctx, hexes, BOARDS.upright)));
  expect(shut?.filter(({ name }) => name === 'fillText')).toEqual([]);
  expect(shut?.filter(({ name }) => name === 'fill')).toHaveLength(3);
  expect(JSON.stringify(shut)).not.toBe(JSON.stringify(another));
});
