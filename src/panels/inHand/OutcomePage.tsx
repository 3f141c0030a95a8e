import { chapterOf } from '../../content/inHand/chapters';
import { dayOfDaily, type Outcome, pageOfPackGame } from '../../flow/inHand/campaign';
import { named, namedOr, openChapter, pageText, t } from '../../i18n';
import { CardPicture } from '../CardPicture';
import { lazyPanel } from '../lazyPanel';
import { Vignette } from '../Vignette';
import type { InHandApp } from './app';
import { achievementList, titleOf } from './CampaignLayout';
import { DefeatReason } from './DefeatReason';
import { Gold } from './reckoning/Gold';
import { Reckoning } from './reckoning/Reckoning';
import { isStill, Seal } from './reckoning/Seal';
import { Spoken } from './speaker/Speaker';
import { concludes } from './speaker/speakers';

const DailyOutcome = lazyPanel(() =>
  Promise.all([import('./daily/Daily'), openChapter('daily')]).then(([panel]) => panel.DailyOutcome),
);

const PackOutcome = lazyPanel(() =>
  Promise.all([import('./packs/Packs'), openChapter('packs')]).then(([panel]) => panel.PackOutcome),
);

/** After the scenario: what became of it, and the gold counted (R27). */
export function OutcomePage({ app }: { app: InHandApp }) {
  const { campaign } = app.view;
  if (campaign?.stage.at !== 'outcome') return null;
  if (dayOfDaily(campaign.id) !== null) return <DailyOutcome app={app} campaign={campaign} />;
  if (pageOfPackGame(campaign.id) !== null) return <PackOutcome app={app} campaign={campaign} />;
  const { outcome } = campaign.stage;
  const { scenario, won } = outcome;
  const id = chapterOf(scenario)?.id ?? '';
  const over = `${scenario} · ${titleOf(scenario)}`;
  const heading = t(won ? 'journey.outcome.won' : 'journey.outcome.lost');
  return (
    <main class="screen outcome">
      <article class="page paper" data-won={won}>
        <div class="told">
          <Vignette of={`scenes/${id}`} />
          <p class="over">{over}</p>
          <h1>{heading}</h1>
          <Spoken by={won ? concludes(id) : null}>
            {won ? pageText(id, 'conclusion') : namedOr('afterwards.lost', id, t('journey.outcome.lostText'))}
          </Spoken>
          {app.view.settings.speech && (
            <p class="quote">{named('voices', `hero.${campaign.hero}.${won ? 'victory' : 'defeat'}`)}</p>
          )}
          <DefeatReason outcome={outcome} />
          <Found app={app} outcome={outcome} />
        </div>
        <div>
          <Gold outcome={outcome} total={campaign.gold} still={isStill(app)} />
          <News outcome={outcome} />
          <Reckoning app={app} id={campaign.id} over={over} title={heading} />
        </div>
      </article>
      <div class="seal-row">
        {app.view.finished ? (
          <button type="button" class="slab" data-action="rewatch" onClick={() => app.watchAt(0)}>
            {t('viewer.again')}
            <small>{t('viewer.againHint')}</small>
          </button>
        ) : (
          <span />
        )}
        <Seal app={app} onPress={() => app.proceed()} />
      </div>
    </main>
  );
}

function Found({ app, outcome: { items } }: { app: InHandApp; outcome: Outcome }) {
  return (
    <ul class="taken">
      {items.map((id) => (
        <li key={id}>
          <CardPicture
            of={id}
            class="taken-block"
            paint={(ctx, width, height) => app.cardPictures.itemBlock(ctx, width, height, id)}
          />
          <p>
            <b>{t('journey.outcome.item', { item: named('cards.item', id) })}</b>
            {named('cards.itemEffect', id)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What has changed on the map and in the shop. */
function News({ outcome: { achievements, unlocked, blocked, forSale } }: { outcome: Outcome }) {
  const pages = (numbers: readonly number[]) => numbers.map((each) => `${each}\u00A0· ${titleOf(each)}`).join(', ');
  const items = forSale.map((id) => named('cards.item', id)).join(', ');
  return (
    <div class="news">
      {achievements.length > 0 && <p>{t('journey.outcome.achieved', { list: achievementList(achievements) })}</p>}
      {unlocked.length > 0 && <p>{t('journey.outcome.opened', { list: pages(unlocked) })}</p>}
      {blocked.length > 0 && <p>{t('journey.outcome.closed', { list: pages(blocked) })}</p>}
      {forSale.length > 0 && <p>{t('journey.outcome.forSale', { list: items })}</p>}
    </div>
  );
}
