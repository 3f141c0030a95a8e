/** Tests the scene of the Long Table: what it draws after a change, and what pointers, keys and a new window do. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openChapter } from '../../../src/i18n';
import { TableScene } from '../../../src/scenes/longTable/table/TableScene';
import type { Interaction } from '../../../src/session/longTable/interaction';
import { MAP_COVERED, MAP_MOVED, MAP_TOP_COVERED } from '../../../src/session/longTable/mapEvents';
import { chosenTable, newTable } from '../../kit/longTableTable';
import { openLongTable } from '../../kit/longTableWords';
import { openScene, recordCalls } from '../../kit/openScene';
import { stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();
beforeAll(async () => {
  await openLongTable();
  await Promise.all([openChapter('board'), openChapter('desk')]);
});

const scenes: { close(): void }[] = [];
afterEach(() => {
  for (const each of scenes.splice(0)) each.close();
  vi.useRealTimers();
});

const moverOf = (interaction: Interaction) => interaction.mover ?? expect.unreachable('nobody may move');

/** A table on which a hero may move now. */
function moving(): Interaction {
  const interaction = chosenTable();
  for (let i = 0; i < 60 && interaction.mover === null; i += 1) {
    const { options } = interaction;
    const next =
      options.find((each) => each.type === 'play' && each.half === 'bottom' && each.basic) ??
      options.find(({ type }) => ['endTurn', 'suffer', 'done', 'skip', 'draw', 'perform'].includes(type)) ??
      options[0];
    if (next) interaction.send(next);
  }
  return interaction;
}

function opened(interaction: Interaction, more: object = {}) {
  const { asked, note, spied: spiedOn } = recordCalls();
  const heard: string[] = [];
  /** The interaction; the methods that the scene calls are only recorded. */
  const spied = (...names: (keyof Interaction)[]): Interaction => spiedOn(interaction, false, names);
  const parts = { drawn: 0, busy: 0, told: [] as string[] };
  const init = {
    interaction,
    sound: { hear() {}, tick() {}, play: ({ sound }: { sound: string }) => heard.push(sound) },
    speed: () => 0,
    isStepMode: () => false,
    hand: () => 'right',
    onWait() {},
    onDrawn: () => (parts.drawn += 1),
    onPlan() {},
    onBusy: () => (parts.busy += 1),
    onEvent: ({ type }: { type: string }) => parts.told.push(type),
    onRefused: note('refused'),
    ...more,
  };
  const scene = new TableScene();
  const start = (of: Interaction = interaction) => {
    const run = openScene(scene, { ...init, interaction: of });
    scenes.push(run);
    const table = (scene as unknown as { table: import('../../../src/scenes/longTable/table/Table').Table }).table;
    const at = (name: string) => scene.places()[name] ?? expect.unreachable(`there is no ${name}`);
    return { ...run, table, at };
  };
  return { scene, start, spied, asked, heard, parts };
}

const steer = (detail: object) => dispatchEvent(new CustomEvent(MAP_MOVED, { detail }));

describe('the scene of the Long Table', () => {
  it('draws the play when it opens, and names the places of figures and hexes', () => {
    const interaction = newTable();
    const { scene, start, parts } = opened(interaction);
    expect(scene.places()).toEqual({});
    const { table } = start();
    expect([parts.drawn, table.view?.figures.length]).toEqual([1, interaction.play.state.figures.length]);
    for (const { id, hex } of interaction.play.state.figures) expect(scene.places()[id]).toEqual(scene.places()[hex]);
  });

  it('animates a command, and draws the play after it', async () => {
    const interaction = newTable();
    const { scene, start, parts } = opened(interaction);
    const { stage, table } = start();
    interaction.send({ type: 'begin' });
    await stage.until(scene.idle());
    expect([parts.busy, parts.drawn > 1]).toEqual([1, true]);
    expect(table.view?.activity).toBe('select');
  });

  it('a changed draft is drawn at once', () => {
    const interaction = chosenTable();
    const { start, parts } = opened(interaction);
    const { table } = start();
    const { drawn } = parts;
    const show = vi.spyOn(table.labels, 'show');
    const clear = vi.spyOn(table.labels, 'clear');
    const monster = interaction.play.state.figures.find(({ kind }) => kind === 'monster');
    interaction.inspect(monster?.id ?? null);
    expect([parts.drawn, show.mock.calls.length, show.mock.calls[0]?.[2]]).toEqual([drawn + 1, 1, true]);
    clear.mockClear();
    interaction.inspect(null);
    expect([parts.drawn, clear.mock.calls.length]).toEqual([drawn + 2, 1]);
  });

  it('leaves nothing behind when it closes', () => {
    const interaction = chosenTable();
    const { scene, start, parts, spied } = opened(interaction);
    const run = start(spied('tapHex'));
    expect(run.listeners()).toBeGreaterThan(5);
    run.close();
    scenes.length = 0;
    const { drawn } = parts;
    interaction.inspect(interaction.play.state.figures[0]?.id ?? null);
    scene.fit();
    scene.reprint();
    expect([run.listeners(), parts.drawn, scene.places()]).toEqual([0, drawn, {}]);
  });

  it('draws everything anew for a new window and for other words', () => {
    const { scene, start, parts } = opened(chosenTable());
    const { table, resize } = start();
    const { drawn } = parts;
    resize(844, 390);
    expect([table.plan.width, table.plan.height, parts.drawn]).toEqual([844, 390, drawn + 1]);
    const invalidate = vi.spyOn(table.baker, 'invalidate');
    scene.reprint();
    expect([invalidate.mock.calls.length, parts.drawn]).toEqual([1, drawn + 2]);
  });
});

describe('pointers on the map', () => {
  it('a tap on a hex is a tap for the session, and a tap with a finger says so', () => {
    const { start, spied, asked } = opened(chosenTable());
    const { tap, at } = start(spied('tapHex'));
    const [figure] = chosenTable().play.state.figures;
    const hex = figure?.hex ?? '';
    tap(at(hex));
    tap(at(hex), { wasTouch: false });
    expect(asked).toEqual([`tapHex "${hex}" true`, `tapHex "${hex}" false`]);
  });

  it('a drag moves the map', () => {
    const { start } = opened(chosenTable());
    const { drag, table, at } = start();
    const { x, y } = table.plan.map;
    const middle = { x: x + table.plan.map.width / 2, y: y + table.plan.map.height / 2 };
    const before = table.camera.view;
    const name = Object.keys(table.view?.figures ?? {}).length > 0 ? (table.view?.figures[0]?.id ?? '') : '';
    const old = at(name);
    drag(middle, { x: middle.x + 12, y: middle.y + 8 }, { x: middle.x + 30, y: middle.y + 20 });
    expect(table.camera.view).not.toEqual(before);
    expect([at(name).x > old.x || at(name).y > old.y]).toEqual([true]);
  });

  it('two taps fit the map to the window, and two fingers that tap undo', () => {
    const { start, spied, asked } = opened(chosenTable());
    const { tap, point, at, table } = start(spied('tapHex', 'undo'));
    const fit = vi.spyOn(table.camera, 'fitAgain');
    const bare = { x: table.plan.map.x + 3, y: table.plan.map.y + table.plan.map.height - 3 };
    tap(bare);
    expect(fit).not.toHaveBeenCalled();
    point('down', bare);
    point('up', bare);
    expect(fit).toHaveBeenCalledOnce();
    const { x, y } = at(table.view?.figures[0]?.hex ?? '');
    asked.length = 0;
    point('down', { x, y });
    point('down', { x: x + 60, y }, { id: 2 });
    point('up', { x, y });
    point('up', { x: x + 60, y }, { id: 2 });
    expect(asked).toEqual(['undo']);
  });

  it('two fingers that part enlarge the map and move it; only two that turn also turn the placed area', () => {
    const { start, spied, asked } = opened(chosenTable());
    const { point, table } = start(spied('rotateArea'));
    const { x, y, width, height } = table.plan.map;
    const [a, b] = [
      { x: x + width / 2 - 40, y: y + height / 2 },
      { x: x + width / 2 + 40, y: y + height / 2 },
    ];
    const { scale } = table.camera.view;
    point('down', a);
    point('down', b, { id: 2 });
    for (const step of [20, 40, 60]) point('move', { x: b.x + step, y: b.y }, { id: 2 });
    expect(table.camera.view.scale).toBeGreaterThan(scale * 1.2);
    expect(asked).toEqual([]);
    point('move', { x: b.x, y: b.y + 80 }, { id: 2 });
    expect(asked).toEqual(['rotateArea 1']);
  });

  it('a long press inspects a figure, previews the path to an empty hex, and elsewhere inspects nothing', () => {
    vi.useFakeTimers();
    const interaction = moving();
    const { start, spied, asked } = opened(interaction);
    const { point, at, table, wait } = start(spied('inspect', 'extendPath'));
    const hold = (where: { x: number; y: number }) => {
      asked.length = 0;
      wait(2000);
      point('down', where);
      vi.advanceTimersByTime(1000);
      wait(1000);
      point('up', where);
      return [...asked];
    };
    const monster = interaction.play.state.figures.find(({ kind }) => kind === 'monster');
    expect(hold(at(monster?.hex ?? ''))).toEqual([`inspect "${monster?.id}"`]);
    const empty = [...interaction.places.spots].find(([hex, { way }]) => {
      return way && !interaction.play.state.figures.some((each) => each.hex === hex);
    })?.[0];
    expect(hold(at(empty ?? ''))).toEqual([`extendPath "${empty}"`]);
    expect(hold({ x: table.plan.map.x + 3, y: table.plan.map.y + table.plan.map.height - 3 })).toEqual([
      'inspect null',
    ]);
  });

  it('the wheel enlarges the map around the mouse', () => {
    const { start } = opened(chosenTable());
    const { point, table } = start();
    const { scale } = table.camera.view;
    point('wheel', { x: 195, y: 300 }, { wasTouch: false });
    expect(table.camera.view.scale).toBeGreaterThan(scale);
  });

  it('a mouse over a hex shows the ghost there, and none beside the map', () => {
    const interaction = chosenTable();
    const pointed: unknown[] = [];
    const ghosts = Object.create(interaction.ghosts, { pointAt: { value: (hex: unknown) => pointed.push(hex) } });
    const { start } = opened(interaction);
    const run = start(Object.create(interaction, { ghosts: { value: ghosts } }));
    const hex = interaction.play.state.figures[0]?.hex ?? '';
    const mouse = { wasTouch: false, buttons: 0 };
    run.point('move', run.at(hex), mouse);
    run.point('move', { x: run.at(hex).x, y: 843 }, mouse);
    expect(pointed).toEqual([hex, null]);
  });

  it('a drag from the figure that may move draws a path over every hex on the way', () => {
    const interaction = moving();
    const mover = moverOf(interaction);
    const { start, spied, asked } = opened(interaction);
    const { drag, at, table } = start(spied('extendPath', 'restorePath'));
    const to = [...interaction.places.spots].find(([hex, { way }]) => hex !== mover && (way?.path.length ?? 0) === 2);
    if (!to?.[1].way) throw new Error('no hex is two steps away');
    const last = to[0];
    drag(at(mover), at(last));
    const extended = asked.filter((each) => each.startsWith('extendPath')).map((each) => each.slice(12, -1));
    expect([extended[0], extended.at(-1)]).toEqual([mover, last]);
    expect(new Set(extended).size).toBe(extended.length);
    expect(extended.length).toBeGreaterThanOrEqual(3);
    expect(asked.some((each) => each.startsWith('restorePath'))).toBe(false);
    asked.length = 0;
    drag(at(mover), at(last), { x: at(last).x, y: table.plan.map.y + table.plan.map.height + 40 });
    expect(asked.at(-1)).toBe('restorePath []');
  });

  it('a tap elsewhere on the map removes the cursor of the keys', () => {
    const { start, spied } = opened(chosenTable());
    const { tap, table, at } = start(spied('tapHex'));
    const hex = table.view?.figures[0]?.hex ?? '';
    const put = vi.spyOn(table, 'putCursor');
    tap(at(hex));
    expect(put.mock.calls).toEqual([[null]]);
  });
});

describe('events of the page', () => {
  it('keys move the cursor, pan, zoom and fit the map', () => {
    const { start } = opened(chosenTable());
    const { table } = start();
    const put = vi.spyOn(table, 'putCursor');
    const hex = table.view?.figures[0]?.hex ?? '';
    steer({ do: 'cursor', hex });
    expect(put.mock.calls).toEqual([[hex]]);
    const { scale } = table.camera.view;
    steer({ do: 'zoom', factor: 1.5 });
    expect(table.camera.view.scale).toBeGreaterThan(scale);
    dispatchEvent(new Event(MAP_MOVED));
    steer({ do: 'hurry' });
    expect(put.mock.calls).toHaveLength(1);
  });

  it('the HUD says how much of the map it covers', () => {
    const { start } = opened(chosenTable());
    const { table } = start();
    const low = vi.spyOn(table.camera, 'setCoveredHeight');
    const top = vi.spyOn(table.camera, 'setTopCoveredHeight');
    dispatchEvent(new CustomEvent(MAP_COVERED, { detail: 120 }));
    dispatchEvent(new CustomEvent(MAP_TOP_COVERED, { detail: 30 }));
    dispatchEvent(new Event(MAP_COVERED));
    dispatchEvent(new Event(MAP_TOP_COVERED));
    expect([low.mock.calls, top.mock.calls]).toEqual([[[120, true]], [[30, true]]]);
  });
});

describe('a table that closes', () => {
  it('during a volley does not hold up the next table', async () => {
    const { scene, start, parts } = opened(newTable());
    const first = start();
    const { memory } = scene as unknown as { memory: { running: Map<string, Promise<void>> } };
    // The animation of a blow: nothing that waits for it goes on after the table has closed.
    memory.running.set('hero:bailiff', new Promise(() => {}));
    first.close();
    const interaction = moving();
    const { stage } = start(interaction);
    const { drawn } = parts;
    const step = interaction.options.find(({ type }) => type === 'step') ?? expect.unreachable('nobody can step');
    interaction.send(step);
    await stage.pass(500);
    expect([parts.drawn > drawn, parts.busy]).toEqual([true, 1]);
  });

  it('frees its textures', () => {
    const { stage, close } = opened(newTable()).start();
    const left = () => [...stage.scene.textures.strokes.keys()].filter((key) => stage.scene.textures.exists(key));
    expect(left().length).toBeGreaterThan(0);
    close();
    scenes.length = 0;
    expect(left()).toEqual([]);
  });
});

it('a past turn is replayed from the table before it, and the present table is drawn at the end', async () => {
  const interaction = chosenTable();
  for (let i = 0; i < 200 && interaction.lastTurns.byFigure.size < 1; i += 1) {
    const { options } = interaction;
    const next = options.find(({ type }) => type === 'endTurn' || type === 'suffer') ?? options[0];
    if (next) interaction.send(next);
  }
  const { scene, start, parts } = opened(interaction);
  const { stage, table } = start();
  const [id] = interaction.lastTurns.byFigure.keys();
  const turn = id === undefined ? undefined : interaction.lastTurns.byFigure.get(id);
  if (!turn) throw new Error('no monster has acted');
  const events = turn.events;
  const before = newTable().play;
  interaction.replayTurn({ before, skippedEvents: [], events } as never);
  expect(table.view?.figures.length).toBe(before.state.figures.length);
  await stage.until(scene.idle());
  expect(table.view?.figures.map(({ hex }) => hex)).toEqual(interaction.play.state.figures.map(({ hex }) => hex));
  expect(parts.busy).toBe(1);
});
