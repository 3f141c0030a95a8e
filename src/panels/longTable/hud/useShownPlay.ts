/** Computes the play as far as the table has animated it, so that the HUD changes together with the map. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import type { EventOf, GameEvent } from '../../../rules/longTable/events';
import { figureOf, heroFigureId } from '../../../rules/longTable/figures';
import type { FigureId, Place } from '../../../rules/longTable/state';
import type { AnimatedEvent } from './useAnimatedEvent';

type State = Play['state'];

/**
 * The play as far as the table has animated it; `shownPlay` if nothing moves.
 * @param shownPlay the last play that is shown completely
 * @param moving whether the table animates the events between `shownPlay` and the next play
 * @param following returns the next play
 */
export function useShownPlay(
  shownPlay: Play,
  moving: boolean,
  animatedEvent: AnimatedEvent,
  following: () => Play,
): Play {
  const shown = useRef(shownPlay);
  const next = useRef(following);
  next.current = following;
  const [, redraw] = useState(0);
  useEffect(
    () =>
      animatedEvent.subscribe(() => {
        const before = shown.current;
        if (animatedEvent.now) shown.current = playAfterEvent(before, animatedEvent.now, next.current());
        if (shown.current !== before) redraw((n) => n + 1);
      }),
    [animatedEvent],
  );
  if (!moving) shown.current = shownPlay;
  return shown.current;
}

/**
 * Applies one event to the parts of the play that the HUD shows: turn order, figures, plans and piles of the heroes, and what the progress
 * towards the goal counts (L29.1).
 * @param following the play after all events, from which new figures are copied
 */
export function playAfterEvent(play: Play, event: GameEvent, following: Play): Play {
  const changed = changeOf(play.state, event, following.state);
  return changed ? { ...play, state: { ...play.state, ...changed } } : play;
}

function changeOf(state: State, event: GameEvent, following: State): Partial<State> | null {
  switch (event.type) {
    case 'roundBegan':
      return { round: event.round, order: [], place: -1, turn: null };
    case 'turnOrderSet':
      return { order: event.order, place: -1, turn: null };
    case 'turnBegan': {
      if (state.turn?.figure === event.figure) return null;
      const place = state.order.findIndex((each) => actsAt(state, each, event.figure));
      const turn = { ...state.turn, figure: event.figure } as State['turn'];
      return { turn, place: event.late || place < 0 ? state.place : place };
    }
    case 'figurePlaced':
    case 'monsterSummoned': {
      const comes = figureOf(state, event.figure) ? undefined : figureOf(following, event.figure);
      return comes ? { figures: [...state.figures, comes] } : null;
    }
    case 'roomRevealed':
      return { rooms: [...state.rooms, event.room] };
    case 'moveEnded':
      return moved(state, event.figure, event.at);
    case 'monsterMoved':
      return moved(state, event.figure, event.path.at(-1));
    case 'planned':
      return { seats: state.seats.map((seat) => (seat.hero === event.hero ? planned(seat, event) : seat)) };
    case 'cardMoved':
      return { seats: state.seats.map((seat) => (seat.hero === event.hero ? laidAway(seat, event) : seat)) };
    case 'damaged':
    case 'healed':
      return { figures: state.figures.map((each) => (each.id === event.figure ? { ...each, hp: event.hp } : each)) };
    case 'died':
      return without(state, event.figure);
    case 'exhausted':
      return {
        ...without(state, heroFigureId(event.hero)),
        seats: state.seats.map((seat) => (seat.hero === event.hero ? { ...seat, exhausted: true } : seat)),
      };
    case 'treasureLooted':
      return {
        seats: state.seats.map((seat, nth) => ({ ...seat, carries: following.seats[nth]?.carries ?? seat.carries })),
      };
    case 'plateTriggered':
      return { plates: [...state.plates, event.mark] };
    case 'bellRang':
      return { bells: { ...state.bells, [event.mark]: event.until } };
    case 'endingDecided':
      return { ending: event.ending };
    default:
      return null;
  }
}

type Seat = State['seats'][number];

/** The piles whose numbers of cards the HUD shows. */
const COUNTED = ['hand', 'discard', 'lost'] as const;

function laidAway(seat: Seat, { card, from, to }: EventOf<'cardMoved'>): Seat {
  const piles = COUNTED.map((pile) => {
    const left = pile === from ? seat[pile].filter((each) => each !== card) : seat[pile];
    return [pile, pile === to ? [...left, card] : left];
  });
  return { ...seat, ...Object.fromEntries(piles) };
}

/** L6.1: the seat after a new plan. The cards of an earlier plan return to the hand. */
function planned(seat: Seat, { leading, second }: EventOf<'planned'>): Seat {
  const before = seat.plan && seat.plan.plan !== 'longRest' ? [seat.plan.leading, seat.plan.second] : [];
  const hand = [...seat.hand, ...before].filter((card) => card !== leading && card !== second);
  const plan = leading === null || second === null ? { plan: 'longRest' } : { plan: 'cards', leading, second };
  return { ...seat, hand, plan: plan as Seat['plan'] };
}

const without = ({ figures }: State, id: FigureId): Partial<State> => ({
  figures: figures.filter((each) => each.id !== id),
});

const moved = ({ figures }: State, id: FigureId, hex: string | undefined): Partial<State> | null =>
  hex === undefined ? null : { figures: figures.map((each) => (each.id === id ? { ...each, hex } : each)) };

/** Whether a figure acts at a place of the turn order. */
export function actsAt(state: State, place: Place, id: FigureId): boolean {
  const figure = figureOf(state, id);
  switch (place.place) {
    case 'hero':
      return figure?.kind === 'hero' && figure.hero === place.hero;
    case 'type':
      return figure?.kind === 'monster' && figure.monster === place.monster;
    case 'escorts':
      return figure?.kind === 'escort' && figure.escort === place.escort;
  }
}
