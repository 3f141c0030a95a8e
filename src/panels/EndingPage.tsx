import { chapterOf } from '../content/campaign';
import { type Campaign, endingOf, progressOf } from '../flow/campaign';
import { type TextKey, t } from '../i18n';
import type { App } from './app';

const SIGNED = ['own', 'sister', 'king'] as const;
const ALL_THREE = 3;

/** What the narrator adds: what was done on the way, without blame. */
function closingLines(campaign: Campaign): TextKey[] {
  const { flags = {}, looted } = campaign;
  const completed = (scenario: number): boolean => progressOf(campaign, scenario).completed;
  const lines: TextKey[] = [completed(18) ? 'story.endingLine.holiday' : 'story.endingLine.noHoliday'];
  if (completed(6)) lines.push('story.endingLine.voted');
  else lines.push(Number(flags.torn ?? 0) >= ALL_THREE ? 'story.endingLine.torn' : 'story.endingLine.served');
  if (looted.includes(15)) lines.push('story.endingLine.widowsBox');
  const signed = SIGNED.find((each) => each === flags.signed);
  if (completed(22) && signed) lines.push(`story.signed.${signed}`);
  return lines;
}

/** One of the three endings, and the record of the campaign. */
export function EndingPage({ app }: { app: App }) {
  const { campaign } = app.view;
  const number = campaign && endingOf(campaign);
  const id = number === null ? undefined : chapterOf(number)?.id;
  if (!campaign || (id !== 'struckOff' && id !== 'solventKing' && id !== 'carriedForward')) return null;
  const done = Object.values(campaign.scenarios).filter(({ completed }) => completed).length;
  return (
    <main class="screen">
      <div class="page paper">
        <h1>{t(`story.ending.${id}.title`)}</h1>
        {(['first', 'second', 'third'] as const).map((part) => (
          <p class="lead" key={part}>
            {t(`story.ending.${id}.${part}`)}
          </p>
        ))}
        {closingLines(campaign).map((key) => (
          <p class="lead" key={key}>
            {t(key)}
          </p>
        ))}
        <dl class="facts">
          <dt>{campaign.name}</dt>
          <dd>{t('frame.campaign.level', { level: campaign.level })}</dd>
          <dt>{t('frame.campaign.progress', { done })}</dt>
          <dd>{t('town.record', { wins: campaign.wins, losses: campaign.losses })}</dd>
          <dt>{t('frame.outcome.total')}</dt>
          <dd>{t('frame.outcome.goldSum', { gold: campaign.gold })}</dd>
        </dl>
        <div class="row end">
          <span />
          <button type="button" class="wax" data-action="finish" onClick={() => app.quit()}>
            {t('frame.onward')}
          </button>
        </div>
      </div>
    </main>
  );
}
