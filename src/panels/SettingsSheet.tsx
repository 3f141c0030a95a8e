import type { ComponentChildren } from 'preact';
import { LANGUAGE_NAMES, LANGUAGES, openChapter, type TextKey, t } from '../i18n';
import { AUTO_DAMAGE_LIMITS, TEXT_SIZES } from '../storage/settings';
import type { App } from './app';
import { isMotionReduced } from './isMotionOff';
import { lazyPanel } from './lazyPanel';
import { SheetFrame } from './SheetFrame';
import { SoundSettings } from './SoundSettings';
import { TableSettings } from './TableSettings';
import { useView } from './useApp';

const KeySettings = lazyPanel(() =>
  Promise.all([import('./KeySettings'), openChapter('keys')]).then(([panel]) => panel.KeySettings),
);
const Report = lazyPanel(() =>
  Promise.all([import('./report/Report'), openChapter('report')]).then(([panel]) => panel.Report),
);

interface SettingsSheetProps {
  /** The name of the action `roll` in this mode, for the keyboard settings. */
  readonly rollWord: TextKey;
  readonly app: App;
  /** The mode's own settings. */
  readonly children: ComponentChildren;
}

/** The speeds of animations as factors: 1 is normal, 2 is twice as fast, 0 switches animations off. */
const SPEEDS = [
  [0.5, 'settings.slow'],
  [1, 'settings.normal'],
  [2, 'settings.fast'],
  [4, 'settings.fastest'],
  [0, 'settings.off'],
] as const;

const SIZE_WORDS = {
  1: 'settings.usual',
  1.15: 'settings.larger',
  1.3: 'settings.largest',
} as const satisfies Record<(typeof TEXT_SIZES)[number], TextKey>;

/** The settings that switch help, questions and spoken lines on and off. */
const SHOWN = ['odds', 'foresight', 'equals', 'equalHexes', 'askRests', 'nextHero', 'hints', 'speech'] as const;

/** The settings sheet. The settings apply to all campaigns, except the mode's own settings (`children`). */
export function SettingsSheet({ app, rollWord, children }: SettingsSheetProps) {
  const { settings, language } = useView(app);
  return (
    <SheetFrame app={app} title={t('frame.settings')}>
      <fieldset class="levels">
        <legend>{t('settings.speed')}</legend>
        {SPEEDS.map(([speed, word]) => (
          <label key={speed}>
            <input
              type="radio"
              name="speed"
              checked={settings.speed === speed}
              onChange={() => app.changeSettings({ speed })}
            />
            {t(word)}
          </label>
        ))}
      </fieldset>
      <fieldset class="levels">
        <legend>{t('frame.language')}</legend>
        {LANGUAGES.map((each) => (
          <label key={each} lang={each}>
            <input type="radio" name="language" checked={language === each} onChange={() => app.changeLanguage(each)} />
            {LANGUAGE_NAMES[each]}
          </label>
        ))}
      </fieldset>
      <fieldset class="levels">
        <legend class="said">{t('settings.motion')}</legend>
        <label>
          <input
            type="checkbox"
            checked={isMotionReduced(app)}
            onChange={(event) => app.changeSettings({ reducedMotion: event.currentTarget.checked })}
          />
          {t('settings.motion')}
        </label>
        <label>
          <input
            type="checkbox"
            name="contrast"
            checked={settings.contrast === 'high'}
            onChange={(event) => app.changeSettings({ contrast: event.currentTarget.checked ? 'high' : 'normal' })}
          />
          {t('settings.contrast')}
        </label>
      </fieldset>
      <fieldset class="levels">
        <legend>{t('settings.textSize')}</legend>
        {TEXT_SIZES.map((size) => (
          <label key={size}>
            <input
              type="radio"
              name="textSize"
              checked={settings.textSize === size}
              onChange={() => app.changeSettings({ textSize: size })}
            />
            {t(SIZE_WORDS[size])}
          </label>
        ))}
      </fieldset>
      <fieldset class="levels">
        <legend>{t('settings.show')}</legend>
        {SHOWN.map((what) => (
          <label key={what}>
            <input
              type="checkbox"
              name={what}
              checked={settings[what]}
              onChange={(event) => app.changeSettings({ [what]: event.currentTarget.checked })}
            />
            {t(`settings.${what}`)}
          </label>
        ))}
      </fieldset>
      <fieldset class="levels">
        <legend>{t('settings.suffers')}</legend>
        {AUTO_DAMAGE_LIMITS.map((suffers) => (
          <label key={suffers}>
            <input
              type="radio"
              name="suffers"
              checked={settings.suffers === suffers}
              onChange={() => app.changeSettings({ suffers })}
            />
            {suffers === 0 ? t('settings.asksDamage') : t('settings.upTo', { n: suffers })}
          </label>
        ))}
      </fieldset>
      <TableSettings app={app}>{children}</TableSettings>
      {settings.lessons.length > 0 && (
        <button
          type="button"
          class="plain"
          data-action="lessons"
          onClick={() => app.changeSettings({ lessons: [], hints: true })}
        >
          {t('settings.lessons')}
        </button>
      )}
      <SoundSettings app={app} />
      <KeySettings app={app} rollWord={rollWord} />
      <Report app={app} />
      <p class="lead">{t('settings.saved')}</p>
    </SheetFrame>
  );
}
