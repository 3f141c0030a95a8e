/**
 * Turns presses into requests for an explanation, in both modes: a long press opens it, and the next press elsewhere closes it. The press
 * that opens or closes an explanation does nothing else.
 */
import type { Gesture, GestureRules, Point } from '../gestures/gestures';
import { followPresses, hearUntil } from './presses';

/** What a press is on. */
export interface ExplainHit<Subject> {
  /** Whether the press closes an open explanation. */
  readonly closes: boolean;
  /** What a long press explains; null if nothing. */
  readonly subject: Subject | null;
}

/** What the current or last press has done to the explanation. */
export type PressEffect = 'none' | 'opened' | 'closed';

export type ExplainInput<Subject> =
  | { readonly do: 'open'; readonly subject: Subject; readonly at: Point }
  | { readonly do: 'close' }
  /** The press was no long press after all, or becomes a drag, so the explanation closes again. */
  | { readonly do: 'takeBack' }
  /** The pointer that has opened or closed the explanation is lifted, or the browser has cancelled its press. */
  | { readonly do: 'lift' };

export const EXPLAIN_RULES: GestureRules = { holdMs: 450, pinches: false, endsOutside: false };

/** Returns the effect of the press so far, and the input for the explanation or null. */
export function reduceExplainPress<Subject>(
  effect: PressEffect,
  gesture: Gesture<ExplainHit<Subject>>,
): readonly [PressEffect, ExplainInput<Subject> | null] {
  const opened = effect === 'opened';
  switch (gesture.is) {
    case 'press':
      return gesture.press.hit.closes ? ['closed', { do: 'close' }] : ['none', null];
    case 'hold': {
      const { hit, x, y } = gesture.press;
      return hit.subject === null ? [effect, null] : ['opened', { do: 'open', subject: hit.subject, at: { x, y } }];
    }
    case 'drag':
      // The press becomes the drag that it would be without the long press, but only a short press also becomes a click.
      return opened ? [gesture.isLate ? 'none' : 'closed', { do: 'takeBack' }] : [effect, null];
    case 'tap':
      if (opened && gesture.isLate) return ['none', { do: 'takeBack' }];
      return [effect, effect === 'none' ? null : { do: 'lift' }];
    case 'drop':
      return [effect, opened ? { do: 'lift' } : null];
    case 'cancel':
      if (!opened) return ['none', null];
      return gesture.isLate ? ['none', { do: 'takeBack' }] : [effect, { do: 'lift' }];
    case 'skip':
    case 'carry':
    case 'letGo':
    case 'interrupt':
    case 'pinch':
    case 'twoFingerTap':
    case 'hover':
    case 'wheel':
      return [effect, null];
  }
}

export interface ExplainUser<Subject> {
  /** Selector of the explanation. A press on it belongs to the explanation itself. */
  readonly slip: string;
  isOpen(): boolean;
  /** What a long press explains; null if nothing. */
  find(event: PointerEvent): Subject | null;
  handle(input: ExplainInput<Subject>): void;
}

export const isOn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

function suppress(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Passes on the requests by presses until the signal is aborted, and suppresses the clicks of presses that open or close an explanation. */
export function followExplainPresses<Subject>(
  { slip, isOpen, find, handle }: ExplainUser<Subject>,
  signal: AbortSignal,
): void {
  const hear = hearUntil(signal);
  let effect: PressEffect = 'none';
  hear('pointerdown', ({ isPrimary }) => {
    if (isPrimary) effect = 'none';
  });
  followPresses<ExplainHit<Subject>>(
    {
      rules: EXPLAIN_RULES,
      find(event) {
        if (isOn(event.target, slip)) return null;
        const closes = isOpen();
        const subject = closes ? null : find(event);
        return { hit: { closes, subject }, canHold: subject !== null, picksUp: false };
      },
      handle(gesture) {
        const [next, input] = reduceExplainPress(effect, gesture);
        effect = next;
        if (input) handle(input);
      },
    },
    signal,
  );
  hear('click', (event) => {
    // Keys and scripts also cause clicks, without a press.
    if (event.detail === 0) return;
    if (effect !== 'none') suppress(event);
    effect = 'none';
  });
}
