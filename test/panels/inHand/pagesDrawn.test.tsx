// @vitest-environment jsdom
/** Tests what every page and sheet offers: its buttons and fields, the state of each, and what each asks for. */
import { beforeAll, expect, it, vi } from 'vitest';
import { CHAPTERS } from '../../../src/content/inHand/chapters';
import { type Campaign, newCampaign, type Outcome } from '../../../src/flow/inHand/campaign';
import { mountPanels } from '../../../src/panels';
import { IN_HAND_PANELS } from '../../../src/panels/inHand';
import type { InHandApp, InHandView } from '../../../src/panels/inHand/app';
import type { CardPictures } from '../../../src/panels/inHand/cardPictures';
import { campaignOfDay, dailyOf } from '../../../src/session/inHand/daily';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { EMPTY_TALLY, type Tally } from '../../../src/session/inHand/tally';
import type { SaveLine } from '../../../src/storage/saveLines';
import { DEFAULTS } from '../../../src/storage/settings';
import { fault, type ReadResult } from '../../../src/storage/untrusted';
import { book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { hand, idle, passage } from '../../kit/scenes';
import { type Drawing, noting, stubBrowser } from '../drawn';
import { steps } from '../kit';
import { offersOf } from '../offers';
import { OFFERS } from './offers/pages';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

process.env['TZ'] = 'UTC';
stubBrowser();

const VARIANTS = { hindrances: false, onTable: false };
const NEW = newCampaign('c0', 'Žofie', VARIANTS);

const done = { unlocked: true, completed: true, blocked: false };
const open = { unlocked: true, completed: false, blocked: false };

/** A campaign in its middle, with progress of every kind. */
const MIDDLE: Campaign = {
  ...NEW,
  level: 3,
  upgrades: ['shadowTactics', 'opportunist'],
  gold: 31,
  items: ['wispLantern', 'mournersHat', 'blottingCoat'],
  achievements: ['utilityBelt', 'redGem'],
  scenarios: { 1: done, 2: done, 3: done, 4: { ...open, blocked: true }, 5: open, 8: open, 12: open },
  forSale: ['redPen'],
  looted: [1, 15],
  wins: 4,
  losses: 2,
  variants: { hindrances: true, onTable: false },
  scenarioLevel: 2,
  flags: { signed: 'sister', torn: 3, served: 3 },
  rounds: 40,
  practice: 2,
};

const WON: Outcome = {
  scenario: 3,
  won: true,
  money: 4,
  gold: { money: 8, treasures: 10, reward: 6, special: -3 },
  items: ['wispLantern'],
  achievements: ['redGem'],
  unlocked: [4, 5],
  blocked: [6],
  forSale: ['redPen'],
};
const LOST: Outcome = {
  ...WON,
  won: false,
  gold: { money: 0, treasures: 0, reward: 0 },
  items: [],
  achievements: [],
  unlocked: [],
  blocked: [],
  forSale: [],
  lost: { by: 'failed', rule: 'quietPlease' },
};
const after = (outcome: Outcome, campaign: Campaign = MIDDLE): Campaign => ({
  ...campaign,
  stage: { at: 'outcome', outcome },
});

const line = (id: string, over: Partial<Extract<SaveLine, { ok: true }>> = {}): SaveLine => ({
  ok: true,
  id,
  mode: 'inHand',
  name: `Hero of ${id}`,
  level: 2,
  stage: 'camp',
  done: 4,
  gold: 12,
  ending: null,
  scenario: null,
  savedAt: 86_400_000,
  ...over,
});
const BROKEN: SaveLine = { ok: false, id: 'broken', fault: fault('checksum', 'all').fault };

const CELL = { scenario: 'plotNine', level: 1, games: 4, won: 3, rounds: 30, dealt: 40, taken: 22, kills: 9 } as const;
const TALLY: Tally = {
  cells: [CELL, { ...CELL, level: 0, games: 1, won: 0 }, { ...CELL, scenario: 'gageAndDaughter', games: 2 }],
  rolls: { behaviour: [3, 2, 1], heroAttack: [9, 5, 4], monsterAttack: [0, 0, 1], lot: [0, 0, 0] },
  faces: { 'opportunist/top': 4, 'neutralize/bottom': 2, 'gone/top': 1 },
};

const DAY = dailyOf('2026-11-21');

/** Returns a game with a command to undo and one to redo. */
function sitting() {
  const walk = { kind: 'move', value: 2 } as const;
  const session = openSession(book({ board: passage(7), foes: [idle], cards: hand({ bottom: [walk] }) }), {
    save: () => {},
  });
  const interaction = openInteraction(session);
  expect(interaction.send({ type: 'select', leading: 'one', second: 'two' }).ok).toBe(true);
  expect(interaction.send({ type: 'play', card: 'one', half: 'bottom', basic: false }).ok).toBe(true);
  expect(interaction.undo()).toBe(true);
  return interaction;
}

interface Case extends Partial<InHandView> {
  readonly answers?: Partial<InHandApp>;
}

function drawing({ answers = {}, ...seen }: Case): Drawing {
  const asked: string[] = [];
  const view: InHandView = {
    screen: seen.sheet ? 'boot' : 'title',
    campaign: null,
    page: null,
    saves: [],
    warnings: [],
    alarm: null,
    settings: DEFAULTS,
    language: 'en',
    interaction: null,
    viewing: null,
    copy: null,
    waitingCopy: null,
    finished: false,
    sheet: null,
    rule: null,
    isUpdateReady: false,
    ...seen,
  };
  const places = Object.fromEntries(CHAPTERS.map(({ number }) => [number, { x: number, y: 2 * number }]));
  const app = noting<InHandApp>(
    {
      view,
      journal: null,
      copies: noting<InHandApp['copies']>({}, asked),
      cardPictures: noting<CardPictures>({ places }, asked),
      ...steps(),
      readArchive: async () => {
        asked.push('archive ');
        return null;
      },
      reportBroken: (error) => {
        throw error;
      },
      ...answers,
    },
    asked,
  );
  return { asked, mount: (root) => mountPanels(root, app, IN_HAND_PANELS) };
}

const stats = (read: ReadResult<Tally>) => ({ readStats: async () => read });
const day = (over: object) => ({
  readDaily: async () => ({ daily: DAY, begun: false, unfinished: null, result: null, streak: 0, ...over }),
});
const RESULT = { day: DAY.day, won: true, rounds: 7, hp: 3, letters: 'ABCCAB' };
const OUT_OF_THE_WAY = { screen: 'campaign', campaign: MIDDLE } as const;

// Fetches all panels in advance, so that none is still missing when it is drawn.
beforeAll(async () => {
  for (const fetch of Object.values(import.meta.glob('../../../src/panels/**/*.tsx'))) await fetch();
}, 60_000);

const CASES: Readonly<Record<string, () => Case>> = {
  'the title, of a newcomer': () => ({}),
  'the title, with campaigns': () => ({ saves: [line('a', { stage: 'table', scenario: 5 }), line('b'), BROKEN] }),
  'the title, with a new version': () => ({ isUpdateReady: true }),
  'the title, under a warning': () => ({ isUpdateReady: true, warnings: ['It rains.', 'It pours.'] }),
  'the title, under an alarm': () => ({ warnings: ['It burns.'], alarm: 'It burns.' }),
  'all campaigns': () => ({
    screen: 'campaigns',
    saves: [line('a', { stage: 'table' }), line('b', { ending: 21 }), BROKEN],
  }),
  naming: () => ({ screen: 'naming' }),
  'the journey, at its beginning': () => ({ screen: 'campaign', campaign: NEW }),
  'the journey, in its middle': () => ({ screen: 'campaign', campaign: MIDDLE }),
  'the page of the first scenario': () => ({
    screen: 'page',
    campaign: NEW,
    page: { scenario: 1, scenarioLevel: 1 },
  }),
  'the page of one that the king wants something for': () => ({
    screen: 'page',
    campaign: MIDDLE,
    page: { scenario: 12, scenarioLevel: 3 },
  }),
  'the town, of one with little': () => ({ screen: 'town', campaign: NEW }),
  'the town, with a purchase of this visit': () => ({
    screen: 'town',
    campaign: { ...NEW, items: ['wispLantern'] },
    page: { bought: ['wispLantern'] },
  }),
  'the town, of one with much': () => ({ screen: 'town', campaign: MIDDLE }),
  'the summons': () => ({
    screen: 'summons',
    campaign: {
      ...MIDDLE,
      stage: { at: 'summons', scenario: 8, scenarioLevel: 2, seed: 's', taken: ['mournersHat'] },
    },
  }),
  'the outcome, won': () => ({ screen: 'outcome', campaign: after(WON), finished: true }),
  'the outcome, lost': () => ({ screen: 'outcome', campaign: after(LOST) }),
  'the outcome of a day': () => ({
    screen: 'outcome',
    campaign: after(WON, campaignOfDay(DAY, 'Žofie')),
    answers: day({ begun: true, result: RESULT, streak: 3 }),
  }),
  'the outcome of a page of a pack': () => ({
    screen: 'outcome',
    campaign: after({ ...LOST, scenario: 0 }, { ...NEW, id: 'pack.lost.shelf' }),
  }),
  'the outcome of a drawing': () => ({
    screen: 'outcome',
    campaign: after({ ...WON, scenario: 0 }, { ...NEW, id: 'pack.lost_.shelf' }),
  }),
  'a level-up': () => ({ screen: 'levelUp', campaign: { ...MIDDLE, level: 3, upgrades: ['shadowTactics'] } }),
  'an ending of the bailiff': () => ({
    screen: 'ending',
    campaign: { ...MIDDLE, scenarios: { ...MIDDLE.scenarios, 6: done, 18: done, 20: done } },
  }),
  'an ending of the sexton': () => ({
    screen: 'ending',
    campaign: { ...NEW, hero: 'sexton', scenarios: { 22: done } },
  }),
  'the settings': () => ({ ...OUT_OF_THE_WAY, sheet: 'settings', settings: { ...DEFAULTS, lessons: ['ruler'] } }),
  'the settings, changed': () => ({
    sheet: 'settings',
    settings: {
      ...DEFAULTS,
      speed: 2,
      reducedMotion: true,
      contrast: 'high',
      textSize: 1.3,
      hand: 'left',
      step: true,
      odds: false,
      keys: { roll: 'q' },
    },
  }),
  'the credits': () => ({ sheet: 'credits' }),
  'one that is played elsewhere': () => ({ sheet: 'elsewhere' }),
  'a game to be watched': () => ({ sheet: 'watch', answers: { watch: async (code) => `no game: ${code}` } }),
  'the menu of the table': () => ({ screen: 'table', sheet: 'menu', campaign: NEW, interaction: sitting() }),
  'the menu of a drawing': () => ({
    screen: 'table',
    sheet: 'menu',
    campaign: { ...NEW, id: 'pack.lost_.shelf' },
    interaction: sitting(),
    settings: { ...DEFAULTS, hints: false },
  }),
  'the log': () => ({ screen: 'table', sheet: 'log', campaign: NEW, interaction: sitting() }),
  'the books of a campaign': () => ({
    ...OUT_OF_THE_WAY,
    sheet: 'stats',
    answers: stats({ ok: true, value: TALLY }),
  }),
  'the books of nobody': () => ({ sheet: 'stats', answers: stats({ ok: true, value: EMPTY_TALLY }) }),
  'books that cannot be read': () => ({ sheet: 'stats', answers: stats(fault('checksum', 'all')) }),
  'the day, to be played': () => ({ sheet: 'daily', answers: day({ streak: 2 }) }),
  'the day, under way': () => ({ sheet: 'daily', answers: day({ begun: true }) }),
  'the day, played': () => ({ sheet: 'daily', answers: day({ begun: true, result: RESULT, streak: 3 }) }),
  'the day, and one before it': () => ({ sheet: 'daily', answers: day({ unfinished: '2026-11-20' }) }),
};

it.each(Object.entries(CASES))('%s offers the expected buttons and fields', async (title, seen) => {
  expect(await offersOf(() => drawing(seen()))).toEqual(OFFERS[title]);
});
