/** Listens to the pointers on the page, and passes on the gestures that they make. */
import { GestureReader } from '../gestures/GestureReader';
import type { Gesture, GestureRules, Target } from '../gestures/gestures';

export interface PressUser<Hit> {
  readonly rules: GestureRules;
  /** What a pointer comes down on; null if the press is to be ignored. */
  find(event: PointerEvent): Target<Hit> | null;
  handle(gesture: Gesture<Hit>): void;
}

/** Adds listeners to the document until the signal is aborted. The listeners receive an event before the elements in the document do. */
export const hearUntil =
  (signal: AbortSignal) =>
  <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, { capture: true, signal });

/** Passes on gestures until the signal is aborted. */
export function followPresses<Hit>({ rules, find, handle }: PressUser<Hit>, signal: AbortSignal): void {
  const reader = new GestureReader<Hit, PointerEvent>(rules, handle);
  const hear = hearUntil(signal);
  /** The event that began the current or the last gesture. */
  let pressed: PointerEvent | null = null;
  const cancel = ({ timeStamp }: Event) => reader.cancel(timeStamp);
  const scroll = ({ timeStamp }: Event) => reader.cancel(timeStamp, true);
  hear('pointerdown', (event) => {
    // The end of the last gesture did not reach the page, because only one pointer can be the primary one.
    if (event.isPrimary) cancel(event);
    else if (reader.isIdle) return;
    const target = find(event);
    if (!target) return;
    if (event.isPrimary) pressed = event;
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp: time, button } = event;
    reader.read({ type: 'down', pointer, x, y, time, button, busy: false, queues: false, target }, event);
  });
  hear('pointermove', (event) => {
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp: time, pointerType, buttons } = event;
    // The mouse button was released outside the window.
    const hovers = pointerType === 'mouse' && buttons === 0;
    if (hovers) cancel(event);
    reader.read({ type: 'move', pointer, x, y, time, hovers }, event);
  });
  hear('pointerup', (event) => {
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp: time } = event;
    reader.read({ type: 'up', pointer, x, y, time }, event);
  });
  // A finger is cancelled when the browser begins to scroll with it.
  hear('pointercancel', scroll);
  hear('lostpointercapture', (event) => event.pointerId === pressed?.pointerId && cancel(event));
  hear('scroll', (event) => {
    const [scrolled, on] = [event.target, pressed?.target];
    if (scrolled instanceof Node && on instanceof Node && scrolled.contains(on)) scroll(event);
  });
  // On a touch screen the browser's own long press causes this event, and is no other gesture.
  hear('contextmenu', (event) => pressed?.pointerType === 'mouse' && cancel(event));
  addEventListener('blur', cancel, { signal });
  signal.addEventListener('abort', () => reader.reset());
}
