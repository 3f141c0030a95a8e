/** Lets the player zoom and move the map card: by pinch, drag, double tap, mouse wheel and keys. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DOUBLE_TAP, type Point, panned, pinched, WHOLE, wheelFactor, type Zoom, zoomedAt } from './zoom';

const TAP = {
  /** The longest time between the two taps of a double tap. */
  ms: 320,
  /** The distance that the two taps of a double tap may be apart, and the distance that a finger may move during a tap. */
  px: 24,
} as const;
const KEY = {
  /** The factor by which a zoom key changes the scale. */
  factor: 1.4,
  /** The distance by which an arrow key moves the card. */
  px: 60,
} as const;

interface Touch extends Point {
  readonly began: Point;
}

/** Returns the current zoom of the card in `frame`. The player changes the zoom by gestures on the frame and by keys. */
export function useZoom(frame: RefObject<HTMLElement | null>): Zoom {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  useEffect(() => {
    const element = frame.current;
    return element ? followGestures(element, setZoom) : undefined;
  }, [frame]);
  return zoom;
}

function followGestures(element: HTMLElement, set: (change: (zoom: Zoom) => Zoom) => void): () => void {
  const ears = new AbortController();
  const touches = new Map<number, Touch>();
  let lastTap: (Point & { readonly at: number }) | null = null;
  const size = () => element.getBoundingClientRect();
  const fromMiddle = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = size();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const isNear = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < TAP.px;

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = fromMiddle(event);
    touches.set(event.pointerId, { ...at, began: at });
    element.setPointerCapture?.(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const touch = touches.get(event.pointerId);
    if (!touch) return;
    const at = fromMiddle(event);
    touches.set(event.pointerId, { ...touch, ...at });
    const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
    const frameSize = size();
    if (other) set((zoom) => pinched(zoom, [touch, other], [at, other], frameSize));
    else set((zoom) => panned(zoom, at.x - touch.x, at.y - touch.y, frameSize));
  };
  const release = (event: PointerEvent) => {
    const touch = touches.get(event.pointerId);
    const isOnly = touches.size === 1;
    touches.delete(event.pointerId);
    if (!touch || event.type === 'pointercancel' || !isOnly || !isNear(touch, touch.began)) {
      lastTap = null;
      return;
    }
    const isDouble = lastTap !== null && event.timeStamp - lastTap.at <= TAP.ms && isNear(lastTap, touch);
    lastTap = isDouble ? null : { x: touch.x, y: touch.y, at: event.timeStamp };
    if (isDouble) set((zoom) => (zoom.scale > 1 ? WHOLE : zoomedAt(zoom, DOUBLE_TAP, touch, size())));
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const at = fromMiddle(event);
    set((zoom) => zoomedAt(zoom, wheelFactor(event.deltaY), at, size()));
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const change = changeOf(event.key);
    if (!change) return;
    event.preventDefault();
    set((zoom) => change(zoom, size()));
  };
  element.addEventListener('pointerdown', press, { signal: ears.signal });
  element.addEventListener('pointermove', move, { signal: ears.signal });
  element.addEventListener('pointerup', release, { signal: ears.signal });
  element.addEventListener('pointercancel', release, { signal: ears.signal });
  element.addEventListener('wheel', wheel, { signal: ears.signal, passive: false });
  addEventListener('keydown', key, { signal: ears.signal });
  return () => ears.abort();
}

/** The change of the zoom by a key: plus and minus zoom, 0 shows the whole card, arrow keys move an enlarged card. Null for other keys. */
function changeOf(key: string): ((zoom: Zoom, frame: DOMRect) => Zoom) | null {
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
