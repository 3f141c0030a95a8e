/** What the actions of the application in hand ask of the parts of the page, one by one, with parts that only record. */
import { afterEach, expect, it, vi } from 'vitest';
import { HEROES } from '../../../src/flow/inHand/campaign';
import { seedFrom } from '../../../src/journal/seed';
import { appOf } from '../../../src/modes/inHand/app';
import { someDesk } from '../../app/kit';

const PLAIN = { hindrances: false, onTable: false };
const random = vi.fn((count: number) => new Uint8Array(count).fill(7));
const seedOf = (count: number) => seedFrom(new Uint8Array(count).fill(7));

afterEach(() => {
  vi.useRealTimers();
});

/** The actions on parts that record what they are asked for. */
function actions({ seed = null as string | null, more = {} as object } = {}) {
  const sent: unknown[] = [];
  const navigation = {
    screen: 'naming',
    sheet: 'variants',
    send: (command: object) => void sent.push(command),
    show: (sheet: string) => void sent.push(`show ${sheet}`),
  };
  const practice = { roll: vi.fn() };
  const picture = { practise: vi.fn(() => practice) };
  const host = {
    navigation,
    records: {},
    tabs: { claimNew: vi.fn() },
    keeper: { ask: vi.fn() },
    pictures: { load: vi.fn(async () => picture) },
    onFailed: vi.fn(),
    sound: 'the sound',
    settings: { current: { speed: 2, hints: true }, isMotionReduced: () => false },
    watching: { copy: null as unknown, playable: null as unknown },
    tableDisplay: { hudContext: { shownPlay: null as unknown }, showNotice: vi.fn() },
    changes: { changed: vi.fn() },
    ...more,
  };
  const app = appOf({} as never, host as never, { random, seed } as never);
  return { app, host, sent, navigation, picture, practice };
}

type App = ReturnType<typeof actions>['app'];

it.each<[string, (app: App) => unknown, object]>([
  ['opens a page', (app) => app.openPage(3 as never), { type: 'open', scenario: 3 }],
  ['chooses a level', (app) => app.chooseLevel(2 as never), { type: 'chooseLevel', scenarioLevel: 2 }],
  ['enters a scenario', (app) => app.enterScenario(), { type: 'begin', seed: seedOf(16) }],
  ['goes on', (app) => app.proceed(), { type: 'proceed' }],
  ['upgrades a card', (app) => app.upgrade('card' as never), { type: 'upgrade', card: 'card' }],
  ['goes to town', (app) => app.visitTown(), { type: 'visitTown' }],
  ['buys', (app) => app.buy('item' as never), { type: 'buy', item: 'item' }],
  ['sells', (app) => app.sell('item' as never), { type: 'sell', item: 'item' }],
  ['takes back a purchase', (app) => app.takeBackPurchase('item' as never), { type: 'takeBack', item: 'item' }],
  ['obeys a summons', (app) => app.obeySummons(), { type: 'obey' }],
])('%s by a command of the screens', (_, act, command) => {
  const { app, sent } = actions();
  act(app);
  expect(sent).toEqual([command]);
});

it('enters a scenario with the seed of the address, if it has one', () => {
  const { app, sent } = actions({ seed: 'given' });
  app.enterScenario();
  expect(sent).toEqual([{ type: 'begin', seed: 'given' }]);
});

it('keeps the sheet open on which variants are changed', () => {
  const { app, sent } = actions();
  app.changeVariants(PLAIN);
  expect(sent).toEqual([{ type: 'vary', variants: PLAIN }, 'show variants']);
});

it('begins a campaign under a new id, claims it for this tab and asks to keep it; tells whether the name was accepted', () => {
  const { app, host, sent, navigation } = actions();
  const id = seedOf(8);
  expect(app.beginCampaign('Mirka', PLAIN)).toBe(false);
  expect(sent).toEqual([{ type: 'name', id, name: 'Mirka', variants: PLAIN, hero: HEROES[0] }]);
  expect(host.tabs.claimNew.mock.calls).toEqual([[id]]);
  expect(host.keeper.ask).toHaveBeenCalledOnce();
  navigation.screen = 'journey';
  expect(app.beginCampaign('Mirka', PLAIN, HEROES[1])).toBe(true);
  expect(sent[1]).toMatchObject({ hero: HEROES[1] });
});

it.each([
  [false, 2],
  [true, 0],
])(
  'practises throws with a random seed at the speed of the settings; if motion is reduced (%s): %i',
  async (isReduced, speed) => {
    const settings = { current: { speed: 2 }, isMotionReduced: () => isReduced };
    const { app, picture, practice } = actions({ more: { settings } });
    const listeners = { onRolled: () => {} };
    expect(await app.showPractice(listeners as never)).toBe(practice);
    const [init] = picture.practise.mock.calls[0] as unknown as [{ speed(): number }];
    expect(init).toMatchObject({ sound: 'the sound', seed: seedOf(16), ...listeners });
    expect(init.speed()).toBe(speed);
  },
);

it('reports a canvas that cannot be loaded for practice, and rejects', async () => {
  const failure = new Error('offline');
  const { app, host } = actions({ more: { pictures: { load: () => Promise.reject(failure) } } });
  await expect(app.showPractice({} as never)).rejects.toBe(failure);
  expect(host.onFailed.mock.calls).toEqual([[failure]]);
});

/** Actions at a table that shows its last position. */
function atTable(more: object = {}) {
  const interaction = someDesk();
  return actions({
    more: {
      watching: { copy: null, playable: interaction },
      tableDisplay: { hudContext: { shownPlay: interaction.play }, showNotice: vi.fn() },
      ...more,
    },
  });
}

it('shows a hint after the browser has had time to paint that it is calculated, and draws the panels anew each time', async () => {
  // The adviser is here already, so that only the time to paint passes.
  await import('../../../src/bots/inHand/advise');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { app, host } = atTable();
  app.showHint();
  const { showNotice } = host.tableDisplay;
  expect(showNotice).toHaveBeenCalledOnce();
  for (let turns = 0; turns < 100 && vi.getTimerCount() === 0; turns += 1) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(29);
  expect(showNotice).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(showNotice).toHaveBeenCalledTimes(2);
  expect(host.changes.changed).toHaveBeenCalledTimes(2);
});

it.each<[string, object, number]>([
  ['hints are switched off', { settings: { current: { hints: false } } }, 0],
  ['a copy of a game is on the table', { copyClaim: null }, 1],
  ['a small claim is on the table', { copyClaim: 'c1' }, 0],
])(
  'gives hints only where they are allowed: if %s',
  (_, { copyClaim, ...more }: { copyClaim?: string | null }, times) => {
    const { app, host } = atTable(more);
    if (copyClaim !== undefined) host.watching.copy = { claim: copyClaim };
    app.showHint();
    expect(host.tableDisplay.showNotice).toHaveBeenCalledTimes(times);
  },
);
