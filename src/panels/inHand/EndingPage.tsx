import { type Campaign, endingScenarioOf, progressOf } from '../../flow/inHand/campaign';
import { countCompleted } from '../../flow/inHand/levels';
import { contentText, type TextKey, t } from '../../i18n';
import { PageHeader } from '../PageHeader';
import { Vignette } from '../Vignette';
import type { InHandApp } from './app';
import { endingName } from './endings';
import { SpokenText } from './speaker/Speaker';
import { SPEAKERS } from './speaker/speakers';
import { ShareKeepsake } from './summary/GameSummary';
import type { Keepsake } from './summary/keepsake';
import { Seal } from './summary/Seal';

const SIGNED = ['own', 'sister', 'king'] as const;
/** The number of writs in the scenario of the senior bailiff; the flags `torn` and `served` count them. */
const ALL_THREE = 3;
/** The text keys of the narrator's closing lines; they depend on what the hero did during the campaign. */
function closingLines(campaign: Campaign): TextKey[] {
  const { flags = {}, hero, looted } = campaign;
  const completed = (scenario: number): boolean => progressOf(campaign, scenario).completed;
  const all = (flag: string): boolean => Number(flags[flag] ?? 0) >= ALL_THREE;
  const signed = SIGNED.find((each) => each === flags['signed']);
  return [
    ...(signed ? [`afterwards.signed.${signed}` as const] : []),
    completed(18) ? 'afterwards.endingLine.holiday' : 'afterwards.endingLine.noHoliday',
    ...(completed(6) ? ['afterwards.endingLine.voted' as const] : []),
    ...(all('torn') ? ['afterwards.endingLine.torn' as const] : []),
    ...(all('served') ? ['afterwards.endingLine.served' as const] : []),
    ...(looted.includes(15) ? ['afterwards.endingLine.widowsBox' as const] : []),
    ...(hero === 'bailiff' ? [] : [`afterwards.endingLine.${hero}` as const]),
  ];
}

/** The page with one of the three endings and the record of the campaign. */
export function EndingPage({ app }: { app: InHandApp }) {
  const { campaign } = app.view;
  const id = campaign && endingName(endingScenarioOf(campaign));
  if (!campaign || !id) return null;
  return (
    <main class="screen ending">
      <PageHeader
        cardPictures={app.cardPictures}
        title={campaign.name}
        note={t('journey.ending.over')}
        gold={campaign.gold}
      />
      <article class="page paper" data-ending={id}>
        <Vignette of={`endings/${id}`} />
        <h1>{t(`story.ending.${id}.title`)}</h1>
        {(['first', 'second', 'third'] as const).map((part) => (
          <SpokenText by={SPEAKERS[`afterwards.ending.${id}.${part}`]} key={part}>
            {t(`afterwards.ending.${id}.${part}`)}
          </SpokenText>
        ))}
        <div class="closing">
          {closingLines(campaign).map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
        </div>
        <Record campaign={campaign} />
        <ShareKeepsake of={keepsakeOf(campaign, t(`story.ending.${id}.title`))} />
      </article>
      <div class="seal-row">
        <span>{t('journey.ending.close')}</span>
        <Seal app={app} action="finish" onPress={() => app.quit()} />
      </div>
    </main>
  );
}

/** The data for a picture of the campaign that the player can share. */
function keepsakeOf(campaign: Campaign, title: string): Keepsake {
  const { hero, name, level, wins, losses, rounds = 0, gold } = campaign;
  return {
    hero,
    over: t('frame.saveLine', { name, level }),
    title,
    figures: [
      { what: t('journey.ending.completed'), is: String(countCompleted(campaign)) },
      { what: t('journey.ending.rounds'), is: String(rounds) },
      { what: t('journey.ending.won'), is: String(wins), note: `${t('journey.ending.lost')}: ${losses}` },
      { what: t('frame.gold'), is: String(gold) },
    ],
    seal: t('afterwards.reckoning.sealEnd'),
  };
}

function Record({ campaign }: { campaign: Campaign }) {
  const { hero, level, wins, losses, rounds = 0, practice = 0, gold, items } = campaign;
  const facts = [
    [t('journey.ending.hero'), t(`story.hero.${hero}.name`)],
    [t('journey.ending.level'), level],
    [t('journey.ending.completed'), t('journey.ending.completedOf', { done: countCompleted(campaign) })],
    [t('journey.ending.won'), wins],
    [t('journey.ending.lost'), losses],
    [t('journey.ending.rounds'), rounds],
    ...(practice > 0 ? [[t('journey.ending.takenBack'), practice] as const] : []),
    [t('frame.gold'), gold],
    [t('journey.town.gear'), items.map((each) => contentText('cards.item', each)).join(', ') || t('town.nothing')],
  ] as const;
  return (
    <section>
      <h2>{t('journey.ending.record')}</h2>
      <dl class="facts sums">
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
