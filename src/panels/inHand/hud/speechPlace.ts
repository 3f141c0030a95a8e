/** Decides where a spoken line lies: on the map, or in a fight on the picture of the monster. */
import type { SpeechPlace } from '../../SpeechSlip';
import type { HudPlan } from './plan';

/** The least width for the slip, in px: beside the tabs, or on the monster's picture. If less is free, no line is shown there. */
const LEAST_WIDTH = { beside: 160, onPicture: 100 } as const;
/** The right and the lower edge of the picture on the plate, in mm. The name, the HP and the table are at the right of the picture. */
const PICTURE = { right: 20.4, foot: 30.5 } as const;
/** The width of the plate, in mm. */
const PLATE_WIDTH = 63;
const MARGIN = 8;
/** The width of the slip on a desktop, and its distance from the edge of the window, in px. */
const DESK = { width: 380, margin: 16 } as const;

/** The place of the slip; null if too little is free. In a fight the slip covers no name and no number. */
export function speechPlace(plan: HudPlan): SpeechPlace | null {
  const { blow, composition, header, prompt, side, slots, tabs } = plan;
  if (composition === 'portrait') {
    // Only while the hero explores do the hand's cards have slots, and the map is under the prompt.
    return slots ? { x: prompt.x, top: prompt.y + prompt.height + 6, width: prompt.width } : besideWords(plan);
  }
  if (composition === 'landscape') {
    const x = tabs.x + tabs.width + MARGIN;
    const width = header.x - x - MARGIN;
    return blow || width < LEAST_WIDTH.beside ? null : { x, top: MARGIN, width };
  }
  // Held in the left hand, the log is in the left half.
  const isLogLeft = side !== null && side.x + side.width / 2 < plan.width / 2;
  const x = isLogLeft ? plan.width - DESK.margin - DESK.width : DESK.margin;
  return { x, top: header.y + header.height + 10, width: DESK.width };
}

/**
 * The place in a fight in an upright window: on the monster's picture, and on the wood at the left of a narrow plate. If HP cards are
 * beside the plate, the place is under the one that has no seal under it.
 */
function besideWords({ plate, seal, width }: HudPlan): SpeechPlace | null {
  // A low window has no room for the plate while damage is pending.
  if (plate.y < 0) return null;
  const [end, foot] = [plate.x + PICTURE.right * plate.mm, plate.y + PICTURE.foot * plate.mm];
  const right = plate.x + PLATE_WIDTH * plate.mm;
  if (seal.x > right) return { x: MARGIN, top: seal.y, width: plate.x - 2 * MARGIN };
  if (seal.x + seal.width < plate.x) return { x: right + MARGIN, top: seal.y, width: width - right - 2 * MARGIN };
  return end - MARGIN < LEAST_WIDTH.onPicture ? null : { x: MARGIN, bottom: foot, width: end - MARGIN };
}
