/**
 * The tutorial of the Long Table: chooses the lesson that is due. Each lesson is about a command that is legal now;
 * sending the command ends the lesson, and a missed lesson is not shown later.
 */
import type { Play } from '../../flow/longTable/play';
import type { Interaction } from '../../session/longTable/interaction';

/** In teaching order. */
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

/** The scenario with the tutorial. */
const LESSON_SCENARIO = 'noticeOnTheDoor';

type Moment = Pick<Interaction, 'play' | 'draft' | 'lastTurns' | 'options'>;

/** The name under which the settings store a seen lesson; both modes share one list. */
export const keptAs = (id: LessonId): string => `longTable.${id}`;

const asks = ({ state }: Play) => state.question?.ask;
const isPlanned = ({ state }: Play) => state.seats.some(({ plan }) => plan !== null);
const chosen = ({ draft }: Moment) => draft.cards.length;

const IS_DUE: Readonly<Record<LessonId, (moment: Moment) => boolean>> = {
  prepare: ({ play }) => asks(play) === 'prepare',
  select: (moment) => asks(moment.play) === 'select' && !isPlanned(moment.play) && chosen(moment) === 0,
  second: (moment) => asks(moment.play) === 'select' && chosen(moment) === 1,
  plan: (moment) => asks(moment.play) === 'select' && chosen(moment) === 2,
  // L6.1: a plan can be changed until the last player has chosen.
  others: (moment) => asks(moment.play) === 'select' && isPlanned(moment.play) && chosen(moment) === 0,
  halves: ({ play }) => asks(play) === 'turn' && play.state.turn?.played.length === 0,
  move: ({ play, draft }) => asks(play) === 'move' && draft.path.length === 0,
  target: ({ play: { state } }) => state.question?.ask === 'targets' && state.question.ability.verb === 'attack',
  draw: ({ play }) => asks(play) === 'draw',
  // It comes last: a turn can only be shown again after it was played, also after resuming a game.
  why: (moment) => asks(moment.play) === 'turn' && moment.draft.inspected === null && moment.lastTurns.last !== null,
  elements: ({ play: { state } }) =>
    state.question?.ask === 'turn' && Object.values(state.elements).some((strength) => strength !== 'inert'),
  money: ({ play: { state } }) => state.question?.ask === 'turn' && state.money.length > 0,
  damage: ({ play }) => asks(play) === 'damage',
  // L10.1: a door opens for a figure that steps onto its hex.
  door: ({ play: { book, state }, options }) => {
    const closed = book.scenario.doors.filter(({ hex }) => !state.opened.includes(hex));
    return options.some((each) => each.type === 'step' && closed.some(({ hex }) => hex === each.to));
  },
  rest: ({ play }) => ['longRest', 'rests', 'restLoss'].includes(asks(play) ?? ''),
};

/** The lesson that is due; null: none, or the player has seen it. */
export function lessonFor(moment: Moment, seen: readonly string[]): LessonId | null {
  if (moment.play.book.scenario.id !== LESSON_SCENARIO) return null;
  return LESSONS.find((id) => !seen.includes(keptAs(id)) && IS_DUE[id](moment)) ?? null;
}
