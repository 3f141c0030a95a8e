/** Tests finding a monster's turn in the journal, so that it can be shown again. */
import { expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { openInteraction } from '../../../src/session/longTable/openInteraction';
import { turnReplayOf } from '../../../src/session/longTable/turnReplay';
import { openSession } from '../../../src/session/session';
import { eagerBot } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';

/** Two random rounds; each event comes with the number of commands before it. */
function played() {
  const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'again' }));
  const session = openSession(LONG_TABLE, book, { save: () => null });
  const interaction = openInteraction(session);
  const told = session.play.events.map((event) => ({ event, at: 0 }));
  session.subscribe((change) => {
    if (change.kind !== 'command') return;
    for (const event of change.events) told.push({ event, at: session.journal.commands.length });
  });
  const bot = eagerBot('again');
  while (interaction.play.state.round < 3) {
    const command = bot(interaction.play);
    if (!command) break;
    interaction.send(command);
  }
  return { book, session, interaction, told };
}

it('L36: every event of a monster’s turn leads to the whole turn, and to the state before it', () => {
  const { book, session, told } = played();
  let turns = 0;
  for (const [i, { event, at }] of told.entries()) {
    if (event.type !== 'focusChosen') continue;
    const turn = turnReplayOf(session.journal, book, at, event);
    if (!turn) throw new Error(`the turn of ${event.figure} is not found`);
    const [began] = turn.events;
    expect(began).toMatchObject({ type: 'turnBegan', figure: event.figure });
    expect(turn.events.some((each) => JSON.stringify(each) === JSON.stringify(event))).toBe(true);
    expect(turn.events.slice(1).some(({ type }) => type === 'turnBegan')).toBe(false);
    // Events of the same command before the turn come first; together they equal the narrated events.
    const all = told.map((each) => JSON.stringify(each.event));
    const first = all.lastIndexOf(JSON.stringify(began), i);
    expect(turn.skippedEvents.map((each) => JSON.stringify(each))).toEqual(
      all.slice(first - turn.skippedEvents.length, first),
    );
    expect(turn.before.state.figures.length).toBeGreaterThan(0);
    turns += 1;
  }
  expect(turns).toBeGreaterThan(2);
});

it('L36: a hero’s turn, or an event outside of a turn, cannot be shown again', () => {
  const { book, session, told } = played();
  const outside = told.filter(({ event }) => event.type === 'roundBegan' || event.type === 'planned');
  const ofHeroes = told.filter(({ event }) => event.type === 'actionBegan');
  expect(Math.min(outside.length, ofHeroes.length)).toBeGreaterThan(1);
  for (const { event, at } of [...outside, ...ofHeroes])
    expect(turnReplayOf(session.journal, book, at, event), event.type).toBeNull();
});

it('showing a turn again notifies the table, and changes nothing', () => {
  const { book, session, interaction, told } = played();
  const { event, at } = told.find((each) => each.event.type === 'focusChosen') ?? {};
  const turn = event && turnReplayOf(session.journal, book, at ?? 0, event);
  if (!turn) throw new Error('a monster has acted');
  const before = JSON.stringify([session.journal, interaction.play]);
  const kinds: string[] = [];
  interaction.subscribe(({ kind }) => kinds.push(kind));
  interaction.replayTurn(turn);
  expect(kinds).toEqual(['replay']);
  expect(JSON.stringify([session.journal, interaction.play])).toBe(before);
});
