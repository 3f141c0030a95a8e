/** All that the panels show of the game in hand. What the first screens need comes at once, the rest when it is wanted. */
import type { Screen } from '../../flow/inHand/game';
import { openChapter } from '../../i18n';
import { commandLabel } from '../../i18n/inHand/words';
import type { SharedScreen } from '../app';
import { lazyPanel } from '../lazyPanel';
import { LINKS, type ModePanels, type Panel } from '../mode';
import type { InHandApp, InHandSheet } from './app';
import { CampaignLine } from './CampaignLine';
import { CampaignPage } from './CampaignPage';
import { MenuButtons } from './MenuButtons';
import { NamingPage } from './NamingPage';
import { ScenarioPage } from './ScenarioPage';

export { mountHud } from './hud';
export { keyActions } from './keyActions';
export { mountMirror } from './mirror';

const pages: Readonly<Record<Exclude<Screen, SharedScreen>, Panel<InHandApp>>> = {
  naming: NamingPage,
  campaign: CampaignPage,
  page: ScenarioPage,
  outcome: lazyPanel(() =>
    Promise.all([import('./OutcomePage'), openChapter('viewer')]).then(([panel]) => panel.OutcomePage),
  ),
  town: lazyPanel(() => import('./TownPage').then((panel) => panel.TownPage)),
  summons: lazyPanel(() => import('./SummonsPage').then((panel) => panel.SummonsPage)),
  ending: lazyPanel(() => import('./EndingPage').then((panel) => panel.EndingPage)),
  levelUp: lazyPanel(() => import('./LevelUpPage').then((panel) => panel.LevelUpPage)),
};

const sheets: Readonly<Record<InHandSheet | 'log' | 'rules', Panel<InHandApp>>> = {
  log: lazyPanel(() => Promise.all([import('./Log'), openChapter('viewer')]).then(([panel]) => panel.Log)),
  rules: lazyPanel(() => Promise.all([import('./reference'), openChapter('reference')]).then(([panel]) => panel.Rules)),
  stats: lazyPanel(() =>
    Promise.all([import('./stats/StatsPage'), openChapter('stats')]).then(([panel]) => panel.StatsPage),
  ),
  daily: lazyPanel(() =>
    Promise.all([import('./daily/Daily'), openChapter('daily')]).then(([panel]) => panel.DailySheet),
  ),
  practice: lazyPanel(() =>
    Promise.all([import('./practice/Practice'), openChapter('practice')]).then(([panel]) => panel.Practice),
  ),
  packs: lazyPanel(() =>
    Promise.all([import('./packs/Packs'), openChapter('packs')]).then(([panel]) => panel.PacksSheet),
  ),
};

export const IN_HAND_PANELS: ModePanels<InHandApp> = {
  pages,
  sheets,
  onCanvas: ['practice'],
  title: {
    large: [{ sheet: 'daily', word: 'frame.daily' }],
    small: [
      { sheet: 'practice', word: 'frame.practice' },
      LINKS.rules,
      LINKS.settings,
      LINKS.saves,
      { sheet: 'packs', word: 'frame.packs' },
      LINKS.watch,
      LINKS.credits,
    ],
  },
  campaigns: [{ sheet: 'stats', word: 'journey.books' }],
  CampaignLine,
  MenuButtons,
  CampaignSettings: lazyPanel(() =>
    Promise.all([import('./Variants'), openChapter('arrange')]).then(([panel]) => panel.CampaignSettings),
  ),
  commandLabel,
};
