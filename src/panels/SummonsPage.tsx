import { items } from '../content';
import { chapterOf } from '../content/campaign';
import { named, pageText, t } from '../i18n';
import type { App } from './app';

/** R3.5: the king has taken what he needs, and paid for it; there is time for the shop before the scenario. */
export function SummonsPage({ app }: { app: App }) {
  const { campaign } = app.view;
  if (campaign?.stage.at !== 'summons') return null;
  const { scenario, taken } = campaign.stage;
  return (
    <main class="screen">
      <div class="page paper">
        <h1>{t('town.summons')}</h1>
        <p class="lead">{t('story.shop.kingTakes.a')}</p>
        <ul class="wares">
          {taken.map((id) => (
            <li key={id}>
              <p>
                <b>{named('cards.item', id)}</b>
                <br />
                {t('town.paid', { gold: items[id]?.cost ?? 0 })}
              </p>
            </li>
          ))}
        </ul>
        <p>
          {t('frame.outcome.total')}: <b>{t('frame.outcome.goldSum', { gold: campaign.gold })}</b>
        </p>
        <div class="row end">
          <button type="button" class="plain" data-action="town" onClick={() => app.visitTown()}>
            {t('town.visit')}
          </button>
          <button type="button" class="wax" data-action="obey" onClick={() => app.obey()}>
            {t('frame.campaign.enter')}
          </button>
        </div>
        <p class="said">{pageText(chapterOf(scenario)?.id ?? '', 'title')}</p>
      </div>
    </main>
  );
}
