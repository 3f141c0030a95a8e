/** Tests the map in printed and turned orientation: where its hexes are drawn, and that a touch finds them there. */
import { describe, expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { begin, type Play } from '../../../src/flow/longTable/play';
import { hexDistance } from '../../../src/rules/core/hexes';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { areVisible, isWhollyInside } from '../../../src/scenes/longTable/camera';
import { newEventNotes } from '../../../src/scenes/longTable/table/eventNotes';
import { present } from '../../../src/scenes/longTable/table/presenters';
import { Table } from '../../../src/scenes/longTable/table/Table';
import { viewOf } from '../../../src/scenes/longTable/table/tableView';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';
import { orientationOf } from '../../../src/session/longTable/mapOrientation';
import { openDirector } from '../../kit/longTableDirector';
import { setupFor } from '../../kit/longTableSetups';
import { openLongTable } from '../../kit/longTableWords';
import { Stage, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();
await openLongTable();

const PLAY = begin(bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'turned' })));
const VIEW = viewOf(PLAY, { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] });

const SILENT = { hear() {}, play() {}, tick() {} } as never;

const laid = (width: number, height: number): Table => {
  const table = new Table(new Stage().scene as never);
  table.resize(width, height, 'map');
  table.draw(VIEW);
  return table;
};

it('L27.1: a boss has its name below and no number; figures with a number have no name', () => {
  const [crow] = PLAY.state.figures.filter(({ kind }) => kind === 'monster');
  if (crow?.kind !== 'monster') throw new Error('somebody must stand there');
  const boss = { ...crow, id: 'monster:liquidator:1', monster: 'liquidator', rank: 'boss' as const };
  const { figures } = viewOf(
    { ...PLAY, state: { ...PLAY.state, figures: [...PLAY.state.figures, boss] } },
    { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] },
  );
  expect(figures.find(({ id }) => id === boss.id)).toMatchObject({ name: 'Mr Sump', number: null, ring: 'boss' });
  expect(figures.find(({ id }) => id === crow.id)).toMatchObject({ name: null, number: crow.number });
});

describe('given a phone and a map that does not fit', () => {
  const [first, second] = VIEW.figures.filter(({ ring }) => ring !== 'obstacle');
  if (!first || !second) throw new Error('two figures');
  const turnOf = (who: string, needed: readonly string[], others: readonly string[]) => ({
    ...VIEW,
    fittedHexes: VIEW.printed,
    figures: VIEW.figures.map((each) => ({ ...each, acts: each.id === who })),
    neededHexes: needed,
    focusHexes: [...needed, ...others],
  });
  /** The px that the foot covers, from the bottom of the window. */
  const COVERED = 420;
  /** The table, the lowest hex that such a foot leaves visible, and the highest that it covers. */
  const opened = () => {
    const table = laid(390, 844);
    table.draw(turnOf(first.id, [first.hex], []));
    const { map, height } = table.plan;
    const above = { ...map, height: height - COVERED - map.y };
    const depth = (hex: string) => table.mapCentreOf(hex).y;
    const seen = VIEW.printed
      .filter((hex) => isWhollyInside(table.camera.view, hex, map))
      .sort((a, b) => depth(a) - depth(b));
    const visible = seen.filter((hex) => isWhollyInside(table.camera.view, hex, above)).at(-1);
    const covered = seen.find((hex) => depth(hex) > depth(visible ?? '') && hex !== visible);
    if (!visible || !covered) throw new Error('the foot covers nothing');
    table.draw(turnOf(first.id, [visible], [covered]));
    return { table, visible, covered, view: table.camera.view };
  };

  it('when the foot covers a figure that the turn does not need, then the map keeps still', () => {
    const { table, visible, covered, view } = opened();
    void table.camera.setCoveredHeight(COVERED, false);
    table.draw(turnOf(first.id, [visible], [covered]));
    expect(table.camera.view).toEqual(view);
  });

  it('when the foot covers a hex that the turn needs, then the map moves', () => {
    const { table, covered, view } = opened();
    void table.camera.setCoveredHeight(COVERED, false);
    table.draw(turnOf(first.id, [covered], []));
    expect(table.camera.view).not.toEqual(view);
  });

  it('when the foot covers a figure and the next turn begins, then the map moves', () => {
    const { table, visible, covered, view } = opened();
    void table.camera.setCoveredHeight(COVERED, false);
    table.draw(turnOf(second.id, [visible], [covered]));
    expect(table.camera.view).not.toEqual(view);
  });
});

it('without motion, when the foot becomes lower after the map was placed for a turn, then the whole room is visible', () => {
  const table = laid(768, 1024);
  table.motion.speed = 0;
  const [first] = VIEW.figures.filter(({ ring }) => ring === 'hero');
  table.fit('select');
  table.draw({ ...VIEW, activity: 'select' });
  const { tabs, map } = table.plan;
  void table.camera.setCoveredHeight(table.plan.height - (map.y + map.height), true);
  table.fit('map');
  table.draw({ ...VIEW, figures: VIEW.figures.map((each) => ({ ...each, acts: each.id === first?.id })) });
  void table.camera.setCoveredHeight(table.plan.height - tabs.y + 240, true);
  expect(areVisible(table.camera.view, VIEW.focusHexes, table.plan.map)).toBe(true);
});

it('a map that the player has moved stays for the turn, and follows the figures again in the next turn', () => {
  const table = laid(390, 844);
  const [first, second] = VIEW.figures;
  if (!first || !second) throw new Error('two figures');
  const turn = ({ id, hex }: typeof first) => ({
    ...VIEW,
    focusHexes: [hex],
    figures: VIEW.figures.map((each) => ({ ...each, acts: each.id === id })),
  });
  const away = { ...table.camera.view, x: table.camera.view.x - 4000 };
  const moved = () => {
    table.camera.setPlayerView(away);
    return table.camera.view.x;
  };
  table.draw(turn(first));
  const x = moved();
  table.draw(turn(first));
  void table.camera.follow(first.hex);
  expect(table.camera.view.x).toBe(x);
  table.draw(turn(second));
  expect(isWhollyInside(table.camera.view, second.hex, table.plan.map)).toBe(true);
  const still = moved();
  const far =
    VIEW.fittedHexes.find((hex) => !isWhollyInside(table.camera.view, hex, table.plan.map)) ??
    expect.unreachable('far');
  table.motion.speed = 0;
  table.camera.noteTurn(second.id);
  void table.camera.follow(far);
  expect(table.camera.view.x).toBe(still);
  table.camera.noteTurn(first.id);
  void table.camera.follow(far);
  expect(isWhollyInside(table.camera.view, far, table.plan.map)).toBe(true);
});

it('what the player is asked to touch comes into view, unless the player has moved the map', () => {
  const table = laid(390, 240);
  table.motion.speed = 0;
  const { map } = table.plan;
  const eye = VIEW.focusHexes[0] ?? expect.unreachable('somebody acts');
  const far = VIEW.fittedHexes.find((hex) => !isWhollyInside(table.camera.view, hex, map)) ?? expect.unreachable('far');
  void table.arrange({ ...VIEW, focusHexes: [eye] }, 0);
  expect(isWhollyInside(table.camera.view, far, map)).toBe(false);
  void table.arrange({ ...VIEW, focusHexes: [far] }, 0);
  expect(isWhollyInside(table.camera.view, far, map)).toBe(true);
});

it('hexes under texts that grow over the map come out from under them, unless the player has moved the map', () => {
  const table = laid(390, 844);
  table.motion.speed = 0;
  const { map, height } = table.plan;
  const lowest = VIEW.fittedHexes.reduce((a, b) => (table.mapCentreOf(b).y > table.mapCentreOf(a).y ? b : a));
  void table.arrange({ ...VIEW, focusHexes: [lowest] }, 0);
  table.draw({ ...VIEW, focusHexes: [lowest] });
  const y = () => table.screenCentreOf(lowest).y;
  const before = y();
  expect(before).toBeGreaterThan(map.y + map.height - 200);
  const cover = (px: number, lies = true) => {
    void table.camera.setCoveredHeight(px, lies);
  };
  const over = height - before + 60;
  cover(over, false);
  expect(y()).toBe(before);
  cover(over);
  expect(y()).toBeLessThan(height - over);
  // The map stays: it does not jump down again when the text shrinks.
  const up = y();
  cover(0);
  expect(y()).toBe(up);
  table.camera.setPlayerView({ ...table.camera.view, y: table.camera.view.y + 90 });
  const held = y();
  cover(over);
  expect(y()).toBe(held);
});

it.each([
  [390, 844, ['hero', 'monster']],
  // Here the map does not fit whole, and the heroes matter most.
  [360, 640, ['hero']],
] as const)(
  'at %i x %i a slip at the top of the map hides no figure of %j while cards are chosen',
  (width, height, kinds) => {
    const table = new Table(new Stage().scene as never);
    table.resize(width, height, 'select');
    table.draw({ ...VIEW, activity: 'select' });
    table.motion.speed = 0;
    const { map } = table.plan;
    const slip = 96;
    const shown = VIEW.figures.filter(({ id }) => kinds.some((kind) => id.startsWith(`${kind}:`)));
    const tops = () => shown.map(({ hex }) => table.screenCentreOf(hex).y - table.hexSize / 2);
    expect(Math.min(...tops())).toBeLessThan(map.y + slip);
    const before = table.camera.view;
    void table.camera.setTopCoveredHeight(slip, true);
    expect(Math.min(...tops())).toBeGreaterThanOrEqual(map.y + slip);
    void table.camera.setTopCoveredHeight(0, true);
    expect(table.camera.view).toEqual(before);
  },
);

it('on a phone a slip that comes and goes within a turn moves the map out of its way once, and never scales it', () => {
  const table = laid(390, 844);
  table.motion.speed = 0;
  const slip = 96;
  const { map } = table.plan;
  const { scale } = table.camera.view;
  void table.camera.setTopCoveredHeight(slip, true);
  const [first = ''] = VIEW.focusHexes;
  expect(table.screenCentreOf(first).y - table.hexSize / 2).toBeGreaterThanOrEqual(map.y + slip);
  expect(table.camera.view.scale).toBe(scale);
  const moved = table.camera.view;
  void table.camera.setTopCoveredHeight(0, true);
  expect(table.camera.view).toEqual(moved);
  void table.camera.setTopCoveredHeight(slip, true);
  expect(table.camera.view).toEqual(moved);
});

it('on a phone neither a slip nor a prompt over the map hides a figure while cards are chosen', () => {
  const table = new Table(new Stage().scene as never);
  table.resize(390, 844, 'select');
  table.draw({ ...VIEW, activity: 'select' });
  table.motion.speed = 0;
  const { map, height } = table.plan;
  const [slip, prompt] = [98, 50];
  const figures = VIEW.figures.filter(({ ring }) => ring !== 'obstacle');
  const before = table.camera.view;
  void table.camera.setTopCoveredHeight(slip, true);
  void table.camera.setCoveredHeight(height - map.y - map.height + prompt, true);
  const ys = figures.map(({ hex }) => table.screenCentreOf(hex).y);
  expect(Math.min(...ys) - table.hexSize / 2).toBeGreaterThanOrEqual(map.y + slip);
  expect(Math.max(...ys) + table.hexSize / 2).toBeLessThanOrEqual(map.y + map.height - prompt);
  void table.camera.setCoveredHeight(0, true);
  void table.camera.setTopCoveredHeight(0, true);
  expect(table.camera.view).toEqual(before);
});

it('L6.4: the map makes space for the turn order when the order is set, before the first figure acts', async () => {
  const table = new Table(new Stage().scene as never);
  table.resize(390, 844, 'select');
  table.draw(VIEW);
  table.motion.speed = 0;
  const { map } = table.plan;
  const stage = { table, sound: SILENT, next: VIEW, play: () => PLAY, memory: newEventNotes() };
  await present(stage, { type: 'turnOrderSet', order: [], rule: 'L6.4' });
  expect(table.plan.map.y).toBeGreaterThan(map.y);
  expect(VIEW.fittedHexes.every((hex) => isWhollyInside(table.camera.view, hex, table.plan.map))).toBe(true);
});

it.each([
  [1280, 720],
  [1024, 768],
])(
  'at %i x %i the map becomes much larger with the height that the hand leaves, and each change of it is one movement',
  async (width, height) => {
    const table = new Table(new Stage().scene as never);
    table.resize(width, height, 'select');
    table.draw(VIEW);
    table.motion.speed = 0;
    const { view: small } = table.camera;
    const at = (activity: 'cards' | 'select' | 'map') => {
      table.fit(activity);
      void table.arrange({ ...VIEW, activity }, 0);
      return table.camera.view;
    };
    const stage = { table, sound: SILENT, next: VIEW, play: () => PLAY, memory: newEventNotes() };
    await present(stage, { type: 'turnOrderSet', order: [], rule: 'L6.4' });
    const { view: large } = table.camera;
    expect(large).toEqual(laid(width, height).camera.view);
    expect(large.scale).toBeGreaterThan(small.scale);
    expect([at('map'), at('select'), at('map')]).toEqual([large, small, large]);
  },
);

/** The height of the panel at the bottom during each event, as the director tells the panels. Beforehand it has the height for `activity`. */
async function footDuring(activity: 'cards' | 'select', events: readonly GameEvent[], play: Play): Promise<number[]> {
  const stage = new Stage();
  const table = new Table(stage.scene as never);
  let told = 0;
  const during: number[] = [];
  const tell = ({ foot }: Table['plan']) => {
    told = foot.height;
  };
  const interaction = { play, draft: EMPTY_DRAFT, places: NO_PLACES, options: [], lowestHp: new Map() };
  const onDrawn = (_: unknown, plan: Table['plan']) => tell(plan);
  const init = {
    interaction,
    sound: SILENT,
    isStepMode: () => false,
    onDrawn,
    onPlan: tell,
    onBusy() {},
    onEvent() {},
  };
  const director = openDirector(table, init as never, newEventNotes());
  table.resize(1440, 900, activity);
  director.draw({ ...PLAY, state: { ...PLAY.state, question: ASKED[activity] } } as Play);
  const { labels } = table;
  const { clear } = labels;
  labels.clear = () => {
    during.push(told);
    clear.call(labels);
  };
  director.show(events, play);
  await stage.until(director.idle());
  return during;
}
const ASKED = { select: { ask: 'select' }, cards: { ask: 'longRest', hero: 'bailiff' } } as const;

describe('the panel at the bottom', () => {
  const [first] = VIEW.figures;
  const turn = { type: 'turnBegan', figure: first?.id ?? '', late: false, rule: 'L6.5' } as GameEvent;
  const order: GameEvent = { type: 'turnOrderSet', order: [], rule: 'L6.4' };
  const asks = (question: unknown) => ({ ...PLAY, state: { ...PLAY.state, question } }) as Play;

  it.each([
    { before: 'select', events: [order, turn], later: null },
    { before: 'select', events: [order, turn], later: ASKED.select },
    { before: 'cards', events: [turn], later: null },
    { before: 'cards', events: [turn], later: ASKED.cards },
  ] as const)('leaves the map free from the first turn on, after $before', async ({ before, events, later }) => {
    const during = await footDuring(before, events, asks(later));
    expect(during.length).toBeGreaterThan(0);
    expect(new Set(during.slice(0, events.length))).toEqual(new Set([laid(1440, 900).plan.foot.height]));
  });
});

it('the map of a desktop keeps its scale while cards are lost within a turn, and is then where it was', () => {
  const table = laid(1440, 900);
  table.motion.speed = 0;
  const { view } = table.camera;
  table.fit('cards');
  void table.arrange(VIEW, 0);
  expect(table.camera.view.scale).toBe(view.scale);
  expect(areVisible(table.camera.view, VIEW.focusHexes, table.plan.map)).toBe(true);
  table.fit('map');
  void table.arrange(VIEW, 0);
  expect(table.camera.view).toEqual(view);
});

it('L6.4: the map stays where a door has moved it, when the order is set anew', async () => {
  const table = new Table(new Stage().scene as never);
  table.resize(1440, 900, 'map');
  table.draw(VIEW);
  table.motion.speed = 0;
  const behind = PLAY.book.scenario.rooms[1]?.hexes ?? expect.unreachable('a second room');
  void table.camera.frame({ ...VIEW, fittedHexes: [...VIEW.fittedHexes, ...behind] }, 0);
  const { view } = table.camera;
  const stage = { table, sound: SILENT, next: VIEW, play: () => PLAY, memory: newEventNotes() };
  await present(stage, { type: 'turnOrderSet', order: [], rule: 'L6.4' });
  expect(table.camera.view).toEqual(view);
});

it('a map that fits beside the texts is placed there, and then stays in place however long they are', () => {
  const table = laid(390, 844);
  table.motion.speed = 0;
  const { map, height, tabs } = table.plan;
  // There is space for long texts from the beginning.
  const beneath = { ...map, height: tabs.y - 284 - map.y };
  expect(VIEW.fittedHexes.every((hex) => isWhollyInside(table.camera.view, hex, beneath))).toBe(true);
  const whole = table.camera.view.scale;
  const beside = (px: number) => {
    void table.camera.setCoveredHeight(px, true);
    const clear = { ...map, height: height - px - map.y };
    return VIEW.fittedHexes.every((hex) => isWhollyInside(table.camera.view, hex, clear));
  };
  const [little, much] = [height - (map.y + map.height) + 40, height - (map.y + map.height) + 90];
  expect(beside(little)).toBe(true);
  expect(beside(much)).toBe(true);
  const { view } = table.camera;
  expect(view.scale).toBeLessThan(whole);
  expect(beside(little)).toBe(true);
  expect(beside(much)).toBe(true);
  expect(table.camera.view).toEqual(view);
  // If its hexes would be too small for a finger, the map goes under the texts, and the important hexes are moved out.
  expect(beside(height - map.y - 150)).toBe(false);
  expect(table.camera.view.scale).toBe(view.scale);
  // A map that the player has moved stays in place; in another window it is fitted again.
  table.camera.resetForNewSize();
  void table.camera.setCoveredHeight(0, true);
  expect(table.camera.view.scale).toBe(whole);
  table.camera.setPlayerView({ ...table.camera.view, x: 3 });
  const { view: held } = table.camera;
  void table.camera.setCoveredHeight(much, true);
  expect(table.camera.view).toEqual(held);
});

it('the map makes one movement at a time, and stays where the player moves it', async () => {
  const stage = new Stage();
  const table = new Table(stage.scene as never);
  table.resize(390, 240, 'map');
  table.draw(VIEW);
  const far = VIEW.fittedHexes.filter((hex) => !isWhollyInside(table.camera.view, hex, table.plan.map));
  const [first, last] = [far[0] ?? '', far.at(-1) ?? ''];
  void table.camera.follow(first);
  await stage.pass(50);
  void table.camera.follow(last);
  const on = table.camera.view.y;
  await stage.pass(5000);
  expect(table.camera.view.y).not.toBe(on);
  expect(isWhollyInside(table.camera.view, last, table.plan.map)).toBe(true);
  table.camera.fitAgain();
  await stage.pass(20);
  table.camera.setPlayerView(table.camera.view);
  const held = table.camera.view;
  await stage.pass(5000);
  expect(table.camera.view).toEqual(held);
});

it('a touch that began while the map was moving is told apart from others', async () => {
  const stage = new Stage();
  const table = new Table(stage.scene as never);
  table.resize(390, 844, 'map');
  table.draw(VIEW);
  const [seen = ''] = VIEW.fittedHexes;
  table.camera.setPlayerView({ ...table.camera.view, y: table.camera.view.y + 150 });
  const at = table.screenCentreOf(seen);
  expect(table.hasSlidFrom(at)).toBe(false);
  void table.camera.fitAgain();
  await stage.pass(5000);
  expect(table.hexAt(at)).not.toBe(seen);
  expect(table.hasSlidFrom(at)).toBe(true);
  // Where nothing was before and nothing is now, the touch is unchanged.
  expect(table.hasSlidFrom({ x: -4000, y: -4000 })).toBe(false);
  await table.camera.whenStill();
  expect(table.hasSlidFrom(at)).toBe(false);
});

/** A room that is shut: its door, a figure behind it, the view after it has opened, and a function that opens it. */
function shutRoom(table: Table) {
  const [room] = VIEW.closed;
  const door = VIEW.tiles.find(({ tile }) => tile.tile === 'door')?.hex;
  const [opener, foe] = [
    VIEW.figures.find(({ ring }) => ring === 'hero'),
    VIEW.figures.find(({ ring }) => ring === 'normal'),
  ];
  if (!room || door === undefined || !opener || !foe)
    throw new Error('a room that is shut, its door, and who is at it');
  table.draw({ ...VIEW, focusHexes: [door], figures: [{ ...opener, hex: door }] });
  const behind = { ...foe, id: 'monster:writHound:9', hex: room.hexes.at(-1) ?? '' };
  const sheet = {
    key: 'room1',
    place: 'noticeOnTheDoor',
    hexes: room.hexes.map((hex) => ({ hex, terrain: 'plain' as const })),
  };
  const next = {
    ...VIEW,
    focusHexes: [door],
    rooms: [...VIEW.rooms, sheet],
    fittedHexes: [...VIEW.fittedHexes, ...room.hexes],
    figures: [{ ...opener, hex: door }, behind],
  };
  const open = () => {
    const stage = { table, next, sound: SILENT, play: () => PLAY, memory: newEventNotes() };
    return present(stage, { type: 'doorOpened', figure: opener.id, hex: door } as never);
  };
  return { door, behind, next, open };
}

it('figures behind an opening door are shown, and then the map returns to the hero who opened it', async () => {
  const table = laid(390, 240);
  const { door, behind, next, open } = shutRoom(table);
  const looked: boolean[] = [];
  table.motion.speed = 0;
  vi.spyOn(table.motion, 'wait').mockImplementation(async () => {
    looked.push(isWhollyInside(table.camera.view, behind.hex, table.plan.map));
  });
  await open();
  expect(looked).toEqual([true]);
  expect(table.figures.imageOf(behind.id)).toBeDefined();
  await table.arrange(next, 0);
  expect(isWhollyInside(table.camera.view, door, table.plan.map)).toBe(true);
});

it('figures behind an opening door that a phone shows below the map, above the tabs, need no second motion', async () => {
  const table = laid(390, 844);
  const { door, behind, open } = shutRoom(table);
  const { map, height, tabs } = table.plan;
  table.motion.speed = 0;
  // A slip leaves the map so little room that the door and the figure do not fit together.
  void table.camera.setTopCoveredHeight(map.height / 2, true);
  void table.camera.setCoveredHeight(height - tabs.y, false);
  const look = vi.spyOn(table.motion, 'wait').mockResolvedValue();
  await open();
  const { y } = table.screenCentreOf(behind.hex);
  expect([y > map.y + map.height, y + table.hexSize / 2 < tabs.y]).toEqual([true, true]);
  expect(table.screenCentreOf(door).y).toBeGreaterThan(map.y + map.height / 2);
  expect(look).not.toHaveBeenCalled();
});

it('keys move the map by parts of its window, zoom around the middle, and fit the map again', () => {
  const table = laid(390, 240);
  table.motion.speed = 0;
  table.camera.fitAgain();
  const before = table.camera.view;
  const { map } = table.plan;
  table.camera.moveBy({ do: 'zoom', factor: 1.25 });
  expect(table.camera.view.scale).toBeCloseTo(before.scale * 1.25);
  table.camera.moveBy({ do: 'zoom', factor: 0.8 });
  expect(table.camera.view.x).toBeCloseTo(before.x);
  expect(table.camera.view.y).toBeCloseTo(before.y);
  table.camera.moveBy({ do: 'pan', by: { x: 0, y: -0.2 } });
  expect(table.camera.view.y).toBeCloseTo(before.y - 0.2 * map.height);
  table.camera.moveBy({ do: 'fit' });
  expect(table.camera.view).toEqual(before);
});

it('on request all open rooms are shown at once beside the texts; a second request fits the map as before', () => {
  const table = laid(390, 480);
  table.motion.speed = 0;
  void table.camera.setCoveredHeight(90, true);
  const { map, height, composition } = table.plan;
  expect(composition).toBe('portrait');
  const clear = { ...map, height: Math.max(map.height / 2, height - 90 - map.y) };
  const before = table.camera.view;
  const isWhole = () => VIEW.fittedHexes.every((hex) => isWhollyInside(table.camera.view, hex, clear));
  expect(isWhole()).toBe(false);
  table.camera.moveBy({ do: 'whole' });
  expect(isWhole()).toBe(true);
  // The map stays so while the text is read.
  void table.camera.setCoveredHeight(40, true);
  void table.camera.setCoveredHeight(90, true);
  expect(isWhole()).toBe(true);
  table.camera.moveBy({ do: 'whole' });
  expect(isWhole()).toBe(false);
  expect(table.camera.view.scale).toBe(before.scale);
});

it('the view shows the acting figure, then what can be touched, then figures around, the nearest first', () => {
  const [hero, ...others] = VIEW.focusHexes;
  const acting = VIEW.figures.find(({ ring }) => ring === 'hero');
  expect(hero).toBe(acting?.hex);
  const far = others.map((hex) => hexDistance(hero ?? '', hex));
  expect(far).toEqual([...far].sort((a, b) => a - b));
  expect(VIEW.figures.length).toBeGreaterThan(3);
  expect(VIEW.figures.every(({ hex }) => VIEW.focusHexes.includes(hex))).toBe(true);
});

it('L13.2: possible or certain targets of an area are marked above the figure, not under it', () => {
  const { board } = PLAY.book.scenario;
  const enemy = VIEW.figures.find(({ ring }) => ring === 'normal')?.hex ?? expect.unreachable('an enemy');
  const empty = Object.keys(board.hexes).find((hex) => VIEW.figures.every((each) => each.hex !== hex)) ?? '';
  const area = { type: 'area', hexes: [enemy, empty] } as const;
  const marked = (draft: typeof EMPTY_DRAFT, areas: readonly (typeof area)[]) =>
    viewOf(PLAY, { draft, places: { ...NO_PLACES, areas }, options: [] })
      .marks.map(({ hex, mark }) => `${hex} ${mark.mark}`)
      .sort();
  expect(marked(EMPTY_DRAFT, [area])).toEqual([`${enemy} place`, `${enemy} target`, `${empty} place`].sort());
  expect(marked({ ...EMPTY_DRAFT, area }, [area])).toEqual(
    [`${enemy} area`, `${enemy} target`, `${empty} area`].sort(),
  );
});

it('the view follows a figure that acts in a room that has just appeared', () => {
  const table = laid(390, 240);
  table.motion.speed = 0;
  const [room] = VIEW.closed;
  const door = VIEW.tiles.find(({ tile }) => tile.tile === 'door')?.hex;
  if (!room || door === undefined) throw new Error('a room that is shut, and its door');
  const sheet = {
    key: 'room1',
    place: 'noticeOnTheDoor',
    hexes: room.hexes.map((hex) => ({ hex, terrain: 'plain' as const })),
  };
  const opened = { ...VIEW, rooms: [...VIEW.rooms, sheet], fittedHexes: [...VIEW.fittedHexes, ...room.hexes] };
  void table.slideIn(opened, door);
  for (const hex of [room.hexes.at(-1) ?? '', VIEW.fittedHexes[0] ?? '', room.hexes[0] ?? '']) {
    void table.camera.follow(hex);
    expect([hex, isWhollyInside(table.camera.view, hex, table.plan.map)]).toEqual([hex, true]);
  }
});

it('figures are drawn from far to near, and bosses with names below all, so that numbers cover the figures behind', () => {
  const table = laid(390, 844);
  const order = () => (table as unknown as { layers: { figures: { list: { name: string }[] } } }).layers.figures.list;
  const far = (name: string) => table.figures.imageOf(name as never)?.y ?? 0;
  const ys = order().map(({ name }) => far(name));
  expect(ys.length).toBeGreaterThan(3);
  expect(ys).toEqual([...ys].sort((a, b) => a - b));
  const last = order().at(-1)?.name;
  table.draw({
    ...VIEW,
    figures: VIEW.figures.map((each) => ({ ...each, name: each.id === last ? 'Mr Sump' : null })),
  });
  expect(order()[0]?.name).toBe(last);
});

it('the cost of a step is in the middle of its hex, or aside if something is visible there', () => {
  const way = { path: [], cost: 1, risks: [] };
  const hexes = ['a1', 'c6', 'c3'];
  const spots = new Map(hexes.map((hex) => [hex, { kind: 'way', way, commands: [] }]));
  const { marks, tiles } = viewOf(PLAY, { draft: EMPTY_DRAFT, places: { ...NO_PLACES, spots } as never, options: [] });
  expect(tiles.map(({ hex }) => hex)).toContain('c6');
  expect(marks.map(({ hex, mark }) => [hex, mark.mark === 'way' && mark.aside])).toEqual([
    ['a1', false],
    ['c6', true],
    ['c3', true],
  ]);
});

it('targets that can be helped are marked differently from targets that can be attacked', () => {
  const { figures } = PLAY.state;
  const spots = new Map(figures.map(({ hex }) => [hex, { kind: 'target', way: null, commands: [] }]));
  const { marks } = viewOf(PLAY, { draft: EMPTY_DRAFT, places: { ...NO_PLACES, spots } as never, options: [] });
  const ours = marks.filter(({ mark }) => mark.mark === 'target' && mark.ours).map(({ hex }) => hex);
  expect(ours).toEqual(figures.filter(({ kind }) => kind === 'hero').map(({ hex }) => hex));
  expect(marks.length).toBeGreaterThan(ours.length);
});

it('L2.1: closed rooms show only their hexes, below the open ones; in a random dungeon not even these', () => {
  const table = laid(390, 844);
  const { sheets } = (table as unknown as { layers: { sheets: { list: { name: string; gone: boolean }[] } } }).layers;
  const laidOut = () => sheets.list.filter(({ gone }) => !gone).map(({ name }) => name);
  expect(laidOut()).toEqual(['closed1', 'room0']);
  expect(VIEW.fittedHexes).not.toContain(VIEW.closed[0]?.hexes[0]);
  const open = (rooms: number[], setup = PLAY.book.setup) =>
    viewOf(
      { ...PLAY, book: { ...PLAY.book, setup }, state: { ...PLAY.state, rooms } },
      { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] },
    );
  table.draw(open([0, 1]));
  expect(laidOut()).toEqual(['room0', 'room1']);
  expect(open([0], { ...PLAY.book.setup, dungeon: {} as never }).closed).toEqual([]);
});

it('tells the arrow keys how the map lies, also after the window has changed', () => {
  const table = new Table(new Stage().scene as never);
  const interaction = { play: PLAY, draft: EMPTY_DRAFT, places: NO_PLACES, options: [] } as never;
  const director = openDirector(table, { interaction, onDrawn() {} } as never, newEventNotes());
  const told = ([width, height]: readonly [number, number]) => {
    table.resize(width, height, 'map');
    director.draw(PLAY);
    return orientationOf(interaction);
  };
  expect(
    (
      [
        [1440, 900],
        [390, 844],
        [844, 390],
      ] as const
    ).map(told),
  ).toEqual(['turned', 'upright', 'turned']);
});

describe('the map of a long scenario', () => {
  it('is turned on a desktop and on a phone in landscape, and as printed on a phone in portrait', () => {
    expect([laid(1440, 900), laid(844, 390), laid(390, 844)].map(({ camera }) => camera.view.orientation)).toEqual([
      'turned',
      'turned',
      'upright',
    ]);
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])('is touched where it is drawn, in a window of %i x %i', (width, height) => {
    const table = laid(width, height);
    for (const hex of VIEW.fittedHexes) expect(table.hexAt(table.screenCentreOf(hex))).toBe(hex);
    for (const { id, hex } of VIEW.figures) expect(table.figures.imageOf(id)).toMatchObject(table.mapCentreOf(hex));
  });

  it('does not change its orientation while the hand is open, but is fitted again when the window changes size', () => {
    const table = laid(1440, 900);
    const { x } = table.mapCentreOf('c1');
    table.fit('cards');
    table.paint(VIEW);
    expect(table.camera.view.orientation).toBe('turned');
    expect(table.mapCentreOf('c2').x).toBeGreaterThan(x);
    table.resize(390, 844, 'map');
    table.draw(VIEW);
    expect(table.camera.view.orientation).toBe('upright');
    for (const { id, hex } of VIEW.figures) expect(table.figures.imageOf(id)).toMatchObject(table.mapCentreOf(hex));
  });

  it('takes into account all printed rooms, not only the open ones', () => {
    expect(VIEW.printed.length).toBeGreaterThan(VIEW.rooms.flatMap(({ hexes }) => hexes).length);
  });
});

it('L14.2: a pushed figure is shown where it has come so far, and goes on from there', async () => {
  const [by, target] = PLAY.state.figures;
  if (!by || !target) throw new Error('two figures');
  const path = VIEW.fittedHexes.filter((hex) => hex !== by.hex && hex !== target.hex).slice(0, 3);
  const [first, second] = path;
  if (!first || !second) throw new Error('a way');
  const force = { by: by.id, target: target.id, kind: 'push', left: 1, full: 3, slam: 0, path: [first, second] };
  const state = { ...PLAY.state, question: { ask: 'force', force } } as never;
  const pushing = viewOf({ ...PLAY, state }, { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] });
  const seen = ({ figures }: typeof VIEW) => figures.find(({ id }) => id === target.id)?.hex;
  expect([seen(VIEW), seen(pushing)]).toEqual([target.hex, second]);
  const stage = new Stage();
  const table = new Table(stage.scene as never);
  table.resize(390, 844, 'map');
  table.draw(pushing);
  const image = table.figures.imageOf(target.id);
  expect(image).toMatchObject(table.mapCentreOf(second));
  const came: string[] = [];
  const event = { type: 'forced', figure: target.id, by: by.id, kind: 'push', path, blocked: false, rule: 'L14.2' };
  const over = present({ table, sound: SILENT, next: VIEW, play: () => PLAY, memory: newEventNotes() }, event as never);
  for (let i = 0; i < 40; i += 1) {
    await stage.pass(40);
    const at = path.find((hex) => table.mapCentreOf(hex).x === image?.x && table.mapCentreOf(hex).y === image?.y);
    if (at !== undefined && came.at(-1) !== at) came.push(at);
  }
  await over;
  expect(came).toEqual([path[2]]);
});

it('L27.5: a mark of the goal has its number on the map, and shows when it is done', () => {
  const book = bookFor(setupFor('groundRent', ['bailiff', 'ferrywoman'], { seed: 'plots' }));
  const { goal, marks, rooms } = book.scenario;
  if (goal.goal !== 'plates') throw new Error('plots');
  const play = begin(book);
  const all = { ...play, state: { ...play.state, rooms: rooms.map((_, i) => i), plates: goal.marks.slice(0, 1) } };
  const { tiles } = viewOf(all as never, { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] });
  const plates = tiles.flatMap(({ hex, tile }) => (tile.tile === 'plate' ? [[hex, tile.mark, tile.done]] : []));
  expect(plates).toEqual(goal.marks.flatMap((mark, i) => (marks[mark] ?? []).map((hex) => [hex, mark, i === 0])));
  expect(plates.length).toBeGreaterThan(2);
});

it('L13.2: an area with a single placing is shown during the question about its attack', () => {
  const enemy = VIEW.figures.find(({ ring }) => ring === 'normal')?.hex ?? expect.unreachable('an enemy');
  const question = { ask: 'targets', placing: [enemy, 'a1'], chosen: [], leftOut: [] };
  const preview = { ...PLAY, state: { ...PLAY.state, question } } as never;
  const { marks } = viewOf(PLAY, { draft: EMPTY_DRAFT, places: NO_PLACES, options: [], preview });
  expect(marks.map(({ hex, mark }) => `${hex} ${mark.mark}`)).toEqual(
    expect.arrayContaining([`${enemy} area`, 'a1 area', `${enemy} target`]),
  );
});

it('L17.4: the Shields of a figure are shown as their sum, as long as they last', () => {
  const [hero] = PLAY.state.figures;
  if (!hero) throw new Error('a hero');
  const bonus = (kind: string, amount: number) => ({ id: amount, kind, bearer: hero.id, amount, slots: [], used: 0 });
  const bonuses = [bonus('shield', 1), bonus('shield', 2), bonus('retaliate', 2), bonus('attacks', 1)];
  const { figures } = viewOf({ ...PLAY, state: { ...PLAY.state, bonuses } } as never, {
    draft: EMPTY_DRAFT,
    places: NO_PLACES,
    options: [],
  });
  const worn = (id: string) => figures.find((each) => each.id === id)?.bonuses;
  expect(worn(hero.id)).toEqual([
    { kind: 'shield', n: 3 },
    { kind: 'retaliate', n: 2 },
  ]);
  expect(VIEW.figures.every(({ bonuses }) => bonuses.length === 0)).toBe(true);
});

it('L14.2: if a figure is pushed through another, the mark is above the other figure, not under it', () => {
  const stage = new Stage();
  const layers: { readonly list: readonly unknown[] }[] = [];
  const add = stage.scene.add;
  const container = () => {
    const made = add.container();
    layers.push(made);
    return made;
  };
  const table = new Table({ ...stage.scene, add: { ...add, container } } as never);
  table.resize(390, 844, 'map');
  const [taken] = VIEW.figures;
  const free = VIEW.fittedHexes.find((hex) => VIEW.figures.every((each) => each.hex !== hex)) ?? '';
  table.draw({
    ...VIEW,
    marks: [
      { hex: taken?.hex ?? '', mark: { mark: 'through' } },
      { hex: free, mark: { mark: 'force' } },
    ],
  });
  const figure = table.figures.imageOf(taken?.id ?? '');
  const at = (thing: unknown) => layers.findIndex(({ list }) => list.includes(thing));
  const [over, under] = ['mark/through', 'mark/force'].flatMap((key) => stage.of(key).map(at));
  expect(over).toBeGreaterThan(at(figure));
  expect(under).toBeLessThan(at(figure));
});
