import { t } from '../i18n';
import type { App } from './app';
import { useView } from './useApp';

const VOLUMES = [
  ['sound', 'settings.sound.effects'],
  ['ambience', 'settings.sound.ambience'],
  ['music', 'settings.sound.music'],
] as const;

/** The sound settings: volumes of effects, ambience and music; music on or off; vibration. */
export function SoundSettings({ app }: { app: App }) {
  const { settings } = useView(app);
  return (
    <>
      <div class="volumes">
        {VOLUMES.map(([volume, word]) => (
          <label key={volume}>
            <span>{t(word)}</span>
            <input
              type="range"
              name={volume}
              min="0"
              max="1"
              step="0.05"
              value={settings[volume]}
              aria-valuetext={level(settings[volume])}
              onInput={(event) => app.changeSettings({ [volume]: event.currentTarget.valueAsNumber })}
            />
            <output>{level(settings[volume])}</output>
          </label>
        ))}
      </div>
      <fieldset class="levels">
        <legend class="said">{t('settings.sound.music')}</legend>
        <label>
          <input
            type="checkbox"
            name="playsMusic"
            checked={settings.playsMusic}
            onChange={(event) => app.changeSettings({ playsMusic: event.currentTarget.checked })}
          />
          {t('settings.sound.music')}
        </label>
      </fieldset>
      <fieldset class="levels">
        <legend class="said">{t('settings.sound.vibration')}</legend>
        <label>
          <input
            type="checkbox"
            name="vibration"
            checked={settings.vibration}
            onChange={(event) => app.changeSettings({ vibration: event.currentTarget.checked })}
          />
          {t('settings.sound.vibration')}
        </label>
      </fieldset>
    </>
  );
}

function level(volume: number): string {
  return volume === 0 ? t('settings.sound.off') : t('settings.sound.level', { level: Math.round(volume * 100) });
}
