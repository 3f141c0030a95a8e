/** Lets the player zoom and move the map card: by pinch, drag, double tap, mouse wheel and keys. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Gesture, GestureRules } from '../../../gestures/gestures';
import { followPresses } from '../../presses';
import { DOUBLE_TAP, type Point, panned, pinched, WHOLE, wheelFactor, type Zoom, zoomedAt } from './zoom';

const RULES: GestureRules = { holdMs: 500, pinches: true, endsOutside: false };
const KEY = {
  /** The factor by which a zoom key changes the scale. */
  factor: 1.4,
  /** The distance by which an arrow key moves the card. */
  px: 60,
} as const;

/** Returns the current zoom of the card in `frame`. The player changes the zoom by gestures on the frame and by keys. */
export function useZoom(frame: RefObject<HTMLElement | null>): Zoom {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  useEffect(() => {
    const element = frame.current;
    return element ? followGestures(element, setZoom) : undefined;
  }, [frame]);
  return zoom;
}

type Change = (zoom: Zoom, frame: DOMRect) => Zoom;

function followGestures(element: HTMLElement, set: (change: (zoom: Zoom) => Zoom) => void): () => void {
  const ears = new AbortController();
  const { signal } = ears;
  const apply = (change: Change | null) => {
    if (change) set((zoom) => change(zoom, element.getBoundingClientRect()));
  };
  const find = ({ target }: Event) =>
    target instanceof Node && element.contains(target) ? { hit: null, canHold: false, picksUp: false } : null;
  followPresses({ rules: RULES, find, handle: (gesture) => apply(changeByGesture(gesture)) }, signal);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY };
    apply((zoom, frame) => zoomedAt(zoom, wheelFactor(event.deltaY), fromMiddle(at, frame), frame));
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const change = changeByKey(event.key);
    if (change) event.preventDefault();
    apply(change);
  };
  element.addEventListener('wheel', wheel, { signal, passive: false });
  addEventListener('keydown', key, { signal });
  return () => ears.abort();
}

const fromMiddle = ({ x, y }: Point, { left, top, width, height }: DOMRect): Point => ({
  x: x - left - width / 2,
  y: y - top - height / 2,
});

/** The change of the zoom by a gesture: a drag moves the card, a pinch and a double tap enlarge it. Null for other gestures. */
function changeByGesture(gesture: Gesture<null>): Change | null {
  switch (gesture.is) {
    case 'drag': {
      const { from, to } = gesture;
      return (zoom, frame) => panned(zoom, to.x - from.x, to.y - from.y, frame);
    }
    case 'pinch': {
      const { at, by, factor } = gesture;
      return (zoom, frame) => pinched(zoom, factor, fromMiddle(at, frame), by, frame);
    }
    case 'tap': {
      const { at, isDouble } = gesture;
      if (!isDouble) return null;
      return (zoom, frame) => (zoom.scale > 1 ? WHOLE : zoomedAt(zoom, DOUBLE_TAP, fromMiddle(at, frame), frame));
    }
    default:
      return null;
  }
}

/** The change of the zoom by a key: plus and minus zoom, 0 shows the whole card, arrow keys move an enlarged card. Null for other keys. */
function changeByKey(key: string): Change | null {
  const { factor, px } = KEY;
  const middle = { x: 0, y: 0 };
  switch (key) {
    case '+':
    case '=':
      return (zoom, frame) => zoomedAt(zoom, factor, middle, frame);
    case '-':
      return (zoom, frame) => zoomedAt(zoom, 1 / factor, middle, frame);
    case '0':
      return () => WHOLE;
    case 'ArrowLeft':
      return (zoom, frame) => panned(zoom, px, 0, frame);
    case 'ArrowRight':
      return (zoom, frame) => panned(zoom, -px, 0, frame);
    case 'ArrowUp':
      return (zoom, frame) => panned(zoom, 0, px, frame);
    case 'ArrowDown':
      return (zoom, frame) => panned(zoom, 0, -px, frame);
    default:
      return null;
  }
}
