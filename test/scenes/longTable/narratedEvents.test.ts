/** Tests that events are narrated while the table shows them, and not earlier (L36.3). */
import { expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { type Play, send } from '../../../src/flow/longTable/play';
import type { EventType, GameEvent } from '../../../src/rules/longTable/events';
import { newEventNotes } from '../../../src/scenes/longTable/table/eventNotes';
import { Table } from '../../../src/scenes/longTable/table/Table';
import type { TableInit } from '../../../src/scenes/longTable/table/TableInit';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';
import { openDirector } from '../../kit/longTableDirector';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { Stage, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
vi.mock('../../../src/i18n', async (original) => (await import('../../panels/drawn')).keyedTexts(await original()));
stagedAlike();

const BOOK = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'told' }));

interface Turn {
  readonly before: Play;
  readonly after: Play;
  readonly events: readonly GameEvent[];
}

/** A command after which a monster acts and draws a card. */
function turn(): Turn {
  let before: Play | null = null;
  for (const { play, command } of game(BOOK, 'a')) {
    const sent = before && command ? send(before, command) : null;
    const types = sent?.ok ? sent.events.map(({ type }) => type) : [];
    if (
      before &&
      sent?.ok &&
      types.indexOf('modifiersDrawn') > types.indexOf('focusChosen') &&
      types.includes('focusChosen')
    )
      return { before, after: sent.play, events: sent.events };
    before = play;
  }
  throw new Error('no monster strikes in this game');
}

async function shownAt(speed: number) {
  const { before, after, events } = turn();
  const stage = new Stage();
  const table = new Table(stage.scene as never);
  table.resize(390, 844, 'map');
  table.motion.speed = speed;
  const told: { readonly event: GameEvent; readonly at: number }[] = [];
  const nothing = () => {};
  const init = {
    interaction: { play: after, draft: EMPTY_DRAFT, places: NO_PLACES, options: [] },
    sound: { hear: nothing, play: nothing, tick: nothing },
    isStepMode: () => false,
    onWait: nothing,
    onDrawn: nothing,
    onPlan: nothing,
    onBusy: nothing,
    onEvent: (event: GameEvent) => void told.push({ event, at: stage.now }),
  } as unknown as TableInit;
  const director = openDirector(table, init, newEventNotes());
  director.draw(before);
  director.show(events, after);
  await stage.until(director.idle());
  return { told, events };
}

it('events are narrated in the order in which they happen', async () => {
  const { told, events } = await shownAt(1);
  const types = told.map(({ event }) => event.type);
  expect(types).toEqual(expect.arrayContaining(['focusChosen', 'attackReckoned']));
  // The result of a card is narrated after the card has been seen.
  const at = (type: EventType) => told.find(({ event }) => event.type === type)?.at ?? 0;
  expect(at('attackReckoned')).toBeGreaterThan(at('focusChosen') + 1000);
  const order = told.map(({ event }) => events.indexOf(event));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

it('with motion off the table narrates nothing itself', async () => {
  const { told } = await shownAt(0);
  expect(told).toEqual([]);
});

/** The text over the map while these events are shown, and the narration beside it. */
async function written(...events: readonly object[]) {
  const { before } = turn();
  const stage = new Stage();
  const table = new Table(stage.scene as never);
  table.resize(390, 844, 'map');
  const nothing = () => {};
  const told: string[] = [];
  const init = {
    interaction: { play: before, draft: EMPTY_DRAFT, places: NO_PLACES, options: [] },
    sound: { hear: nothing, play: nothing, tick: nothing },
    isStepMode: () => false,
    onWait: nothing,
    onDrawn: nothing,
    onPlan: nothing,
    onBusy: nothing,
    onEvent: ({ type }: GameEvent) => void told.push(type),
  } as unknown as TableInit;
  const director = openDirector(table, init, newEventNotes());
  director.draw(before);
  director.show(events as never, before);
  const seen = new Set<string>();
  stage.onFrame = () => {
    for (const { texture } of stage.of('label/')) seen.add(texture.key);
  };
  const began = stage.now;
  await stage.until(director.idle());
  return { told, seen: [...seen], ms: stage.now - began };
}

it('L11.5, L15.4, L18.4: looted money and a curse are written above the figure that they affect', async () => {
  const [hero] = turn().before.state.figures;
  const taken = { type: 'moneyTaken', figure: hero?.id, hexes: ['a1'], kept: true, rule: 'L11.5' };
  const source = { from: 'scenario' };
  const given = { type: 'conditionGiven', figure: hero?.id, source, again: false, rule: 'L15.4' };
  const money = await written(taken);
  expect(money.told).toEqual(['moneyTaken']);
  expect(money.seen).toEqual([expect.stringContaining('board.taken(count=1)')]);
  expect(money.ms).toBeGreaterThan(500);
  const curse = await written({ ...given, condition: 'curse' });
  expect(curse.seen).toEqual([expect.stringContaining('names.condition.curse')]);
  // Other conditions are shown by a token.
  expect((await written({ ...given, condition: 'muddle' })).seen).toEqual([]);
});

it('L25.8: a summoned monster is narrated, and is on the map before the next event', async () => {
  const { told, ms } = await written({
    type: 'monsterSummoned',
    figure: 'monster:shuffler:9',
    by: 'x',
    hex: 'a1',
    rule: 'L25.8',
  });
  expect(told).toEqual(['monsterSummoned']);
  expect(ms).toBeGreaterThan(500);
});

it('L21.4: the use of an item is narrated and written above its hero, even if the item had to be used', async () => {
  const hero = turn().before.state.figures.find(({ kind }) => kind === 'hero');
  const used = await written({
    type: 'itemUsed',
    hero: hero?.id.slice('hero:'.length),
    item: 'butchersApron',
    state: 'ready',
    rule: 'L21.4',
  });
  expect(used.told).toEqual(['itemUsed']);
  expect(used.seen).toEqual([expect.stringContaining('names.item.butchersApron')]);
  expect(used.ms).toBeGreaterThan(500);
});

it('L27.7: a figure that is placed during the scenario is on the map before the next event; one that is already there takes no time', async () => {
  const [, other] = turn().before.state.figures;
  const placed = (figure: string | undefined) => ({
    type: 'figurePlaced',
    figure,
    hex: 'a1',
    hp: 4,
    rank: 'normal',
    number: 9,
    rule: 'L27.7',
  });
  expect((await written(placed('monster:tallyCrow:9'))).ms).toBeGreaterThan(500);
  expect((await written(placed(other?.id))).ms).toBeLessThan(500);
});

it('L8.2: there is time to read which card a rest loses instead of another', async () => {
  const drawn = (again: boolean) => written({ type: 'restDrawn', hero: 'bailiff', card: 'x', again, rule: 'L8.2' });
  const instead = await drawn(true);
  expect(instead.told).toEqual(['restDrawn']);
  expect(instead.ms).toBeGreaterThan(1000);
  expect((await drawn(false)).ms).toBeLessThan(500);
});

it('L18.5: there is time to read what was in a chest', async () => {
  const treasure = { type: 'treasureLooted', hero: 'bailiff', number: 3, gold: 0, item: 'hobnailBoots', rule: 'L18.5' };
  const { told, ms } = await written(treasure);
  expect(told).toEqual(['treasureLooted']);
  expect(ms).toBeGreaterThan(1000);
});
