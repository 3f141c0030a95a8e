/** What the way that is pointed at costs and steps into, and why it does not lead on; how an area is turned: said before it is done. */
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

/** L13.2: null where no area is pointed at, or it lies over the hex in one way alone. */
export function areaWords({ draft: { area, spot }, places }: Pick<Interaction, 'draft' | 'places'>): string | null {
  const over = places.areas.filter(({ hexes }) => spot !== null && hexes.includes(spot));
  return area && over.length > 1 ? t('board.drawn.area') : null;
}
