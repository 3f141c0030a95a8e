/** The sheet of the player's scenario packs, and the outcome page of a pack's scenario. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Campaign } from '../../../flow/inHand/campaign';
import { idOfPackGame, isTrial, pageOfPackGame } from '../../../flow/inHand/singleGame';
import { contentText, pageText, t } from '../../../i18n';
import { seedFrom } from '../../../journal/seed';
import {
  isUnderWay,
  type Pack,
  type PackContext,
  type PackScenario,
  removePack,
  startPackGame,
  textsOf,
} from '../../../packs/inHand';
import { SCENARIO_LEVELS, type ScenarioLevel } from '../../../rules/inHand/vocabulary';
import { type GamesProps, PackShelf, StartRow } from '../../packs/PackShelf';
import type { ShelfStatus } from '../../packs/packFault';
import { SheetFrame } from '../../SheetFrame';
import type { InHandApp } from '../app';
import { DefeatReason } from '../DefeatReason';
import { Seal } from '../summary/Seal';

const example = () => import('../../../../assets/packs/lostProperty.json?raw').then((found) => found.default);

export function PacksSheet({ app }: { app: InHandApp }) {
  const Games = useMemo(() => gamesFor(app), [app]);
  return (
    <SheetFrame app={app} title={t('packs.title')}>
      <p class="lead">{t('packs.about')}</p>
      <PackShelf
        app={app}
        other={{ mode: 'longTable', word: t('packs.ofLongTable') }}
        open={app.loadPacks}
        example={example}
        textsOf={textsOf}
        remove={removePack}
        Games={Games}
      >
        <button type="button" class="slab" data-action="workshop" onClick={() => app.show('workshop')}>
          {t('frame.workshop')}
          <small>{t('packs.workshop')}</small>
        </button>
      </PackShelf>
    </SheetFrame>
  );
}

const gamesFor =
  (app: InHandApp) =>
  ({ context, pack, onStatus }: GamesProps<Pack, PackContext>) => (
    <>
      {pack.scenarios.map((scenario) => (
        <Game app={app} context={context} scenario={scenario} key={scenario.page.id} onStatus={onStatus} />
      ))}
    </>
  );

interface GameProps {
  readonly app: InHandApp;
  readonly context: PackContext;
  readonly scenario: PackScenario;
  readonly onStatus: (status: ShelfStatus) => void;
}

function Game({ app, context, scenario, onStatus }: GameProps) {
  const { page, heroLevel, items } = scenario;
  const [level, setLevel] = useState<ScenarioLevel>(1);
  const [underWay, setUnderWay] = useState(false);
  useEffect(() => void isUnderWay(context, page.id).then(setUnderWay), [context, page.id]);
  const play = async () => {
    const seed = seedFrom(crypto.getRandomValues(new Uint8Array(16)));
    const id = await startPackGame(context, scenario, { scenarioLevel: level, seed, name: t('packs.name') });
    if (id === null) onStatus({ text: t('packs.elsewhere') });
    else app.resume(id);
  };
  return (
    <article class="pack-game" data-page={page.id}>
      <h3>{pageText(page.id, 'title')}</h3>
      <p>{pageText(page.id, 'introduction')}</p>
      <p>
        <b>{t('journey.page.goal')}:</b> {pageText(page.id, 'goal')}
      </p>
      {pageText(page.id, 'special') && <p>{pageText(page.id, 'special')}</p>}
      <p>
        {items.length > 0
          ? t('journey.page.packHeroWith', {
              level: heroLevel,
              items: items.map((id) => contentText('cards.item', id)).join(', '),
            })
          : t('journey.page.packHero', { level: heroLevel })}
      </p>
      <fieldset class="levels">
        <legend>{t('journey.page.scenarioLevel')}</legend>
        {SCENARIO_LEVELS.map((each) => (
          <label key={each}>
            <input type="radio" name={`level-${page.id}`} checked={level === each} onChange={() => setLevel(each)} />
            <b>{each}</b>
          </label>
        ))}
      </fieldset>
      <StartRow underWay={underWay} onGoOn={() => app.resume(idOfPackGame(page.id))} onPlay={() => void play()} />
    </article>
  );
}

/** The outcome page of a pack's scenario; null if the campaign is not a game of a pack or is at another stage. */
export function PackOutcome({ app, campaign }: { app: InHandApp; campaign: Campaign }) {
  const page = pageOfPackGame(campaign.id);
  if (campaign.stage.at !== 'outcome' || page === null) return null;
  const { outcome } = campaign.stage;
  const { won } = outcome;
  const tried = isTrial(campaign);
  const leave = () => {
    app.quit();
    app.show(tried ? 'workshop' : 'packs');
  };
  return (
    <main class="screen outcome">
      <article class="page paper" data-won={won}>
        <p class="over">{pageText(page, 'title')}</p>
        <h1>{t(won ? 'packs.won' : 'packs.lost')}</h1>
        <p class="lead">{won ? pageText(page, 'conclusion') : t('journey.outcome.lostText')}</p>
        <DefeatReason outcome={outcome} />
        <p>{t('packs.rounds', { count: campaign.rounds ?? 0 })}</p>
      </article>
      <div class="seal-row">
        <span />
        <Seal app={app} word={t(tried ? 'packs.drawing' : 'packs.again')} onPress={leave} />
      </div>
    </main>
  );
}
