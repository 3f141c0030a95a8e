/** Finds places in the HUD for *End turn*, for the tabs beside it, and for the lever on the card. */
import type { Interaction } from '../../../session/inHand/interaction';
import { leverOf } from '../../../session/inHand/lever';
import type { Box } from '../../box';
import type { TableInspector } from './explainGestures';
import type { HudPlan } from './plan';

/**
 * The CSS class for the slips in a box: side by side if the box is flat; small and scrolling if it is narrow or low; otherwise no class.
 */
export const slipClassOf = ({ width, height }: Box) =>
  width > 3 * height ? 'abreast' : width < 130 || height < 150 ? 'tight' : '';

/** The gap between *End turn* or the lever and its neighbours, in px. */
const BETWEEN = 4;

/** The sizes of *End turn* in px on a desktop and in landscape, with the gap next to it. */
const END = {
  desktop: { width: 168, height: 48, gap: 24 },
  landscape: { width: 72, height: 48, gap: 6 },
} as const;

/**
 * The box of *End turn*, which is the same in every phase. In portrait it is at the start of the row under the hand (`HudPlan.endTurn`), in
 * landscape between the HP cards and the hand, on a desktop in the lower right corner. Left-handed players get the mirror image. Null if
 * the plan has no such box.
 */
export function endTurnPlace({
  walking,
  endTurn,
  composition,
  header,
  prompt,
  seal,
  tabs,
  width,
  floor,
}: HudPlan): Box | null {
  if (composition === 'desktop') {
    const { gap, ...size } = END.desktop;
    const isMirrored = seal.x > tabs.x;
    return { x: isMirrored ? gap : width - gap - size.width, y: floor - gap - size.height, ...size };
  }
  if (composition === 'landscape') {
    const { gap, ...size } = END.landscape;
    const isMirrored = header.x === 0;
    const x = isMirrored ? header.width + gap : prompt.x - gap - size.width;
    return { x, y: walking.y + walking.height - size.height, ...size };
  }
  return endTurn;
}

/** Whether two boxes have a common x. */
export const isAboveOrBelow = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width;

/**
 * The part of a box that *End turn* leaves free. It is the whole box if *End turn* is below the box. It is also the whole box if the upper
 * edge of *End turn* is above the upper edge of the box, and the left edge of *End turn* is not to the right of the box's left edge.
 */
export function freeOfEndTurn(box: Box, end: Box | null): Box {
  if (!end || end.y >= box.y + box.height) return box;
  if (end.x <= box.x) return end.y >= box.y ? besideEndTurn(box, end) : box;
  return { ...box, width: Math.min(box.width, end.x - BETWEEN - box.x) };
}

/** The part of a row that *End turn* leaves free. *End turn* is at the start of the row, or for left-handed players at the end. */
export function besideEndTurn(row: Box, end: Box | null): Box {
  if (!end || !isAboveOrBelow(row, end)) return row;
  if (end.x > row.x) return { ...row, width: end.x - BETWEEN - row.x };
  const x = end.x + end.width + BETWEEN;
  return { ...row, x, width: row.x + row.width - x };
}

/** The part of a box that is above *End turn*; the whole box if *End turn* is beside or below the box. */
export function aboveEndTurn(box: Box, end: Box | null): Box {
  if (!end || !isAboveOrBelow(box, end) || end.y >= box.y + box.height) return box;
  return { ...box, height: end.y - BETWEEN - box.y };
}

/** The width of a position of the lever, and of the lever's edge, in px. */
const LEVER = { position: 60, edge: 10 } as const;

/**
 * The CSS position of the lever: on the card that the hero plays, over the half that is not played. So the lever hides no word of the
 * action that it belongs to. Null if there is no lever, or if the card is not on the table.
 */
export function leverPlace({ width, textScale }: HudPlan, { play, options }: Interaction, { places }: TableInspector) {
  const action = play.state.turn?.action;
  const lever = leverOf(play, options);
  if (!action || !lever) return null;
  const all = places();
  const [upper, number] = [all[`card:${action.card}:top`], all[`card:${action.card}:number`]];
  const at = action.half === 'top' ? all[`card:${action.card}:lower`] : upper;
  if (!at || !upper || !number) return null;
  // The place `top` is so high that the lever would cover the card's name.
  const below = action.half === 'top' ? 0 : (number.y - upper.y) / 5;
  const half = (lever.prices.length * LEVER.position + LEVER.edge) / 2 + BETWEEN;
  const x = Math.max(half, Math.min(at.x / textScale, width - half));
  return { left: `${x}px`, top: `${(at.y + below) / textScale}px` };
}
