/** R9.1, R9.4: tests how a half is dragged off its card: what it may be dropped on, what a drop does, and the slip under the finger. */
import { describe, expect, it, vi } from 'vitest';
import { BASIC_TAB } from '../../../src/scenes/inHand/art/lift';
import { HalfDrag } from '../../../src/scenes/inHand/table/HalfDrag';
import { activityOf } from '../../../src/scenes/inHand/table/tableView';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { type BookSketch, book, flatTables } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { attacker, hand, idle, passage, zigzag } from '../../kit/scenes';
import { type Picture, staged, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

const DIMMED = 0x9a9a9a;
const cards = hand(
  { top: [{ kind: 'attack', value: 4 }], bottom: [{ kind: 'move', value: 2 }] },
  { top: [{ kind: 'gain', condition: 'strengthen' }], bottom: [{ kind: 'move', value: 3 }] },
);
const FIGHT: BookSketch = {
  board: passage(1),
  foes: [{ ...attacker(1), id: 'dummy' }],
  cards,
  heroTables: flatTables(0, 1, 2),
};
const WALK: BookSketch = { board: zigzag('@...1'), foes: [idle], cards };

async function dragging(sketch: BookSketch, { size = [390, 844], showsOdds = true } = {}) {
  const interaction = openInteraction(openSession(book(sketch), { save: () => {} }));
  interaction.send({ type: 'select', leading: 'one', second: 'two' });
  for (let i = 0; i < 5 && !interaction.options.some(({ type }) => type === 'play'); i += 1) {
    const next = interaction.options.find(({ type }) => type === 'roll');
    if (next) interaction.send(next);
  }
  const { stage, table } = await staged(interaction.play, interaction.play, { size: [...size] });
  table.signs.showsOdds = showsOdds;
  const heard: string[] = [];
  const refused: unknown[] = [];
  let onUpdate: (() => void) | null = null;
  const scene = {
    ...stage.scene,
    events: {
      on: (_: string, listener: () => void, owner: object) => {
        onUpdate = () => listener.call(owner);
      },
      off: () => {
        onUpdate = null;
      },
    },
  };
  const sound = { play: ({ sound: name }: { sound: string }) => void heard.push(name) };
  const init = { interaction, sound, onRefused: (reason: unknown) => refused.push(reason) };
  const before = stage.things.length;
  const drag = new HalfDrag(scene as never, table, init as never);
  const [slip, tab, flag, ...cells] = stage.things.slice(before) as [Picture, Picture, Picture, ...Picture[]];
  const card = (id: string) => table.hand.get(id) ?? expect.unreachable(`${id} is not in the hand`);
  const half = (id: string, which: 'top' | 'bottom') => card(id).pointAt(20, which === 'top' ? 22 : 66);
  const foe = () => table.plate.pointAt(10, 10);
  const hexOf = (hex: string) => table.map.centreOf(hex as never);
  const frame = () => onUpdate?.();
  const isListening = () => onUpdate !== null;
  return {
    interaction,
    table,
    stage,
    drag,
    slip,
    tab,
    flag,
    cells,
    heard,
    refused,
    half,
    foe,
    hexOf,
    frame,
    isListening,
    card,
  };
}

/** A point of the table where nothing is. */
const NOWHERE = { x: 380, y: 2 };

describe('a half of a card', () => {
  it('can be lifted if it can be played, and nothing can be lifted beside the cards', async () => {
    const { drag, half } = await dragging(FIGHT);
    expect([drag.canLiftAt(half('one', 'top')), drag.canLiftAt(half('one', 'bottom'))]).toEqual([true, true]);
    expect([drag.canLiftAt(half('three', 'top')), drag.canLiftAt(NOWHERE)]).toEqual([false, false]);
    drag.lift(NOWHERE, NOWHERE);
    expect(drag.canLiftAt(half('one', 'top'))).toBe(true);
  });

  it('is shown as a slip above the finger, with the tab of the basic actions', async () => {
    const { drag, slip, tab, half, heard, interaction, isListening } = await dragging(FIGHT);
    const from = half('one', 'top');
    drag.lift(from, { x: 200, y: 600 });
    expect([heard, isListening()]).toEqual([['select'], true]);
    expect([slip.visible, slip.alpha, slip.angle]).toEqual([true, 1, expect.closeTo(-4)]);
    expect([slip.x, slip.y]).toEqual([200, 600 - slip.displayHeight / 2 - 18]);
    expect([tab.visible, tab.displayWidth]).toEqual([true, BASIC_TAB]);
    expect(interaction.draft.lift).toEqual({ card: 'one', half: 'top', basic: false, over: null });
  });

  it('stays inside the sides of the window and below the prompt', async () => {
    const { drag, slip, half, table } = await dragging(FIGHT);
    drag.lift(half('one', 'top'), { x: 0, y: 0 });
    const { prompt, width } = table.layout;
    expect([slip.x, slip.y]).toEqual([slip.displayWidth / 2 + 4, prompt.y + prompt.height + slip.displayHeight / 2]);
    drag.hover({ x: 9999, y: 0 });
    expect(slip.x).toBe(width - slip.displayWidth / 2 - 4);
  });

  it('frames its targets and darkens everything else', async () => {
    const { drag, table, half, card } = await dragging(FIGHT);
    drag.lift(half('one', 'top'), NOWHERE);
    const tints = () =>
      [table.plate, table.heroHp, table.tracker].map(({ front }) => (front as unknown as Picture).tint);
    expect(tints()).toEqual([0xffffff, DIMMED, DIMMED]);
    expect([(card('one').front as unknown as Picture).tint, (card('two').front as unknown as Picture).tint]).toEqual([
      null,
      DIMMED,
    ]);
    drag.putBack();
    expect(tints()).toEqual([null, null, null]);
    expect((card('two').front as unknown as Picture).tint).toBeNull();
    drag.lift(half('one', 'bottom'), NOWHERE);
    expect(tints()).toEqual([DIMMED, DIMMED, 0xffffff]);
    drag.putBack();
    drag.lift(half('two', 'top'), NOWHERE);
    expect(tints()).toEqual([DIMMED, 0xffffff, DIMMED]);
  });

  it('over the monster in combat shows the odds of its attack, unless the player hides odds', async () => {
    const { drag, half, foe, interaction, cells, table } = await dragging(FIGHT);
    drag.lift(half('one', 'top'), NOWHERE);
    expect(cells.map(({ visible }) => visible)).toEqual([false, false, false]);
    drag.hover(foe());
    expect(interaction.draft.lift?.over).toEqual({ at: 'foe', foe: 'dummy-1' });
    expect(cells.map(({ visible }) => visible)).toEqual([true, true, true]);
    const below = table.plate.pointAt(0, table.plate.size.height).y + 4;
    expect(cells.every(({ y, displayHeight }) => Math.abs(y - (below - displayHeight / 2)) < 0.01)).toBe(true);
    expect((cells[1]?.x ?? 0) - (cells[0]?.x ?? 0)).toBeGreaterThan(cells[0]?.displayWidth ?? 0);
    drag.hover(NOWHERE);
    expect([interaction.draft.lift?.over, cells[0]?.visible]).toEqual([null, false]);
    const hidden = await dragging(FIGHT, { showsOdds: false });
    hidden.drag.lift(hidden.half('one', 'top'), hidden.foe());
    expect(hidden.cells.map(({ visible }) => visible)).toEqual([false, false, false]);
  });

  it('that is dropped on the monster attacks it', async () => {
    const { drag, half, foe, interaction, slip, heard, refused, isListening } = await dragging(FIGHT);
    drag.lift(half('one', 'top'), NOWHERE);
    drag.drop(foe(), false);
    expect(interaction.options.some(({ type }) => type === 'roll')).toBe(true);
    expect([slip.visible, heard, refused, isListening()]).toEqual([false, ['select', 'select'], [], false]);
    expect(interaction.draft.lift ?? null).toBeNull();
  });

  it('is given up without an effect when the table closes', async () => {
    const { drag, half, interaction, heard, isListening } = await dragging(FIGHT);
    drag.lift(half('one', 'top'), NOWHERE);
    const { play } = interaction;
    drag.close();
    drag.hover(NOWHERE);
    expect([interaction.play, interaction.draft.lift ?? null, heard, isListening()]).toEqual([
      play,
      null,
      ['select'],
      false,
    ]);
  });

  it('that is dropped elsewhere slides back to its card without an effect', async () => {
    const { drag, half, interaction, heard, slip, stage, card } = await dragging(FIGHT);
    const { play } = interaction;
    drag.lift(half('one', 'top'), NOWHERE);
    drag.drop(NOWHERE, false);
    expect([interaction.play, heard, interaction.draft.lift ?? null]).toEqual([play, ['select', 'slide'], null]);
    await stage.pass(400);
    expect(slip.visible).toBe(false);
    expect(Math.abs(slip.x - card('one').pointAt(15, 22).x)).toBeLessThan(20);
  });

  it('that is flicked attacks the monster in combat', async () => {
    const { drag, half, interaction } = await dragging(FIGHT);
    drag.lift(half('one', 'top'), NOWHERE);
    drag.drop(NOWHERE, true);
    expect(interaction.options.some(({ type }) => type === 'roll')).toBe(true);
  });

  it('that is flicked and has several Distances as targets lets the player choose afterwards', async () => {
    const { drag, half, interaction, refused } = await dragging(FIGHT);
    drag.lift(half('one', 'bottom'), NOWHERE);
    drag.drop(NOWHERE, true);
    expect([interaction.options.some(({ type }) => type === 'shift'), refused]).toEqual([true, []]);
  });

  it('without an effect is refused and slides back', async () => {
    const { drag, half, interaction, heard, refused } = await dragging({
      ...FIGHT,
      cards: hand({ top: [], bottom: [] }, { top: [], bottom: [] }),
    });
    const { play } = interaction;
    drag.lift(half('one', 'top'), NOWHERE);
    drag.drop(NOWHERE, true);
    expect([interaction.play, refused, heard.at(-1)]).toEqual([play, ['forNothing'], 'slide']);
  });

  it('turns into its basic action on the tab, and back', async () => {
    const { drag, half, interaction, tab } = await dragging(FIGHT);
    drag.lift(half('two', 'top'), NOWHERE);
    const on = { x: tab.x, y: tab.y };
    drag.hover(on);
    expect(interaction.draft.lift).toMatchObject({ basic: true, over: null });
    drag.hover({ x: on.x + 2, y: on.y });
    expect(interaction.draft.lift).toMatchObject({ basic: true });
    drag.hover(NOWHERE);
    drag.hover(on);
    expect(interaction.draft.lift).toMatchObject({ basic: false });
    drag.hover(NOWHERE);
    drag.drop(on, false);
    expect([interaction.draft.basic, interaction.draft.lift ?? null]).toEqual([true, null]);
  });

  it('does nothing more after it is dropped', async () => {
    const { drag, half, interaction, heard } = await dragging(FIGHT);
    drag.lift(half('one', 'top'), NOWHERE);
    drag.putBack();
    const { play } = interaction;
    drag.hover(NOWHERE);
    drag.drop(NOWHERE, true);
    drag.putBack();
    expect([interaction.play, heard, interaction.draft.lift ?? null]).toEqual([play, ['select', 'slide'], null]);
  });
});

describe('on the map', () => {
  it('a half with Move may be dropped on a hex in reach, to which the hero goes', async () => {
    const { drag, half, hexOf, interaction, table } = await dragging(WALK);
    expect(activityOf(interaction.play)).toBe('map');
    drag.lift(half('two', 'bottom'), NOWHERE);
    expect((table.plate.front as unknown as Picture).tint).toBe(DIMMED);
    const { x, y } = hexOf('c1');
    drag.hover({ x, y });
    expect(interaction.draft.lift?.over).toEqual({ at: 'hex', hex: 'c1', path: ['b1', 'c1'] });
    drag.hover(hexOf('e1'));
    expect(interaction.draft.lift?.over).toBeNull();
    drag.drop(hexOf('c1'), false);
    expect(interaction.play.state.hero.at).toBe('c1');
  });

  it('a half without a target on the map is dropped on the hero’s hex or HP card', async () => {
    const { drag, half, hexOf, interaction, table } = await dragging(WALK);
    drag.lift(half('two', 'top'), NOWHERE);
    drag.hover(hexOf(interaction.play.state.hero.at));
    expect(interaction.draft.lift?.over).toEqual({ at: 'hero' });
    drag.hover(hexOf('d1'));
    expect(interaction.draft.lift?.over).toBeNull();
    drag.hover(table.heroHp.pointAt(10, 10));
    expect(interaction.draft.lift?.over).toEqual({ at: 'hero' });
  });

  it('the map slides while the finger is at the side of its window, and only then', async () => {
    const { drag, half, table, frame } = await dragging(WALK);
    drag.lift(half('two', 'bottom'), { x: 200, y: table.layout.hand[0].y - 60 });
    const { x } = table.map;
    frame();
    expect(table.map.x).toBe(x);
    drag.hover({ x: 0, y: table.layout.hand[0].y - 60 });
    frame();
    expect(table.map.x).toBeCloseTo(x + 5);
    drag.hover({ x: table.layout.width, y: table.layout.hand[0].y - 60 });
    frame();
    expect(table.map.x).toBeCloseTo(x);
    drag.hover({ x: 0, y: table.layout.hand[0].y + 1 });
    frame();
    expect(table.map.x).toBeCloseTo(x);
    drag.hover({ x: 200, y: table.layout.prompt.y + table.layout.prompt.height });
    const y = table.map.y - 60;
    table.needle.slideMap({ x, y });
    frame();
    expect(table.map.y).toBeCloseTo(y + 5);
  });
});

describe('a half that a key has lifted', () => {
  it('is shown on its card, then at its target, and disappears when it is put back', async () => {
    const { drag, slip, table, card, cells } = await dragging(FIGHT);
    const lift = { card: 'one', half: 'top', basic: false } as const;
    drag.follow({ ...lift, over: null });
    expect(slip.visible).toBe(true);
    const home = card('one').pointAt(15, 22);
    expect(Math.abs(slip.x - home.x)).toBeLessThan(40);
    drag.follow({ ...lift, over: { at: 'foe', foe: 'dummy-1' } });
    const middle = table.plate.pointAt(table.plate.size.width / 2, table.plate.size.height / 2);
    const clamped = (x: number) =>
      Math.min(Math.max(x, slip.displayWidth / 2 + 4), table.layout.width - slip.displayWidth / 2 - 4);
    expect(slip.x).toBeCloseTo(clamped(middle.x));
    drag.follow({ ...lift, over: { at: 'hero' } });
    const own = table.heroHp.pointAt(table.heroHp.size.width / 2, table.heroHp.size.height / 2);
    expect(slip.x).toBeCloseTo(clamped(own.x));
    drag.follow({ ...lift, half: 'bottom', over: { at: 'distance', distance: 3 } });
    expect(slip.x).toBeCloseTo(
      clamped(table.tracker.pointAt(0, 0).x + (table.tracker.size.width * table.tracker.scale * 2.5) / 7),
      -2,
    );
    expect(cells.every(({ visible }) => !visible)).toBe(true);
    drag.follow(null);
    expect([slip.visible, (table.plate.front as unknown as Picture).tint]).toEqual([false, null]);
  });

  it('stays on its card while its target is on the map, which it would cover', async () => {
    const { drag, slip, card } = await dragging(FIGHT);
    const lift = { card: 'one', half: 'bottom', basic: false } as const;
    drag.follow({ ...lift, over: null });
    const home = [slip.x, slip.y];
    drag.follow({ ...lift, over: { at: 'hex', hex: 'b1', path: ['b1'] } });
    expect([slip.x, slip.y]).toEqual(home);
    expect(Math.abs(slip.x - card('one').pointAt(15, 66).x)).toBeLessThan(40);
  });

  it('gives way to a half under a pointer', async () => {
    const { drag, half, slip } = await dragging(FIGHT);
    drag.follow(null);
    drag.lift(half('one', 'top'), { x: 200, y: 600 });
    drag.follow(null);
    expect([slip.visible, slip.x]).toEqual([true, 200]);
  });
});
