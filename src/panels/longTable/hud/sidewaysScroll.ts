import type { GestureRules } from '../../../gestures/gestures';
import { followPresses } from '../../presses';

const RULES: GestureRules = { holdMs: 500, pinches: false, endsOutside: false };

/**
 * A `ref` callback for a list that scrolls sideways. It lets the player scroll with the mouse wheel and by dragging with the mouse; the
 * browser itself scrolls with a finger.
 * @returns a function that removes the listeners
 */
export function enableSidewaysScroll(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  let isDragged = false;

  const wheel = (event: WheelEvent): void => {
    const before = list.scrollLeft;
    if (event.deltaX !== 0 || event.ctrlKey || movesWords(event, list)) return;
    list.scrollLeft += event.deltaY;
    if (list.scrollLeft !== before) event.preventDefault();
  };
  // The browser fires a click if a drag ends on the element where it began. That click is ignored.
  const click = (event: MouseEvent): void => {
    if (!isDragged) return;
    isDragged = false;
    event.preventDefault();
    event.stopPropagation();
  };

  followPresses<number>(
    {
      rules: RULES,
      find: ({ target, pointerType }) =>
        pointerType === 'mouse' && target instanceof Node && list.contains(target)
          ? { hit: list.scrollLeft, canHold: false, picksUp: false }
          : null,
      handle: (gesture) => {
        if (gesture.is === 'press' || gesture.is === 'cancel') isDragged = false;
        if (gesture.is !== 'drag') return;
        isDragged = true;
        list.scrollLeft = gesture.press.hit - (gesture.to.x - gesture.press.x);
      },
    },
    signal,
  );
  list.addEventListener('wheel', wheel, { passive: false, signal });
  list.addEventListener('click', click, { capture: true, signal });
  return () => ended.abort();
}

/** Whether an element inside the list can scroll vertically in the wheel's direction. Then the element scrolls, and the list does not. */
function movesWords({ target, deltaY }: WheelEvent, list: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== list; at = at.parentElement) {
    const most = at.scrollHeight - at.clientHeight;
    if (most <= 0 || !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
    if (deltaY > 0 ? at.scrollTop < most - 1 : at.scrollTop > 0) return true;
  }
  return false;
}
