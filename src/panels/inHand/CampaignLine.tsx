import { language, t } from '../../i18n';
import type { ReadableSave } from '../mode';
import { endingName } from './endings';

/** A line of the campaign list: the hero, the progress, and the date of the last save. */
export function CampaignLine({ line }: { line: ReadableSave }) {
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
