/**
 * The strip at the top of the table while the player tries a small claim. It shows the aim. As soon as the aim is reached or missed, the
 * app judges the try, and the strip's button leads to the judgement.
 */
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n';
import { useAnnouncement } from '../announcer';
import '../copyStrip.css';
import { useView } from '../useApp';
import { bestOf, type ClaimsHost, type ClaimWords, points } from './words';

export function ClaimStrip({ app, words }: { app: ClaimsHost; words: ClaimWords }) {
  useView(app);
  const { claim, number, isDecided } = app.claimUnderWay() ?? {};
  useEffect(() => {
    if (isDecided) app.judgeClaim();
  }, [isDecided]);
  const title = claim ? t('claims.strip', { number: number ?? 0, name: words.nameOf(claim) }) : '';
  const aim = claim ? t('claims.stripAim', { aim: words.aim(claim), best: points(bestOf(claim)) }) : '';
  const note = isDecided ? t('claims.stripDone') : aim;
  useAnnouncement(`${title}. ${note}`);
  return (
    <section class="copy-strip" aria-label={t('claims.title')}>
      <div>
        <p>
          <b>{title}</b>
        </p>
        <p>{note}</p>
      </div>
      <button
        type="button"
        class="plain"
        data-action={isDecided ? 'judgeClaim' : 'leaveCopy'}
        aria-keyshortcuts="Shift+Escape"
        onClick={() => app.copies.leave()}
      >
        {t(isDecided ? 'claims.judge' : 'claims.leave')}
      </button>
    </section>
  );
}
