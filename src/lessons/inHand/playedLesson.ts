/**
 * The interactive lesson: chooses the step to show. The step depends only on the play and the draft, not on earlier steps, so that a
 * player who does something else gets a fitting step. The lesson forbids no command.
 */
import { legal, type Play } from '../../flow/inHand/play';
import { cardOf, cardsIn, faceOf } from '../../rules/inHand/cards';
import { consumableSymbols } from '../../rules/inHand/elements';
import type { CardId } from '../../rules/inHand/vocabulary';
import type { Draft } from '../../session/inHand/interaction';

/** The steps, in the order in which a player sees them who does what the lesson proposes. */
export const LESSON_STEPS = [
  'first',
  'second',
  'seal',
  'walk',
  'way',
  'throw',
  'strike',
  'aim',
  'odds',
  'blow',
  'damage',
  'turned',
  'behind',
  'element',
  'lever',
  'served',
  'rest',
  'lot',
  'longRest',
  'onward',
  'gate',
  'there',
  'choose',
  'end',
  'won',
  'lost',
] as const;
export type LessonStepId = (typeof LESSON_STEPS)[number];

export interface LessonStep {
  readonly id: LessonStepId;
  /** The id of the card side that the text of the step names (`cards.face`); null if it names none. */
  readonly face: string | null;
  /** The name of the place on the table that the step points at; null if it points at none. */
  readonly pointsAt: string | null;
}

/** The cards that the lesson proposes for a round, the leading one first. */
const PROPOSED: Readonly<Record<number, readonly [CardId, CardId]>> = {
  1: ['opportunist', 'shadowTactics'],
  2: ['shadowTactics', 'opportunist'],
};

type Part = 'top' | 'lower' | 'number';

const step = (id: LessonStepId, pointsAt: string | null = null): LessonStep => ({ id, face: null, pointsAt });

function onCard({ book, state }: Play, id: LessonStepId, card: CardId, part: Part): LessonStep {
  return { id, face: faceOf(book, cardOf(state, card)).id, pointsAt: `card:${card}:${part}` };
}

/** The step that explains the current question; null if nothing needs an explanation now. */
export function lessonStep(play: Play, draft: Draft): LessonStep | null {
  const { phase, state } = play;
  if (phase === 'won' || phase === 'lost') return step(phase);
  if (state.suffering) return step('damage');
  if (phase === 'select') return selecting(play, draft);
  if (phase === 'behaviour') return step('throw', 'line');
  if (phase === 'shortRest' || phase === 'forcedRest') return step('lot');
  if (phase === 'longRest') return step('longRest');
  if (phase === 'cleanup') return step('rest');
  if (phase === 'heroTurn.rolling') return step('odds', 'row');
  if (phase === 'monsterTurn.rolling' || phase === 'interrupt.rolling') return step('blow');
  if (phase === 'heroTurn.acting') return acting(play);
  if (phase === 'heroTurn.choosing') return choosing(play);
  return null;
}

/** Whether all monsters are dead. The story of the lesson calls this "served". */
const isServed = ({ state }: Play): boolean => state.foes.every(({ hp }) => hp === 0);

function selecting(play: Play, { cards }: Draft): LessonStep {
  const { state } = play;
  const hand = cardsIn(state, 'hand').map(({ id }) => id);
  const [leading, second] = PROPOSED[state.round] ?? [];
  if (cards.length === 2) return step('seal');
  if (cards.length === 1) {
    const left = hand.filter((id) => !cards.includes(id));
    const wanted = left.find((id) => id === second) ?? left.find((id) => id === leading) ?? left[0];
    if (!wanted) return step('choose');
    return onCard(play, state.round === 1 ? 'second' : 'behind', wanted, 'number');
  }
  if (isServed(play)) return step('onward');
  if (!leading || !hand.includes(leading)) return step('choose');
  return onCard(play, state.round === 1 ? 'first' : 'turned', leading, 'number');
}

function acting(play: Play): LessonStep | null {
  const { book, state } = play;
  const options = legal(play);
  if (options.some((each) => each.type === 'attack' && each.consume.length > 0)) return step('lever');
  if (options.some(({ type }) => type === 'attack')) return step('aim');
  if (!state.turn?.move || state.fight) return null;
  const goal = isServed(play) ? book.scenario.exit : book.scenario.foes[0]?.at;
  return step(isServed(play) ? 'gate' : 'way', goal ? `hex:${goal}` : null);
}

function choosing(play: Play): LessonStep {
  const { book, state } = play;
  const plays = legal(play).flatMap((each) => (each.type === 'play' ? [each] : []));
  const half = (wanted: 'top' | 'bottom') => plays.find((each) => each.half === wanted)?.card;
  if (isServed(play)) {
    if (state.hero.at === book.scenario.exit) return step('there');
    const card = half('bottom');
    return card ? onCard(play, state.round < 3 ? 'served' : 'gate', card, 'lower') : step('end');
  }
  if (!state.fight) {
    const proposed = PROPOSED[state.round]?.find((id) =>
      plays.some((each) => each.card === id && each.half === 'bottom'),
    );
    const card = proposed ?? half('bottom');
    return card ? onCard(play, 'walk', card, 'lower') : step('end');
  }
  const burning = plays.find(({ card, half }) => half === 'top' && burnsDark(play, card));
  if (burning) return onCard(play, 'element', burning.card, 'top');
  const card = half('top');
  return card ? onCard(play, 'strike', card, 'top') : step('end');
}

/** R18.2: whether a card shows Distraint (the other side of The Opportunist) and a Dark symbol can be consumed for it. */
const burnsDark = ({ book, state }: Play, card: CardId): boolean =>
  faceOf(book, cardOf(state, card)).id === 'distraint' &&
  consumableSymbols(book, state).some(({ element }) => element === 'dark');
