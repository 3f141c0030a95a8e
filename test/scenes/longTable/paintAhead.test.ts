/** Tests that the textures of a command are painted before its animation shows them, and the next cards of the decks before they are drawn. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { type Play, send } from '../../../src/flow/longTable/play';
import type { EventType, GameEvent } from '../../../src/rules/longTable/events';
import { Baker } from '../../../src/scenes/core/Baker';
import { newEventNotes, noteEvents } from '../../../src/scenes/longTable/table/eventNotes';
import { painterFor, transitionBakes } from '../../../src/scenes/longTable/table/paintAhead';
import { present } from '../../../src/scenes/longTable/table/presenters';
import { Table } from '../../../src/scenes/longTable/table/Table';
import { viewOf } from '../../../src/scenes/longTable/table/tableView';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { Stage, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
vi.mock('../../../src/i18n', async (original) => (await import('../../panels/drawn')).keyedTexts(await original()));
stagedAlike();

const BOOK = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'ahead' }));
const NOTHING = { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] };

interface Transition {
  readonly before: Play;
  readonly after: Play;
  readonly events: readonly GameEvent[];
}

/** Every command of some games that shows an event of this type. */
function* commandsWith(type: EventType): Generator<Transition> {
  for (const seed of ['a', 'b', 'c']) {
    let before: Play | null = null;
    for (const { play, command } of game(BOOK, seed)) {
      const sent = before && command ? send(before, command) : null;
      if (before && sent?.ok && sent.events.some((event) => event.type === type))
        yield { before, after: sent.play, events: sent.events };
      before = play;
    }
  }
}

/** A table that shows the play before a command, and the keys of the textures that are painted from then on. */
function seated({ before }: Pick<Transition, 'before'>) {
  const stage = new Stage();
  const table = new Table(stage.scene as never);
  table.motion.speed = 1;
  table.resize(390, 844, 'map');
  table.draw(viewOf(before, NOTHING));
  // These have been painted while the player thought.
  for (const bake of table.labels.commonBakes()) for (const piece of table.baker.paintAhead(bake)) piece();
  const painted: string[] = [];
  const { show } = Baker.prototype;
  vi.spyOn(table.baker, 'show').mockImplementation(function (this: Baker, bake) {
    if (!this.has(bake)) painted.push(bake.key);
    return show.call(this, bake);
  });
  return { stage, table, painted };
}

let ready: (() => void)[] = [];
/** Lets the work that waits for leisure go on until there is none left. */
async function work(): Promise<void> {
  do {
    for (const go of ready.splice(0)) go();
    await new Promise((resolve) => setImmediate(resolve));
  } while (ready.length > 0);
}
beforeEach(() => {
  ready = [];
  vi.stubGlobal('requestIdleCallback', (go: () => void) => void ready.push(go));
  Object.assign(window, { requestIdleCallback });
});
afterEach(() => void vi.restoreAllMocks());

/** The keys of the textures that the painter foresees. */
const FORESEEN = ['figure/', 'modifier/face', 'label/', 'blow/hurt', 'blow/good', 'blow/torn', 'blow/negative'];

it.each<EventType>(['modifiersDrawn', 'damaged', 'died', 'healed', 'conditionGiven', 'conditionEnded', 'focusChosen'])(
  'given a command with %s whose textures are painted, when it is shown, then none of them is painted again',
  async (type) => {
    let shown = 0;
    for (const transition of commandsWith(type)) {
      const { before, after, events } = transition;
      // Each texture key has room for two future contents, so only short commands are ready as a whole.
      const acting = events.filter((event) => event.type === 'turnBegan').length;
      if (acting > 1) continue;
      const { stage, table, painted } = seated({ before });
      const view = viewOf(after, NOTHING);
      const bakes = transitionBakes(table, { events, view, play: after });
      for (const bake of bakes) for (const piece of table.baker.paintAhead(bake)) piece();
      const missing = new Set(bakes.filter((bake) => !table.baker.has(bake)).map(({ key }) => key));
      const memory = newEventNotes();
      noteEvents(memory, events);
      const silent = () => {};
      const sound = { hear: silent, play: silent, tick: silent } as never;
      for (const event of events)
        await stage.until(present({ table, sound, next: view, play: () => after, memory }, event));
      const late = painted.filter((key) => FORESEEN.some((each) => key.startsWith(each)) && !missing.has(key));
      expect(late, events.map((event) => event.type).join(' ')).toEqual([]);
      shown += 1;
      if (shown === 5) return;
    }
    expect(shown).toBeGreaterThan(0);
  },
);

it('given a table at rest, then the next two cards of every deck are painted, and the inks of a blow', async () => {
  const [{ before } = expect.unreachable()] = commandsWith('modifiersDrawn');
  const { table } = seated({ before });
  await Promise.all([painterFor(table).paintOutcomes(before, () => true), work()]);
  const { monsterDeck, seats } = before.state;
  const next = [monsterDeck, ...seats.map(({ deck }) => deck)].flatMap(({ draw }) => draw.slice(0, 2));
  const made = [...(table.baker as unknown as { baked: Map<string, unknown> }).baked.keys()];
  expect(new Set(made.filter((key) => key.startsWith('modifier/face')))).toEqual(
    new Set(next.map((id) => `modifier/face/${id}/true`)),
  );
  expect(made).toEqual(
    expect.arrayContaining(['blow/burst/ink', 'blow/burst/light', 'blow/chips', 'dot/false', 'label/stem/#17120E']),
  );
});

it('given a command, when its painting is wanted no more, then nothing more is painted', async () => {
  const [{ before, after, events } = expect.unreachable()] = commandsWith('focusChosen');
  const { table } = seated({ before });
  let wanted = true;
  const paintAhead = vi.spyOn(table.baker, 'paintAhead');
  await painterFor(table).paintEnd({ events, view: viewOf(after, NOTHING), play: after }, () => wanted);
  wanted = false;
  await work();
  expect(paintAhead.mock.calls.length).toBeLessThanOrEqual(1);
});
