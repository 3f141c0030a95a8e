import vignette from '../../assets/scenes/plotNine.webp';
import { chapterOf } from '../content/campaign';
import { kingTakes } from '../flow/campaign';
import { named, pageText, t } from '../i18n';
import { SCENARIO_LEVELS } from '../rules/vocabulary';
import type { App } from './app';

const LEVEL_WORDS = {
  0: 'frame.campaign.levels.easy',
  1: 'frame.campaign.levels.normal',
  2: 'frame.campaign.levels.hard',
  3: 'frame.campaign.levels.veryHard',
} as const;

/** A scenario's page (R3.1) before it is played. */
export function ScenarioPage({ app }: { app: App }) {
  const { campaign, page } = app.view;
  const chapter = page && chapterOf(page.scenario);
  if (!campaign || !page || !chapter) return null;
  const { taken } = kingTakes(campaign, page.scenario);
  const kings =
    taken.length > 0 ? taken.map((id) => named('cards.item', id)).join(', ') : t('frame.campaign.kingNothing');
  return (
    <main class="screen">
      <div class="page paper">
        {chapter.id === 'plotNine' && <img class="vignette" src={vignette} alt="" />}
        <h1>
          {chapter.number} · {pageText(chapter.id, 'title')}
        </h1>
        <p class="lead">{pageText(chapter.id, 'introduction')}</p>
        <dl class="facts">
          <dt>{t('frame.campaign.goal')}</dt>
          <dd>{pageText(chapter.id, 'goal')}</dd>
          <dt>{t('frame.campaign.special')}</dt>
          <dd>{pageText(chapter.id, 'special')}</dd>
          <dt>{t('frame.campaign.king')}</dt>
          <dd>{kings}</dd>
          <dt>{t('frame.campaign.opens')}</dt>
          <dd>{chapter.unlocks.join(', ')}</dd>
        </dl>
        <fieldset class="levels">
          <legend class="said">{t('frame.campaign.scenarioLevel')}</legend>
          {SCENARIO_LEVELS.map((level) => (
            <label key={level}>
              <input
                type="radio"
                name="level"
                checked={page.scenarioLevel === level}
                onChange={() => app.chooseLevel(level)}
              />
              {level} · {t(LEVEL_WORDS[level])}
            </label>
          ))}
        </fieldset>
        <div class="row end">
          <button type="button" class="plain" onClick={() => app.back()}>
            {t('frame.back')}
          </button>
          <button type="button" class="wax" data-action="enter" onClick={() => app.enter()}>
            {t('frame.campaign.enter')}
          </button>
        </div>
      </div>
    </main>
  );
}
