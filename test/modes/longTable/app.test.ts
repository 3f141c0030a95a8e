// @vitest-environment jsdom
/** What only the Long Table's application can do: found a party, make its moves, and keep its records. */
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { DEFAULT_CAMPAIGN_OPTIONS } from '../../../src/flow/longTable/game';
import { t } from '../../../src/i18n';
import { moveLabel } from '../../../src/i18n/longTable/campaignWords';
import { legalMoves } from '../../../src/rules/longTable/campaign/play';
import { eventually, tableGame } from '../../app/wholeApp';
import { newGameOf, tableOf } from '../../kit/longTableWon';
import { openLongTable } from '../../kit/longTableWords';

beforeAll(openLongTable);
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const HEROES = (['bailiff', 'ferrywoman'] as const).map((each) => ({ class: each, name: each }));

/** What a screen reader was told. */
const spoken = () => [...document.querySelectorAll('#announcer p')].map(({ textContent }) => textContent);

function founded(options: Parameters<typeof tableGame>[1] = {}) {
  let asked = 0;
  const one = tableGame(
    {
      keeper: {
        persistence: () => 'unknown',
        async ask() {
          asked += 1;
          return 'granted';
        },
      },
    },
    options,
  );
  one.app.openNewCampaign();
  const isFounded = one.app.foundParty('Receivers', HEROES, DEFAULT_CAMPAIGN_OPTIONS);
  return { ...one, isFounded, asked: () => asked };
}

it('founds a party with the seed of the address or a random one, asks to keep it, and refuses a name of blanks', async () => {
  const { app, shell, store, isFounded, asked } = founded({ seed: 'given' });
  expect([isFounded, app.view.screen, app.view.campaign?.name, asked()]).toEqual([true, 'camp', 'Receivers', 1]);
  expect(shell.tabs.holds(app.view.campaign?.id ?? '')).toBe(true);
  await shell.queue.flush();
  expect((await store.keys()).some((key) => key.includes(app.view.campaign?.id ?? '?'))).toBe(true);
  const other = founded();
  expect(other.app.view.campaign?.id).toBe(app.view.campaign?.id);
  expect(other.app.view.campaign?.state).not.toEqual(app.view.campaign?.state);
  const unnamed = tableGame();
  unnamed.app.openNewCampaign();
  expect(unnamed.app.foundParty('  ', HEROES, DEFAULT_CAMPAIGN_OPTIONS)).toBe(false);
});

it('makes a move of the campaign and announces it, and announces nothing if it is refused', () => {
  const { app } = founded({ seed: 'given' });
  const before = app.view.campaign?.state;
  if (!before) return expect.unreachable('no campaign was founded');
  const [move] = legalMoves(campaignBook(), before);
  if (!move) return expect.unreachable('there is no move');
  app.makeMove({ move: 'travel', scenario: 'nowhere', level: 0 } as unknown as typeof move);
  expect([app.view.campaign?.state, spoken()]).toEqual([before, []]);
  app.makeMove(move);
  expect(app.view.campaign?.state).not.toBe(before);
  expect(spoken()).toEqual([t('frame.spoken.done', { what: moveLabel(before, move) })]);
});

it('counts a finished scenario for its campaign, but neither without a campaign nor of a pack', async () => {
  const { session } = tableOf(newGameOf('one').campaign);
  const { app, shell } = founded();
  const id = app.view.campaign?.id ?? '';
  const empty = await app.readStats(id);
  const isOpen = vi.spyOn(shell.navigation, 'campaign', 'get');
  for (const other of [null, { id: 'longPack.lost.page' }]) {
    isOpen.mockReturnValue(other as never);
    shell.records.countFinished(session);
    expect(await app.readStats(id)).toEqual(empty);
    if (other) expect(await app.readStats(other.id)).toEqual(empty);
  }
  isOpen.mockRestore();
  shell.records.countFinished(session);
  expect(await app.readStats(id)).not.toEqual(empty);
});

it('opens packs and claims once, and packs anew when the records of the store have changed', async () => {
  const { app, shell } = tableGame();
  const packs = await app.loadPacks();
  expect(await app.loadPacks()).toBe(packs);
  shell.records.dropPackCache();
  expect(await app.loadPacks()).not.toBe(packs);
  expect(await shell.records.claims()).toBe(await shell.records.claims());
  expect(['pack/one', 'longPack/one'].map(shell.records.isPack)).toEqual([false, true]);
  expect(
    ['claims', 'tableStats/one', 'stats/one', 'archive'].map((key) => shell.records.mergerOf(key) !== null),
  ).toEqual([...[true, true], ...[false, false]]);
});

it('shows no hint while no game is on the table', async () => {
  const { app, shell } = founded();
  app.showHint();
  await eventually(() => shell.tableDisplay.hudContext.notice).toBeNull();
  expect(app.view.screen).toBe('camp');
});
