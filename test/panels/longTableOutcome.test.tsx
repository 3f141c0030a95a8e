// @vitest-environment jsdom
/** Tests the page with the outcome of a scenario of the Long Table. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { bookFor, campaignBook } from '../../src/content/longTable';
import { newGame } from '../../src/journal/journal';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import type { LongTableApp } from '../../src/panels/longTable/app';
import { OutcomePage } from '../../src/panels/longTable/OutcomePage';
import { accountOf } from '../../src/session/longTable/account';
import { lastBoardOf } from '../../src/session/longTable/lastBoard';
import { replaySteps } from '../../src/session/longTable/turnReplay';
import { begin, played, resultFor } from '../kit/campaign';
import { game } from '../kit/longTableGames';
import { setupFor } from '../kit/longTableSetups';
import { wonGame } from '../kit/longTableWon';
import { openLongTable } from '../kit/longTableWords';
import { typed } from '../kit/texts';
import { NAMED_PICTURES } from './longTable/pictures';

await openLongTable();
const { contentText, openChapter } = await import('../../src/i18n');
await Promise.all([openChapter('board'), openChapter('tableVoices')]);

beforeAll(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
// With reduced motion the page shows everything at once; longTable/outcome.test.tsx tests how it is revealed.
beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => render(null, document.body));

const NO_AUDIT = { view: null };

const press = (action: string) => act(() => document.querySelector<HTMLElement>(`[data-action=${action}]`)?.click());
const showFigures = () => press('figures');

const JOURNEY = { scenario: 'noticeOnTheDoor', casual: false, level: 1, dungeon: null } as const;

/** The outcome page of scenario 1 after a result. The party has reached the camp. */
function shown(won: boolean, casual = false, id = 'c1') {
  const campaign = begin(campaignBook(), ['bailiff', 'ferrywoman']);
  const { campaign: before } = played(campaignBook(), campaign, 'noticeOnTheDoor');
  const world = won && !casual ? before.world : { ...before.world, completed: [] };
  const state = { ...before, world };
  const journey = { ...JOURNEY, casual };
  const page = { page: 'outcome', scenario: 'noticeOnTheDoor', result: resultFor(campaign, won), facts: [], journey };
  const [proceed, playAgain, quit] = [vi.fn(), vi.fn(), vi.fn()];
  const view = { page, campaign: { id, state }, finished: false, settings: { speech: false } };
  const app = { audit: NO_AUDIT, view, cardPictures: NAMED_PICTURES, proceed, playAgain, quit };
  render(<OutcomePage app={app as unknown as LongTableApp} />, document.body);
  const seal = document.querySelector<HTMLElement>('.wax');
  const others = [...document.querySelectorAll<HTMLElement>('.outcome-ways .plain')];
  return {
    seal: seal?.dataset['action'],
    others: others.map(({ dataset }) => dataset['action']),
    proceed,
    playAgain,
    quit,
  };
}

it.each([
  ['a victory in the campaign', true, false, 'c1', 'proceed', []],
  ['a victory in a single scenario', true, true, 'c1', 'proceed', ['again']],
  ['a defeat', false, false, 'c1', 'again', ['proceed']],
  ['a defeat in a scenario of a pack', false, true, 'longPack.lowTide.lowTide', 'again', ['proceed']],
] as const)(
  'L30.1: after %s the seal leads on, and the scenario can be played again if the rules allow it',
  async (_, won, casual, id, seal, others) => {
    const page = shown(won, casual, id);
    expect([page.seal, page.others]).toEqual([seal, others]);
    if (!others.length && seal === 'proceed') return expect(page.playAgain).not.toHaveBeenCalled();
    await press('again');
    expect(page.playAgain).toHaveBeenCalledOnce();
  },
);

it.each([true, false])('keeps the order of the buttons, whichever of them the seal is (won: %s)', (won) => {
  shown(won, true, 'longPack.lowTide.lowTide');
  const buttons = [...document.querySelectorAll<HTMLElement>('.outcome-ways button')];
  expect(buttons.map(({ dataset }) => dataset['action'])).toEqual(['again', 'proceed']);
});

it('L32.5: shows the experience of each hero up to the next level, with the gain and the reward in one sum', () => {
  const campaign = begin(campaignBook(), ['bailiff', 'ferrywoman']);
  const [hero] = campaign.heroes;
  const no = hero?.no ?? 0;
  const state = { ...campaign, heroes: campaign.heroes.map((each) => ({ ...each, experience: 30 })) };
  const facts = [
    { fact: 'experience', hero: no, n: 6, now: 20, rule: 'L29.3' },
    { fact: 'experience', hero: no, n: 10, now: 30, rule: 'L33.1' },
    { fact: 'gold', hero: no, n: 5, now: 5, rule: 'L33.1' },
  ];
  const won = resultFor(campaign, true);
  const result = { ...won, heroes: won.heroes.map((each) => ({ ...each, experience: 6, gold: 2, checkmarks: 1 })) };
  const page = { page: 'outcome', scenario: 'noticeOnTheDoor', result, facts, journey: JOURNEY };
  const view = { page, campaign: { id: 'c1', state }, finished: false, settings: { speech: false } };
  const app = { audit: NO_AUDIT, view, cardPictures: NAMED_PICTURES } as unknown as LongTableApp;
  render(<OutcomePage app={app} />, document.body);
  const line = document.querySelector('.hero-gains [data-hero=bailiff]') ?? expect.unreachable('no line');
  expect(line.querySelector('.earned-xp')?.textContent).toBe('+16 XP');
  expect(line.querySelector('.to-level')?.textContent).toBe('30 of 45 to level 2');
  const widths = [...line.querySelectorAll<HTMLElement>('.xp-bar > *')].map(({ style }) =>
    Number.parseFloat(style.width),
  );
  expect(widths.map((each) => Math.round((each * 45) / 100))).toEqual([30, 14]);
  expect([...line.querySelectorAll('[role=img]')].map((each) => each.getAttribute('aria-label'))).toEqual([
    'Gold: +7',
    'Checkmarks: 1',
  ]);
});

it('shows the picture of the scenario, and a sentence for each change of the campaign except the ending and the gains', () => {
  const campaign = begin(campaignBook(), ['bailiff', 'ferrywoman']);
  const { campaign: state, facts: changed } = played(campaignBook(), campaign, 'noticeOnTheDoor');
  const experience = { fact: 'experience', hero: state.heroes[0]?.no ?? 0, n: 6, now: 6, rule: 'L29.3' } as const;
  const facts = [experience, ...changed];
  const page = {
    page: 'outcome',
    scenario: 'noticeOnTheDoor',
    result: resultFor(campaign, true),
    facts,
    journey: null,
  };
  const app = {
    audit: NO_AUDIT,
    view: { page, campaign: { id: 'c1', state }, finished: false, settings: { speech: false } },
    cardPictures: NAMED_PICTURES,
  } as unknown as LongTableApp;
  render(<OutcomePage app={app} />, document.body);
  expect(document.querySelector('.vignette')?.getAttribute('data-block')).toBe('longTable/scenes/noticeOnTheDoor');
  const changes = [...document.querySelectorAll('.changes li')].map(({ textContent }) => typed(textContent ?? ''));
  // The lines of the heroes already show what they gained, so that the list leaves it out.
  const left = ['scenarioFinished', 'experience', 'gold', 'checkmarks'];
  expect(changes).toHaveLength(facts.filter(({ fact }) => !left.includes(fact)).length);
  expect(changes).toContain('Unlocked: “2 · Ground Rent”.');
  expect(changes).toContain('Achievement: Receivers.');
  expect(changes.some((words) => words.startsWith('Won'))).toBe(false);
  expect(document.querySelector('.outcome .quote')).toBe(null);
});

it('sums up the fight: rounds, the hardest blow, and the kills and damage of each hero', async () => {
  const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'sum' }));
  const commands = [...game(book, 'sum')].flatMap(({ command }) => command ?? []).slice(0, 200);
  const journal = { ...newGame(LONG_TABLE, book).journal, commands };
  const state = begin(campaignBook(), ['bailiff', 'ferrywoman']);
  const page = {
    page: 'outcome',
    scenario: 'noticeOnTheDoor',
    result: resultFor(state, false),
    facts: [],
    journey: null,
  };
  const app = {
    audit: NO_AUDIT,
    view: { page, campaign: null, finished: true, settings: { speech: true } },
    cardPictures: NAMED_PICTURES,
    journal,
  } as unknown as LongTableApp;
  await act(() => render(<OutcomePage app={app} />, document.body));
  const { rounds, heroes, best } = accountOf(book, journal);
  expect(document.querySelector('.outcome .lead')?.textContent).toBe(contentText('pages.lost', 'noticeOnTheDoor'));
  expect(document.querySelector('.outcome .quote')?.textContent).toContain(
    contentText('tableVoices', 'hero.bailiff.defeat'),
  );
  await showFigures();
  const section = document.querySelector('.fight-figures');
  const rows = [...(section?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual(
    heroes.map(({ dealt, kills, suffered }, nth) => [
      ['Bailiff', 'Ferrywoman'][nth],
      ...[dealt, kills, suffered].map(String),
    ]),
  );
  expect(section?.querySelectorAll('th:not([scope])')).toHaveLength(0);
  expect(section?.querySelector('p')?.textContent).toContain(`Rounds: ${rounds}. Hardest blow: `);
  expect(section?.querySelector('p')?.textContent).toContain(` dealt ${best?.damage} damage (`);
});

it('shows the print of the last board in place of the block, and shares it, or saves it if the browser cannot share', async () => {
  const { journal } = wonGame();
  const state = begin(campaignBook(), ['bailiff', 'ferrywoman']);
  const page = {
    page: 'outcome',
    scenario: 'noticeOnTheDoor',
    result: resultFor(state, true),
    facts: [],
    journey: null,
  };
  const app = {
    audit: NO_AUDIT,
    view: { page, campaign: null, finished: true, settings: { speech: true } },
    cardPictures: NAMED_PICTURES,
    journal,
  } as unknown as LongTableApp;
  await act(() => render(<OutcomePage app={app} />, document.body));
  expect(document.querySelector('.vignette')).toBe(null);
  const { round, fallen, hp } = lastBoardOf(bookFor(journal.setup), journal);
  const label = document.querySelector('.board-print')?.getAttribute('aria-label') ?? '';
  expect(typed(label)).toBe(`Notice on the Door: Won. Round ${round}. Monsters killed: ${fallen}. HP left: ${hp}.`);
  const word = () => document.querySelector('[data-action=sharePrint]')?.textContent;
  expect(word()).toBe('Save as a picture');
  Object.assign(navigator, { canShare: () => true });
  await act(() => render(<OutcomePage app={{ ...app }} />, document.body));
  expect(word()).toBe('Send the print');
  Reflect.deleteProperty(navigator, 'canShare');
});

it('L29.3: names the battle goals and what became of them', async () => {
  const { journal } = wonGame();
  const state = begin(campaignBook(), ['bailiff', 'ferrywoman']);
  const page = {
    page: 'outcome',
    scenario: 'noticeOnTheDoor',
    result: resultFor(state, true),
    facts: [],
    journey: null,
  };
  const app = {
    audit: NO_AUDIT,
    view: { page, campaign: null, finished: true, settings: { speech: true } },
    cardPictures: NAMED_PICTURES,
    journal,
  } as unknown as LongTableApp;
  await act(() => render(<OutcomePage app={app} />, document.body));
  const { goals } = accountOf(bookFor(journal.setup), journal);
  await showFigures();
  const lines = [...document.querySelectorAll('.fight-figures p')]
    .slice(1)
    .map((each) => typed(each.textContent ?? ''));
  expect(lines).toHaveLength(2);
  for (const [nth, { fulfilled }] of goals.entries())
    expect(lines[nth]).toMatch(
      fulfilled ? /battle goal “.+”: fulfilled[A-Z].+\.$/ : /battle goal “.+”: not fulfilled[A-Z].+\.$/,
    );
});

it('prints the numbers of the turning points when the audit of this game has found them', async () => {
  const { journal } = wonGame();
  const state = begin(campaignBook(), ['bailiff', 'ferrywoman']);
  const page = {
    page: 'outcome',
    scenario: 'noticeOnTheDoor',
    result: resultFor(state, true),
    facts: [],
    journey: null,
  };
  const steps = replaySteps(journal, bookFor(journal.setup)).slice(1);
  const moves = steps.map(({ before, events }, nth) => ({
    before,
    events,
    commands: journal.commands.slice(nth, nth + 1),
  }));
  const nth = journal.commands.findIndex(({ type }) => type === 'step');
  const walked = journal.commands[nth];
  const chosen = { commands: journal.commands.slice(nth, nth + 1), estimate: { value: 0.5, error: 0 } };
  const labelWith = async (setup: object) => {
    const end = { ...steps.at(-1)?.after, book: { setup } };
    const audit = {
      view: {
        results: {
          points: [
            {
              kind: 'choice',
              move: { nth, before: chosen.estimate },
              chosen,
              other: chosen,
              change: { by: -1, error: 0 },
            },
          ],
        },
        narratedGame: { moves, end },
      },
    };
    const view = { page, campaign: null, finished: true, settings: { speech: true } };
    const app = { audit, view, cardPictures: NAMED_PICTURES, journal } as unknown as LongTableApp;
    await act(() => render(<OutcomePage app={app} />, document.body));
    return document.querySelector('.board-print')?.getAttribute('aria-label') ?? '';
  };
  const hex = walked?.type === 'step' ? walked.to : expect.unreachable();
  expect(await labelWith(journal.setup)).toContain(`Turning points: 1 at ${hex}.`);
  expect(await labelWith({ ...journal.setup, seed: 'other' })).not.toContain('Turning points');
});
