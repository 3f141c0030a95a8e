/** Shows a whole ability card on the pages of the camp, with the enhancements of the campaign. */
import { campaignBook } from '../../../content/longTable/campaign/book';
import { currentCard } from '../../../rules/longTable/campaign/enhance';
import type { Campaign } from '../../../rules/longTable/campaign/state';
import type { CardId } from '../../../rules/longTable/vocabulary';
import { WholeCard, type WholeCardProps } from '../WholeCard';

interface CardProps extends Omit<WholeCardProps, 'card'> {
  readonly state: Campaign;
  readonly id: CardId;
}

export function Card({ state, id, ...given }: CardProps) {
  const printed = campaignBook().cards[id];
  return printed ? <WholeCard {...given} card={currentCard(state, printed)} /> : null;
}
