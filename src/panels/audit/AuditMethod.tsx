import { t } from '../../i18n';

const PARTS = ['chance', 'ahead', 'measure', 'sum', 'sure', 'turning'] as const;

/** The page that explains how the audit estimates chances, and how precise the estimates are. */
export function AuditMethod() {
  return (
    <article class="audit-how page paper">
      <h2>{t('audit.how')}</h2>
      {PARTS.map((part) => (
        <p key={part}>{t(`audit.howText.${part}`)}</p>
      ))}
    </article>
  );
}
