/** The cards of a hand, below the strip of initiatives if the cards of a round are chosen. */
import type { Play } from '../../../flow/longTable/play';
import type { CardId } from '../../../rules/longTable/vocabulary';
import type { Interaction } from '../../../session/longTable/interaction';
import type { LongPictures } from '../app';
import { Fan } from './Fan';
import { InitiativeStrip } from './InitiativeStrip';
import { type HudPlan, isSmallDesk } from './plan';

interface HandCardsProps {
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
  readonly plan: HudPlan;
  readonly pointed: CardId | null;
  readonly onPoint: (card: CardId | null) => void;
  /** Whether the hero chooses the cards of a round. */
  readonly selects: boolean;
  readonly whole: boolean;
  readonly inert: boolean;
}

export function HandCards({ plan, pointed, selects, ...cards }: HandCardsProps) {
  const isDesk = plan.composition === 'desktop';
  return (
    <>
      {selects && <InitiativeStrip {...cards} pointed={pointed} brief={!isDesk} />}
      <Fan {...cards} slots={selects && isDesk && !isSmallDesk(plan)} />
    </>
  );
}
