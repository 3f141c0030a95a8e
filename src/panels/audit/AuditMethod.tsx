import { ACCURACY } from '../../audit/accuracy';
import { t } from '../../i18n';

const PARTS = ['chance', 'ahead', 'measure', 'sum', 'sure', 'measured', 'turning'] as const;

const { inHand, longTable } = ACCURACY;
/** The values that the part `measured` names. */
const MEASURED = {
  positions: inHand.positions,
  inHand: inHand.error,
  longTable: longTable.error,
  inHandGames: inHand.games,
  longTableGames: longTable.games,
};

/** The page that explains how the audit estimates chances, and how precise the estimates are. */
export function AuditMethod() {
  return (
    <article class="audit-how page paper">
      <h2>{t('audit.how')}</h2>
      {PARTS.map((part) => (
        <p key={part}>{t(`audit.howText.${part}`, MEASURED)}</p>
      ))}
    </article>
  );
}
