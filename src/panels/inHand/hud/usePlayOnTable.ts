import { useEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../flow/inHand/play';
import type { GameEvent } from '../../../rules/inHand/events';
import type { Interaction } from '../../../session/inHand/interaction';
import { findsIn, promptOfResult, promptWhileAnimating } from './animationPrompt';

/** Holds the event that the table animates; `now` is null outside animations. */
export interface AnimatedEvent {
  readonly now: GameEvent | null;
  subscribe(listener: () => void): () => void;
}

/**
 * The play that the table shows; the prompt during the animation of a command: null to keep the previous prompt, undefined if no
 * animation is running; and what was found in chests since the player's last input. Renders the HUD again after each change of the
 * game or the draft, and when the animated event has a prompt of its own.
 */
export function usePlayOnTable(interaction: Interaction, shownPlay: Play | null, animatedEvent: AnimatedEvent) {
  const [, redraw] = useState(0);
  const told = useRef<string | null | undefined>(undefined);
  const finds = useRef<readonly string[]>([]);
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
        const result = animatedEvent.now && promptOfResult(interaction.play, animatedEvent.now);
        if (told.current === undefined || !result) return;
        told.current = result;
        redraw((n) => n + 1);
      }),
    [interaction, animatedEvent],
  );
  const shown = useRef(interaction.play);
  if (shownPlay) {
    shown.current = shownPlay;
    told.current = undefined;
  }
  return { play: shown.current, told: told.current, finds: finds.current };
}
