/** Follows the finger that pulls, holds or taps a card's dog-ear. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Gesture, GestureRules, Point } from '../../../gestures/gestures';
import type { CardId } from '../../../rules/inHand/vocabulary';
import { followPresses } from '../../presses';
import { type CardPlace, opensOtherSide } from './peel';
import type { HudPlan } from './plan';

/** A press that is held for `holdMs` opens the other side. A shorter press without a pull is a tap: the other side stays open. */
const RULES: GestureRules = { holdMs: 260, pinches: false, endsOutside: false };
/** A finger that moves farther than this, in px of the HUD, pulls the dog-ear. */
const PULL = 6;
/** The time in ms in which a card falls back after the player has let it go. */
const FALL_MS = 200;

/** A card that can be pulled by the button with its `data-ear`, and where it lies. */
export interface CardWithEar {
  readonly card: CardId;
  readonly lies: CardPlace;
}

interface Pulled {
  readonly card: CardId;
  readonly place: CardPlace;
  readonly moved: Point;
}

/**
 * Lets the player pull the cards by their dog-ears.
 * @param show shows the other side of a card, or of none
 * @returns the card that is pulled or falls back
 */
export function usePull(
  cards: readonly CardWithEar[],
  { textScale }: Pick<HudPlan, 'textScale'>,
  show: (card: CardId | null) => void,
): Pulled | null {
  const [pulled, pull] = useState<Pulled | null>(null);
  const latest = useRef({ cards, textScale });
  latest.current = { cards, textScale };
  useEffect(() => {
    const ended = new AbortController();
    const find = ({ target }: Event) => {
      const ear = target instanceof Element ? target.closest<HTMLElement>('[data-ear]') : null;
      const hit = ear && latest.current.cards.find(({ card }) => card === ear.dataset['ear']);
      return hit ? { hit, canHold: true, picksUp: true } : null;
    };
    const { handle, stop } = pullHandler(pull, show, () => latest.current.textScale);
    followPresses<CardWithEar>({ rules: RULES, find, handle }, ended.signal);
    return () => {
      ended.abort();
      stop();
    };
  }, [show]);
  return pulled;
}

function pullHandler(
  pull: (pulled: Pulled | null) => void,
  show: (card: CardId | null) => void,
  scaleOf: () => number,
): { handle(gesture: Gesture<CardWithEar>): void; stop(): void } {
  let frame = 0;
  /** The pulled card; null as long as the finger has not moved far enough. */
  let last: Pulled | null = null;
  let isOpen = false;

  const stop = () => cancelAnimationFrame(frame);
  const open = (card: CardId) => {
    isOpen = true;
    show(card);
  };
  const fallBack = (from: Pulled) => {
    const began = performance.now();
    const fall = (now: number) => {
      const left = Math.max(0, 1 - (now - began) / FALL_MS);
      pull(left > 0 ? { ...from, moved: { x: from.moved.x * left, y: from.moved.y * left } } : null);
      if (left > 0) frame = requestAnimationFrame(fall);
    };
    fall(began);
  };
  const end = () => {
    show(null);
    if (last) fallBack(last);
  };
  const handle = (gesture: Gesture<CardWithEar>): void => {
    switch (gesture.is) {
      case 'press':
        stop();
        last = null;
        isOpen = false;
        break;
      case 'hold':
        if (!last) open(gesture.press.hit.card);
        break;
      case 'carry': {
        const { press, to } = gesture;
        const { card, lies } = press.hit;
        const moved = { x: (to.x - press.x) / scaleOf(), y: (to.y - press.y) / scaleOf() };
        if (!last && Math.hypot(moved.x, moved.y) < PULL) break;
        last = { card, place: lies, moved };
        pull(last);
        if (!isOpen && opensOtherSide(moved, lies)) open(card);
        break;
      }
      case 'letGo':
        if (last || isOpen) end();
        else show(gesture.press.hit.card);
        break;
      case 'cancel':
        end();
        break;
      default:
    }
  };
  return { handle, stop };
}
