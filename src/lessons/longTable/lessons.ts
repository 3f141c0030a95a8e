/**
 * The tutorial of the Long Table: chooses the lesson to show. Each lesson is about a decision that the player has to make
 * now. A lesson that was shown is not shown again once the decision has passed.
 */
import type { Play } from '../../flow/longTable/play';
import type { Interaction } from '../../session/longTable/interaction';

/** The lessons, in the order of teaching: if several are due, the first that the player has not seen is shown. */
export const LESSONS = [
  'prepare',
  'select',
  'second',
  'plan',
  'others',
  'halves',
  'move',
  'target',
  'draw',
  'why',
  'elements',
  'money',
  'damage',
  'door',
  'rest',
] as const;
export type LessonId = (typeof LESSONS)[number];

/** The only scenario that shows lessons. */
const LESSON_SCENARIO = 'noticeOnTheDoor';

type Moment = Pick<Interaction, 'play' | 'draft' | 'lastTurns' | 'options'>;

/** The entry for a seen lesson in the settings; both modes share one list of entries. */
export const settingsEntryOf = (id: LessonId): string => `longTable.${id}`;

const asks = ({ state }: Play) => state.question?.ask;
const isPlanned = ({ state }: Play) => state.seats.some(({ plan }) => plan !== null);
const chosen = ({ draft }: Moment) => draft.cards.length;

const IS_DUE: Readonly<Record<LessonId, (moment: Moment) => boolean>> = {
  prepare: ({ play }) => asks(play) === 'prepare',
  select: (moment) => asks(moment.play) === 'select' && !isPlanned(moment.play) && chosen(moment) === 0,
  second: (moment) => asks(moment.play) === 'select' && chosen(moment) === 1,
  plan: (moment) => asks(moment.play) === 'select' && chosen(moment) === 2,
  // L6.1: this lesson says that plans can be changed until every hero has a plan, so at least one hero must have a plan.
  others: (moment) => asks(moment.play) === 'select' && isPlanned(moment.play) && chosen(moment) === 0,
  halves: ({ play }) => asks(play) === 'turn' && play.state.turn?.played.length === 0,
  move: ({ play, draft }) => asks(play) === 'move' && draft.path.length === 0,
  target: ({ play: { state } }) => state.question?.ask === 'targets' && state.question.ability.verb === 'attack',
  draw: ({ play }) => asks(play) === 'draw',
  // The lesson explains how to look up why a monster acted as it did, so a figure that the rules control must have acted already.
  why: (moment) => asks(moment.play) === 'turn' && moment.draft.inspected === null && moment.lastTurns.last !== null,
  elements: ({ play: { state } }) =>
    state.question?.ask === 'turn' && Object.values(state.elements).some((strength) => strength !== 'inert'),
  money: ({ play: { state } }) => state.question?.ask === 'turn' && state.money.length > 0,
  damage: ({ play }) => asks(play) === 'damage',
  // L10.1: a hero opens a door by stepping onto its hex.
  door: ({ play: { book, state }, options }) => {
    const closed = book.scenario.doors.filter(({ hex }) => !state.opened.includes(hex));
    return options.some((each) => each.type === 'step' && closed.some(({ hex }) => hex === each.to));
  },
  rest: ({ play }) => ['longRest', 'rests', 'restLoss'].includes(asks(play) ?? ''),
};

/** The lesson to show now; null if there is none that the player has not seen. */
export function lessonFor(moment: Moment, seen: readonly string[]): LessonId | null {
  if (moment.play.book.scenario.id !== LESSON_SCENARIO) return null;
  return LESSONS.find((id) => !seen.includes(settingsEntryOf(id)) && IS_DUE[id](moment)) ?? null;
}
