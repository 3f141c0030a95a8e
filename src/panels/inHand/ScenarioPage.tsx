import { items } from '../../content/inHand';
import { type Chapter, chapterOf } from '../../content/inHand/chapters';
import { type Campaign, canPlay, giveItemsToKing } from '../../flow/inHand/campaign';
import { scenarioOf } from '../../flow/inHand/game';
import { contentText, pageText, t } from '../../i18n';
import { PLAYED_LESSON } from '../../lessons/inHand/playedEntry';
import { SCENARIO_LEVELS, type ScenarioLevel } from '../../rules/inHand/vocabulary';
import { Fact, Glyph } from '../CardPicture';
import { Vignette } from '../Vignette';
import type { InHandApp } from './app';
import { achievementList, CampaignLayout } from './CampaignLayout';
import type { CardPictures } from './cardPictures';
import { INTRODUCTIONS, SpokenText } from './speaker/Speaker';

const LEVEL_WORDS = {
  0: 'journey.page.levels.easy',
  1: 'journey.page.levels.normal',
  2: 'journey.page.levels.hard',
  3: 'journey.page.levels.veryHard',
} as const;

/** The scenario level with which a new campaign begins. */
const USUAL_LEVEL: ScenarioLevel = 1;

/** The page of a scenario (R3.1) beside the campaign map, shown before the scenario begins. */
export function ScenarioPage({ app }: { app: InHandApp }) {
  const { campaign } = app.view;
  const page = scenarioOf(app.view.page);
  const chapter = page && chapterOf(page.scenario);
  if (!campaign || !page || !chapter) return null;
  const turn = (number: number) => {
    app.back();
    if (canPlay(campaign, number)) app.openPage(number);
  };
  return (
    <CampaignLayout
      app={app}
      campaign={campaign}
      selected={page.scenario}
      onNode={turn}
      onBack={() => app.back()}
      reading
    >
      <article class="paper sheet">
        <div class="told">
          <Vignette of={`scenes/${chapter.id}`} />
          <h1>
            {chapter.number} · {pageText(chapter.id, 'title')}
          </h1>
          <SpokenText by={INTRODUCTIONS[chapter.id]}>{pageText(chapter.id, 'introduction')}</SpokenText>
          <Facts cardPictures={app.cardPictures} chapter={chapter} />
        </div>
        <King cardPictures={app.cardPictures} campaign={campaign} scenario={chapter.number} />
        <fieldset class="levels">
          <legend>{t('journey.page.scenarioLevel')}</legend>
          {SCENARIO_LEVELS.map((level) => (
            <label key={level}>
              <input
                type="radio"
                name="level"
                checked={page.scenarioLevel === level}
                onChange={() => app.chooseLevel(level)}
              />
              <b>{level}</b>
              <small>{t(LEVEL_WORDS[level])}</small>
            </label>
          ))}
        </fieldset>
        <p class="level-note" role="status">
          {levelNote(campaign.scenarioLevel, page.scenarioLevel)}
        </p>
        {chapter.number === 1 && !app.view.settings.lessons.includes(PLAYED_LESSON) && (
          <button type="button" class="plain" data-action="lesson" onClick={() => app.copies.startLesson()}>
            {t('journey.page.lesson')}
          </button>
        )}
      </article>
      <div class="seal-row">
        <span>{t('journey.enter')}</span>
        <button
          type="button"
          class="wax"
          data-action="enter"
          aria-label={t('journey.enter')}
          onClick={() => app.enterScenario()}
        >
          <Glyph cardPictures={app.cardPictures} name="enter" tone="bone" class="on-seal" />
        </button>
      </div>
    </CampaignLayout>
  );
}

function Facts({ cardPictures, chapter }: { cardPictures: CardPictures; chapter: Chapter }) {
  const { id, requires, blocks, unlocks } = chapter;
  return (
    <dl class="facts signed">
      <Fact cardPictures={cardPictures} sign="objective" name={t('journey.page.goal')}>
        {pageText(id, 'goal')}
      </Fact>
      <Fact cardPictures={cardPictures} sign="rules" name={t('journey.page.special')}>
        {pageText(id, 'special')}
      </Fact>
      {requires.length > 0 && (
        <Fact cardPictures={cardPictures} sign="locked" name={t('journey.needs')}>
          {t('journey.held', { what: achievementList(requires) })}
        </Fact>
      )}
      {blocks.length > 0 && (
        <Fact cardPictures={cardPictures} sign="blocks" name={t('journey.page.blocks')}>
          {t('journey.blocks', { list: blocks.join(', ') })}
        </Fact>
      )}
      {unlocks.length > 0 && (
        <Fact cardPictures={cardPictures} sign="opens" name={t('journey.page.opens')}>
          {unlocks.join(', ')}
        </Fact>
      )}
    </dl>
  );
}

/** R3.5: lists the hero's items that the king will take in this scenario. */
function King({
  cardPictures,
  campaign,
  scenario,
}: {
  cardPictures: CardPictures;
  campaign: Campaign;
  scenario: number;
}) {
  const { taken } = giveItemsToKing(campaign, scenario);
  if (taken.length === 0) return null;
  return (
    <div class="king">
      <Glyph cardPictures={cardPictures} name="king" />
      <div>
        <h3>{t('journey.page.king')}</h3>
        <p>{t('journey.page.kingWhy')}</p>
        {taken.map((id) => (
          <p key={id}>{t('journey.kingPays', { item: contentText('cards.item', id), gold: items[id]?.cost ?? 0 })}</p>
        ))}
      </div>
    </div>
  );
}

/**
 * The note that the player has changed the level since the last scenario, or that the level stays the same although it is not the usual
 * level; null if it stays the usual level.
 */
function levelNote(last: ScenarioLevel, chosen: ScenarioLevel): string | null {
  if (chosen !== last) return t('journey.page.levelChanged', { from: last, to: chosen });
  return last === USUAL_LEVEL ? null : t('journey.page.levelKept', { level: last });
}
