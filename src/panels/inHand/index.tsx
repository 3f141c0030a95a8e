/** Lists the panels of the game in hand. Most of them are loaded when they are first needed. */
import type { Screen } from '../../flow/inHand/game';
import { openChapter, openModes } from '../../i18n';
import { PLAYED_LESSON } from '../../lessons/inHand/playedEntry';
import type { SharedScreen } from '../app';
import { lazyPanel } from '../lazyPanel';
import { LINKS, type ModePanels, type Panel } from '../mode';
import type { InHandApp, InHandSheet } from './app';
import { CampaignLine } from './CampaignLine';

export { mountHud } from './hud';
export { keyActions } from './keyActions';
export { mountMirror } from './mirror';

/** A page whose code is loaded together with the texts of the modes (`openModes`). */
const page = (fetch: () => Promise<Panel<InHandApp>>): Panel<InHandApp> =>
  lazyPanel(() => Promise.all([fetch(), openModes()]).then(([Page]) => Page));

const pages: Readonly<Record<Exclude<Screen, SharedScreen>, Panel<InHandApp>>> = {
  naming: page(() => import('./NamingPage').then((panel) => panel.NamingPage)),
  campaign: page(() => import('./CampaignPage').then((panel) => panel.CampaignPage)),
  page: page(() => import('./ScenarioPage').then((panel) => panel.ScenarioPage)),
  outcome: page(() =>
    Promise.all([
      import('./OutcomePage'),
      openChapter('viewer'),
      openChapter('afterwards'),
      openChapter('archive'),
      openChapter('voices'),
    ]).then(([panel]) => panel.OutcomePage),
  ),
  town: page(() => Promise.all([import('./TownPage'), openChapter('shop')]).then(([panel]) => panel.TownPage)),
  summons: page(() => Promise.all([import('./SummonsPage'), openChapter('shop')]).then(([panel]) => panel.SummonsPage)),
  ending: page(() =>
    Promise.all([import('./EndingPage'), openChapter('afterwards')]).then(([panel]) => panel.EndingPage),
  ),
  levelUp: page(() => import('./LevelUpPage').then((panel) => panel.LevelUpPage)),
};

const sheets: Readonly<Record<InHandSheet | 'menu' | 'log' | 'rules' | 'audit', Panel<InHandApp>>> = {
  menu: lazyPanel(() => Promise.all([import('./TableMenu'), openChapter('menu')]).then(([panel]) => panel.TableMenu)),
  log: lazyPanel(() => Promise.all([import('./Log'), openChapter('viewer')]).then(([panel]) => panel.Log)),
  audit: lazyPanel(() =>
    Promise.all([
      import('./Audit'),
      openModes(),
      openChapter('audit'),
      openChapter('narration'),
      openChapter('mirror'),
      openChapter('viewer'),
    ]).then(([panel]) => panel.Audit),
  ),
  rules: lazyPanel(() =>
    Promise.all([import('./reference'), openChapter('reference'), openChapter('rulebook')]).then(
      ([panel]) => panel.Rules,
    ),
  ),
  stats: lazyPanel(() =>
    Promise.all([import('./stats/StatsPage'), openChapter('stats')]).then(([panel]) => panel.StatsPage),
  ),
  archive: lazyPanel(() =>
    Promise.all([import('./archive/ArchiveSheet'), openChapter('archive'), openChapter('afterwards')]).then(
      ([panel]) => panel.ArchiveSheet,
    ),
  ),
  daily: lazyPanel(() =>
    Promise.all([import('./daily/Daily'), openChapter('daily'), openChapter('afterwards')]).then(
      ([panel]) => panel.DailySheet,
    ),
  ),
  claims: lazyPanel(() =>
    Promise.all([import('./Claims'), openModes(), openChapter('claims'), openChapter('mirror')]).then(
      ([panel]) => panel.ClaimsSheet,
    ),
  ),
  practice: lazyPanel(() =>
    Promise.all([import('./practice/Practice'), openChapter('practice')]).then(([panel]) => panel.Practice),
  ),
  packs: lazyPanel(() =>
    Promise.all([import('./packs/Packs'), openChapter('packs')]).then(([panel]) => panel.PacksSheet),
  ),
  map: lazyPanel(() => import('./map/MapSheet').then((panel) => panel.MapSheet)),
  workshop: lazyPanel(() =>
    Promise.all([
      import('./workshop/Workshop'),
      openChapter('workshop'),
      openChapter('packs'),
      openChapter('mirror'),
    ]).then(([panel]) => panel.WorkshopSheet),
  ),
};

export const IN_HAND_PANELS: ModePanels<InHandApp> = {
  pages,
  sheets,
  canvasSheets: ['practice', 'workshop'],
  title: {
    games: [{ word: 'frame.inHand' }, { mode: 'longTable', word: 'frame.longTable' }],
    large: [{ sheet: 'daily', word: 'frame.daily' }],
    learning: [
      LINKS.rules,
      { sheet: 'claims', word: 'frame.claims' },
      { sheet: 'practice', word: 'frame.practice' },
      LINKS.watch,
      { sheet: 'archive', word: 'frame.archive' },
    ],
    keeping: [
      LINKS.settings,
      LINKS.saves,
      { sheet: 'packs', word: 'frame.packs' },
      { sheet: 'workshop', word: 'frame.workshop' },
      LINKS.credits,
    ],
    lesson: PLAYED_LESSON,
  },
  sampleGame: () => import('./sampleGame.gen.json').then(({ default: { code } }) => code),
  campaignLinks: [{ sheet: 'stats', word: 'campaigns.books' }],
  ClaimStrip: lazyPanel(() =>
    Promise.all([import('./Claims'), openChapter('claims')]).then(([panel]) => panel.ClaimStrip),
  ),
  CampaignLine,
  rollWord: 'keys.action.roll',
  CampaignSettings: lazyPanel(() =>
    Promise.all([import('./Variants'), openChapter('arrange')]).then(([panel]) => panel.CampaignSettings),
  ),
};
