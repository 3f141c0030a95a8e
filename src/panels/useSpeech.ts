/** Times a spoken line: the line appears when the table animates the event that caused the line, at the latest when the animation ends. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameTypes, Play } from '../rules/core/ruleset';
import type { Change, Session } from '../session/session';
import type { Speech, SpokenLine } from '../session/speech';
import { repeatWhenIdle } from './repeatWhenIdle';

/** How long a line is shown at normal speed, in ms. */
const STAYS = 2500;
/** The shortest time for which a line is shown at higher speeds, in ms. */
const STAYS_LEAST = 1500;

/** Reports which event the table animates. */
interface CurrentEvent<E> {
  /** Null while no event is animated. */
  readonly now: E | null;
  subscribe(listener: () => void): () => void;
}

interface SpeechOptions<G extends GameTypes> {
  readonly session: Session<G>;
  readonly subscribe: (
    listener: (change: Change<G> | { readonly kind: 'draft' | 'replay'; readonly play: Play<G> }) => void,
  ) => () => void;
  readonly speechOf: (session: Session<G>) => Speech<G>;
  /** The play that the table shows; null during an animation. */
  readonly shownPlay: Play<G> | null;
  /** Reports which event the table animates; null if the table does not report its events. */
  readonly animatedEvent: CurrentEvent<G['event']> | null;
  /** The speed of animations; 0 means that there are no animations. */
  readonly speed: number;
}

interface SpeechView {
  readonly key: string;
  /** Whether the line is invisible because its time has ended during an animation. Removing it would force a layout of the page. */
  readonly hidden: boolean;
}

/** @returns the line to show now, or null if there is none */
export function useSpeech<G extends GameTypes>(options: SpeechOptions<G>): SpeechView | null {
  const { session, subscribe, speechOf, shownPlay, animatedEvent, speed } = options;
  const [line, show] = useState<SpeechView | null>(null);
  const next = useRef<SpokenLine<G['event']> | null>(null);
  const shown = useRef(shownPlay);
  shown.current = shownPlay;
  const release = () => {
    if (next.current) show({ key: next.current.line, hidden: false });
    next.current = null;
  };
  useEffect(() => {
    const speech = speechOf(session);
    let before = session.play;
    let at = session.journal.commands.length;
    const stopPreparing = repeatWhenIdle(
      () => speech.prepare(),
      () => shown.current !== null,
    );
    const unsubscribe = subscribe((change) => {
      if (change.kind === 'sync') {
        next.current = null;
        show(null);
        at = session.journal.commands.length;
      }
      if (change.kind === 'command') {
        next.current = speech.speak(before, change.play, at) ?? next.current;
        at += 1;
        if (shown.current === change.play) release();
      }
      before = change.play;
    });
    return () => {
      stopPreparing();
      unsubscribe();
    };
  }, [session, subscribe, speechOf]);
  // The line is rendered with the other panels of the new state, so that the browser lays out the page only once.
  useLayoutEffect(() => {
    if (!shownPlay) return;
    if (line?.hidden) show(null);
    release();
  }, [shownPlay]);
  useEffect(
    () =>
      animatedEvent?.subscribe(
        () => animatedEvent.now !== null && animatedEvent.now === next.current?.event && release(),
      ),
    [animatedEvent],
  );
  useEffect(() => {
    if (line === null || line.hidden) return;
    const end = () => show(shown.current ? null : { key: line.key, hidden: true });
    const timer = setTimeout(end, Math.max(STAYS_LEAST, STAYS / (speed || 1)));
    return () => clearTimeout(timer);
  }, [line, speed]);
  return line;
}
