/** The panels of the Long Table; most of them are loaded when they are first needed. */
import type { Screen } from '../../flow/longTable/game';
import { openChapter, openModes } from '../../i18n';
import type { SharedScreen } from '../app';
import { lazyPanel } from '../lazyPanel';
import { LINKS, type ModePanels, type Panel } from '../mode';
import type { LongTableApp } from './app';
import { CampaignLine } from './CampaignLine';

export { mountHud } from './hud';
export { keyActions } from './keyActions';
export { mountMirror } from './mirror';

/** A page whose code is loaded together with the texts of the mode. */
const page = (fetch: () => Promise<Panel<LongTableApp>>): Panel<LongTableApp> =>
  lazyPanel(() =>
    Promise.all([fetch(), openModes(), openChapter('board'), openChapter('pages'), openChapter('campaign')]).then(
      ([Page]) => Page,
    ),
  );

const pages: Readonly<Record<Exclude<Screen, SharedScreen>, Panel<LongTableApp>>> = {
  naming: page(() => import('./FoundingPage').then((panel) => panel.FoundingPage)),
  packs: page(() => Promise.all([import('./PacksPage'), openChapter('packs')]).then(([panel]) => panel.PacksPage)),
  camp: page(() => Promise.all([import('./CampPage'), openChapter('tales')]).then(([panel]) => panel.CampPage)),
  outcome: page(() =>
    Promise.all([
      import('./OutcomePage'),
      openChapter('viewer'),
      openChapter('packs'),
      openChapter('tableVoices'),
    ]).then(([panel]) => panel.OutcomePage),
  ),
};

/** The chapters that the claims need. */
const CLAIM_TEXTS = ['claims', 'board', 'pages', 'tidings'] as const;

const sheets: Readonly<Record<'menu' | 'log' | 'rules' | 'audit' | 'hand' | 'claims', Panel<LongTableApp>>> = {
  menu: lazyPanel(() =>
    Promise.all([import('./TableMenu'), openChapter('menu'), openChapter('board')]).then(([panel]) => panel.TableMenu),
  ),
  log: lazyPanel(() =>
    Promise.all([import('./Log'), openChapter('viewer'), openChapter('tidings'), openChapter('board')]).then(
      ([panel]) => panel.Log,
    ),
  ),
  audit: lazyPanel(() =>
    Promise.all([
      import('./Audit'),
      openModes(),
      openChapter('audit'),
      openChapter('tidings'),
      openChapter('board'),
      openChapter('pages'),
      openChapter('viewer'),
    ]).then(([panel]) => panel.Audit),
  ),
  rules: lazyPanel(() =>
    Promise.all([import('./reference'), openChapter('tableRules'), openChapter('rulebook')]).then(
      ([panel]) => panel.Rules,
    ),
  ),
  claims: lazyPanel(() =>
    Promise.all([import('./Claims'), openModes(), ...CLAIM_TEXTS.map((each) => openChapter(each))]).then(
      ([panel]) => panel.ClaimsSheet,
    ),
  ),
  hand: lazyPanel(() => import('./HandSheet').then((panel) => panel.HandSheet)),
};

export const LONG_TABLE_PANELS: ModePanels<LongTableApp> = {
  pages,
  sheets,
  canvasSheets: [],
  title: {
    games: [{ mode: 'inHand', word: 'frame.inHand' }, { word: 'frame.longTable' }],
    large: [],
    learning: [LINKS.rules, LINKS.watch],
    keeping: [{ sheet: 'claims', word: 'frame.claims' }, LINKS.settings, LINKS.saves, LINKS.credits],
    lesson: null,
  },
  sampleGame: () => import('./sampleGame.gen.json').then(({ default: { code } }) => code),
  ClaimStrip: lazyPanel(() =>
    Promise.all([import('./Claims'), ...CLAIM_TEXTS.map((each) => openChapter(each))]).then(
      ([panel]) => panel.ClaimStrip,
    ),
  ),
  campaignLinks: [],
  CampaignLine,
  rollWord: 'keys.draw',
  CampaignSettings: () => null,
};
