/** Tests the animation of events of the Long Table, frame by frame, against golden files (style guide, section 12). */
import { describe, expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { type Play, send } from '../../../src/flow/longTable/play';
import type { EventType, GameEvent } from '../../../src/rules/longTable/events';
import { newEventNotes, noteEvents } from '../../../src/scenes/longTable/table/eventNotes';
import { present } from '../../../src/scenes/longTable/table/presenters';
import { Table } from '../../../src/scenes/longTable/table/Table';
import { viewOf } from '../../../src/scenes/longTable/table/tableView';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';
import { filmed } from '../../kit/film';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { Stage, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
vi.mock('../../../src/i18n', async (original) => (await import('../../panels/drawn')).keyedTexts(await original()));
stagedAlike();

interface Seen {
  readonly before: Play;
  readonly after: Play;
  readonly event: GameEvent;
  readonly events: readonly GameEvent[];
}

const BOOK = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'filmed' }));

/** The first event of each type in some played games. */
function firsts(): Map<EventType, Seen> {
  const found = new Map<EventType, Seen>();
  for (const seed of ['a', 'b', 'c']) {
    let before: Play | null = null;
    for (const { play, command } of game(BOOK, seed)) {
      const sent = before && command ? send(before, command) : null;
      if (before && sent?.ok)
        for (const event of sent.events)
          if (!found.has(event.type)) found.set(event.type, { before, after: sent.play, event, events: sent.events });
      before = play;
    }
  }
  return found;
}
const FIRSTS = firsts();
const NOTHING_TO_DO = { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] };

async function filmOf({ before, after, event, events }: Seen, [width, height] = [390, 844]): Promise<string[]> {
  const stage = new Stage();
  const table = new Table(stage.scene as never);
  table.resize(width ?? 0, height ?? 0, 'map');
  table.draw(viewOf(before, NOTHING_TO_DO));
  const heard: string[] = [];
  const hears = (what: unknown) => void heard.push(`  heard ${typeof what === 'string' ? what : 'the event'}`);
  const sound = { hear: hears, play: hears, tick: hears } as never;
  const next = viewOf(after, NOTHING_TO_DO);
  const memory = newEventNotes();
  noteEvents(memory, events);
  const over = filmed(stage, {});
  await stage.until(present({ table, sound, next, play: () => after, memory }, event));
  await stage.pass(640);
  return [...over(), ...heard];
}

describe('the films of the Long Table', () => {
  it('cover many event types', () => {
    expect(FIRSTS.size).toBeGreaterThan(30);
  });

  it.each([...FIRSTS])('%s', async (type, seen) => {
    const lines = await filmOf(seen);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./films/${type}.txt`);
  });
});
