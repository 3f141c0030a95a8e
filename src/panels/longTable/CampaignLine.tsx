import { language, t } from '../../i18n';
import type { ReadableSave } from '../mode';

/** A line of the campaign list, with the party's name and level, and the date on which the campaign was last saved. */
export function CampaignLine({ line: { name, level, savedAt } }: { line: ReadableSave }) {
  const date = new Date(savedAt).toLocaleDateString(language(), { dateStyle: 'medium' });
  return (
    <div>
      <h2>{t('frame.saveLine', { name, level })}</h2>
      <p>{t('campaigns.played', { date })}</p>
    </div>
  );
}
