// @vitest-environment jsdom
/** Tests what every page of the Long Table offers: its buttons and fields, the state of each, and what each asks for. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import { bookFor, campaignBook } from '../../../src/content/longTable';
import { ENHANCEMENT_NEEDS } from '../../../src/content/longTable/campaign/tables';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import type { LongTableApp, LongTableView } from '../../../src/panels/longTable/app';
import { CampPage } from '../../../src/panels/longTable/CampPage';
import { FoundingPage } from '../../../src/panels/longTable/FoundingPage';
import { HandSheet } from '../../../src/panels/longTable/HandSheet';
import { OutcomePage } from '../../../src/panels/longTable/OutcomePage';
import { legalMoves, makeMove } from '../../../src/rules/longTable/campaign/play';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';
import { openInteraction } from '../../../src/session/longTable/openInteraction';
import { EMPTY_TALLY } from '../../../src/session/longTable/tally';
import { openSession } from '../../../src/session/session';
import { DEFAULTS } from '../../../src/storage/settings';
import { begin, given, moved, played, resultFor, with1 } from '../../kit/campaign';
import { setupFor } from '../../kit/longTableSetups';
import { type Drawing, noting, stubBrowser } from '../drawn';
import { steps } from '../kit';
import { offersOf } from '../offers';
import { OFFERS } from './offers/pages';
import { NAMED_PICTURES } from './pictures';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

stubBrowser();
beforeAll(async () => {
  for (const fetch of Object.values(import.meta.glob('../../../src/panels/longTable/**/*.tsx'))) await fetch();
}, 60_000);

const BOOK = campaignBook();
const NEW = begin(BOOK, ['bailiff', 'ferrywoman']);
/** In town, with gold, checkmarks, a level to take and an engraver. */
const RICH: Campaign = given(
  with1(with1(NEW, 1, { gold: 240, experience: 100, checkmarks: 7 }), 2, { gold: 12, experience: 44, checkmarks: 2 }),
  (state) => {
    state.world.achievements.push(ENHANCEMENT_NEEDS);
    state.world.donations = 30;
    const [party] = state.parties;
    if (party) party.reputation = 5;
  },
);
const OWNING = moved(
  BOOK,
  RICH,
  ...legalMoves(BOOK, RICH)
    .filter(({ move }) => move === 'buy')
    .slice(0, 1),
);

/** Returns a campaign on the road, with a question. */
function onTheRoad(): Campaign {
  const travel = legalMoves(BOOK, NEW).find(({ move }) => move === 'travel');
  return travel ? moved(BOOK, NEW, travel) : expect.unreachable('there is no way');
}

/** Returns the campaign after an answer, and the page with its result. */
function answered() {
  const before = onTheRoad();
  const [move] = legalMoves(BOOK, before);
  const made = move && makeMove(BOOK, before, move);
  if (!made || 'refused' in made) return expect.unreachable('there is no answer');
  return { state: made.campaign, page: { page: 'told', settled: true, before, move, facts: made.facts } as const };
}

/** A campaign with a hero whose quest is done and who has an item. */
const FULFILLED = given(OWNING, (state) => {
  const [hero] = state.heroes;
  if (!hero) return;
  hero.quest = 'aBetterClass';
  hero.progress = { step: BOOK.quests['aBetterClass']?.steps.length ?? 0, count: 0, names: [] };
});
/** The same, but without a level to take first (L32.11). */
const OUTWORN = with1(FULFILLED, 1, { experience: 0, level: 1 });

function retired() {
  const move = { move: 'retire', hero: 1 } as const;
  const made = makeMove(BOOK, OUTWORN, move);
  if ('refused' in made) return expect.unreachable(made.refused);
  return {
    state: made.campaign,
    page: { page: 'told', settled: true, before: OUTWORN, move, facts: made.facts } as const,
  };
}

function finished(won: boolean) {
  const result = resultFor(NEW, won, { bailiff: { experience: 11, gold: 6, checkmarks: 2 } });
  if (!won) return { state: NEW, page: { page: 'outcome', scenario: null, result, facts: [], journey: null } as const };
  const { campaign, facts } = played(BOOK, NEW, 'noticeOnTheDoor');
  return {
    state: campaign,
    page: { page: 'outcome', scenario: 'noticeOnTheDoor', result, facts, journey: null } as const,
  };
}

interface Seen {
  readonly state?: Campaign;
  readonly page?: LongTableView['page'];
  readonly finished?: boolean;
  readonly interaction?: LongTableView['interaction'];
}

function drawing(Page: (props: { app: LongTableApp }) => unknown, seen: Seen = {}, tab?: string): Drawing {
  const asked: string[] = [];
  const campaign = { id: 'a', name: 'The Receivers', stage: { at: 'camp' }, state: seen.state ?? NEW };
  const view = {
    settings: DEFAULTS,
    saves: [],
    sheet: null,
    finished: false,
    page: null,
    interaction: null,
    campaign,
    ...seen,
  };
  const app = noting<LongTableApp>(
    {
      view: view as unknown as LongTableView,
      cardPictures: NAMED_PICTURES,
      ...steps(),
      readStats: async () => ({ ok: true, value: EMPTY_TALLY }),
    },
    asked,
  );
  return {
    asked,
    mount(root) {
      const Shown = Page as (props: { app: LongTableApp }) => null;
      render(<Shown app={app} />, root);
      if (tab) act(() => root.querySelector<HTMLElement>(tab)?.click());
      return () => render(null, root);
    },
  };
}

const inTown = (tab: string, state = OWNING) => drawing(CampPage, { state }, `[data-page=${tab}]`);

/** After the first scenario: two places are known, and a hero has the experience for a level. */
const ONWARD = given(played(BOOK, NEW, 'noticeOnTheDoor').campaign, (state) => {
  const [hero] = state.heroes;
  if (hero) hero.experience = 50;
});

const CASES: Readonly<Record<string, () => Drawing>> = {
  'the founding of a party': () => drawing(FoundingPage),
  'the world, at its beginning': () => drawing(CampPage),
  'the world, after the first scenario': () => drawing(CampPage, { state: ONWARD }),
  'the world, of the rich': () => inTown('map'),
  'a party': () => inTown('party', NEW),
  'a party with levels and ticks to take': () => inTown('party'),
  'the town of the Long Table': () => inTown('town'),
  'the engraver': () => inTown('engraver'),
  'an event on the road': () => drawing(CampPage, { state: onTheRoad() }),
  'what came of an answer': () => drawing(CampPage, answered()),
  'a hero who must take a level before retiring': () => inTown('party', FULFILLED),
  'a hero whose quest is done': () => inTown('party', OUTWORN),
  'a hero who has retired': () => drawing(CampPage, retired()),
  'a scenario won by a party': () => drawing(OutcomePage, { ...finished(true), finished: true }),
  'a scenario lost by a party': () => drawing(OutcomePage, finished(false)),
  'the hand that goes along': () => {
    const book = bookFor(setupFor('noticeOnTheDoor'));
    return drawing(HandSheet, { interaction: openInteraction(openSession(LONG_TABLE, book, { save: () => null })) });
  },
};

it.each(Object.entries(CASES))('%s offers the expected buttons and fields', async (title, draw) => {
  expect(await offersOf(draw)).toEqual(OFFERS[title]);
});
