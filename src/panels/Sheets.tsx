import { openChapter, t } from '../i18n';
import type { App } from './app';
import { lazyPanel } from './lazyPanel';
import type { ModePanels } from './mode';
import { SheetFrame } from './SheetFrame';
import { useView } from './useApp';

const ElsewhereSheet = lazyPanel(() => import('./SavesSheet').then((panel) => panel.ElsewhereSheet));
const WatchSheet = lazyPanel(() =>
  Promise.all([import('./viewer/WatchSheet'), openChapter('viewer')]).then(([panel]) => panel.WatchSheet),
);
const SavesSheet = lazyPanel(() =>
  Promise.all([import('./SavesSheet'), openChapter('transfer')]).then(([panel]) => panel.SavesSheet),
);

const SettingsSheet = lazyPanel(() =>
  Promise.all([import('./SettingsSheet'), openChapter('settings')]).then(([panel]) => panel.SettingsSheet),
);

const KeysSheet = lazyPanel(() =>
  Promise.all([import('./KeySettings'), openChapter('keys')]).then(([panel]) => panel.KeysSheet),
);

export interface SheetsProps<A extends App> {
  readonly app: A;
  readonly mode: ModePanels<A>;
}

/** Renders the open sheet: a sheet that every mode has, or a sheet of this mode. */
export function Sheets<A extends App>({ app, mode }: SheetsProps<A>) {
  const { sheet } = useView(app);
  switch (sheet) {
    case null:
      return null;
    case 'settings':
      return (
        <SettingsSheet app={app} rollWord={mode.rollWord}>
          <mode.CampaignSettings app={app} />
        </SettingsSheet>
      );
    case 'keys':
      return <KeysSheet app={app} rollWord={mode.rollWord} />;
    case 'credits':
      return <Credits app={app} />;
    case 'saves':
      return <SavesSheet app={app} />;
    case 'elsewhere':
      return <ElsewhereSheet app={app} />;
    case 'watch':
      return <WatchSheet app={app} sampleGame={mode.sampleGame} />;
    default: {
      const Sheet = mode.sheets[sheet];
      return Sheet ? <Sheet app={app} /> : null;
    }
  }
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
