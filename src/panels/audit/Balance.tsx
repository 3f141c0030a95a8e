/** The balance of an audit: the chance at the beginning plus the changes by luck and by choices is the chance at the end. */
import { t } from '../../i18n';
import type { AuditResults } from '../app';
import { balanceOf } from './AuditTable';
import { signed } from './entries';

export function Balance({ found, ended }: { found: AuditResults; ended: string }) {
  const [began, luck, choices, end] = balanceOf(found);
  const change = (n: number) => ({ class: n < 0 ? 'bad' : 'good', words: signed(10 * n) });
  return (
    <dl class="audit-balance">
      <Figure word={t('audit.began')} figure={`${began} %`} />
      <Figure word={t('audit.luck')} figure={change(luck).words} class={change(luck).class} />
      <Figure word={t('audit.choices')} figure={change(choices).words} class={change(choices).class} />
      <Figure word={ended} figure={`${end} %`} class="sum" />
    </dl>
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
