import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { HANDS } from '../storage/settings';
import type { App } from './app';
import { useView } from './useApp';

/** The settings of the table's layout and animations, followed by the mode's own settings (`children`). */
export function TableSettings({ app, children }: { app: App; children: ComponentChildren }) {
  const { settings } = useView(app);
  return (
    <>
      <fieldset class="levels">
        <legend>{t('settings.hand')}</legend>
        {HANDS.map((hand) => (
          <label key={hand}>
            <input
              type="radio"
              name="hand"
              checked={settings.hand === hand}
              onChange={() => app.changeSettings({ hand })}
            />
            {t(`settings.${hand}`)}
          </label>
        ))}
      </fieldset>
      <fieldset class="levels">
        <legend class="said">{t('settings.step')}</legend>
        <label>
          <input
            type="checkbox"
            name="step"
            checked={settings.step}
            onChange={(event) => app.changeSettings({ step: event.currentTarget.checked })}
          />
          {t('settings.step')}
        </label>
      </fieldset>
      {children}
    </>
  );
}
