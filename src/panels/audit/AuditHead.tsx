/** The header of the audit: the back button, the title and outcome of the game, and the switch between curve and table. */
import { t } from '../../i18n';
import type { AuditView } from '../app';
import { endedWords } from './entries';
import type { AuditWords } from './words';

interface AuditHeadProps {
  readonly words: AuditWords;
  readonly view: AuditView | null;
  readonly isWide: boolean;
  /** Whether the table is shown instead of the curve. */
  readonly isTable: boolean;
  /** Whether the player can switch between curve and table now. */
  readonly hasTable: boolean;
  onTable(): void;
  onLeave(): void;
}

export function AuditHead({ words, view, isWide, isTable, hasTable, onTable, onLeave }: AuditHeadProps) {
  const found = view?.results ?? null;
  const narratedGame = view?.narratedGame ?? null;
  const play = narratedGame?.moves[0]?.before;
  return (
    <header class="audit-head leather">
      <button type="button" class="square" data-action="back" aria-label={t('frame.back')} onClick={onLeave}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 4 7 12l8 8" />
        </svg>
      </button>
      <div>
        <h1>{t('audit.title')}</h1>
        <p>
          {play && words.titleOf(play)}
          {play && `, ${endedWords(view).sentence.toLowerCase()}`}
        </p>
      </div>
      {view?.state === 'done' && found && isWide && <p class="audit-sure">{t('audit.done')}</p>}
      {found && narratedGame && hasTable && (
        <button type="button" class="plain" data-action="auditTable" aria-pressed={isTable} onClick={onTable}>
          {t(isTable ? 'audit.asCurve' : 'audit.asTable')}
        </button>
      )}
    </header>
  );
}
