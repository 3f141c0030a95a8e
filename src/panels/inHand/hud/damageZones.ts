/** Labels over the hand cards during an answer to damage: their zones, with one label for neighbours in the same zone. */
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

/** @param boxes the box of each card, from left to right */
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
