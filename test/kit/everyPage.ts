/** Every page and sheet of both modes, with the presses that lead to it from a saved game. */
import type { Page } from 'playwright-core';
import { createGreedyBot as tableBot } from '../../src/bots/longTable/careful';
import { campaignBook } from '../../src/content/longTable';
import { isOver, type Play as TablePlay } from '../../src/flow/longTable/play';
import { legalMoves, makeMove } from '../../src/rules/longTable/campaign/play';
import type { CampaignState, Campaign as TableState } from '../../src/rules/longTable/campaign/state';
import { type Envelope, VERSION } from '../../src/storage/schema';
import { begin } from './campaign';
import { campEnvelope, envelopeAt, partyAt, tableOf } from './longTableWon';
import { idle, winningSeed } from './player';
import { MIRKA, opened } from './putIn';
import { gameUntil, putSaves, savedGame } from './seat';

export interface Place {
  readonly name: string;
  /** What is pressed one after the other, from where the place before was left. `Escape` and single letters are keys. */
  readonly press: readonly string[];
  readonly shows: string;
  /** What is pressed to leave it again. */
  readonly leave?: readonly string[];
}

export interface Start {
  readonly name: string;
  /** The saves that the player has. */
  readonly saves: () => readonly Envelope[];
  /** From the title to the first place. */
  readonly from: readonly string[];
  readonly places: readonly Place[];
}

/** A sheet that Escape closes. */
const sheet = (name: string, press: string | readonly string[], shows = '[role=dialog] .end button'): Place => ({
  name,
  press: typeof press === 'string' ? [press] : press,
  shows,
  leave: ['Escape'],
});
const on = (name: string, shows: string, ...press: readonly string[]): Place => ({ name, press, shows });
const act = (name: string) => `[data-action=${name}]`;

const saveOf = (campaign: object): Envelope =>
  ({
    version: VERSION,
    mode: 'inHand',
    serial: 1,
    created: 1,
    savedAt: 2,
    played: 0,
    campaign,
    table: null,
  }) as unknown as Envelope;

const OUTCOME = {
  scenario: 12,
  won: true,
  money: 3,
  gold: { money: 6, treasures: 5, reward: 6 },
  items: ['leftBoot', 'hipFlask'],
  achievements: ['nightBlade'],
  unlocked: [13, 18],
  blocked: [14],
  forSale: ['hipFlask'],
} as const;

const DEFEAT = {
  ...OUTCOME,
  won: false,
  lost: { by: 'exhausted', last: { round: 6, spent: 'cards', left: 2, foe: { monster: 'shuffler', hp: 3 } } },
};

const JOURNEY = { ...MIRKA, scenarios: opened(4) };
const SUMMONED = {
  ...JOURNEY,
  stage: { at: 'summons', scenario: 5, scenarioLevel: 1, seed: 'x', taken: ['mournersHat'] },
};

const SEED = 'plot36';
/** A position in hand to which the greedy bot comes. */
const inHandAt = (done: Parameters<typeof gameUntil>[1]) => () => [savedGame(gameUntil(SEED, done)) as Envelope];
const atOutcome = (outcome: object, done: number) => () => [
  saveOf({ ...MIRKA, scenarios: opened(done), stage: { at: 'outcome', outcome } }),
];

const menu = '.burger, [data-term=menu]';
const table = '.hud .prompt';

const IN_HAND: readonly Start[] = [
  {
    name: 'a newcomer',
    saves: () => [],
    from: [],
    places: [
      on('title', act('new')),
      sheet('settings', act('settings')),
      sheet('saves', act('saves')),
      sheet('watch', act('watch')),
      sheet('credits', act('credits')),
      { ...sheet('rules', act('rules'), '[role=dialog] article') },
      sheet('archive', act('archive'), '[role=dialog] h1, main h1'),
      sheet('daily', act('daily'), act('playDaily')),
      sheet('small claims', act('claims'), '.claim-shelf'),
      sheet('a small claim', [act('claims'), act('claimOfTheDay')], act('beginClaim')),
      { ...sheet('packs', act('packs'), act('example')), leave: [] },
      { ...sheet('a pack looked into', act('example'), act('accept')), leave: [act('accept')] },
      sheet('a pack taken in', [], act('play')),
      { ...sheet('workshop', act('workshop'), act('newDrawing')), leave: [] },
      { ...sheet('workshop, map', act('newDrawing'), '[data-turn=map]'), leave: [] },
      ...['page', 'rules', 'check', 'try'].map((tab) => ({
        ...sheet(`workshop, ${tab}`, `[data-turn=${tab}]`, `.desk[data-tab=${tab}]`),
        leave: tab === 'try' ? [act('back'), act('back')] : [],
      })),
      { ...sheet('practice', act('practice'), act('throw')), leave: [act('enough')] },
      on('naming', 'button[type=submit]', act('new')),
    ],
  },
  {
    name: 'a journey',
    saves: () => [saveOf(JOURNEY)],
    from: [],
    places: [
      on('title with a campaign', act('continue')),
      on('campaigns', act('resume'), act('campaigns')),
      { ...on('campaigns, deleting', act('sure'), act('delete')), leave: [act('keep')] },
      on('journey', 'button[data-scenario="5"]', act('resume')),
      sheet('statistics', act('stats'), '[role=dialog] h1'),
      { ...on('scenario page', act('enter'), 'button[data-scenario="5"]'), leave: [act('back')] },
      on('town', '.town [data-ware]', act('town')),
    ],
  },
  {
    name: 'a level',
    saves: () => [saveOf({ ...JOURNEY, level: 1, upgrades: [] })],
    from: [],
    places: [on('level up', '.level-up [data-card]', act('continue'))],
  },
  {
    name: 'a summons',
    saves: () => [saveOf(SUMMONED)],
    from: [],
    places: [on('summons', act('obey'), act('continue'))],
  },
  {
    name: 'the end of the book',
    saves: () => [saveOf({ ...MIRKA, scenarios: opened(20) })],
    from: [],
    places: [on('ending', '[data-ending]', act('continue'))],
  },
  {
    name: 'a victory',
    saves: atOutcome(OUTCOME, 12),
    from: [],
    places: [on('outcome, won', act('onward'), act('continue'))],
  },
  {
    name: 'a defeat',
    saves: atOutcome(DEFEAT, 12),
    from: [],
    places: [on('outcome, lost', act('onward'), act('continue'))],
  },
  {
    name: 'a game that is over',
    saves: () => [savedGame(gameUntil(winningSeed(), ({ phase }) => phase === 'won')) as Envelope],
    from: [act('continue')],
    places: [
      on('outcome with statistics', act('onward')),
      on('audit', '.audit-balance', act('audit')),
      on('audit, a decision', '.audit-decision', act('openPoint')),
    ],
  },
  {
    name: 'a table',
    saves: inHandAt((play) => play.phase === 'heroTurn.acting' && play.state.fight === null && play.state.round === 1),
    from: [act('continue')],
    places: [
      on('table', table),
      sheet('menu', menu, '.table-menu'),
      sheet('settings at the table', [menu, act('settings')]),
      sheet('log', 'l', '.log'),
      sheet('map', 'm', act('lower')),
      { ...on('viewer', '.viewer', 'l', '.log summary', act('watch-at')), leave: [act('unwatch')] },
    ],
  },
  {
    name: 'a choice of cards',
    saves: inHandAt(({ phase }) => phase === 'heroTurn.choosing'),
    from: [act('continue')],
    places: [on('choosing', table)],
  },
  {
    name: 'a throw',
    saves: inHandAt(({ phase }) => phase === 'behaviour'),
    from: [act('continue')],
    places: [on('throwing', table)],
  },
  {
    name: 'a fight',
    saves: inHandAt((play) => play.phase === 'heroTurn.acting' && play.state.fight !== null),
    from: [act('continue')],
    places: [on('fight', table)],
  },
  {
    name: 'damage',
    saves: inHandAt(({ phase }) => phase === 'monsterTurn.suffering'),
    from: [act('continue')],
    places: [on('damage', table)],
  },
];

const BOOK = campaignBook();
/** A campaign of the Long Table that has been changed. */
function given(state: TableState, change: (copy: CampaignState) => void): TableState {
  const copy = structuredClone(state) as CampaignState;
  change(copy);
  return copy as TableState;
}
const NEW = begin(BOOK, ['bailiff', 'ferrywoman']);
/** In town with gold, experience, ticks and an engraver. */
const RICH = given(NEW, (state) => {
  state.world.achievements.push(BOOK.enhancementNeeds);
  const [one, two] = state.heroes;
  if (one) Object.assign(one, { gold: 240, experience: 100, checkmarks: 7 });
  if (two) Object.assign(two, { gold: 12, experience: 44, checkmarks: 2 });
});

/** On the road: a question of the camp. */
function asked(): TableState {
  const move = legalMoves(BOOK, NEW).find((each) => each.move === 'travel');
  const made = move && makeMove(BOOK, NEW, move);
  if (!made || 'refused' in made) throw new Error('there is no way');
  return made.campaign;
}
const camp = (state: TableState) => () => [
  campEnvelope({ id: 'c000000000000000', name: 'The Receivers', stage: { at: 'camp' }, state }) as Envelope,
];

/** A game of scenario 1 as the careful bot has played it until then. */
function tableWhere(comes: (play: TablePlay) => boolean, seed = 'any1'): () => readonly Envelope[] {
  return () => {
    const campaign = partyAt('noticeOnTheDoor', seed);
    const interaction = tableOf(campaign);
    const bot = tableBot();
    while (!comes(interaction.play)) {
      const command = isOver(interaction.play) ? null : bot(interaction.play);
      if (!command || !interaction.send(command).ok) throw new Error(`${seed}: the scenario is over before that`);
    }
    const { journal } = interaction.session;
    return [envelopeAt({ campaign, journal }, journal.commands.length)];
  };
}

const LONG_TABLE: readonly Start[] = [
  {
    name: 'a new party',
    saves: () => [],
    from: [],
    places: [
      on('founding', '.founding [type=submit]', act('newlongTable')),
      on('title of the Long Table', act('settings'), '.founding .row button:not([type=submit])'),
    ],
  },
  {
    name: 'a camp',
    saves: camp(RICH),
    from: [act('continue')],
    places: [
      on('camp, map', '.camp-tabs'),
      on('camp, party', '.party-sheet', '[data-page=party]'),
      on('camp, town', '.camp.at-town', '[data-page=town]'),
      on('camp, engraver', '.camp.at-engraver', '[data-page=engraver]'),
    ],
  },
  {
    name: 'a question of the camp',
    saves: camp(asked()),
    from: [act('continue')],
    places: [on('camp, asked', '.asked')],
  },
  {
    name: 'the beginning of a scenario',
    saves: tableWhere(() => true),
    from: [act('continue')],
    places: [on('prepare', '.hud.long .prepare'), sheet('hand', act('hand'), '.hand-sheet')],
  },
  {
    name: 'a choice at the Long Table',
    saves: tableWhere(({ state }) => state.question?.ask === 'select'),
    from: [act('continue')],
    places: [on('selecting', '.hud.long .fan')],
  },
  {
    name: 'a turn at the Long Table',
    saves: tableWhere(({ state }) => state.question?.ask === 'turn' && state.round === 2),
    from: [act('continue')],
    places: [
      on('turn', '.hud.long .foot'),
      sheet('menu of the Long Table', 'o', '.table-menu'),
      sheet('settings at the Long Table', ['o', act('settings')]),
      sheet('log of the Long Table', 'l', '.log'),
      {
        ...sheet('rules of the Long Table', ['o', act('rules')], '[role=dialog] article'),
        leave: ['Escape', 'Escape'],
      },
      { ...on('viewer of the Long Table', '.viewer', 'l', '.log summary', act('watch-at')), leave: [act('unwatch')] },
    ],
  },
  {
    name: 'a game of the Long Table that is over',
    saves: tableWhere(({ phase }) => phase === 'won' || phase === 'lost'),
    from: [act('continue')],
    places: [
      on('outcome of the Long Table', act('proceed')),
      on('audit of the Long Table', '.audit-balance', act('audit')),
    ],
  },
  {
    name: 'damage at the Long Table',
    saves: tableWhere(({ state }) => state.question?.ask === 'damage'),
    from: [act('continue')],
    places: [on('damage at the Long Table', '.hud.long .foot')],
  },
];

/** Pages after a game that has just ended, and what they lead to; `enterEnd` plays its last commands. */
export const STARTS: readonly Start[] = [...IN_HAND, ...LONG_TABLE];

/** Opens the page with the saves of a start, in a fresh profile. */
export async function enterStart(page: Page, url: string, { saves, from }: Start): Promise<void> {
  await putSaves(page, url, saves());
  await page.goto(`${url}?test&seed=school`);
  await page.waitForSelector(act('new'));
  await pressAll(page, from);
}

async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (/^([a-z]|Escape)$/.test(key)) await page.keyboard.press(key);
    else await page.locator(key).filter({ visible: true }).first().click();
    await settled(page);
  }
}

/** The maximum time in ms for a page to settle; it takes less than a second on a quiet machine. */
const LIMIT_MS = 60_000;

/** Whether the browser draws frames of the page. */
const draws = (page: Page): Promise<boolean> =>
  page.evaluate(
    (limit) =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), limit);
      }),
    LIMIT_MS / 10,
  );

/**
 * Waits until the page has drawn what has changed, and nothing moves on a table. If the browser has stopped drawing the page, a screenshot
 * makes it draw again.
 * @throws Error if a page that is drawn does not settle
 */
export async function settled(page: Page): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), LIMIT_MS);
  });
  const still = settle(page);
  const outcome = await Promise.race([still, late]);
  clearTimeout(timer);
  if (outcome !== 'late') return;
  if (await draws(page)) throw new Error('the page is drawn, but does not settle');
  await page.screenshot();
  await still;
}

/** Settles again after a reload: the page of another mode, such as that of the claim of the day, replaces the page at once. */
async function settle(page: Page): Promise<void> {
  for (let isReloading = true; isReloading; )
    isReloading = await settleOnce(page).then(
      () => false,
      (error: unknown) => {
        if (/Execution context was destroyed|navigation/.test(String(error)))
          return page.waitForLoadState().then(() => true);
        throw error;
      },
    );
}

async function settleOnce(page: Page): Promise<void> {
  const isTable = await page.evaluate(() => document.querySelector('.hud, .practice') !== null);
  if (isTable) await idle(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  if (isTable) await idle(page);
}

export async function enterPlace(page: Page, { press, shows }: Place): Promise<void> {
  await pressAll(page, press);
  await page.locator(shows).first().waitFor();
  if (shows.startsWith('.hud')) await page.waitForFunction(() => window.gloomholdin?.phase != null);
  await settled(page);
}

export const leavePlace = (page: Page, { leave = [] }: Place): Promise<void> => pressAll(page, leave);
