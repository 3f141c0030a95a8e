/** A table of two rooms with a door between them, for tests of the penalty when the second room is opened (L34.4). */
import type { Penalty } from '../../../src/rules/longTable/dungeonDef';
import { answerQuestion, optionsOf, runTasks } from '../../../src/rules/longTable/engine';
import type { EventOf, EventType, GameEvent } from '../../../src/rules/longTable/events';
import { openDoor } from '../../../src/rules/longTable/rooms';
import { beginRoundEnd } from '../../../src/rules/longTable/rounds';
import type { WorkingState } from '../../../src/rules/longTable/state';
import { applyRule } from '../../../src/rules/longTable/transaction';
import { item } from '../../kit/campaign';
import { layRooms } from './kit';

/**
 * Room 0 is in the west; room 1, with two rats, is in the east behind the door d1. The fighter opens the door, the healer waits.
 */
const MAP = `
  .   h   A   .   .
    1   D   .   C
  .   .   B   .   .
`;

/** The exit of the second room. */
export const EXIT = 'i1';

export function placed(penalty: Penalty, change: (state: WorkingState) => void = () => undefined) {
  const table = layRooms(MAP, {
    figures: { '1': 'fighter', h: 'healer' },
    marks: { A: 'rat nnnn', B: 'rat eeee' },
    heroes: { fighter: { items: ['tea', 'hat'] } },
    book: { items: { tea: item('tea', 1, 1), hat: item('hat', 1, 1) } },
  });
  const rooms = table.book.scenario.rooms.map((each, i) => (i === 1 ? { ...each, penalties: [penalty] } : each));
  const state = table.state as WorkingState;
  state.turn = {
    figure: 'hero:fighter',
    startHex: 'b1',
    cards: [],
    played: [],
    longRest: false,
    created: [],
    itemsUsed: 0,
    ending: false,
  };
  change(state);
  return { book: { ...table.book, scenario: { ...table.book.scenario, rooms } }, state };
}
export type RoomTable = ReturnType<typeof placed>;

export const opened = ({ book, state }: RoomTable, by: string | null = 'hero:fighter') =>
  applyRule(book, state, (t) => {
    openDoor(t, 'd1', by);
    runTasks(t);
  });

export const eventsOf = <T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((each): each is EventOf<T> => each.type === type);

/** Answers all questions: damage is suffered, and otherwise the first option is taken. */
export function runToEnd({ book }: Pick<RoomTable, 'book'>, given: ReturnType<typeof opened>) {
  let now = given;
  const events = [...given.events];
  while (now.state.question) {
    const options = optionsOf(book, now.state);
    const command = options.find(({ type }) => type === 'suffer') ?? options[0];
    if (!command) throw new Error('nothing to answer');
    now = applyRule(book, now.state, (t) => answerQuestion(t, command));
    events.push(...now.events);
  }
  return { state: now.state, events };
}

/** Ends the round. */
export const runRoundEnd = ({ book, state }: Pick<RoomTable, 'book'> & { state: ReturnType<typeof opened>['state'] }) =>
  applyRule(book, state, (t) => {
    t.state.turn = null;
    beginRoundEnd(t);
    runTasks(t);
  });
