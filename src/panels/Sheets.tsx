import { LANGUAGE_NAMES, LANGUAGES, openChapter, type TextKey, t } from '../i18n';
import { TEXT_SIZES } from '../storage/settings';
import type { App } from './app';
import { lazyPanel } from './lazyPanel';
import type { ModePanels } from './mode';
import { SheetFrame } from './SheetFrame';
import { SoundSettings } from './SoundSettings';
import { useView } from './useApp';

const ElsewhereSheet = lazyPanel(() => import('./SavesSheet').then((panel) => panel.ElsewhereSheet));
const KeySettings = lazyPanel(() =>
  Promise.all([import('./KeySettings'), openChapter('keys')]).then(([panel]) => panel.KeySettings),
);
const WatchSheet = lazyPanel(() =>
  Promise.all([import('./viewer/WatchSheet'), openChapter('viewer')]).then(([panel]) => panel.WatchSheet),
);
const SavesSheet = lazyPanel(() =>
  Promise.all([import('./SavesSheet'), openChapter('transfer')]).then(([panel]) => panel.SavesSheet),
);

const Report = lazyPanel(() =>
  Promise.all([import('./report/Report'), openChapter('report')]).then(([panel]) => panel.Report),
);

const TableSettings = lazyPanel(() => import('./TableSettings').then((panel) => panel.TableSettings));

export interface SheetsProps<A extends App> {
  readonly app: A;
  readonly mode: ModePanels<A>;
}

/** The sheet that lies over the screen: one that is the same in every mode, or one of the mode's own. */
export function Sheets<A extends App>({ app, mode }: SheetsProps<A>) {
  const { sheet } = useView(app);
  switch (sheet) {
    case null:
      return null;
    case 'settings':
      return <SettingsSheet app={app} mode={mode} />;
    case 'credits':
      return <Credits app={app} />;
    case 'saves':
      return <SavesSheet app={app} />;
    case 'elsewhere':
      return <ElsewhereSheet app={app} />;
    case 'watch':
      return <WatchSheet app={app} />;
  }
  const Sheet = mode.sheets[sheet];
  return Sheet ? <Sheet app={app} /> : null;
}

const SPEEDS = [
  [0.5, 'frame.settingsPage.slow'],
  [1, 'frame.settingsPage.normal'],
  [2, 'frame.settingsPage.fast'],
  [0, 'frame.settingsPage.off'],
] as const;

const SIZE_WORDS = {
  1: 'frame.settingsPage.usual',
  1.15: 'frame.settingsPage.larger',
  1.3: 'frame.settingsPage.largest',
} as const satisfies Record<(typeof TEXT_SIZES)[number], TextKey>;

/** Help that can be switched off. */
const SHOWN = ['odds', 'foresight', 'hints'] as const;

function SettingsSheet<A extends App>({ app, mode }: SheetsProps<A>) {
  const { settings, language } = useView(app);
  return (
    <SheetFrame app={app} title={t('frame.settings')}>
      <fieldset class="levels">
        <legend>{t('frame.settingsPage.speed')}</legend>
        {SPEEDS.map(([speed, word]) => (
          <label key={speed}>
            <input
              type="radio"
              name="speed"
              checked={settings.speed === speed}
              onChange={() => app.change({ speed })}
            />
            {t(word)}
          </label>
        ))}
      </fieldset>
      <fieldset class="levels">
        <legend>{t('frame.language')}</legend>
        {LANGUAGES.map((each) => (
          <label key={each} lang={each}>
            <input type="radio" name="language" checked={language === each} onChange={() => app.speak(each)} />
            {LANGUAGE_NAMES[each]}
          </label>
        ))}
      </fieldset>
      <fieldset class="levels">
        <legend class="said">{t('frame.settingsPage.motion')}</legend>
        <label>
          <input
            type="checkbox"
            checked={settings.reducedMotion ?? false}
            onChange={(event) => app.change({ reducedMotion: event.currentTarget.checked })}
          />
          {t('frame.settingsPage.motion')}
        </label>
        <label>
          <input
            type="checkbox"
            name="contrast"
            checked={settings.contrast === 'high'}
            onChange={(event) => app.change({ contrast: event.currentTarget.checked ? 'high' : 'normal' })}
          />
          {t('frame.settingsPage.contrast')}
        </label>
      </fieldset>
      <fieldset class="levels">
        <legend>{t('frame.settingsPage.textSize')}</legend>
        {TEXT_SIZES.map((size) => (
          <label key={size}>
            <input
              type="radio"
              name="textSize"
              checked={settings.textSize === size}
              onChange={() => app.change({ textSize: size })}
            />
            {t(SIZE_WORDS[size])}
          </label>
        ))}
      </fieldset>
      <fieldset class="levels">
        <legend>{t('frame.settingsPage.show')}</legend>
        {SHOWN.map((what) => (
          <label key={what}>
            <input
              type="checkbox"
              name={what}
              checked={settings[what]}
              onChange={(event) => app.change({ [what]: event.currentTarget.checked })}
            />
            {t(`frame.settingsPage.${what}`)}
          </label>
        ))}
      </fieldset>
      <TableSettings app={app}>
        <mode.CampaignSettings app={app} />
      </TableSettings>
      {settings.lessons.length > 0 && (
        <button
          type="button"
          class="plain"
          data-action="lessons"
          onClick={() => app.change({ lessons: [], hints: true })}
        >
          {t('frame.settingsPage.lessons')}
        </button>
      )}
      <SoundSettings app={app} />
      <KeySettings app={app} />
      <Report app={app} />
      <p class="lead">{t('frame.settingsPage.saved')}</p>
    </SheetFrame>
  );
}

function Credits({ app }: { app: App }) {
  return (
    <SheetFrame app={app} title={t('frame.credits')}>
      <p class="lead">{t('frame.fanWork')}</p>
      <p>{t('frame.creditsIcons')}</p>
      <p>{t('frame.creditsType')}</p>
      <p>{t('frame.creditsRest')}</p>
    </SheetFrame>
  );
}
