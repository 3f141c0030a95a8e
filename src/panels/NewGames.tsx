import { t } from '../i18n';
import type { App } from './app';
import type { ModePanels } from './mode';

/** The buttons that begin a new campaign, one for each mode. The title and the list of campaigns show them. */
export function NewGames({ app, mode }: { app: App; mode: Pick<ModePanels, 'title'> }) {
  return (
    <div class="games">
      {mode.title.games.map(({ mode: other, word }) => (
        <button
          type="button"
          class="slab"
          key={word}
          data-action={`new${other ?? ''}`}
          data-game={word}
          onClick={() => app.openNewCampaign(other)}
        >
          {t(word)}
          <small>{t('frame.newCampaign')}</small>
        </button>
      ))}
    </div>
  );
}
