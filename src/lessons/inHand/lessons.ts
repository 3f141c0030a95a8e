/**
 * The tutorial: chooses the lesson that is due and what it points at. Each lesson is about a command that is legal now;
 * sending the command ends the lesson, and a missed lesson is not shown later.
 */
import { legal, type Play } from '../../flow/inHand/play';
import { cardsIn } from '../../rules/inHand/cards';
import type { Draft } from '../../session/inHand/interaction';

/** In teaching order. */
export const LESSONS = [
  'select',
  'second',
  'seal',
  'halves',
  'move',
  'sides',
  'throw',
  'distance',
  'attack',
  'damage',
  'money',
  'rest',
  // For heroes whose cards have these abilities.
  'shove',
  'pay',
  'forfeit',
] as const;
export type LessonId = (typeof LESSONS)[number];

/** The scenario with the tutorial. */
const LESSON_SCENARIO = 'plotNine';

interface Moment {
  readonly play: Play;
  readonly draft: Draft;
}

interface Lesson {
  readonly isDue: (moment: Moment) => boolean;
  /** The place on the table that it points at; null: none. */
  readonly pointsAt: (moment: Moment) => string | null;
}

const nowhere = () => null;
/** R2.2: the die replaces the ruler. */
const throwsDie = ({ book }: Play): boolean => book.setup.variants.onTable;
const card = (
  { play }: Moment,
  zone: 'hand' | 'selected',
  part: 'top' | 'lower' | 'number',
  nth = 0,
): string | null => {
  const found = cardsIn(play.state, zone)[nth];
  return found ? `card:${found.id}:${part}` : null;
};
const turned = ({ play }: Moment) => cardsIn(play.state, 'hand').find(({ side }) => side === 'B');
const chosen = ({ draft }: Moment) => draft.cards.length;

const BOOK: Readonly<Record<LessonId, Lesson>> = {
  select: {
    isDue: (moment) => moment.play.phase === 'select' && chosen(moment) === 0,
    pointsAt: (moment) => card(moment, 'hand', 'number'),
  },
  second: {
    isDue: (moment) => moment.play.phase === 'select' && chosen(moment) === 1,
    pointsAt: (moment) => {
      const other = cardsIn(moment.play.state, 'hand').find(({ id }) => !moment.draft.cards.includes(id));
      return other ? `card:${other.id}:lower` : null;
    },
  },
  seal: { isDue: (moment) => moment.play.phase === 'select' && chosen(moment) === 2, pointsAt: nowhere },
  halves: {
    isDue: ({ play }) => play.phase === 'heroTurn.choosing' && play.state.turn?.actions.length === 0,
    pointsAt: (moment) => card(moment, 'selected', 'lower', 1),
  },
  move: {
    isDue: ({ play: { phase, state }, draft }) =>
      phase === 'heroTurn.acting' && state.turn?.move != null && state.fight === null && draft.path.length === 0,
    pointsAt: ({ play: { state } }) => `hex:${state.hero.at}`,
  },
  sides: {
    // As soon as the first card has turned over, to explain why.
    isDue: (moment) =>
      turned(moment) !== undefined &&
      (moment.play.phase === 'heroTurn.choosing' || (moment.play.phase === 'select' && chosen(moment) === 0)),
    pointsAt: (moment) => `card:${turned(moment)?.id}:top`,
  },
  throw: {
    isDue: ({ play }) => play.phase === 'behaviour',
    pointsAt: ({ play }) => (throwsDie(play) ? 'die' : 'ruler'),
  },
  distance: {
    isDue: ({ play: { phase, state } }) =>
      phase.startsWith('heroTurn') && state.fight !== null && state.turn?.move != null,
    pointsAt: ({ play: { state } }) => `tracker:${state.fight?.distance ?? 1}`,
  },
  attack: {
    isDue: ({ play }) => play.phase === 'heroTurn.rolling',
    pointsAt: ({ play }) => (throwsDie(play) ? 'die' : 'row'),
  },
  damage: { isDue: ({ play }) => play.state.suffering !== null, pointsAt: nowhere },
  money: {
    isDue: ({ play: { phase, state } }) =>
      phase === 'heroTurn.choosing' && state.fight === null && state.money.length > 0,
    pointsAt: ({ play: { state } }) => (state.money[0] ? `hex:${state.money[0]}` : null),
  },
  rest: {
    isDue: ({ play: { phase } }) => phase === 'longRest' || phase === 'shortRest' || phase === 'forcedRest',
    pointsAt: nowhere,
  },
  shove: { isDue: ({ play }) => legal(play).some(({ type }) => type === 'shove'), pointsAt: nowhere },
  pay: { isDue: ({ play }) => legal(play).some((command) => 'pay' in command), pointsAt: nowhere },
  forfeit: { isDue: ({ play }) => legal(play).some(({ type }) => type === 'forfeit'), pointsAt: nowhere },
};

/** A lesson to show. */
export interface Due {
  readonly id: LessonId;
  /** The id of its text, which may depend on the variant. */
  readonly says: LessonId | 'throwDie';
  readonly pointsAt: string | null;
}

/** The lesson that is due; null: none, or the player has seen it. */
export function lessonFor(play: Play, draft: Draft, seen: readonly string[]): Due | null {
  if (play.book.scenario.id !== LESSON_SCENARIO) return null;
  const moment = { play, draft };
  const id = LESSONS.find((each) => !seen.includes(each) && BOOK[each].isDue(moment));
  if (!id) return null;
  const says = id === 'throw' && throwsDie(play) ? 'throwDie' : id;
  return { id, says, pointsAt: BOOK[id].pointsAt(moment) };
}
