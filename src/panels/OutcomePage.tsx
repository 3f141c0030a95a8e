import { chapterOf } from '../content/campaign';
import { named, pageText, t } from '../i18n';
import type { App } from './app';

/** After the scenario: what became of it, and the gold counted (R27). */
export function OutcomePage({ app }: { app: App }) {
  const { campaign } = app.view;
  if (campaign?.stage.at !== 'outcome') return null;
  const { scenario, won, money, gold, items, unlocked } = campaign.stage.outcome;
  return (
    <main class="screen">
      <div class="page paper" data-won={won}>
        <h1>{t(won ? 'frame.outcome.won' : 'frame.outcome.lost')}</h1>
        <p class="lead">{won ? pageText(chapterOf(scenario)?.id ?? '', 'conclusion') : t('frame.outcome.lostText')}</p>
        <dl class="facts">
          <dt>{t('frame.outcome.tokens', { count: money })}</dt>
          <dd>{t('frame.outcome.goldSum', { gold: gold.money })}</dd>
          {gold.treasures > 0 && (
            <>
              <dt>{t('frame.outcome.treasure')}</dt>
              <dd>{t('frame.outcome.goldSum', { gold: gold.treasures })}</dd>
            </>
          )}
          {gold.reward > 0 && (
            <>
              <dt>{t('frame.outcome.reward')}</dt>
              <dd>{t('frame.outcome.goldSum', { gold: gold.reward })}</dd>
            </>
          )}
          {gold.special !== undefined && (
            <>
              <dt>{t('town.special')}</dt>
              <dd>{t('frame.outcome.goldSum', { gold: gold.special })}</dd>
            </>
          )}
          <dt>{t('frame.outcome.total')}</dt>
          <dd>
            <b>{t('frame.outcome.goldSum', { gold: campaign.gold })}</b>
          </dd>
        </dl>
        {items.map((id) => (
          <p class="lead" key={id}>
            {t('frame.outcome.item', { item: named('cards.item', id) })}. {named('cards.itemEffect', id)}
          </p>
        ))}
        {unlocked.length > 0 && <p class="lead">{t('frame.outcome.opened', { list: unlocked.join(', ') })}</p>}
        <div class="row end">
          <span />
          <button type="button" class="wax" data-action="onward" onClick={() => app.proceed()}>
            {t('frame.onward')}
          </button>
        </div>
      </div>
    </main>
  );
}
