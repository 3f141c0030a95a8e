/** Sentences about the draft before it is sent: a way's cost, risks and obstacles, and an area's targets. */

import { areEqual } from '../../../flow/sameCommand';
import { t } from '../../../i18n';
import { areasOver, figuresOn } from '../../../session/longTable/inArea';
import type { Interaction } from '../../../session/longTable/interaction';
import type { Way } from '../../../session/longTable/ways';

/** A sentence for each risk of a way. */
export const riskWords = ({ risks }: Pick<Way, 'risks'>): string[] => risks.map((risk) => t(`board.drawn.${risk}`));

/** The sentences about the drafted way; null if there is none. */
export function wayWords({ way, draft: { blockedBy } }: Pick<Interaction, 'way' | 'draft'>): string | null {
  const sentences = blockedBy === null ? [] : [t(`board.barred.${blockedBy}`)];
  if (way) sentences.push(t('board.drawn.way', { cost: way.cost, most: way.movement }), ...riskWords(way));
  if (way?.canStop && blockedBy === null) sentences.push(t('board.drawn.go'));
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** L13.2: the targets of the drafted area, and the number of other placements over its hex; null if there is no area. */
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
