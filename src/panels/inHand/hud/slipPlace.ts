/** Calculates the place of a slip beside the point that the slip explains. All lengths are in px of the HUD. */

/** The gap between the finger and the slip. */
const GAP = 18;
/** The margin between the slip and the window's edge. */
const MARGIN = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether there is more room above the point than below, and the maximum height of a slip there. */
export function roomBeside(y: number, window: Size): { readonly over: boolean; readonly maxHeight: number } {
  const over = y > window.height / 2;
  return { over, maxHeight: (over ? y : window.height - y) - GAP - MARGIN };
}

/** The slip's upper left corner: above or below the point, centred on it, and inside the window. */
export function slipPlace(point: { readonly x: number; readonly y: number }, window: Size, slip: Size) {
  const { over } = roomBeside(point.y, window);
  return {
    left: Math.max(MARGIN, Math.min(point.x - slip.width / 2, window.width - slip.width - MARGIN)),
    top: over ? Math.max(MARGIN, point.y - GAP - slip.height) : point.y + GAP,
  };
}
