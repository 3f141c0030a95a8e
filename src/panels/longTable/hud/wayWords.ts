/** What the way that is pointed at costs and steps into, and why it does not lead on; how an area is turned: said before it is done. */

import { sameWords } from '../../../flow/sameCommand';
import { t } from '../../../i18n';
import { areasOver, figuresOn } from '../../../session/longTable/inArea';
import type { Interaction } from '../../../session/longTable/interaction';
import type { Way } from '../../../session/longTable/ways';

/** The dangers of a way, a sentence each. */
export const riskWords = ({ risks }: Pick<Way, 'risks'>): string[] => risks.map((risk) => t(`board.drawn.${risk}`));

/** Null: no way is pointed at. */
export function wayWords({ way, draft: { blockedBy } }: Pick<Interaction, 'way' | 'draft'>): string | null {
  const sentences = blockedBy === null ? [] : [t(`board.barred.${blockedBy}`)];
  if (way) sentences.push(t('board.drawn.way', { cost: way.cost, most: way.movement }), ...riskWords(way));
  if (way?.canStop && blockedBy === null) sentences.push(t('board.drawn.go'));
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** L13.2: whom the area hits as it lies, and in how many ways it can lie there; null where none is pointed at. */
export function areaWords({
  draft: { area, spot },
  places,
  play,
}: Pick<Interaction, 'draft' | 'places' | 'play'>): string | null {
  if (!area || spot === null) return null;
  const over = areasOver(play, places.areas, spot);
  const n = figuresOn(play.state, area.hexes).length;
  if (over.length < 2) return null;
  return t('board.drawn.area', { n, nth: over.findIndex((each) => sameWords(each, area)) + 1, of: over.length });
}
