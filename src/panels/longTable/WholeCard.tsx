/** A whole ability card with both halves as printed, as a button or for viewing. */

import { halfLines } from '../../i18n/longTable/cardLines';
import { cardName } from '../../i18n/longTable/termNames';
import type { CardDef } from '../../rules/longTable/vocabulary';
import type { LongPictures } from './app';
import { Lines } from './Icon';

export interface WholeCardProps {
  readonly pictures: LongPictures;
  readonly card: CardDef;
  readonly chosen?: boolean;
  /** Whether the player cannot choose the card now. */
  readonly disabled?: boolean;
  /** Called when the player chooses the card. Without this function the card is only shown. */
  readonly onChoose?: () => void;
}

export function WholeCard({ pictures, card, chosen = false, disabled = false, onChoose }: WholeCardProps) {
  const face = (
    <>
      <span class="card-head">
        <b>{cardName(card.id)}</b>
        <i>{card.initiative}</i>
      </span>
      <span class="half">
        <Lines pictures={pictures} lines={halfLines(card.top)} />
      </span>
      <span class="card-level">{card.level}</span>
      <span class="half">
        <Lines pictures={pictures} lines={halfLines(card.bottom)} />
      </span>
    </>
  );
  if (!onChoose) return <div class="whole paper">{face}</div>;
  return (
    <button
      type="button"
      class="whole paper"
      data-card={card.id}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onChoose}
    >
      {face}
    </button>
  );
}
