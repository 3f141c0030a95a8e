/** Audits games in hand outside of the page; loads the English texts. */
import { auditedInHand } from '../../audit/inHand/mode';
import type { AuditedGame } from '../../audit/mode';
import type { InHand } from '../../flow/inHand/types';
import { addChapters, openChapter, openModes, setLanguage } from '../../i18n';
import { chapters } from '../../i18n/inHand/chapters';
import { gameWords } from '../../i18n/inHand/gameWords';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { auditLines } from '../auditSheet';

export async function audit(game: AuditedGame<InHand>): Promise<string[]> {
  addChapters(chapters);
  await setLanguage('en');
  await Promise.all([openModes(), openChapter('audit'), openChapter('narration')]);
  return auditLines(auditedInHand(IN_HAND), gameWords, game);
}
