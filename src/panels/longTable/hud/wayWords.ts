/** Composes sentences about the draft before it is sent: the cost, risks and obstacles of a way, and the targets of an area. */

import { areEqual } from '../../../flow/sameCommand';
import { t } from '../../../i18n';
import { areasOver, figuresOn } from '../../../session/longTable/inArea';
import type { Interaction } from '../../../session/longTable/interaction';
import type { Way } from '../../../session/longTable/ways';

/** The sentences for the risks of a way, one for each risk. */
export const riskWords = ({ risks }: Pick<Way, 'risks'>): string[] => risks.map((risk) => t(`board.drawn.${risk}`));

/** The sentences about what bars the drafted way, and about the way itself; null if there are none. */
export function wayWords({ way, draft: { blockedBy } }: Pick<Interaction, 'way' | 'draft'>): string | null {
  const sentences = blockedBy === null ? [] : [t(`board.barred.${blockedBy}`)];
  if (way) sentences.push(t('board.drawn.way', { cost: way.cost, most: way.movement }), ...riskWords(way));
  if (way?.canStop && blockedBy === null) sentences.push(t('board.drawn.go'));
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/**
 * L13.2: the number of targets of the drafted area, and its number among the placements over the tapped hex. Null if no area is drafted, or
 * if there is only one placement over the hex.
 */
export function areaWords({
  draft: { area, spot },
  places,
  play,
}: Pick<Interaction, 'draft' | 'places' | 'play'>): string | null {
  if (!area || spot === null) return null;
  const over = areasOver(play, places.areas, spot);
  const n = figuresOn(play.state, area.hexes).length;
  if (over.length < 2) return null;
  return t('board.drawn.area', { n, nth: over.findIndex((each) => areEqual(each, area)) + 1, of: over.length });
}
