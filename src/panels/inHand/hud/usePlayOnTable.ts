import { useEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../flow/inHand/play';
import type { GameEvent } from '../../../rules/inHand/events';
import type { Interaction } from '../../../session/inHand/interaction';
import { endsQuestion, findsIn, promptFrom, promptWhileAnimating } from './animationPrompt';

/** Holds the event that the table animates; `now` is null outside animations. */
export interface AnimatedEvent {
  readonly now: GameEvent | null;
  subscribe(listener: () => void): () => void;
}

/**
 * The play that the table shows; the prompt during the animation of a command: null to keep the previous prompt, undefined if no
 * animation is running; whether that kept prompt is past, so that it is hidden, since another text would make the browser lay out the page
 * during a roll; and what was found in chests since the player's last input. Renders the HUD again after each change of the
 * game or the draft, and when the animated event has a prompt of its own.
 */
export function usePlayOnTable(interaction: Interaction, shownPlay: Play | null, animatedEvent: AnimatedEvent) {
  const [, redraw] = useState(0);
  const told = useRef<string | null | undefined>(undefined);
  const finds = useRef<readonly string[]>([]);
  const isPast = useRef(false);
  useEffect(
    () =>
      interaction.subscribe((change) => {
        if (told.current === undefined || change.kind === 'sync') finds.current = [];
        if (change.kind === 'command') finds.current = [...finds.current, ...findsIn(change.play, change.events)];
        if (change.kind === 'command' && told.current === undefined)
          told.current = promptWhileAnimating(change.play, change.events);
        redraw((n) => n + 1);
      }),
    [interaction],
  );
  useEffect(
    () =>
      animatedEvent.subscribe(() => {
        const { now } = animatedEvent;
        if (told.current === undefined || !now) return;
        const sentence = promptFrom(interaction.play, now);
        const ends = told.current === null && !isPast.current && endsQuestion(now);
        if (sentence === null && !ends) return;
        told.current = sentence ?? told.current;
        isPast.current = sentence === null;
        redraw((n) => n + 1);
      }),
    [interaction, animatedEvent],
  );
  const shown = useRef(interaction.play);
  if (shownPlay) {
    shown.current = shownPlay;
    told.current = undefined;
    isPast.current = false;
  }
  return { play: shown.current, told: told.current, isPast: isPast.current, finds: finds.current };
}
