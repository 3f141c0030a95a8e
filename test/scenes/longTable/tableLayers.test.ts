/** Tests how the table of the Long Table draws tiles and marks: which lie above figures, and what is removed. */
import { describe, expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { begin } from '../../../src/flow/longTable/play';
import { Table } from '../../../src/scenes/longTable/table/Table';
import { type TableView, viewOf } from '../../../src/scenes/longTable/table/tableView';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';
import { setupFor } from '../../kit/longTableSetups';
import { type Picture, Stage, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

const PLAY = begin(bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'blow' })));
const VIEW = viewOf(PLAY, { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] });
const [FIGURE] = VIEW.figures;
const TAKEN = FIGURE?.hex ?? '';
const FREE =
  VIEW.rooms
    .flatMap(({ hexes }) => hexes.map(({ hex }) => hex))
    .find((hex) => !VIEW.figures.some((each) => each.hex === hex)) ?? '';

function drawn(view: Partial<TableView> = {}, [width, height] = [390, 844]) {
  const stage = new Stage();
  const table = new Table(stage.scene as never);
  table.resize(width, height, 'map');
  const show = (more: Partial<TableView>) => table.draw({ ...VIEW, ...more } as TableView);
  show(view);
  const { layers } = table as unknown as { layers: Record<string, { list: Picture[] }> };
  const layerOf = (name: string) =>
    Object.entries(layers).find(([, { list }]) => list.some((each) => each.name === name && !each.gone))?.[0] ?? null;
  const image = (name: string) =>
    Object.values(layers).flatMap(({ list }) => list.filter((each) => each.name === name && !each.gone))[0];
  return { stage, table, show, layerOf, image };
}

const marked = (mark: string, hex: string, more: object = {}) =>
  ({
    marks: [
      {
        hex,
        mark: { mark, nth: null, ours: false, cost: 2, danger: false, aside: false, tile: { tile: 'exit' }, ...more },
      },
    ],
  }) as never;

describe('marks', () => {
  it.each([
    ['target', 'aims'],
    ['leaveOut', 'aims'],
    ['carry', 'aims'],
    ['chosen', 'aims'],
    ['under', 'aims'],
    ['way', 'marks'],
    ['place', 'marks'],
    ['area', 'marks'],
    ['look', 'marks'],
    ['path', 'marks'],
  ])('%s is always on the layer %s', (mark, layer) => {
    for (const hex of [TAKEN, FREE]) expect(drawn(marked(mark, hex)).layerOf(`${hex} ${mark}`)).toBe(layer);
  });

  it.each(['through', 'against', 'choice'])('%s lies above figures only on an occupied hex', (mark) => {
    expect(drawn(marked(mark, TAKEN)).layerOf(`${TAKEN} ${mark}`)).toBe('aims');
    expect(drawn(marked(mark, FREE)).layerOf(`${FREE} ${mark}`)).toBe('marks');
  });

  it('lie on their hexes, and disappear with the next drawing', () => {
    const { table, image, show } = drawn(marked('look', FREE));
    const { x, y } = table.mapCentreOf(FREE);
    expect(image(`${FREE} look`)).toMatchObject({ x, y });
    show({ marks: [] });
    expect(image(`${FREE} look`)).toBeUndefined();
  });

  it('of actions are hidden for an animation; a goal under a figure stays', () => {
    const { table, layerOf, show } = drawn();
    show({
      marks: [...(marked('under', TAKEN) as { marks: [] }).marks, ...(marked('target', FREE) as { marks: [] }).marks],
    });
    const drawable = vi.spyOn(table.modifierDeck, 'setDrawable');
    table.hideActionMarks();
    expect([layerOf(`${TAKEN} under`), layerOf(`${FREE} target`)]).toEqual(['aims', null]);
    expect(drawable.mock.calls).toEqual([[null]]);
  });
});

describe('tiles', () => {
  const trap = (hex: string) => ({ tiles: [{ hex, tile: { tile: 'trap' } }] }) as never;

  it('lie below the figures on their hexes, and disappear with the next drawing', () => {
    const { table, layerOf, image, show } = drawn(trap(FREE));
    const { x, y } = table.mapCentreOf(FREE);
    expect([layerOf(`${FREE} trap`), image(`${FREE} trap`)]).toEqual(['tiles', expect.objectContaining({ x, y })]);
    show({ tiles: [] });
    expect(layerOf(`${FREE} trap`)).toBeNull();
  });
});

describe('the map under a point', () => {
  it('finds the hex that is drawn there, and none beside the map', () => {
    const { table } = drawn();
    expect(table.hexAt(table.screenCentreOf(TAKEN))).toBe(TAKEN);
    expect(table.hexAt({ x: -500, y: -500 })).toBeNull();
    const { x, y } = table.mapPoint(table.screenCentreOf(TAKEN));
    const centre = table.mapCentreOf(TAKEN);
    expect([x, y]).toEqual([expect.closeTo(centre.x), expect.closeTo(centre.y)]);
    expect(table.hexSize).toBeCloseTo(64 * table.camera.view.scale);
    expect(new Table(new Stage().scene as never).hexAt({ x: 0, y: 0 })).toBeNull();
  });

  it('has slid only if another hex was there', () => {
    const { table } = drawn();
    const at = table.screenCentreOf(TAKEN);
    expect(table.hasSlidFrom(at)).toBe(false);
    const { view } = table.camera;
    const moved = vi.spyOn(table.camera, 'previousView', 'get');
    moved.mockReturnValue(view);
    expect(table.hasSlidFrom(at)).toBe(false);
    moved.mockReturnValue({ ...view, x: view.x + 2 * table.hexSize });
    expect(table.hasSlidFrom(at)).toBe(true);
  });
});

it('a drawing is without animation, and keeps the speed', () => {
  const { table, show } = drawn();
  table.motion.speed = 1.5;
  const frame = vi.spyOn(table.camera, 'frame').mockImplementation(async () => expect(table.motion.speed).toBe(0));
  const [cards, blows] = [vi.spyOn(table.modifierDeck, 'clear'), vi.spyOn(table.blows, 'clear')];
  show({});
  expect([frame.mock.calls.length, frame.mock.calls[0]?.[1], table.motion.speed]).toEqual([1, 0, 1.5]);
  expect([cards.mock.calls.length, blows.mock.calls.length]).toEqual([1, 1]);
});

it('the wood behind the map fills the window', () => {
  const { stage } = drawn({}, [844, 390]);
  const [wood] = stage.of('wood');
  expect([wood?.displayWidth, wood?.displayHeight]).toEqual([844, 390]);
});

it('the map follows the cursor of the keys', () => {
  const { table } = drawn();
  const follow = vi.spyOn(table.camera, 'follow');
  table.putCursor(FREE);
  table.putCursor(null);
  expect(follow.mock.calls).toEqual([[FREE]]);
});

describe('the map of a desktop', () => {
  const scaleIn = (table: Table, activity: TableView['activity'], more: Partial<TableView> = {}) => {
    table.fit(activity);
    table.draw({ ...VIEW, activity, ...more });
    const { x, y } = table.screenCentreOf(TAKEN);
    return [x, y, table.hexSize].map(Math.round);
  };
  const opened = (table: Table): Table => {
    table.resize(1440, 900, 'prepare');
    scaleIn(table, 'prepare');
    return table;
  };

  it('fills the place of the bed when heroes and monsters act, keeps its scale while cards are lost, and then shrinks again', () => {
    const table = opened(drawn().table);
    const chosen = scaleIn(table, 'select');
    const acting = scaleIn(table, 'map');
    expect(acting[2]).toBeGreaterThan((chosen[2] ?? 0) * 1.25);
    const { y, height } = table.plan.map;
    const middle = VIEW.fittedHexes.map((hex) => table.screenCentreOf(hex).y);
    expect(Math.abs((Math.min(...middle) + Math.max(...middle)) / 2 - (y + height / 2))).toBeLessThan(8);
    expect(scaleIn(table, 'cards')[2]).toBe(acting[2]);
    expect(scaleIn(table, 'map')).toEqual(acting);
    expect(scaleIn(table, 'select')).toEqual(chosen);
  });

  it('cuts off no loot and no closed door while cards are chosen: it moves, or becomes smaller', () => {
    const board = (table: Table) => VIEW.fittedHexes.map((hex) => ({ hex, y: table.screenCentreOf(hex).y }));
    const table = opened(drawn().table);
    const [top] = board(table).sort((a, b) => a.y - b.y);
    const hex = top?.hex ?? '';
    for (const tile of [
      { tile: 'money', count: 1 },
      { tile: 'treasure', number: 3 },
      { tile: 'door', state: 'closed' },
      { tile: 'door', state: 'locked' },
    ] as const) {
      const laid = opened(drawn().table);
      scaleIn(laid, 'map', { tiles: [{ hex, tile }] });
      const [, , size = 0] = scaleIn(laid, 'select', { tiles: [{ hex, tile }] });
      expect(laid.screenCentreOf(hex).y - size / 2).toBeGreaterThanOrEqual(laid.plan.map.y);
    }
  });

  it('moves for an opened door, and then stays again', () => {
    const table = opened(drawn().table);
    const before = scaleIn(table, 'map');
    const fittedHexes = [...VIEW.fittedHexes, ...VIEW.closed.flatMap(({ hexes }) => hexes)];
    const after = scaleIn(table, 'map', { fittedHexes });
    expect(after).not.toEqual(before);
    expect(scaleIn(table, 'cards', { fittedHexes })).toEqual(after);
    expect(scaleIn(table, 'map', { fittedHexes })).toEqual(after);
  });
});
