/** The distance in px that a mouse may move during a click. */
const TREMBLE = 6;

/**
 * A `ref` callback for a list that scrolls sideways. It lets the player scroll with the mouse wheel and by dragging. The listeners are
 * removed together with the list element.
 */
export function enableSidewaysScroll(list: HTMLElement | null): void {
  if (!list) return;
  let grip: { readonly x: number; readonly from: number } | null = null;
  let dragged = false;

  const wheel = (event: WheelEvent): void => {
    const before = list.scrollLeft;
    if (event.deltaX !== 0 || event.ctrlKey || movesWords(event, list)) return;
    list.scrollLeft += event.deltaY;
    if (list.scrollLeft !== before) event.preventDefault();
  };
  const press = (event: PointerEvent): void => {
    dragged = false;
    grip = event.pointerType === 'mouse' && event.button === 0 ? { x: event.clientX, from: list.scrollLeft } : null;
  };
  const move = (event: PointerEvent): void => {
    // If the button is not pressed any more, it was released outside the list.
    if ((event.buttons & 1) === 0) {
      grip = null;
      dragged = false;
    }
    if (!grip) return;
    const by = event.clientX - grip.x;
    if (!dragged && Math.abs(by) < TREMBLE) return;
    dragged = true;
    list.scrollLeft = grip.from - by;
  };
  const release = (): void => {
    grip = null;
  };
  // The browser fires a click if a drag ends on the element where it began. That click is ignored.
  const click = (event: MouseEvent): void => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };

  list.addEventListener('wheel', wheel, { passive: false });
  list.addEventListener('pointerdown', press);
  list.addEventListener('pointermove', move);
  list.addEventListener('pointerup', release);
  list.addEventListener('pointercancel', release);
  list.addEventListener('click', click, true);
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
