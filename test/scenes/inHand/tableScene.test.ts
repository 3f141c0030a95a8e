/** Tests the scene in hand: what it draws after a change, and what pointers and a new window do. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../../../src/scenes/inHand/table/Table';
import { TableScene } from '../../../src/scenes/inHand/table/TableScene';
import { type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { type BookSketch, book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { openScene, recordCalls } from '../../kit/openScene';
import { attacker, FAST, hand, idle, passage, zigzag } from '../../kit/scenes';
import { stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

const scenes: { close(): void }[] = [];
afterEach(() => {
  for (const each of scenes.splice(0)) each.close();
  vi.useRealTimers();
});

const cards = hand(
  { top: [{ kind: 'attack', value: 4 }], bottom: [{ kind: 'move', value: 2 }] },
  { top: [{ kind: 'attack', value: 2 }], bottom: [{ kind: 'move', value: 3 }] },
);
const WALK: BookSketch = { board: zigzag('@...1'), foes: [idle], cards };
const FIGHT: BookSketch = { board: passage(1), foes: [attacker(1)], cards };
const SELECT = { type: 'select', leading: 'one', second: 'two' } as const;

const openGame = (sketch: BookSketch): Interaction => openInteraction(openSession(book(sketch), { save: () => {} }));

/** A game in which the hero may walk. */
function walking(): Interaction {
  const interaction = openGame(WALK);
  interaction.send(SELECT);
  interaction.send({ type: 'play', card: 'two', half: 'bottom', basic: false });
  return interaction;
}

function opened(interaction: Interaction, more: object = {}) {
  const { asked, note, spied: spiedOn } = recordCalls();
  const heard: string[] = [];
  /** The interaction; the methods that the scene calls are only recorded. */
  const spied = (...names: (keyof Interaction)[]): Interaction => spiedOn(interaction, { ok: true }, names);
  const parts = { drawn: 0, busy: 0 };
  const scene = new TableScene();
  const start = async (of: Interaction = interaction) => {
    const init = {
      interaction: of,
      sound: { hear() {}, tick() {}, setQuiet() {}, play: ({ sound }: { sound: string }) => heard.push(sound) },
      variant: null,
      speed: () => 0,
      showsOdds: () => true,
      isStepMode: () => false,
      clearsAtEnd: () => false,
      hand: () => 'right',
      onWait() {},
      onDrawn() {
        parts.drawn += 1;
      },
      onBusy() {
        parts.busy += 1;
      },
      onEvent() {},
      onRefused: note('refused'),
      onMiss: note('missed'),
      ...more,
    };
    const run = openScene(scene, init);
    scenes.push(run);
    await vi.dynamicImportSettled();
    const { table } = scene as unknown as { table: Table };
    const at = (name: string) => scene.places()[name] ?? expect.unreachable(`there is no ${name}`);
    return { ...run, table, at };
  };
  return { scene, start, spied, asked, heard, parts };
}

describe('the scene in hand', () => {
  it('draws the play when it opens, and names the places of things', async () => {
    const { scene, start, parts } = opened(openGame(WALK));
    expect(scene.places()).toEqual({});
    const { table } = await start();
    expect([parts.drawn, table.view?.hand.length]).toEqual([1, 4]);
    expect(Object.keys(scene.places())).toEqual(expect.arrayContaining(['card:one:top', 'hex:a1', 'ruler', 'line']));
  });

  it('animates a command, and draws the play after it', async () => {
    const interaction = openGame(WALK);
    const { scene, start, parts } = opened(interaction);
    const { stage } = await start();
    const { drawn } = parts;
    interaction.send(SELECT);
    await stage.until(scene.idle());
    expect([parts.busy, parts.drawn > drawn]).toEqual([1, true]);
  });

  it('shows the costs of further steps only when the hero has stopped', async () => {
    const interaction = openGame({ ...WALK, board: zigzag('@......1') });
    interaction.send(SELECT);
    interaction.send({ type: 'play', card: 'two', half: 'bottom', basic: false });
    const { scene, start } = opened(interaction, { speed: () => 1 });
    const { stage, table } = await start();
    const arrange = vi.spyOn(table, 'arrange');
    const costs = () =>
      arrange.mock.calls.map(([view]) => view.sprites.filter(({ sprite }) => sprite.kind === 'reach').length);
    interaction.asOneGesture(() => {
      interaction.send({ type: 'step', to: 'b1' });
      interaction.send({ type: 'step', to: 'c1' });
    });
    await stage.until(scene.idle());
    expect(costs()).toEqual([0, 2]);
  });

  it('draws a changed selection at once, with a sound', async () => {
    const interaction = openGame(WALK);
    const { start, parts, heard } = opened(interaction);
    await start();
    const { drawn } = parts;
    interaction.toggleCard('one');
    expect([parts.drawn, heard.length]).toEqual([drawn + 1, 1]);
    interaction.setBasic(true);
    expect([parts.drawn, heard.length]).toEqual([drawn + 2, 1]);
  });

  it('draws everything anew for a new window and for other words', async () => {
    const { scene, start, parts } = opened(openGame(WALK));
    const { table, resize } = await start();
    const { drawn } = parts;
    resize(844, 390);
    expect([table.layout.width, parts.drawn]).toEqual([844, drawn + 1]);
    const invalidate = vi.spyOn(table.baker, 'invalidate');
    scene.reprint();
    expect([invalidate.mock.calls.length, parts.drawn]).toEqual([1, drawn + 2]);
  });

  it('gives up a half that is being dragged when it closes', async () => {
    const interaction = openGame(WALK);
    interaction.send(SELECT);
    const { start } = opened(interaction);
    const { at, point, close, listeners } = await start();
    const { x, y } = at('card:one:top');
    point('down', { x, y });
    point('move', { x, y: y - 30 });
    point('move', { x, y: y - 90 });
    expect(interaction.draft.lift).toMatchObject({ card: 'one', half: 'top' });
    close();
    scenes.length = 0;
    expect([interaction.draft.lift ?? null, listeners()]).toEqual([null, 0]);
  });

  it('gives the music back when it closes during a decisive roll', async () => {
    const quiet: boolean[] = [];
    const sound = { hear() {}, tick() {}, play() {}, setQuiet: (is: boolean) => quiet.push(is) };
    const { close, table } = await opened(openGame(WALK), { sound, speed: () => 1 }).start();
    const roll = table.decisiveRoll as unknown as { darken(at: object): void };
    roll.darken({ x: 0, y: 0 });
    close();
    scenes.length = 0;
    expect(quiet).toEqual([true, false]);
  });

  it('leaves nothing behind when it closes', async () => {
    const interaction = openGame(WALK);
    const { scene, start, parts } = opened(interaction);
    const run = await start();
    expect(run.listeners()).toBeGreaterThan(3);
    const { drawn } = parts;
    run.close();
    scenes.length = 0;
    interaction.toggleCard('one');
    scene.fit();
    expect([run.listeners(), parts.drawn, scene.places(), await scene.look(100, 100)]).toEqual([0, drawn, {}, null]);
  });

  it('finds what is under a point for an explanation', async () => {
    const { scene, start } = opened(openGame(WALK));
    const { at } = await start();
    const { x, y } = at('card:one:top');
    expect(await scene.look(x, y)).not.toBeNull();
  });

  it('pauses only in step-by-step mode', async () => {
    const { scene, start } = opened(openGame(WALK));
    await start();
    expect(scene.resume()).toBe(false);
  });
});

describe('pointers on the table in hand', () => {
  it('a tap on a card selects it', async () => {
    const interaction = openGame(WALK);
    const { start } = opened(interaction);
    const { tap, at } = await start();
    tap(at('card:one:top'));
    expect(interaction.draft.cards).toEqual(['one']);
    tap(at('card:one:top'));
    expect(interaction.draft.cards).toEqual([]);
  });

  it('two fingers that tap undo', async () => {
    const { start, spied, asked } = opened(openGame(WALK));
    const { point, at } = await start(spied('undo'));
    const { x, y } = at('hex:a1');
    point('down', { x, y });
    point('down', { x: x + 50, y }, { id: 2 });
    point('up', { x, y });
    point('up', { x: x + 50, y }, { id: 2 });
    expect(asked).toEqual(['undo']);
  });

  it('a drag from the hero previews the way, and the hero goes there on release', async () => {
    const interaction = walking();
    const { start } = opened(interaction);
    const { point, at } = await start();
    point('down', at('hex:a1'));
    point('move', at('hex:b1'));
    point('move', at('hex:c1'));
    expect(interaction.draft.path).toEqual(['b1', 'c1']);
    point('up', at('hex:c1'));
    expect(interaction.play.state.hero.at).toBe('c1');
  });

  it('a drag of the map slides it, and back if no hex in reach is at the needle', async () => {
    const interaction = openGame(WALK);
    const { start } = opened(interaction);
    const { point, table, at, stage } = await start();
    const { x, y } = table.map;
    const from = at('hex:d1');
    point('down', from);
    point('move', { x: from.x + 30, y: from.y + 4 });
    point('move', { x: from.x + 60, y: from.y + 4 });
    expect(table.map.x).toBeGreaterThan(x);
    table.motion.speed = 1;
    point('up', { x: from.x + 60, y: from.y + 4 });
    await stage.pass(600);
    expect([table.map.x, table.map.y]).toEqual([expect.closeTo(x), expect.closeTo(y)]);
  });

  it('a drag of the map that brings a hex in reach to the needle previews the way there', async () => {
    const interaction = walking();
    const { start } = opened(interaction);
    const { point, table, at } = await start();
    const { x, y } = table.map;
    const [hero, to] = [at('hex:a1'), at('hex:c1')];
    const from = { x: to.x + 4, y: to.y + 90 };
    const by = { x: hero.x - to.x, y: hero.y - to.y };
    point('down', from);
    point('move', { x: from.x + by.x / 2, y: from.y + by.y / 2 });
    point('move', { x: from.x + by.x, y: from.y + by.y });
    point('up', { x: from.x + by.x, y: from.y + by.y });
    expect(interaction.draft.path).toEqual(['b1', 'c1']);
    expect([table.map.x, table.map.y]).toEqual([expect.closeTo(x), expect.closeTo(y)]);
  });

  it('a half is lifted off its card by a drag, and played where it is dropped', async () => {
    const interaction = openGame(WALK);
    interaction.send(SELECT);
    const { start } = opened(interaction);
    const { point, at } = await start();
    const from = at('card:two:bottom');
    point('down', from);
    point('move', { x: from.x, y: from.y - 40 });
    expect(interaction.draft.lift).toMatchObject({ card: 'two', half: 'bottom' });
    point('move', at('hex:c1'));
    point('up', at('hex:c1'));
    expect([interaction.play.state.hero.at, interaction.draft.lift ?? null]).toEqual(['c1', null]);
  });

  it('a half that is dragged while the table still settles is lifted when the table is still', async () => {
    const interaction = openGame(WALK);
    const { scene, start } = opened(interaction, { speed: () => 1 });
    const { point, at, stage } = await start();
    interaction.send(SELECT);
    const from = at('card:two:bottom');
    point('down', from);
    point('move', { x: from.x, y: from.y - 40 });
    expect(interaction.draft.lift).toBeUndefined();
    await stage.until(scene.idle());
    await stage.pass(50);
    expect(interaction.draft.lift).toMatchObject({ card: 'two', half: 'bottom' });
    point('move', at('hex:c1'));
    point('up', at('hex:c1'));
    await stage.until(scene.idle());
    expect(interaction.play.state.hero.at).toBe('c1');
  });

  it('a tap on the ruler rolls', async () => {
    const interaction = openGame(FIGHT);
    interaction.send(SELECT);
    const { start, asked, spied } = opened(interaction);
    expect(interaction.options.some(({ type }) => type === 'roll')).toBe(true);
    const { point, at } = await start(spied('send'));
    const from = at('ruler');
    const away = (steps: readonly number[]) => {
      point('down', from);
      for (const step of steps) point('move', { x: from.x, y: from.y + step });
      point('up', { x: from.x, y: from.y + (steps.at(-1) ?? 0) });
    };
    away([0, 1]);
    expect(asked).toEqual(['send {"type":"roll"}']);
  });
});

it('a card that can negate damage is picked up, and a tap proposes it', async () => {
  const interaction = openGame({ board: passage(1), foes: [attacker(5, { initiative: FAST })], cards });
  interaction.send(SELECT);
  for (let i = 0; i < 6 && !interaction.options.some(({ type }) => type === 'suffer'); i += 1) {
    const next = interaction.options.find(({ type }) => type === 'roll') ?? interaction.options[0];
    if (next) interaction.send(next);
  }
  expect(interaction.options.some(({ type }) => type === 'suffer')).toBe(true);
  const { start } = opened(interaction);
  const { point, at, table } = await start();
  const grab = vi.spyOn(table.blow, 'grab');
  point('down', at('card:three:top'));
  point('up', at('card:three:top'));
  expect(grab.mock.calls.map(([, id]) => id)).toEqual(['three']);
});
