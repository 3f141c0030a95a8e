/**
 * The strip at the top of the table while the player plays a copy of a game (`CopyView`). It says that the copy does not count, or how the
 * copy ended. One button leaves the copy; another restarts the copy when it is over.
 */
import { t } from '../i18n';
import { useAnnouncement } from './announcer';
import type { App, CopyView } from './app';
import './copyStrip.css';

export function CopyStrip({ app, copy }: { app: App; copy: CopyView }) {
  const { outcome, firstRound } = copy;
  const title = outcome ? t(`audit.copy.${outcome}`) : t('audit.copy.title');
  const note = outcome ? t('audit.copy.stays') : t('audit.copy.from', { round: firstRound });
  useAnnouncement(`${title}. ${note}`);
  return (
    <section class="copy-strip" aria-label={t('audit.copy.title')} data-outcome={outcome}>
      <div>
        <p>
          <b>{title}</b>
        </p>
        <p>{note}</p>
      </div>
      {outcome && (
        <button type="button" class="plain" data-action="copyAgain" onClick={() => app.copies.restart()}>
          {t('audit.copy.again')}
        </button>
      )}
      <button
        type="button"
        class="plain"
        data-action="leaveCopy"
        aria-keyshortcuts="Shift+Escape"
        onClick={() => app.copies.leave()}
      >
        {t('audit.copy.back')}
      </button>
    </section>
  );
}
