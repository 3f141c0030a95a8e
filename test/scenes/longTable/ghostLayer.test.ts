/** Tests how a ghost and the map cursor are drawn on the map: what is where, and that nothing of it remains. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { begin } from '../../../src/flow/longTable/play';
import { HEX } from '../../../src/scenes/longTable/board';
import { Table } from '../../../src/scenes/longTable/table/Table';
import { viewOf } from '../../../src/scenes/longTable/table/tableView';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';
import type { GhostView } from '../../../src/session/longTable/ghosts';
import { setupFor } from '../../kit/longTableSetups';
import { type Picture, Stage, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PLAY = begin(bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'blow' })));
const VIEW = viewOf(PLAY, { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] });
const HERO = PLAY.state.figures.find(({ kind }) => kind === 'hero') ?? expect.unreachable();
const FOE = PLAY.state.figures.find(({ kind }) => kind === 'monster') ?? expect.unreachable();
const FREE = VIEW.rooms
  .flatMap(({ hexes }) => hexes.map(({ hex }) => hex))
  .filter((hex) => !PLAY.state.figures.some((each) => each.hex === hex));
const [NEAR = '', TO = ''] = FREE;

const STRIKES = [{ target: HERO.id, mean: 2 }];

/** A ghost on `TO`, and a monster that goes to `NEAR` and strikes the hero there. */
function ghost(): GhostView {
  const turns = [{ figure: FOE.id, path: [FOE.hex, NEAR], strikes: STRIKES }];
  const heroes = [{ figure: HERO.id, hp: 5, left: 5, falls: 0 }];
  return {
    play: PLAY,
    hero: HERO.id,
    hex: TO,
    way: { risks: [], path: [TO], cost: 1 },
    movement: 3,
    forecast: { hex: TO, stay: { turns, heroes }, here: { turns, heroes } },
  } as unknown as GhostView;
}

function staged() {
  const stage = new Stage();
  const table = new Table(stage.scene as never);
  table.resize(390, 844, 'map');
  table.draw(VIEW);
  const before = stage.things.length;
  const added = () => stage.things.slice(before).filter(({ gone }) => !gone);
  const of = (key: string) => added().filter(({ texture }) => texture.key.startsWith(key));
  const centre = (hex: string) => table.camera.board.centre(hex);
  const figure = () => table.figures.imageOf(HERO.id) as unknown as Picture;
  return { stage, table, added, of, centre, figure };
}

const at = ({ x, y }: { x: number; y: number }) => ({ x: expect.closeTo(x, 3), y: expect.closeTo(y, 3) });
const placesOf = (things: readonly Picture[]) => things.map(({ x, y }) => ({ x, y }));

it('the hero’s path is a band with a joint on each hex, and the figure is faded at its old place', () => {
  const { table, of, centre, figure } = staged();
  table.ghost.show({ ...ghost(), forecast: null }, false);
  const [from, to] = [centre(HERO.hex), centre(TO)];
  expect(placesOf(of('ghost/joint'))).toEqual([at(from), at(to)]);
  const [bar] = of('ghost/bar');
  expect(placesOf(of('ghost/bar'))).toEqual([at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })]);
  expect(bar?.displayWidth).toBeCloseTo(Math.hypot(to.x - from.x, to.y - from.y));
  expect(bar?.displayHeight).toBe(8);
  expect(bar?.rotation).toBeCloseTo(Math.atan2(to.y - from.y, to.x - from.x));
  expect(placesOf(of('ghost/ring'))).toEqual([at(to)]);
  const [copy] = of(figure().texture.key);
  expect([copy?.x, copy?.y, copy?.alpha, figure().alpha]).toEqual([to.x, to.y, 0.8, 0.55]);
});

it('nothing of it remains when it is removed', () => {
  const { table, added, figure } = staged();
  table.ghost.show(ghost(), false);
  vi.runAllTimers();
  expect(added().length).toBeGreaterThan(5);
  table.ghost.show(null, false);
  expect([added(), figure().alpha]).toEqual([[], 1]);
});

it('a monster’s path has three dots for each step and a ring at its end', () => {
  const { table, of, centre } = staged();
  table.ghost.show(ghost(), false);
  vi.runAllTimers();
  const [a, b] = [centre(FOE.hex), centre(NEAR)];
  const between = (part: number) => at({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  expect(placesOf(of('ghost/dot'))).toEqual([0.37, 0.5, 0.63].map(between));
  expect(placesOf(of('ghost/ring'))).toEqual([at(b), at(centre(TO))]);
});

it('a monster’s path and its new hex lie under the figures, so that they hide no HP', () => {
  const { table, of } = staged();
  table.ghost.show(ghost(), false);
  vi.runAllTimers();
  const under = table['layers'].marks.list as unknown as Picture[];
  expect([...of('ghost/dot'), ...of('ghost/ring/').slice(0, 1)].every((each) => under.includes(each))).toBe(true);
});

it('an attack has an arrow that points to its target and a label with the damage', () => {
  const { table, of, centre } = staged();
  table.ghost.show(ghost(), false);
  vi.runAllTimers();
  const [a, b] = [centre(NEAR), centre(TO)];
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const [head] = of('ghost/head');
  expect(of('ghost/head')).toHaveLength(1);
  expect(head?.rotation).toBeCloseTo(angle);
  const along = ((head?.x ?? 0) - a.x) * Math.cos(angle) + ((head?.y ?? 0) - a.y) * Math.sin(angle);
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  expect(along).toBeCloseTo(long - HEX * 0.4 + 16 / 3 - 8);
  const aside = Math.abs(-((head?.x ?? 0) - a.x) * Math.sin(angle) + ((head?.y ?? 0) - a.y) * Math.cos(angle));
  expect([0, HEX * 0.26].some((each) => Math.abs(each - aside) < 0.01)).toBe(true);
  expect([head?.displayWidth, head?.displayHeight]).toEqual([16, 16]);
  const degrees = Math.round((angle * 180) / Math.PI / 30) * 30;
  expect(of('ghost/tag').map(({ texture }) => texture.key.replace(/:.*/, ''))).toEqual([
    expect.stringContaining(`ghost/tag/2.0/${degrees}/false`),
  ]);
});

it('the plan stays while the same forecast is shown, unless the map has changed', () => {
  const { table, of } = staged();
  const shown = ghost();
  table.ghost.show(shown, false);
  vi.runAllTimers();
  const [dot] = of('ghost/dot');
  table.ghost.show({ ...shown, hex: NEAR }, false);
  vi.runAllTimers();
  expect(of('ghost/dot')[0]).toBe(dot);
  table.ghost.show(shown, true);
  vi.runAllTimers();
  expect([of('ghost/dot')[0] === dot, of('ghost/dot').length]).toEqual([false, 3]);
});

it('the map cursor is a ring on its hex with the name below, and leaves nothing behind', () => {
  const { table, of, centre, added } = staged();
  table.putCursor(NEAR);
  const { x, y } = centre(NEAR);
  expect(placesOf(added())).toEqual([at({ x, y }), at({ x, y: y + HEX * 0.56 })]);
  expect(of(`cursor/${NEAR}`)).toHaveLength(1);
  table.putCursor(TO);
  expect([added().length, of(`cursor/${TO}`).length]).toEqual([2, 1]);
  table.putCursor(null);
  table.putCursor(null);
  expect(added()).toEqual([]);
});
