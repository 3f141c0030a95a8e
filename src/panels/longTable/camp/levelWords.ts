/** L32.5: describes a hero's experience, and the experience that the next level needs. */
import { campaignBook } from '../../../content/longTable/campaign/book';
import { t } from '../../../i18n';
import { experienceForLevel, MAX_HERO_LEVEL } from '../../../rules/longTable/campaign/lookups';
import type { Campaign } from '../../../rules/longTable/campaign/state';

export function levelWords({ level, experience }: Pick<Campaign['heroes'][number], 'level' | 'experience'>): string {
  const next = experienceForLevel(campaignBook(), level + 1);
  if (level >= MAX_HERO_LEVEL) return t('board.camp.top', { n: experience });
  return t(experience >= next ? 'board.camp.levelWaits' : 'board.camp.next', { n: experience, next });
}
