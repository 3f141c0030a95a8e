/** The root of the panels over the canvas: it renders the current screen, the sheet over that screen, and warnings. */
import { type ComponentChildren, type ComponentType, render } from 'preact';
import { useErrorBoundary, useState } from 'preact/hooks';
import { openChapter, openModes, t } from '../i18n';
import { useAnnouncement } from './announcer';
import type { App } from './app';
import { lazyPanel } from './lazyPanel';
import type { ModePanels } from './mode';
import type { SheetsProps } from './Sheets';
import { useSpokenHeading } from './spokenPage';
import { Title } from './Title';
import { useView } from './useApp';
import { useMainFocus } from './useFirstFocus';

const CopyStrip = lazyPanel(() =>
  Promise.all([import('./CopyStrip'), openChapter('audit')]).then(([panel]) => panel.CopyStrip),
);

const CampaignsPage = lazyPanel(() =>
  Promise.all([import('./CampaignsPage'), openModes()]).then(([panel]) => panel.CampaignsPage),
);

interface PanelsProps<A extends App> {
  readonly app: A;
  readonly mode: ModePanels<A>;
}

function Screen<A extends App>({ app, mode }: PanelsProps<A>) {
  const { screen, sheet, interaction } = useView(app);
  switch (screen) {
    case 'boot':
      return null;
    case 'table':
      return interaction ? null : <p class="laying">{t('frame.laying')}</p>;
    case 'title':
      return sheet !== null && mode.canvasSheets.includes(sheet) ? null : <Title app={app} mode={mode} />;
    case 'campaigns':
      return <CampaignsPage app={app} mode={mode} />;
    default: {
      const Page = mode.pages[screen];
      return Page ? <Page app={app} /> : null;
    }
  }
}

/** An error boundary: leaves out a component that fails to render, and reports the failure to the app (`reportBroken`). */
function Bounded({ app, children }: { app: App; children: ComponentChildren }) {
  const [error] = useErrorBoundary(app.reportBroken);
  return error ? null : children;
}

function Panels<A extends App>({
  app,
  mode,
  Sheets,
}: PanelsProps<A> & { readonly Sheets: ComponentType<SheetsProps<A>> }) {
  const { warnings, alarm, isUpdateReady, screen, sheet, copy } = useView(app);
  const [warning] = warnings;
  // The player may postpone the update to a new version. The notice appears again when the game is next loaded.
  const [later, putOff] = useState(false);
  // The notice would cover the controls of a game, so it waits for the next page.
  const tells = isUpdateReady && !warning && !later && screen !== 'table';
  useAnnouncement(tells ? t('frame.renew.ready') : null);
  useSpokenHeading(screen);
  useMainFocus(screen === 'table' ? null : screen);
  return (
    <>
      <Bounded app={app} key={screen}>
        <Screen app={app} mode={mode} />
      </Bounded>
      {copy &&
        !copy.isLesson &&
        (copy.isClaim && mode.ClaimStrip ? <mode.ClaimStrip app={app} /> : <CopyStrip app={app} copy={copy} />)}
      {sheet && (
        <Bounded app={app} key={`sheet ${sheet}`}>
          <Sheets app={app} mode={mode} />
        </Bounded>
      )}
      {tells && (
        <div class="warning">
          <span>{t('frame.renew.ready')}</span>
          <button type="button" class="plain" data-action="renew" onClick={() => app.startNewVersion()}>
            {t('frame.renew.now')}
          </button>
          <button type="button" class="plain" data-action="later" onClick={() => putOff(true)}>
            {t('frame.close')}
          </button>
        </div>
      )}
      {warning && (
        <div class={warning === alarm ? 'warning alarm' : 'warning'} role="alert">
          <span>{warning}</span>
          {warning === alarm && (
            <button type="button" class="plain" data-action="rescue" onClick={() => app.exportAllSaves()}>
              {t('failure.rescue')}
            </button>
          )}
          {warning === t('frame.cannotFetch') && (
            <button type="button" class="plain" data-action="reload" onClick={() => app.reload()}>
              {t('frame.reload')}
            </button>
          )}
          <button type="button" class="plain" data-action="dismiss" onClick={() => app.dismiss(warning)}>
            {t('frame.close')}
          </button>
        </div>
      )}
    </>
  );
}

/** Mounts the shared screens and sheets and those of one mode, and returns a function that removes them. */
export function mountPanels<A extends App>(root: HTMLElement, app: A, mode: ModePanels<A>): () => void {
  const Sheets = lazyPanel<SheetsProps<A>>(() => import('./Sheets').then((panel) => panel.Sheets<A>));
  render(<Panels app={app} mode={mode} Sheets={Sheets} />, root);
  return () => render(null, root);
}
