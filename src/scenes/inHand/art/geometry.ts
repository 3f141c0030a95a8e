/**
 * Defines the measures of the cards of the mode *in hand*, in mm (style guide, section 4). The origin is at the top left,
 * and y points down. Painters, scenes and the roll share these numbers.
 */
import type { Face } from '../../../rules/inHand/vocabulary';
import { CARD, type Point } from '../../art/geometry';
import type { CardPose } from '../../core/pose';

/** The left or right half of a printed ability card, which is the face in play (R1.3). */
export const ABILITY_HALF = { width: 31.5, height: 88, radius: 2.4 } as const;
export const MONSTER_PLATE = { width: 63, height: 32 } as const;
export const MONSTER_QUARTER = { width: 63, height: 44 } as const;
export const ITEM_STRIP = { width: 63, height: 12 } as const;
export const ITEM_TAB = { width: 20, height: 16 } as const;

/** The red roll line of the character HP card (R1.1): full width, centred on y. */
export const ROLL_LINE = { y: 44, thickness: 1.1 } as const;
/**
 * The x of the tips of the three red arrows on the upper edge (R1.1). By default the needle continues the middle arrow.
 */
export const ARROW_XS = [10.5, 31.5, 52.5] as const;

/** The ruler (R1.2): both long edges of the monster HP card, divided into equal segments A B C A B C ... */
export const RULER = { width: 5.4, length: 88, segments: 15, segment: 88 / 15 } as const;

/** The 16 division marks along a ruler edge, as distances from its start: 0 to RULER.length. */
export function rulerMarks(): readonly number[] {
  return Array.from({ length: RULER.segments + 1 }, (_, i) => (i * RULER.length) / RULER.segments);
}

/** The faces in the order of the ruler and of every table. */
export const FACE_ORDER = ['A', 'B', 'C'] as const satisfies readonly Face[];

/** The face of a segment, counted from the ruler's start (0-14). */
export function rulerFace(segment: number): Face {
  return FACE_ORDER[(((segment % 3) + 3) % 3) as 0 | 1 | 2];
}

/** The face at a distance along a ruler edge. Beyond the ends it is the face of the nearest segment. */
export function rulerFaceAt(distance: number): Face {
  const segment = Math.floor((distance / RULER.length) * RULER.segments);
  return rulerFace(Math.min(RULER.segments - 1, Math.max(0, segment)));
}

/**
 * The two ruler edges of the upright card. `start` is where the cells A B C ... begin, and `direction` is their
 * direction. `inwards` is the sign of the x direction towards the card's centre. The card is point-symmetric. After a
 * roll the card lies at 45 degrees to the red line. A cell is 5.4 x 5.87 mm, so the red line runs almost from corner to
 * corner of one cell and touches no other cell.
 */
export const RULER_EDGES = {
  left: { start: { x: 0, y: 88 }, direction: { x: 0, y: -1 }, inwards: 1 },
  right: { start: { x: 63, y: 0 }, direction: { x: 0, y: 1 }, inwards: -1 },
} as const;
export type RulerEdge = keyof typeof RULER_EDGES;

/** The point at a distance along one of the two outer edges, in mm from the card's upper left corner. */
export function rulerPoint(edge: RulerEdge, distance: number): Point {
  const { start, direction } = RULER_EDGES[edge];
  return { x: start.x + direction.x * distance, y: start.y + direction.y * distance };
}

/** The four positions of an HP card (R1.1, R1.2); HP h has position (h - 1) mod 4. */
export const POSITIONS = [0, 1, 2, 3] as const;
export type Position = (typeof POSITIONS)[number];

/**
 * How an HP card is placed in a position: 0 is front upright, 1 front upside down, 2 back upright, 3 back upside down.
 */
export function orientationOf(position: Position): { readonly side: 'front' | 'back'; readonly turned: boolean } {
  return { side: position < 2 ? 'front' : 'back', turned: position % 2 === 1 };
}

/** The position printed upside down on the other half of the same side. */
export function partnerOf(position: Position): Position {
  return ([1, 0, 3, 2] as const)[position];
}

/** The HP values that share a position, up to the highest printed. */
export function hpValues(position: Position, highest: number): readonly number[] {
  const values: number[] = [];
  for (let hp = position + 1; hp <= highest; hp += POSITIONS.length) values.push(hp);
  return values;
}

/** The range tracker's strip (R1.8): hero, seven cells, monster. */
export const TRACKER = { width: 63, height: 12, cells: 7, cell: 6.9, x: 7.35 } as const;

/** Centre of a Distance cell on the tracker, in mm from the strip's left edge. */
export const trackerCellX = (distance: number): number => TRACKER.x + TRACKER.cell * (distance - 0.5);

/**
 * The pose, at 45 degrees, in which the red line crosses the left ruler of the monster HP card at (x, y), in px.
 * @param cells the distance of this point from the lower end of the ruler, in cells
 * @param mm px per mm
 */
export function rulerPoseOnLine({ x, y }: Point, cells: number, mm: number): CardPose {
  const [along, inwards] = [cells * RULER.segment - CARD.height / 2, CARD.width / 2 - RULER.width / 2];
  const middle = { x: x + (inwards - along) * Math.SQRT1_2 * mm, y: y + (inwards + along) * Math.SQRT1_2 * mm };
  return { x: middle.x - (CARD.width / 2) * mm, y: middle.y - (CARD.height / 2) * mm, mm, turn: 45 };
}
