import { useState } from 'preact/hooks';
import { language, t } from '../i18n';
import type { SaveLine } from '../storage/saves';
import type { App } from './app';
import { faultText } from './faultText';
import { endingName } from './inHand/EndingPage';
import { PageHeader } from './PageHeader';

type Good = Extract<SaveLine, { ok: true }>;

/** Several campaigns side by side: go on, begin another, delete one. */
export function CampaignsPage({ app }: { app: App }) {
  const { saves } = app.view;
  const [doomed, setDoomed] = useState<string | null>(null);
  return (
    <main class="screen campaigns">
      <PageHeader cardPictures={app.cardPictures} title={t('campaigns.title')} onBack={() => app.back()} />
      <ul class="campaign-list">
        {saves.length === 0 && <li>{t('campaigns.none')}</li>}
        {saves.map((line) =>
          line.ok ? (
            <li class="paper campaign-line" key={line.id} data-campaign={line.id}>
              <About line={line} />
              {doomed === line.id ? (
                <Sure app={app} line={line} onDone={() => setDoomed(null)} />
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
            <li class="paper campaign-line" key={line.id}>
              <h2>{t('campaigns.unreadable')}</h2>
              <p>{faultText(line.fault)}</p>
            </li>
          ),
        )}
        <li>
          <button type="button" class="slab" data-action="new" onClick={() => app.create()}>
            {t('frame.newCampaign')}
          </button>
        </li>
        {saves.length > 0 && (
          <li>
            <button type="button" class="slab" data-action="stats" onClick={() => app.show('stats')}>
              {t('campaigns.books')}
            </button>
          </li>
        )}
      </ul>
    </main>
  );
}

function About({ line }: { line: Good }) {
  const { name, level, done, gold, stage, ending, savedAt } = line;
  const end = endingName(ending);
  const date = new Date(savedAt).toLocaleDateString(language(), { dateStyle: 'medium' });
  return (
    <div>
      <h2>{t('frame.saveLine', { name, level })}</h2>
      <p>{t('journey.campaigns.line', { done, gold })}</p>
      <p>
        {end ? t('campaigns.finished', { ending: t(`story.ending.${end}.title`) }) : t(`journey.campaigns.at.${stage}`)}
        . {t('campaigns.played', { date })}
      </p>
    </div>
  );
}

/** Asked before a campaign is gone for good. */
function Sure({ app, line, onDone }: { app: App; line: Good; onDone: () => void }) {
  const remove = () => {
    app.remove(line.id);
    onDone();
  };
  return (
    <div role="alertdialog" aria-label={t('campaigns.sure', { name: line.name })}>
      <p class="error">{t('campaigns.sure', { name: line.name })}</p>
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
