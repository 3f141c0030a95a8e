/** The progress of the audit, with a button that stops or continues it. */
import { type TextKey, t } from '../../i18n';
import type { App, AuditResults, AuditView } from '../app';
import { type Entry, entriesOf, errorPercents } from './entries';

/** When the audit is complete, shows only the warning that the audit could not be stored, or nothing if the audit is stored. */
export function AuditProgress({ app, view }: { app: App; view: AuditView }) {
  const { state, results, isStored } = view;
  if (state === 'done')
    return isStored ? null : (
      <section class="audit-work leather">
        <p role="alert">{t('audit.work.notKept')}</p>
      </section>
    );
  const isAtTable = app.view.screen === 'table';
  const isWorking = state === 'opening' || state === 'working';
  return (
    <section class="audit-work leather" data-state={state}>
      <div>
        <p role={state === 'failed' || state === 'otherRules' ? 'alert' : undefined}>
          <b>{headline(view)}</b>
        </p>
        {results && <p>{t('audit.work.sure', { error: errorPercents(errorSoFar(results)) })}</p>}
      </div>
      {state !== 'otherRules' && (
        <button
          type="button"
          class="plain"
          data-action={isWorking ? 'stopAudit' : 'goOnAudit'}
          onClick={() => (isWorking ? app.audit.stop() : app.audit.open())}
        >
          {t(isWorking ? 'audit.stop' : state === 'failed' ? 'audit.again' : 'audit.goOn')}
        </button>
      )}
      {results && <Row entries={entriesOf(results)} now={results.progress?.move ?? -1} />}
      {isWorking && <p>{t(isAtTable ? 'audit.work.rests' : 'audit.work.leave')}</p>}
      {!isStored && <p role="alert">{t('audit.work.notKept')}</p>}
    </section>
  );
}

/** The largest error of the entries that are precise already; of all entries while none is. */
function errorSoFar(results: AuditResults): number {
  const fair = entriesOf(results).filter(({ isFair }) => isFair);
  return fair.length > 0 ? Math.max(...fair.map(({ move }) => move.before.error)) : results.sheet.error;
}

function headline({ state, results }: AuditView): string {
  const progress = results?.progress;
  const at = { move: (progress?.move ?? 0) + 1, last: results?.sheet.moves.length ?? 0 };
  switch (state) {
    case 'otherRules':
      return t('audit.work.otherRules');
    case 'failed':
      return results ? t('audit.work.failed', at) : t('audit.work.notBegun');
    case 'stopped':
    case 'resting':
      return results ? t('audit.work.stopped', at) : t('audit.work.opening');
    default:
      return progress ? t(PASS_WORDS[progress.pass], at) : t('audit.work.opening');
  }
}

const PASS_WORDS: Readonly<Record<NonNullable<AuditResults['progress']>['pass'], TextKey>> = {
  rough: 'audit.work.rough',
  fair: 'audit.work.fair',
  others: 'audit.work.others',
  fine: 'audit.work.fine',
};

/** The number of entries above which all entries are drawn small. */
const MANY = 90;

/** All entries in a row: a dot for luck, a bar for a choice. An entry is filled once its precise estimate is done. */
function Row({ entries, now }: { entries: readonly Entry[]; now: number }) {
  return (
    <div class={`audit-row ${entries.length > MANY ? 'many' : ''}`} aria-hidden="true">
      {entries.map(({ move, kind, isFair }, nth) => (
        <i key={nth} class={kind} data-fair={isFair} data-now={move.nth === now} />
      ))}
    </div>
  );
}
