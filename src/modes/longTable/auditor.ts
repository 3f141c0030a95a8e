/** Audits games of the Long Table outside of the page; loads the English texts. */
import { auditedLongTable } from '../../audit/longTable/mode';
import type { AuditedGame } from '../../audit/mode';
import type { LongTable } from '../../flow/longTable/types';
import { openChapter } from '../../i18n';
import { chanceWords } from '../../i18n/longTable/chanceSummary';
import { decisionWords } from '../../i18n/longTable/decisions';
import { gameWords } from '../../i18n/longTable/gameWords';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import { auditLines } from '../auditSheet';
import { automatic } from './automatic';
import { narrator } from './narrator';

export async function audit(game: AuditedGame<LongTable>): Promise<string[]> {
  await Promise.all([narrator(), openChapter('audit')]);
  return auditLines(
    auditedLongTable(LONG_TABLE, automatic),
    { ...gameWords, ...chanceWords, whose: decisionWords.whose },
    game,
  );
}
