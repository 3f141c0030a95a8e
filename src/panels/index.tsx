/** The sheets of paper over the canvas: one component for each screen of the game. */
import { type ComponentChildren, type ComponentType, render } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { openChapter, openModes, t } from '../i18n';
import type { App } from './app';
import { lazyPanel } from './lazyPanel';
import { Title } from './Title';
import { useView } from './useApp';

/** A page of a mode comes with the mode's texts. */
const page = <P extends object>(fetch: () => Promise<ComponentType<P>>) =>
  lazyPanel(() => Promise.all([fetch(), openModes()]).then(([Page]) => Page));

const CampaignPage = page(() => import('./inHand/CampaignPage').then((panel) => panel.CampaignPage));
const CampaignsPage = page(() => import('./CampaignsPage').then((panel) => panel.CampaignsPage));
const EndingPage = page(() => import('./inHand/EndingPage').then((panel) => panel.EndingPage));
const LevelUpPage = page(() => import('./inHand/LevelUpPage').then((panel) => panel.LevelUpPage));
const NamingPage = page(() => import('./inHand/NamingPage').then((panel) => panel.NamingPage));
const OutcomePage = page(() =>
  Promise.all([import('./inHand/OutcomePage'), openChapter('viewer')]).then(([panel]) => panel.OutcomePage),
);
const ScenarioPage = page(() => import('./inHand/ScenarioPage').then((panel) => panel.ScenarioPage));
const Sheets = lazyPanel(() => Promise.all([import('./Sheets'), openChapter('menu')]).then(([panel]) => panel.Sheets));
const SummonsPage = page(() => import('./inHand/SummonsPage').then((panel) => panel.SummonsPage));
const TownPage = page(() => import('./inHand/TownPage').then((panel) => panel.TownPage));

function Screen({ app }: { app: App }) {
  const { screen, sheet, interaction } = useView(app);
  switch (screen) {
    case 'boot':
      return null;
    case 'table':
      return interaction ? null : <p class="laying">{t('frame.laying')}</p>;
    case 'title':
      return sheet === 'practice' ? null : <Title app={app} />;
    case 'campaigns':
      return <CampaignsPage app={app} />;
    case 'naming':
      return <NamingPage app={app} />;
    case 'campaign':
      return <CampaignPage app={app} />;
    case 'page':
      return <ScenarioPage app={app} />;
    case 'outcome':
      return <OutcomePage app={app} />;
    case 'town':
      return <TownPage app={app} />;
    case 'summons':
      return <SummonsPage app={app} />;
    case 'ending':
      return <EndingPage app={app} />;
    case 'levelUp':
      return <LevelUpPage app={app} />;
  }
}

/** What cannot be drawn is left out, and that is said over the rest. */
function Bounded({ app, children }: { app: App; children: ComponentChildren }) {
  const [error] = useErrorBoundary(app.broken);
  return error ? null : children;
}

function Panels({ app }: { app: App }) {
  const { warnings, alarm, renewable, screen, sheet } = useView(app);
  const [warning] = warnings;
  return (
    <>
      <Bounded app={app} key={screen}>
        <Screen app={app} />
      </Bounded>
      {sheet && (
        <Bounded app={app} key={`sheet ${sheet}`}>
          <Sheets app={app} />
        </Bounded>
      )}
      {renewable && !warning && (
        <div class="warning" role="status">
          <span>{t('frame.renew.ready')}</span>
          <button type="button" class="plain" data-action="renew" onClick={() => app.renew()}>
            {t('frame.renew.now')}
          </button>
        </div>
      )}
      {warning && (
        <div class="warning" role="alert">
          <span>{warning}</span>
          {warning === alarm && (
            <button type="button" class="plain" data-action="rescue" onClick={() => app.rescue()}>
              {t('failure.rescue')}
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

export function mountPanels(root: HTMLElement, app: App): () => void {
  render(<Panels app={app} />, root);
  return () => render(null, root);
}
