/** What the way that is pointed at costs and steps into, and why it does not lead on: said before it is gone. */
import { t } from '../../../i18n';
import type { Interaction } from '../../../session/longTable/interaction';
import type { Way } from '../../../session/longTable/ways';

/** The dangers of a way, a sentence each. */
export const riskWords = ({ risks }: Pick<Way, 'risks'>): string[] => risks.map((risk) => t(`board.drawn.${risk}`));

/** Null: no way is pointed at. */
export function wayWords({ way, draft: { barred } }: Pick<Interaction, 'way' | 'draft'>): string | null {
  const sentences = barred === null ? [] : [t(`board.barred.${barred}`)];
  if (way) sentences.push(t('board.drawn.way', { cost: way.cost, most: way.most }), ...riskWords(way));
  if (way?.canStop && barred === null) sentences.push(t('board.drawn.go'));
  return sentences.length > 0 ? sentences.join(' ') : null;
}
