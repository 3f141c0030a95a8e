import type { Variants } from '../flow/inHand/campaign';
import { t } from '../i18n';
import { HANDS } from '../storage/settings';
import type { App } from './app';
import { useView } from './useApp';

interface VariantsProps {
  readonly legend: string;
  readonly variants: Variants;
  readonly onChange: (variants: Variants) => void;
}

/** The variants of the rule book that a campaign may be played with (R2.2, R30). */
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

/** Folded: whoever plays for the first time needs neither. */
export function FoldedVariants(props: Omit<VariantsProps, 'legend'>) {
  return (
    <details class="folded">
      <summary>{t('arrange.variants')}</summary>
      <VariantsField legend={t('arrange.variantsHint')} {...props} />
    </details>
  );
}

/** How the table is laid and shown; between scenarios also with which variants the campaign goes on. */
export function TableSettings({ app }: { app: App }) {
  const { settings, campaign, screen } = useView(app);
  return (
    <>
      <fieldset class="levels">
        <legend>{t('arrange.hand')}</legend>
        {HANDS.map((hand) => (
          <label key={hand}>
            <input type="radio" name="hand" checked={settings.hand === hand} onChange={() => app.change({ hand })} />
            {t(`arrange.${hand}`)}
          </label>
        ))}
      </fieldset>
      <fieldset class="levels">
        <legend class="said">{t('arrange.step')}</legend>
        <label>
          <input
            type="checkbox"
            name="step"
            checked={settings.step}
            onChange={(event) => app.change({ step: event.currentTarget.checked })}
          />
          {t('arrange.step')}
        </label>
      </fieldset>
      {campaign?.stage.at === 'camp' && screen === 'campaign' && (
        <VariantsField
          legend={t('arrange.campaign', { name: campaign.name })}
          variants={campaign.variants}
          onChange={(variants) => app.vary(variants)}
        />
      )}
    </>
  );
}
