// @vitest-environment jsdom
/** Tests the questions of a campaign and the page with the result of an answer, which is shown only when the campaign has it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { DEFAULT_CAMPAIGN_OPTIONS, screenOf, startScreenActor } from '../../../src/flow/longTable/game';
import { campaignPrompt } from '../../../src/i18n/longTable/campaignWords';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { CampPage } from '../../../src/panels/longTable/CampPage';
import { CampAnswer, CampQuestion, splitEvenly } from '../../../src/panels/longTable/camp/CampQuestion';
import { ledgerOf, outcomeTexts } from '../../../src/panels/longTable/camp/choices';
import type { Move } from '../../../src/rules/longTable/campaign/moves';
import { legalMoves, makeMove } from '../../../src/rules/longTable/campaign/play';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';
import { openLongTable } from '../../kit/longTableWords';
import { neverResized, paper, steps } from '../kit';
import { NAMED_PICTURES } from './pictures';

// Pages scroll to their beginning, which jsdom cannot do.
HTMLElement.prototype.scrollTo ??= () => {};

neverResized();
await openLongTable();
const { openChapter, t } = await import('../../../src/i18n');
await openChapter('board');

/** Returns a party on the road to its first scenario, and its page. */
function onTheRoad() {
  const game = startScreenActor();
  game.send({ type: 'ready' });
  game.send({ type: 'create' });
  const heroes = ['bailiff', 'ferrywoman'].map((hero) => ({ class: hero, name: hero }));
  game.send({ type: 'found', id: 'abc', name: 'R', heroes, ...DEFAULT_CAMPAIGN_OPTIONS, seed: 'seed' });
  const now = () => game.getSnapshot().context;
  const say = (move: Parameters<LongTableApp['makeMove']>[0]) => game.send({ type: 'move', move });
  for (let i = 0; now().campaign?.state.question && i < 9; i += 1) {
    const [move] = legalMoves(campaignBook(), now().campaign?.state as Campaign);
    if (move) say(move);
  }
  say({ move: 'travel', scenario: 'noticeOnTheDoor', level: 1 });
  const root = paper();
  const app = {
    ...steps(),
    get view() {
      return now();
    },
    cardPictures: NAMED_PICTURES,
    makeMove: say,
    proceed: () => game.send({ type: 'proceed' }),
    quit() {},
  } as unknown as LongTableApp;
  const draw = () => act(() => render(<CampPage app={app} />, root));
  return { game, now, root, draw };
}

it('L31.3: an answer is in the campaign before its result is shown', async () => {
  const { game, now, root, draw } = onTheRoad();
  await draw();
  const asked = now().campaign?.state as Campaign;
  const [move] = legalMoves(campaignBook(), asked);
  if (!move) throw new Error('there is no answer');
  const made = makeMove(campaignBook(), asked, move);
  if ('refused' in made) throw new Error(made.refused);
  const [told] = outcomeTexts(campaignBook(), made.facts);
  if (!told) throw new Error('the answer has no result');
  expect(root.textContent).not.toContain(told.brings);
  expect(root.textContent).not.toContain(told.tale);
  await act(() => root.querySelector<HTMLElement>('.slips .torn')?.click());
  // A player who leaves before reading the result has already answered.
  expect(now().campaign?.state).toEqual(made.campaign);
  await draw();
  expect([...root.querySelectorAll('.told :is(.tale, .lead)')].map(({ textContent }) => textContent)).toEqual([
    told.tale,
    told.brings,
  ]);
  expect(root.querySelector('.slips')).toBeNull();
  // The names of those who have gained or lost something are below.
  const entries = ledgerOf(asked, made.campaign);
  expect(entries.length).toBeGreaterThan(0);
  const names = entries.map(({ hero }) => asked.heroes.find(({ no }) => no === hero)?.name ?? 'R');
  expect([...root.querySelectorAll('.receipt strong')].map(({ textContent }) => textContent)).toEqual(names);
  await act(() => root.querySelector<HTMLElement>('.told [data-action=proceed]')?.click());
  expect(now().page).toBeNull();
  expect(screenOf(game.getSnapshot())).toBe(made.campaign.stage.at === 'scenario' ? 'table' : 'camp');
});

it('L31.4: gold that is paid together is divided evenly at first, and the player can change this', async () => {
  const { now } = onTheRoad();
  const asked = now().campaign?.state as Campaign;
  const [first, second] = asked.heroes;
  if (!first || !second) throw new Error('there are not two heroes');
  const heroes = [
    { ...first, gold: 3 },
    { ...second, gold: 30 },
  ];
  const state = {
    ...asked,
    heroes,
    question: { ask: 'share', left: -10, cause: { cause: 'event', event: 'x' } },
  } as never;
  const sent: unknown[] = [];
  const app = { cardPictures: NAMED_PICTURES, makeMove: (move: unknown) => sent.push(move) } as never;
  const root = paper();
  await act(() => render(<CampQuestion app={app} state={state} moves={legalMoves(campaignBook(), state)} />, root));
  const parts = () => [...root.querySelectorAll('.sharing li b')].map(({ textContent }) => textContent);
  const press = (hero: number, action: string) =>
    act(() => root.querySelector<HTMLElement>(`li[data-hero="${hero}"] [data-action=${action}]`)?.click());
  const seal = () => root.querySelector<HTMLButtonElement>('[data-action=share]');
  expect(parts()).toEqual(['3', '7']);
  expect(root.querySelectorAll('.sharing li > .chip')).toHaveLength(2);
  const purses = () => [...root.querySelectorAll('.sharing li small')].map(({ textContent }) => textContent);
  expect(purses()).toEqual(['has 3 gold → 0', 'has 30 gold → 23']);
  expect(seal()?.textContent).toBe('Pay');
  await press(first.no, 'less');
  expect([parts(), seal()?.disabled]).toEqual([['2', '7'], true]);
  await press(second.no, 'more');
  await act(() => seal()?.click());
  expect(sent).toEqual([
    { move: 'share', hero: first.no, gold: 2 },
    { move: 'share', hero: second.no, gold: 8 },
  ]);
  // If all of it is distributed, more from one hero means less from the hero who pays most.
  await press(first.no, 'more');
  expect([parts(), seal()?.disabled]).toEqual([['3', '7'], false]);
  await press(second.no, 'more');
  expect([parts(), seal()?.disabled]).toEqual([['2', '8'], false]);
  // The rules accept these moves.
  let paid = state as Campaign;
  for (const move of sent) {
    const made = makeMove(campaignBook(), paid, move as never);
    if (!('refused' in made)) paid = made.campaign;
  }
  expect(paid.heroes.map(({ gold }) => gold)).toEqual([1, 22]);
});

it.each([
  [-1, 'Pay', '→ 2'],
  [1, 'Share it out', '→ 4'],
])('L31.4: for %i shared gold, shows what each hero has afterwards', async (left, seal, after) => {
  const asked = onTheRoad().now().campaign?.state as Campaign;
  const heroes = asked.heroes.map((hero) => ({ ...hero, gold: 3 }));
  const question = { ask: 'share', left, cause: { cause: 'event', event: 'x' } };
  const state = { ...asked, heroes, question } as never;
  const app = { cardPictures: NAMED_PICTURES, makeMove: () => {} } as never;
  const root = paper();
  await act(() => render(<CampQuestion app={app} state={state} moves={legalMoves(campaignBook(), state)} />, root));
  expect(root.querySelector('[data-action=share]')?.textContent).toBe(seal);
  expect(root.querySelector('.sharing li small')?.textContent).toBe(`has 3 gold ${after}`);
});

it('L32.2: a quest is selected before it is kept, and another one can be selected instead', async () => {
  const { now } = onTheRoad();
  const asked = now().campaign?.state as Campaign;
  const state = {
    ...asked,
    question: { ask: 'quest', hero: asked.heroes[0]?.no, quests: ['paidPassage', 'properBurial'] },
  } as never;
  const sent: unknown[] = [];
  const app = { cardPictures: NAMED_PICTURES, makeMove: (move: unknown) => sent.push(move) } as never;
  const root = paper();
  const moves = ['paidPassage', 'properBurial'].map((quest) => ({ move: 'keepQuest', quest }) as const);
  await act(() => render(<CampQuestion app={app} state={state} moves={moves} />, root));
  const seal = () => root.querySelector<HTMLButtonElement>('.wax');
  const marked = () => [...root.querySelectorAll('[aria-pressed=true]')].map((each) => each.getAttribute('data-quest'));
  const point = (quest: string) => act(() => root.querySelector<HTMLElement>(`[data-quest=${quest}]`)?.click());
  expect([marked(), seal()?.disabled]).toEqual([[], true]);
  await act(() => seal()?.click());
  await point('paidPassage');
  await point('properBurial');
  expect([sent, marked(), seal()?.disabled]).toEqual([[], ['properBurial'], false]);
  await act(() => seal()?.click());
  expect(sent).toEqual([{ move: 'keepQuest', quest: 'properBurial' }]);
});

it('L31.3: one touch agrees to a payment and makes it, and a button beside it refuses', async () => {
  const { now } = onTheRoad();
  const asked = now().campaign?.state as Campaign;
  const heroes = asked.heroes.map((hero) => ({ ...hero, gold: 20 }));
  const question = { ask: 'pay', gold: 10, event: 'C02', option: 'A', outcome: 0 };
  const state = { ...asked, heroes, question } as Campaign;
  const sent: Move[] = [];
  const app = { cardPictures: NAMED_PICTURES, makeMove: (move: Move) => sent.push(move) } as never;
  const root = paper();
  await act(() => render(<CampQuestion app={app} state={state} moves={legalMoves(campaignBook(), state)} />, root));
  expect(root.querySelectorAll('.sharing li')).toHaveLength(2);
  await act(() => root.querySelector<HTMLElement>('[data-action=share]')?.click());
  const [first, second] = heroes;
  expect(sent).toEqual([
    { move: 'pay', agree: true },
    { move: 'share', hero: first?.no, gold: 5 },
    { move: 'share', hero: second?.no, gold: 5 },
  ]);
  let paid = state;
  for (const move of sent) {
    const made = makeMove(campaignBook(), paid, move);
    if ('refused' in made) throw new Error(made.refused);
    paid = made.campaign;
  }
  expect([paid.heroes.map(({ gold }) => gold), paid.question?.ask]).toEqual([[15, 15], 'hero']);
  await act(() => root.querySelector<HTMLElement>('[data-move=pay]')?.click());
  expect(sent.at(-1)).toEqual({ move: 'pay', agree: false });
});

it('L15: explains what waits for the next scenario, and lists the heroes for whom it waits', async () => {
  const { now } = onTheRoad();
  const before = { ...(now().campaign?.state as Campaign), question: { ask: 'option', event: 'R11' } } as Campaign;
  const move = { move: 'choose', option: 'A' } as const;
  const made = makeMove(campaignBook(), before, move);
  if ('refused' in made) throw new Error(made.refused);
  const told = { page: 'told', settled: true, before, move, facts: made.facts } as const;
  const app = { cardPictures: NAMED_PICTURES, view: { campaign: { state: made.campaign } }, proceed() {} } as never;
  const root = paper();
  await act(() => render(<CampAnswer app={app} result={told} />, root));
  expect([...root.querySelectorAll('.meanings li')].map(({ textContent }) => textContent)).toEqual([
    `Strengthen. ${t('board.meaning.strengthen')}`,
  ]);
  const waits = [...root.querySelectorAll('.receipt li')].map((line) => line.querySelectorAll('.waits').length);
  expect(waits).toEqual([1, 1]);
  expect(root.querySelector('.receipt .waits')?.textContent).toBe(
    'For the next scenario: Strengthen and initiative 99 in round 1.',
  );
});

it('L31.4: the outcome that makes the party pay, share or give is shown above the question', async () => {
  const { now } = onTheRoad();
  const before = { ...(now().campaign?.state as Campaign), question: { ask: 'option', event: 'R02' } } as Campaign;
  const made = makeMove(campaignBook(), before, { move: 'choose', option: 'B' });
  if ('refused' in made) throw new Error(made.refused);
  const [told] = outcomeTexts(campaignBook(), made.facts);
  if (!told || made.campaign.question?.ask !== 'share') throw new Error('there is nothing to share');
  const app = { cardPictures: NAMED_PICTURES, makeMove() {} } as never;
  const root = paper();
  const page = {
    page: 'told',
    settled: false,
    before,
    move: { move: 'choose', option: 'B' },
    facts: made.facts,
  } as const;
  await act(() =>
    render(
      <CampQuestion app={app} state={made.campaign} moves={legalMoves(campaignBook(), made.campaign)} result={page} />,
      root,
    ),
  );
  const words = root.textContent ?? '';
  expect(words.indexOf(told.tale)).toBeGreaterThan(0);
  expect(words.indexOf(told.brings)).toBeGreaterThan(words.indexOf(told.tale));
  expect(words.indexOf(campaignPrompt(made.campaign) ?? '?')).toBeGreaterThan(words.indexOf(told.brings));
  expect(root.querySelectorAll('.sharing li')).toHaveLength(2);
});

it('L31.4: the hero who is affected is chosen by portrait and name', async () => {
  const { now } = onTheRoad();
  const asked = now().campaign?.state as Campaign;
  const heroes = asked.heroes.map(({ no }) => no);
  const effect = { effect: 'condition', condition: 'poison', whom: 'one' };
  const question = { ask: 'hero', effect, heroes, cause: { cause: 'event', event: 'x', option: 'a' } };
  const app = { cardPictures: NAMED_PICTURES, makeMove() {} } as never;
  const root = paper();
  const moves = heroes.map((hero) => ({ move: 'chooseHero', hero }) as const);
  await act(() => render(<CampQuestion app={app} state={{ ...asked, question } as never} moves={moves} />, root));
  expect(root.querySelectorAll('.torn[data-move=chooseHero] > .chip')).toHaveLength(heroes.length);
});

it('L31.4: gold is divided as evenly as possible', () => {
  const of = (total: number, ...most: number[]) => [
    ...splitEvenly(total, new Map(most.map((each, i) => [i, each]))).values(),
  ];
  expect(of(10, 10, 10)).toEqual([5, 5]);
  expect(of(11, 2, 20, 20)).toEqual([2, 5, 4]);
  expect(of(9, 2, 3)).toEqual([2, 3]);
});
