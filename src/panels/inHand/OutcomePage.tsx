import { chapterOf } from '../../content/inHand/chapters';
import type { Campaign, Outcome } from '../../flow/inHand/campaign';
import { dayOfDaily, pageOfPackGame } from '../../flow/inHand/singleGame';
import { contentText, contentTextOr, openChapter, pageText, t } from '../../i18n';
import { AuditButton } from '../AuditButton';
import { CardPicture } from '../CardPicture';
import { isMotionOff } from '../isMotionOff';
import { lazyPanel } from '../lazyPanel';
import { useFirstFocus } from '../useFirstFocus';
import type { InHandApp } from './app';
import { achievementList, titleOf } from './CampaignLayout';
import { DefeatReason } from './DefeatReason';
import { SpokenText } from './speaker/Speaker';
import { concludingSpeaker } from './speaker/speakers';
import { GameSummary } from './summary/GameSummary';
import { Gold } from './summary/Gold';
import { OutcomePicture } from './summary/OutcomePicture';
import { Seal } from './summary/Seal';
import { useOpeningAnimation } from './summary/useOpeningAnimation';

const DailyOutcome = lazyPanel(() =>
  Promise.all([import('./daily/Daily'), openChapter('daily')]).then(([panel]) => panel.DailyOutcome),
);

const PackOutcome = lazyPanel(() =>
  Promise.all([import('./packs/Packs'), openChapter('packs')]).then(([panel]) => panel.PackOutcome),
);

/** The page after a scenario: the outcome and the gold (R27). */
export function OutcomePage({ app }: { app: InHandApp }) {
  const { campaign } = app.view;
  if (campaign?.stage.at !== 'outcome') return null;
  if (dayOfDaily(campaign.id) !== null) return <DailyOutcome app={app} campaign={campaign} />;
  if (pageOfPackGame(campaign.id) !== null) return <PackOutcome app={app} campaign={campaign} />;
  return <CampaignOutcome app={app} campaign={campaign} outcome={campaign.stage.outcome} />;
}

interface OutcomeProps {
  readonly app: InHandApp;
  readonly campaign: Campaign;
  readonly outcome: Outcome;
}

/** The outcome of a campaign's scenario. An animation for victory or defeat comes first; any tap ends the animation. */
function CampaignOutcome({ app, campaign, outcome }: OutcomeProps) {
  const { scenario, won } = outcome;
  const id = chapterOf(scenario)?.id ?? '';
  const over = `${scenario} · ${titleOf(scenario)}`;
  const heading = t(won ? 'journey.outcome.won' : 'journey.outcome.lost');
  return (
    <main
      class="screen outcome"
      data-plays={useOpeningAnimation(app)}
      style={{ '--pace': app.view.settings.speed || 1 }}
    >
      <article class="page paper" data-won={won}>
        <div class="told">
          <OutcomePicture scenario={id} won={won} />
          <p class="over">{over}</p>
          <h1>{heading}</h1>
          <DefeatReason outcome={outcome} />
          <SpokenText by={won ? concludingSpeaker(id) : null}>
            {won ? pageText(id, 'conclusion') : contentTextOr('afterwards.lost', id, t('journey.outcome.lostText'))}
          </SpokenText>
          {app.view.settings.speech && (
            <p class="quote">{contentText('voices', `hero.${campaign.hero}.${won ? 'victory' : 'defeat'}`)}</p>
          )}
          <Found app={app} outcome={outcome} />
        </div>
        <div>
          <Gold outcome={outcome} total={campaign.gold} still={isMotionOff(app)} />
          <News outcome={outcome} />
          <GameSummary app={app} id={campaign.id} over={over} title={heading} />
          <div class="look-back">
            {app.view.finished && (
              <button type="button" class="slab" data-action="rewatch" onClick={() => app.watchAt(0)}>
                {t('viewer.again')}
                <small>{t('viewer.againHint')}</small>
              </button>
            )}
            <AuditButton app={app} />
          </div>
        </div>
      </article>
      <div class="seal-row">
        <Onward app={app} outcome={outcome} />
        {!won && <Again app={app} scenario={scenario} />}
      </div>
    </main>
  );
}

/**
 * The button to continue. It has no wax seal: after a victory the picture shows one already, and after a defeat the `Again` button has one.
 */
function Onward({ app, outcome: { won, unlocked } }: Pick<OutcomeProps, 'app' | 'outcome'>) {
  const button = useFirstFocus();
  const open = unlocked.length > 0 ? t('journey.outcome.openNow', { list: unlocked.join(', ') }) : null;
  const hint = won ? open : t('journey.outcome.elsewhere');
  return (
    <button
      ref={won ? button : null}
      type="button"
      class={won ? 'slab paper onward' : 'slab onward'}
      data-action="onward"
      onClick={() => app.proceed()}
    >
      {t('frame.onward')}
      {hint && <small>{hint}</small>}
    </button>
  );
}

/** The button that returns to the scenario's page to play it again. */
function Again({ app, scenario }: { app: InHandApp; scenario: number }) {
  const again = () => {
    app.proceed();
    app.openPage(scenario);
  };
  return <Seal app={app} action="again" word={t('journey.outcome.again')} onPress={again} />;
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
            <b>{t('journey.outcome.item', { item: contentText('cards.item', id) })}</b>
            {contentText('cards.itemEffect', id)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Lists the changes in the campaign: achievements, unlocked and blocked scenarios, and new items for sale. */
function News({ outcome: { achievements, unlocked, blocked, forSale } }: { outcome: Outcome }) {
  const pages = (numbers: readonly number[]) => numbers.map((each) => `${each}\u00A0· ${titleOf(each)}`).join(', ');
  const items = forSale.map((id) => contentText('cards.item', id)).join(', ');
  return (
    <div class="news">
      {achievements.length > 0 && <p>{t('journey.outcome.achieved', { list: achievementList(achievements) })}</p>}
      {unlocked.length > 0 && <p>{t('journey.outcome.opened', { list: pages(unlocked) })}</p>}
      {blocked.length > 0 && <p>{t('journey.outcome.closed', { list: pages(blocked) })}</p>}
      {forSale.length > 0 && <p>{t('journey.outcome.forSale', { list: items })}</p>}
    </div>
  );
}
