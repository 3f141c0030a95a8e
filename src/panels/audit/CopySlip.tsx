/** The slip about a copy that the player left, with buttons that resume or discard it. */
import { t } from '../../i18n';
import type { App } from '../app';
import '../copyStrip.css';

export function CopySlip({ app }: { app: App }) {
  const { waitingCopy } = app.view;
  if (!waitingCopy) return null;
  const { firstRound, round, outcome } = waitingCopy;
  return (
    <section class="copy-slip">
      <h2>
        {t('audit.copy.waits', { round: firstRound })} <small>{t('audit.copy.counts')}</small>
      </h2>
      <p>{t(outcome ? `audit.copy.${outcome}In` : 'audit.copy.underWay', { round })}</p>
      <div class="row">
        <button type="button" class="plain" data-action="goOnCopy" onClick={() => app.copies.resumeCopy()}>
          {t('audit.copy.goOn')}
        </button>
        <button type="button" class="plain" data-action="discardCopy" onClick={() => app.copies.discard()}>
          {t('audit.copy.away')}
        </button>
      </div>
    </section>
  );
}
