/** Calculates the labels above the hand cards while the player answers damage. Neighbouring cards with equal labels share one label. */
import type { CardState } from '../../../rules/inHand/state';
import type { Box } from '../../box';

export type Zone = 'hand' | 'discard' | 'played' | 'lost';

const ZONE = {
  hand: 'hand',
  discard: 'discard',
  selected: 'played',
  active: 'lost',
  lost: 'lost',
} as const satisfies Record<CardState['zone'], Zone>;

/** Returns a label for each group of neighbouring cards with equal labels. @param boxes for each card, from the left, the box above it */
export function zoneSpans(
  cards: readonly Pick<CardState, 'zone'>[],
  boxes: readonly Box[],
): readonly (Box & { readonly zone: Zone })[] {
  const spans: (Box & { readonly zone: Zone })[] = [];
  cards.forEach(({ zone }, i) => {
    const box = boxes[i];
    const last = spans.at(-1);
    if (!box) return;
    if (last?.zone === ZONE[zone]) spans[spans.length - 1] = { ...last, width: box.x + box.width - last.x };
    else spans.push({ ...box, zone: ZONE[zone] });
  });
  return spans;
}
