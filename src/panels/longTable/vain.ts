/** What is asked about and would come to nothing, all of it or a part, in words: said before it is done, on the table and in its mirror. */
import { legal, type Play } from '../../flow/longTable/play';
import { t } from '../../i18n';
import { capital } from '../../i18n/longTable/forms';
import { abilityHasNoEffect, allTargetsHaveLiens } from '../../session/longTable/noEffect';

/** A sentence; null: something would come of it, whatever is said. */
export function vainWords(play: Play): string | null {
  const { question } = play.state;
  if (allTargetsHaveLiens(play)) return `${capital(t('board.owed'))}.`;
  if (abilityHasNoEffect(play)) return `${capital(t('board.idle'))}.`;
  // L14.2: without Slam nothing comes of it where it is stopped.
  const isStopped = question?.ask === 'force' && question.force.slam === 0;
  return isStopped && legal(play).some(({ type }) => type === 'forceAgainst') ? t('board.against') : null;
}
