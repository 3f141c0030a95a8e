import { useState } from 'preact/hooks';
import { LANGUAGE_NAMES, LANGUAGES, openChapter, type TextKey, t } from '../i18n';
import { linkTo } from '../storage/address';
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
const SavesSheet = lazyPanel(() => import('./SavesSheet').then((panel) => panel.SavesSheet));

const Report = lazyPanel(() =>
  Promise.all([import('./report/Report'), openChapter('report')]).then(([panel]) => panel.Report),
);

const TableSettings = lazyPanel(() =>
  Promise.all([import('./TableSettings'), openChapter('arrange')]).then(([panel]) => panel.TableSettings),
);

export interface SheetsProps<A extends App> {
  readonly app: A;
  readonly mode: ModePanels<A>;
}

/** The sheet that lies over the screen: menu, settings, saves and credits are the same in every mode, the others its own. */
export function Sheets<A extends App>({ app, mode }: SheetsProps<A>) {
  const { sheet, interaction } = useView(app);
  switch (sheet) {
    case null:
      return null;
    case 'menu':
      return <Menu app={app} mode={mode} />;
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
  // There is a log of a game on the table only.
  if (sheet === 'log' && !interaction) return null;
  const Sheet = mode.sheets[sheet];
  return Sheet ? <Sheet app={app} /> : null;
}

function Menu<A extends App>({ app, mode }: SheetsProps<A>) {
  return (
    <SheetFrame app={app} title={t('frame.menu.title')}>
      <div class="stack">
        <button type="button" class="slab" onClick={() => app.show(null)}>
          {t('frame.menu.resume')}
        </button>
        <button type="button" class="slab" onClick={() => app.show('log')}>
          {t('frame.menu.log')}
        </button>
        <button type="button" class="slab" data-action="rules" onClick={() => app.show('rules')}>
          {t('frame.rules')}
        </button>
        <mode.MenuButtons app={app} />
        <RedoButton app={app} mode={mode} />
        <RewindButton app={app} mode={mode} />
        <ShareButton app={app} as="share" />
        <ShareButton app={app} as="link" />
        <button type="button" class="slab" data-action="settings" onClick={() => app.show('settings')}>
          {t('frame.settings')}
        </button>
        <button type="button" class="slab" data-action="saves" onClick={() => app.show('saves')}>
          {t('saves.title')}
          <small>{t('saves.hint')}</small>
        </button>
        <button type="button" class="slab" data-action="leave" onClick={() => app.quit()}>
          {t('frame.menu.leave')}
          <small>{t('frame.menu.leaveHint')}</small>
        </button>
      </div>
    </SheetFrame>
  );
}

/** What was taken back last, said again. */
function RedoButton<A extends App>({ app, mode }: SheetsProps<A>) {
  const { interaction } = app.view;
  const redoes = interaction?.session.redoes();
  if (!interaction || !redoes) return null;
  const again = () => {
    app.show(null);
    interaction.redo();
  };
  return (
    <button type="button" class="slab" data-action="redo" aria-keyshortcuts="y" onClick={again}>
      {t('table.redoWhat', { what: mode.commandLabel(interaction.play, redoes) })}
    </button>
  );
}

/** Practice: the last roll is taken back, and the campaign's record says so. It is asked first. */
function RewindButton<A extends App>({ app, mode }: SheetsProps<A>) {
  const [sure, ask] = useState(false);
  const { interaction } = app.view;
  const rewinds = interaction?.session.rewinds();
  if (!interaction || !rewinds) return null;
  // What was rolled for may be over.
  const what = rewinds.type === 'roll' ? t('advice.lastRoll') : mode.commandLabel(interaction.play, rewinds);
  const rewind = () => {
    if (!sure) return ask(true);
    app.show(null);
    interaction.rewind();
  };
  return (
    <button type="button" class="slab" data-action="rewind" onClick={rewind}>
      {sure ? t('advice.rewindSure') : t('advice.rewind', { what })}
      <small>{t('advice.rewindHint')}</small>
    </button>
  );
}

const SHARED = {
  share: ['advice.share', 'advice.shareHint'],
  link: ['advice.link', 'advice.linkHint'],
} as const satisfies Record<string, readonly [TextKey, TextKey]>;

/** The game so far on the clipboard: as a code, or as a link that carries it. */
function ShareButton({ app, as }: { app: App; as: keyof typeof SHARED }) {
  const [said, say] = useState<string | null>(null);
  const [word, hint] = SHARED[as];
  const copy = async () => {
    const code = await app.share();
    if (code === null) return;
    const text = as === 'link' ? linkTo(location.origin + location.pathname, code) : code;
    await navigator.clipboard.writeText(text).then(
      () => say(t('advice.shared', { length: text.length })),
      () => say(t('advice.notShared')),
    );
  };
  return (
    <button type="button" class="slab" data-action={as} onClick={() => void copy()}>
      {t(word)}
      <small role="status">{said ?? t(hint)}</small>
    </button>
  );
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

/** What a purist may do without. */
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
        <legend>{t('advice.show')}</legend>
        {SHOWN.map((what) => (
          <label key={what}>
            <input
              type="checkbox"
              name={what}
              checked={settings[what]}
              onChange={(event) => app.change({ [what]: event.currentTarget.checked })}
            />
            {t(`advice.${what}`)}
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
