/** Where a slip of paper lies beside the point that it explains. All lengths are px of the words. */

/** Between the finger and the slip, and round the window. */
const GAP = 18;
const MARGIN = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether it lies over the point, and how high it may be: where there is more room. */
export function roomBeside(y: number, window: Size): { readonly over: boolean; readonly maxHeight: number } {
  const over = y > window.height / 2;
  return { over, maxHeight: (over ? y : window.height - y) - GAP - MARGIN };
}

/** Its upper left corner: over the point or under it, in the middle, and never out of the window. */
export function slipPlace(point: { readonly x: number; readonly y: number }, window: Size, slip: Size) {
  const { over } = roomBeside(point.y, window);
  return {
    left: Math.max(MARGIN, Math.min(point.x - slip.width / 2, window.width - slip.width - MARGIN)),
    top: over ? Math.max(MARGIN, point.y - GAP - slip.height) : point.y + GAP,
  };
}
