/** Calculates how a card folds over like a page while the player pulls its dog-ear. All functions are pure. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place of a card: its upper left corner and size in px of the HUD, and its rotation in radians. */
export interface CardPlace extends Point {
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** What is drawn of a folded card, in px of the unrotated card. */
export interface Fold {
  /** The part of the card that has come off the table: a CSS clip path. */
  readonly hole: string;
  /** The visible part of the picture of the other side: a CSS clip path. */
  readonly flap: string;
  /** The CSS transform that moves the picture of the other side over the fold. */
  readonly transform: string;
}

/** The width of a card divided by its height. */
const SHAPE = 31.5 / 88;
/** The greatest angle between the fold and the card's long edges, in radians. */
const LEAN = (5 * Math.PI) / 180;
/** How much a pull along the long edge counts, compared with a pull across the card. */
const ALONG = 0.4;
/** The share of the card's width that the corner has to be pulled, so that the other side opens. */
const OPENS = 2 / 3;

/** The place of a card whose two right corners are known. */
export function placeOfCard(upper: Point, lower: Point): CardPlace {
  const [dx, dy] = [lower.x - upper.x, lower.y - upper.y];
  const height = Math.hypot(dx, dy);
  const width = SHAPE * height;
  const angle = Math.atan2(-dx, dy);
  return { x: upper.x - width * Math.cos(angle), y: upper.y - width * Math.sin(angle), width, height, angle };
}

/** The movement of the finger along the card's edges. */
function alongEdges({ x, y }: Point, { angle }: CardPlace): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** How far the corner has come across the card, in px. The card can be folded over almost to its left edge. */
function pulledBy(moved: Point, { width }: CardPlace): number {
  return Math.min(1.8 * width, Math.max(0, -moved.x + ALONG * Math.abs(moved.y)));
}

/** Whether a finger that has moved by `moved` has pulled the corner far enough to open the other side. */
export const opensOtherSide = (moved: Point, place: CardPlace): boolean =>
  pulledBy(alongEdges(moved, place), place) >= OPENS * place.width;

/** The fold of a card whose dog-ear the finger has moved by `moved`. */
export function foldOf(moved: Point, place: CardPlace): Fold {
  const { width, height } = place;
  const along = alongEdges(moved, place);
  const at = width - pulledBy(along, place) / 2;
  const lean = LEAN * Math.max(-1, Math.min(1, (-2 * along.y) / height));
  const slant = (Math.tan(lean) * height) / 2;
  const [top, bottom] = [Math.min(width, at + slant), Math.min(width, at - slant)];
  // Seen through the card, the other side is mirrored. The fold mirrors it again, and two reflections make a rotation.
  const [cos, sin] = [Math.cos(2 * lean), Math.sin(2 * lean)];
  const [x, y] = [width - at, -height / 2];
  const [e, f] = [at - cos * x - sin * y, height / 2 - sin * x + cos * y];
  const path = (...points: readonly (readonly [number, number])[]) =>
    `polygon(${points.map(([px, py]) => `${px.toFixed(1)}px ${py.toFixed(1)}px`).join(', ')})`;
  return {
    hole: path([top, 0], [width, 0], [width, height], [bottom, height]),
    flap: path([0, 0], [width - top, 0], [width - bottom, height], [0, height]),
    transform: `matrix(${[cos, sin, -sin, cos, e, f].map((each) => each.toFixed(4)).join(', ')})`,
  };
}
