/** The balance of an audit: the chance at the beginning plus the changes by luck and by choices is the chance at the end. */
import { t } from '../../i18n';
import { percents } from '../../i18n/auditWords';
import type { AuditResults } from '../app';
import { balanceOf } from './AuditTable';
import { isBalanceRough, signed, signedWhole } from './entries';

/** The minimum drift that the balance mentions, in whole percents. */
const MENTIONED_DRIFT = 3;

export function Balance({ found, ended }: { found: AuditResults; ended: string }) {
  const { drift } = found.sheet;
  const [began, luck, choices, end] = balanceOf(found);
  const isRough = isBalanceRough(found);
  const change = (n: number) =>
    isRough ? { class: 'rough', words: '…' } : { class: n < 0 ? 'bad' : 'good', words: signedWhole(n) };
  return (
    <>
      <dl class="audit-balance">
        <Figure word={t('audit.began')} figure={`${began} %`} class={isRough ? 'rough' : ''} />
        <Figure word={t('audit.luck')} figure={change(luck).words} class={change(luck).class} />
        <Figure word={t('audit.choices')} figure={change(choices).words} class={change(choices).class} />
        <Figure word={ended} figure={`${end} %`} class="sum" />
      </dl>
      {isRough && <p class="audit-drift">{t('audit.roughBalance')}</p>}
      {found.progress === null && Math.abs(percents(drift)) >= MENTIONED_DRIFT && (
        <p class="audit-drift">{t('audit.drift', { by: signed(drift) })}</p>
      )}
    </>
  );
}

function Figure({ word, figure, class: look = '' }: { word: string; figure: string; class?: string }) {
  return (
    <div class={look}>
      <dt>{word}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
