/** What the actions of the Long Table's application ask of the parts of the page, one by one, with parts that only record. */
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { openChapter, t } from '../../../src/i18n';
import { moveLabel } from '../../../src/i18n/longTable/campaignWords';
import { seedFrom } from '../../../src/journal/seed';
import { appOf } from '../../../src/modes/longTable/app';
import type { Move } from '../../../src/rules/longTable/campaign/moves';
import { legalMoves } from '../../../src/rules/longTable/campaign/play';
import { begin } from '../../kit/campaign';
import { openLongTable } from '../../kit/longTableWords';

/** What a screen reader is told. */
const { spoken } = vi.hoisted(() => ({ spoken: [] as string[] }));
vi.mock('../../../src/panels/announcer', () => ({ announce: (words: string[]) => void spoken.push(...words) }));

beforeAll(async () => {
  await openLongTable();
  await openChapter('board');
});
beforeEach(() => {
  spoken.length = 0;
});

const random = (count: number) => new Uint8Array(count).fill(7);
const seedOf = (count: number) => seedFrom(random(count));
const STATE = begin(campaignBook(), ['bailiff', 'ferrywoman']);
const MOVE = legalMoves(campaignBook(), STATE)[0] as Move;

/** The actions on parts that record what they are asked for. @param sends what a command changes of the view */
function actions({ seed = null as string | null, sends = () => {}, more = {} as object } = {}) {
  const sent: unknown[] = [];
  const view = { campaign: { state: STATE } as { state: object } | null, page: null as { page: string } | null };
  const navigation = {
    screen: 'naming',
    send(command: object) {
      sent.push(command);
      sends();
    },
  };
  const host = {
    navigation,
    records: {},
    tabs: { claimNew: vi.fn() },
    keeper: { ask: vi.fn() },
    settings: { current: { hints: true } },
    watching: { copy: null as unknown, playable: null as unknown },
    tableDisplay: { hudContext: { shownPlay: {} }, showNotice: vi.fn() },
    changes: { changed: vi.fn() },
    ...more,
  };
  const app = appOf({ view } as never, host as never, { random, seed } as never);
  return { app, host, sent, view, navigation };
}

it('founds a party under a new id, claims it for this tab and asks to keep it; tells whether the name was accepted', () => {
  const { app, host, sent, navigation } = actions();
  const terms = { variants: 'some' } as never;
  expect(app.foundParty('Receivers', [], terms)).toBe(false);
  expect(sent).toEqual([
    { type: 'found', id: seedOf(8), name: 'Receivers', heroes: [], variants: 'some', seed: seedOf(16) },
  ]);
  expect(host.tabs.claimNew.mock.calls).toEqual([[seedOf(8)]]);
  expect(host.keeper.ask).toHaveBeenCalledOnce();
  navigation.screen = 'camp';
  expect(app.foundParty('Receivers', [], terms)).toBe(true);
});

it.each([
  [null, seedOf(16)],
  ['given', 'given'],
])('founds and plays again with the seed of the address, if it has one (%s)', (seed, expected) => {
  const { app, sent } = actions({ seed });
  app.foundParty('Receivers', [], {} as never);
  app.playAgain();
  app.proceed();
  expect(sent).toMatchObject([{ seed: expected }, { type: 'again', seed: expected }, { type: 'proceed' }]);
});

it.each<[string, boolean, string | null, boolean, boolean]>([
  ['a move that changes the campaign', true, null, true, true],
  ['a move on another page', true, 'camp', true, true],
  ['a move whose result has a page of its own', true, 'told', true, false],
  ['a refused move', true, null, false, false],
  ['a move without a campaign', false, null, true, false],
])('announces what was done by %s: campaign %s, page %s, changed %s', (_, hasCampaign, page, isChanged, isTold) => {
  const { app, sent, view } = actions({
    sends() {
      if (isChanged) view.campaign = { state: { ...STATE } };
      if (page) view.page = { page };
    },
  });
  if (!hasCampaign) view.campaign = null;
  app.makeMove(MOVE);
  expect(sent).toEqual([{ type: 'move', move: MOVE }]);
  expect(spoken).toEqual(isTold ? [t('frame.spoken.done', { what: moveLabel(STATE, MOVE) })] : []);
});

it.each<[string, boolean, string | null | undefined, boolean]>([
  ['in a game', true, undefined, true],
  ['in a copy of a game', true, null, true],
  ['in a small claim', true, 'c1', false],
  ['if hints are switched off', false, undefined, false],
])('gives hints only where they are allowed: %s', (_, hints, claim, isGiven) => {
  class SilentWorker {
    postMessage() {}
    terminate() {}
  }
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { app, host } = actions({
    more: {
      settings: { current: { hints } },
      watching: { copy: claim === undefined ? null : { claim }, playable: { play: {} } },
    },
  });
  app.showHint();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(host.tableDisplay.showNotice.mock.calls).toEqual(isGiven ? [[t('board.advice.thinking')]] : []);
  expect(host.changes.changed).toHaveBeenCalledTimes(isGiven ? 1 : 0);
});
