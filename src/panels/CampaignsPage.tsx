import { useState } from 'preact/hooks';
import { t } from '../i18n';
import type { App } from './app';
import { faultText } from './faultText';
import type { ModePanels } from './mode';
import { NewGames } from './NewGames';
import { PageHeader } from './PageHeader';
import { useCloseOnBack } from './useCloseOnBack';

interface CampaignsPageProps {
  readonly app: App;
  readonly mode: Pick<ModePanels, 'campaignLinks' | 'CampaignLine' | 'title'>;
}

/** The page with all campaigns, on which the player can resume, begin and delete campaigns. */
export function CampaignsPage({ app, mode }: CampaignsPageProps) {
  const { saves } = app.view;
  const [doomed, setDoomed] = useState<string | null>(null);
  useCloseOnBack(app, doomed, () => setDoomed(null));
  return (
    <main class="screen campaigns">
      <PageHeader cardPictures={app.cardPictures} title={t('campaigns.title')} onBack={() => app.back()} />
      <ul class="campaign-list">
        {saves.length === 0 && <li>{t('campaigns.none')}</li>}
        {saves.map((line) =>
          line.ok ? (
            <li class="paper campaign-line" key={line.id} data-campaign={line.id}>
              <mode.CampaignLine line={line} />
              {doomed === line.id ? (
                <Sure
                  app={app}
                  id={line.id}
                  question={t('campaigns.sure', { name: line.name })}
                  onDone={() => setDoomed(null)}
                />
              ) : (
                <div class="row">
                  <button type="button" class="plain strong" data-action="resume" onClick={() => app.resume(line.id)}>
                    {t(line.ending === null ? 'campaigns.open' : 'campaigns.look')}
                  </button>
                  <button type="button" class="plain" data-action="delete" onClick={() => setDoomed(line.id)}>
                    {t('campaigns.remove')}
                  </button>
                </div>
              )}
            </li>
          ) : (
            <li class="paper campaign-line" key={line.id} data-campaign={line.id}>
              <h2>{t('campaigns.unreadable')}</h2>
              <p>{faultText(line.fault)}</p>
              {doomed === line.id ? (
                <Sure app={app} id={line.id} question={t('campaigns.sureUnreadable')} onDone={() => setDoomed(null)} />
              ) : (
                <div class="row">
                  <button type="button" class="plain" data-action="delete" onClick={() => setDoomed(line.id)}>
                    {t('campaigns.remove')}
                  </button>
                </div>
              )}
            </li>
          ),
        )}
        <li>
          <NewGames app={app} mode={mode} />
        </li>
        {saves.length > 0 &&
          mode.campaignLinks.map(({ sheet, word }) => (
            <li key={sheet}>
              <button type="button" class="slab" data-action={sheet} onClick={() => app.show(sheet)}>
                {t(word)}
              </button>
            </li>
          ))}
      </ul>
    </main>
  );
}

/** Asks for confirmation before a campaign is deleted. */
function Sure({ app, id, question, onDone }: { app: App; id: string; question: string; onDone: () => void }) {
  const remove = () => {
    app.remove(id);
    onDone();
  };
  return (
    <div role="alertdialog" aria-label={question}>
      <p class="error">{question}</p>
      <div class="row">
        <button type="button" class="plain strong" data-action="keep" onClick={onDone}>
          {t('campaigns.no')}
        </button>
        <button type="button" class="plain danger" data-action="sure" onClick={remove}>
          {t('campaigns.yes')}
        </button>
      </div>
    </div>
  );
}
