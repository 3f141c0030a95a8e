/** Finds the last modifier draw and the last calculated attack among the events that the table has already shown. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import type { EventOf, EventType, GameEvent } from '../../../rules/longTable/events';
import type { Interaction } from '../../../session/longTable/interaction';
import type { AnimatedEvent } from './useAnimatedEvent';

/** After these events a calculated attack is over. */
const ENDING: ReadonlySet<EventType> = new Set(['turnBegan', 'turnOrderSet', 'roundBegan', 'focusChosen', 'focusNone']);

export interface LastDraw {
  /** The cards of the last draw, and the indexes of those that count; null before the first draw. */
  readonly drawn: Pick<EventOf<'modifiersDrawn'>, 'cards' | 'counted'> | null;
  /**
   * The last calculated attack; null if none is known, as after an undo. When the table animates the beginning of a turn, this becomes null.
   */
  readonly calculated: EventOf<'attackReckoned'> | null;
}

/**
 * The last draw, guessed from the discards, because after loading or undo the events of the draw are not known. The monsters' deck counts
 * first, then the decks of the heroes from the last seat: the top discard is taken as the last draw.
 */
export function lastDiscard({ state }: Play): LastDraw {
  const decks = [...state.seats.map(({ deck }) => deck), state.monsterDeck];
  const card = decks.flatMap(({ discard }) => discard.at(-1) ?? []).at(-1);
  return { drawn: card === undefined ? null : { cards: [card], counted: [0] }, calculated: null };
}

/**
 * The last draw and attack after the events of a command.
 * @param before the last draw and attack before the command. If the command brings no new draw, the draw before the command remains; the
 * same holds for the attack.
 */
export function lastDrawIn({ events }: Pick<Play, 'events'>, before: LastDraw): LastDraw {
  const drawn = events.findLast((each): each is EventOf<'modifiersDrawn'> => each.type === 'modifiersDrawn');
  const reckoned = events.findLast((each): each is EventOf<'attackReckoned'> => each.type === 'attackReckoned');
  return { drawn: drawn ?? before.drawn, calculated: reckoned ?? before.calculated };
}

/**
 * The last draw and attack after an event that the table animates. The table narrates no draw, so that no panel shows a card that is still face
 * down; the calculated attack, which comes when the card has landed, names the cards that count.
 */
export function lastDrawAfter(before: LastDraw, event: GameEvent): LastDraw {
  if (ENDING.has(event.type)) return { ...before, calculated: null };
  if (event.type !== 'attackReckoned') return before;
  const cards = event.modifiers;
  const drawn = cards.length > 0 ? { cards, counted: cards.map((_, nth) => nth) } : before.drawn;
  return { drawn, calculated: event };
}

/** L11.3: whether the question is about the damage of the last calculated attack. */
export function isAboutAttack({ state: { question } }: Play, { calculated }: LastDraw): boolean {
  if (question?.ask !== 'damage' || !question.damage.attack || !calculated) return false;
  return calculated.target === question.damage.figure;
}

/** The last draw and attack that the table has shown. @param shownPlay the play that the table shows; null while the table animates */
export function useLastDraw(
  { subscribe, play }: Interaction,
  shownPlay: Play | null,
  animatedEvent: AnimatedEvent,
): LastDraw {
  const last = useRef<LastDraw | null>(null);
  const [, redraw] = useState(0);
  last.current ??= lastDrawIn(play, lastDiscard(play));
  useEffect(
    () =>
      subscribe((change) => {
        if (change.kind === 'sync') last.current = lastDiscard(change.play);
      }),
    [subscribe],
  );
  useEffect(
    () =>
      animatedEvent.subscribe(() => {
        const { now } = animatedEvent;
        const before = last.current;
        if (!now || !before) return;
        last.current = lastDrawAfter(before, now);
        if (last.current !== before) redraw((n) => n + 1);
      }),
    [animatedEvent],
  );
  const shown = useRef<Play | null>(null);
  // The events after the player's answer belong to the attack only if the answer was about its damage.
  if (!shownPlay && shown.current && !isAboutAttack(shown.current, last.current))
    last.current = { ...last.current, calculated: null };
  if (!shownPlay) shown.current = null;
  if (shownPlay && shownPlay !== shown.current) {
    shown.current = shownPlay;
    last.current = lastDrawIn(shownPlay, last.current);
  }
  return last.current;
}
