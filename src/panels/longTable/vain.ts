/** What is asked about and would come to nothing, in words: said before it is done, on the table and in its mirror. */
import type { Play } from '../../flow/longTable/play';
import { t } from '../../i18n';
import { capital } from '../../i18n/longTable/forms';
import { isVain } from '../../session/longTable/idle';

/** A sentence; null: something would come of it. */
export function vainWords(play: Play): string | null {
  if (!isVain(play)) return null;
  return `${capital(t(play.state.question?.ask === 'force' ? 'board.vain' : 'board.idle'))}.`;
}
