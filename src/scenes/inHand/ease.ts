/**
 * Makes easing functions as in the style guide (section 7): cubic Bézier curves from (0, 0) to (1, 1), given by their
 * two handles.
 */

/** Maps the elapsed fraction of a motion (0 to 1) to the fraction of its distance that is covered (0 to 1). */
export type Ease = (part: number) => number;

/** An easing function from the two handles of its curve, as in CSS `cubic-bezier()`. */
export function bezier(x1: number, y1: number, x2: number, y2: number): Ease {
  const along = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  return (part) => {
    if (part <= 0 || part >= 1) return part <= 0 ? 0 : 1;
    let [low, high] = [0, 1];
    for (let i = 0; i < 24; i += 1) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < part) low = middle;
      else high = middle;
    }
    return along(y1, y2, low);
  };
}

/** The curves of moving paper, which end slowly. */
export const EASE = {
  flip: bezier(0.45, 0, 0.2, 1),
  turn: bezier(0.3, 0, 0.2, 1),
  blow: bezier(0.1, 0.9, 0.2, 1),
  loot: bezier(0.4, 0, 0.2, 1),
} as const;
