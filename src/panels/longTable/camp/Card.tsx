/** A whole ability card among the pages: as it is printed now, with the marks of its class. */
import { campaignBook } from '../../../content/longTable/campaign/book';
import { cardName, halfLines } from '../../../i18n/longTable/cardLines';
import { cardNow } from '../../../rules/longTable/campaign/enhance';
import type { Campaign } from '../../../rules/longTable/campaign/state';
import type { CardId } from '../../../rules/longTable/vocabulary';
import type { LongPictures } from '../app';
import { Lines } from '../Icon';

interface CardProps {
  readonly pictures: LongPictures;
  readonly state: Campaign;
  readonly id: CardId;
  readonly chosen?: boolean;
  /** Without it the card is looked at alone. */
  readonly onChoose?: () => void;
}

export function Card({ pictures, state, id, chosen = false, onChoose }: CardProps) {
  const printed = campaignBook().cards[id];
  if (!printed) return null;
  const card = cardNow(state, printed);
  const face = (
    <>
      <span class="card-head">
        <b>{cardName(id)}</b>
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
    <button type="button" class="whole paper" data-card={id} aria-pressed={chosen} onClick={onChoose}>
      {face}
    </button>
  );
}
