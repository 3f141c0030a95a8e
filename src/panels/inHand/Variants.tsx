import type { Variants } from '../../flow/inHand/campaign';
import { t } from '../../i18n';
import { useView } from '../useApp';
import type { InHandApp } from './app';

interface VariantsProps {
  readonly legend: string;
  readonly variants: Variants;
  readonly onChange: (variants: Variants) => void;
}

/** Checkboxes for the variants of the rules that a campaign can use (R2.2, R30). */
export function VariantsField({ legend, variants, onChange }: VariantsProps) {
  const words = { hindrances: t('arrange.hindrances'), onTable: t('arrange.onTable') };
  return (
    <fieldset class="variants">
      <legend>{legend}</legend>
      {(['hindrances', 'onTable'] as const).map((each) => (
        <label key={each}>
          <input
            type="checkbox"
            name={each}
            checked={variants[each]}
            onChange={() => onChange({ ...variants, [each]: !variants[each] })}
          />
          {words[each]}
        </label>
      ))}
    </fieldset>
  );
}

/** The variants on the page that begins a campaign. */
export function ChosenVariants(props: Omit<VariantsProps, 'legend'>) {
  return <VariantsField legend={t('arrange.variantsHint')} {...props} />;
}

/** The variants in the settings sheet. They appear only on the campaign page and only while no scenario is in progress. */
export function CampaignSettings({ app }: { app: InHandApp }) {
  const { campaign, screen } = useView(app);
  if (campaign?.stage.at !== 'camp' || screen !== 'campaign') return null;
  return (
    <VariantsField
      legend={t('arrange.campaign', { name: campaign.name })}
      variants={campaign.variants}
      onChange={(variants) => app.changeVariants(variants)}
    />
  );
}
