/** The outer game of the Long Table: from the title to a table, and back to the camp. */
import { expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { campaignBook } from '../../../src/content/longTable/campaign/book';
import { DEFAULT_CAMPAIGN_OPTIONS, screenOf, startScreenActor } from '../../../src/flow/longTable/game';
import { begin } from '../../../src/flow/longTable/play';
import type { Move } from '../../../src/rules/longTable/campaign/moves';
import { legalMoves } from '../../../src/rules/longTable/campaign/play';
import { resultOf } from '../../../src/rules/longTable/campaign/result';
import { setupOf } from '../../../src/rules/longTable/campaign/setupOf';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';

const PARTY = {
  type: 'found',
  id: 'abc',
  name: ' The  Receivers ',
  heroes: [
    { class: 'bailiff', name: 'A' },
    { class: 'ferrywoman', name: 'B' },
  ],
  ...DEFAULT_CAMPAIGN_OPTIONS,
  seed: 'seed',
} as const;

function founded() {
  const game = startScreenActor();
  game.send({ type: 'ready' });
  game.send({ type: 'create' });
  game.send(PARTY);
  return game;
}

/** Answers every question by its first answer. */
function answered(game: ReturnType<typeof founded>) {
  for (let i = 0; i < 20; i += 1) {
    const state = game.getSnapshot().context.campaign?.state;
    const [move] = state?.question ? legalMoves(campaignBook(), state) : [];
    if (game.getSnapshot().context.page) game.send({ type: 'proceed' });
    else if (move) game.send({ type: 'move', move });
    else return game;
  }
  throw new Error('it asks for ever');
}

it('L30.2: founds a party with its heroes, and opens its camp', () => {
  const game = founded();
  expect(screenOf(game.getSnapshot())).toBe('camp');
  const { campaign } = game.getSnapshot().context;
  expect(campaign?.name).toBe('The Receivers');
  expect(campaign?.stage).toEqual({ at: 'camp' });
  // These are the defaults.
  expect(campaign?.state.variants).toEqual({ lessChance: false, death: false, grim: false });
  expect(campaign?.state.openInformation).toBe(true);
  expect(campaign?.state.heroes.map((hero) => hero.class)).toEqual(['bailiff', 'ferrywoman']);
});

it.each(['lessChance', 'death', 'grim'] as const)(
  'L3.4, L35: is played with %s, and with hidden cards, as chosen at the founding',
  (each) => {
    const game = startScreenActor();
    game.send({ type: 'ready' });
    game.send({ type: 'create' });
    const variants = { ...DEFAULT_CAMPAIGN_OPTIONS.variants, [each]: true };
    game.send({ ...PARTY, openInformation: false, variants });
    const { campaign } = game.getSnapshot().context;
    expect(campaign?.state.variants).toEqual(variants);
    expect(campaign?.state.openInformation).toBe(false);
  },
);

it('L1.1: refuses a party without heroes, with the same hero twice, a closed class, or an empty name', () => {
  const bad = [
    { heroes: [] },
    { heroes: [PARTY.heroes[0], PARTY.heroes[0]] },
    { heroes: [{ class: 'nobody', name: 'X' }] },
    { name: '   ' },
  ];
  for (const over of bad) {
    const game = startScreenActor();
    game.send({ type: 'ready' });
    game.send({ type: 'create' });
    game.send({ ...PARTY, ...over });
    expect(screenOf(game.getSnapshot())).toBe('naming');
  }
});

it('L30.1: leads from travel to the table, after the scenario to the outcome, and then to the camp', () => {
  const game = answered(founded());
  game.send({ type: 'move', move: { move: 'travel', scenario: 'noticeOnTheDoor', level: 1 } });
  answered(game);
  expect(screenOf(game.getSnapshot())).toBe('table');
  const state = game.getSnapshot().context.campaign?.state;
  if (!state) throw new Error('no campaign');
  const play = begin(bookFor(setupOf(campaignBook(), state)));
  game.send({ type: 'ended', result: resultOf(play.book, play.state) });
  expect(screenOf(game.getSnapshot())).toBe('outcome');
  expect(game.getSnapshot().context.page).toMatchObject({ scenario: 'noticeOnTheDoor', result: { won: false } });
  game.send({ type: 'proceed' });
  expect(screenOf(game.getSnapshot())).toBe('camp');
  expect(game.getSnapshot().context.page).toBeNull();
});

it('L30.1, L31.1: a lost scenario is played again from its outcome, without an event on the way', () => {
  const game = answered(founded());
  game.send({ type: 'move', move: { move: 'travel', scenario: 'noticeOnTheDoor', level: 1 } });
  answered(game);
  const stage = () => game.getSnapshot().context.campaign?.state.stage;
  const first = stage();
  const state = game.getSnapshot().context.campaign?.state ?? expect.unreachable('no campaign');
  const play = begin(bookFor(setupOf(campaignBook(), state)));
  const result = resultOf(play.book, play.state);
  game.send({ type: 'ended', result });
  game.send({ type: 'again', seed: 'unused' });
  expect([screenOf(game.getSnapshot()), game.getSnapshot().context.page]).toEqual(['table', null]);
  expect(stage()).toMatchObject({ at: 'scenario', journey: { scenario: 'noticeOnTheDoor', level: 1, casual: false } });
  expect(stage()).not.toEqual(first);
  // The campaign has completed a won scenario, so that it cannot be played again.
  game.send({ type: 'ended', result: { ...result, won: true } });
  game.send({ type: 'again', seed: 'unused' });
  expect(screenOf(game.getSnapshot())).toBe('outcome');
});

it('L31.3: changes the campaign before the result of an answer is shown, and waits until it has been read', () => {
  const game = answered(founded());
  game.send({ type: 'move', move: { move: 'travel', scenario: 'noticeOnTheDoor', level: 1 } });
  const asked = game.getSnapshot().context.campaign?.state;
  if (asked?.question?.ask !== 'option') throw new Error('the road asks nothing');
  const [move] = legalMoves(campaignBook(), asked);
  if (!move) throw new Error('there is no answer');
  game.send({ type: 'move', move });
  const { campaign, page } = game.getSnapshot().context;
  expect(campaign?.state.question?.ask).not.toBe('option');
  expect(campaign?.state).not.toEqual(asked);
  expect(page).toMatchObject({ page: 'told', before: asked, move });
  expect(screenOf(game.getSnapshot())).toBe('camp');
  // After a reload at this point the answer has already been given.
  game.send({ type: 'move', move: { move: 'toTown' } });
  expect(game.getSnapshot().context.campaign).toBe(campaign);
  game.send({ type: 'proceed' });
  expect(game.getSnapshot().context.page).toBeNull();
  answered(game);
  expect(screenOf(game.getSnapshot())).toBe('table');
});

it('L31.3, L31.4: asks who pays and who gets the gold before it shows the result', () => {
  const game = answered(founded());
  const state = game.getSnapshot().context.campaign?.state;
  if (!state) throw new Error('no campaign');
  const rich = state.heroes.map((hero) => ({ ...hero, gold: 20 }));
  const asked = { ...state, heroes: rich, question: { ask: 'option', event: 'C02' } } as Campaign;
  game.send({ type: 'quit' });
  game.send({ type: 'resume', campaign: { id: 'abc', name: 'R', stage: { at: 'camp' }, state: asked } });
  const now = () => game.getSnapshot().context;
  const say = (move: Move) => game.send({ type: 'move', move });
  say({ move: 'choose', option: 'A' });
  expect(now().page).toBeNull();
  say({ move: 'pay', agree: true });
  expect(now().campaign?.state.question).toMatchObject({ ask: 'share', left: -10 });
  // The event can be read meanwhile.
  expect(now().page).toMatchObject({ page: 'told', settled: false, move: { move: 'pay' } });
  const [first, second] = rich;
  say({ move: 'share', hero: first?.no ?? 0, gold: 4 });
  expect(now().page).toMatchObject({ settled: false });
  say({ move: 'share', hero: second?.no ?? 0, gold: 6 });
  expect(now().campaign?.state.question?.ask).toBe('hero');
  expect(now().page).toMatchObject({ settled: false });
  say({ move: 'chooseHero', hero: second?.no ?? 0 });
  const { page, campaign } = now();
  expect(page).toMatchObject({ page: 'told', settled: true, move: { move: 'pay', agree: true } });
  if (page?.page !== 'told') throw new Error('nothing is told');
  expect(page.before.heroes.map(({ gold }) => gold)).toEqual([20, 20]);
  expect(campaign?.state.heroes.map(({ gold }) => gold)).toEqual([16, 14]);
  expect(page.facts.map(({ fact }) => fact)).toEqual(expect.arrayContaining(['outcomeApplied', 'next']));
  game.send({ type: 'proceed' });
  expect(now().page).toBeNull();
});

it('L31.4: shares gold on the page of its event, and does not show the result again', () => {
  const game = answered(founded());
  const state = game.getSnapshot().context.campaign?.state;
  if (!state) throw new Error('no campaign');
  const asked = { ...state, question: { ask: 'option', event: 'R03' } } as Campaign;
  game.send({ type: 'quit' });
  game.send({ type: 'resume', campaign: { id: 'abc', name: 'R', stage: { at: 'camp' }, state: asked } });
  const now = () => game.getSnapshot().context;
  const say = (move: Move) => game.send({ type: 'move', move });
  say({ move: 'choose', option: 'A' });
  expect(now().campaign?.state.question).toMatchObject({ ask: 'share', left: 8 });
  expect(now().page).toMatchObject({ page: 'told', settled: false });
  const [first, second] = state.heroes;
  say({ move: 'share', hero: first?.no ?? 0, gold: 3 });
  expect(now().page).toMatchObject({ page: 'told', settled: false });
  say({ move: 'share', hero: second?.no ?? 0, gold: 5 });
  expect(now().campaign?.state.question).toBeNull();
  expect(now().page).toBeNull();
});

it('L32.11: shows a retirement on its own page, and waits until it has been read', () => {
  const game = answered(founded());
  const campaign = game.getSnapshot().context.campaign;
  const [first, ...others] = campaign?.state.heroes ?? [];
  if (!campaign || !first?.quest) throw new Error('nobody has a quest');
  const progress = { step: campaignBook().quests[first.quest]?.steps.length ?? 0, count: 0, names: [] };
  const state = { ...campaign.state, heroes: [{ ...first, progress }, ...others] };
  game.send({ type: 'quit' });
  game.send({ type: 'resume', campaign: { ...campaign, state } });
  const move = { move: 'retire', hero: first.no } as const;
  game.send({ type: 'move', move });
  const { page, campaign: after } = game.getSnapshot().context;
  expect(page).toMatchObject({ page: 'told', before: state, move });
  expect(after?.state.heroes.map(({ no }) => no)).not.toContain(first.no);
  game.send({ type: 'move', move: { move: 'cityEvent' } });
  expect(game.getSnapshot().context.campaign).toBe(after);
  game.send({ type: 'proceed' });
  expect(game.getSnapshot().context.page).toBeNull();
});

it('a refused move changes nothing', () => {
  const game = founded();
  const before = game.getSnapshot().context.campaign;
  game.send({ type: 'move', move: { move: 'travel', scenario: 'theLongTable', level: 1 } });
  expect(game.getSnapshot().context.campaign).toEqual(before);
});

it('resumes a campaign where it was left, and quits to the title', () => {
  const { campaign } = founded().getSnapshot().context;
  if (!campaign) throw new Error('no campaign');
  const game = startScreenActor();
  game.send({ type: 'ready' });
  game.send({ type: 'resume', campaign });
  expect(screenOf(game.getSnapshot())).toBe('camp');
  game.send({ type: 'quit' });
  expect(screenOf(game.getSnapshot())).toBe('title');
  expect(game.getSnapshot().context.campaign).toBeNull();
});

it('plays a single scenario of a pack from the list of packs, and returns there', () => {
  const { campaign } = answered(founded()).getSnapshot().context;
  if (!campaign) return expect.unreachable('no party');
  const journey = { scenario: 'noticeOnTheDoor', casual: true, level: 1, dungeon: null };
  const state: Campaign = { ...campaign.state, stage: { at: 'scenario', journey, seed: 'single' } };
  const single = { id: 'longPack.lowTide.lowTide', name: 'Labourers', stage: { at: 'table' }, state } as const;
  const game = startScreenActor();
  const at = () => screenOf(game.getSnapshot());
  game.send({ type: 'ready' });
  game.send({ type: 'packs' });
  expect(at()).toBe('packs');
  game.send({ type: 'resume', campaign: single });
  expect(at()).toBe('table');
  // A single scenario has no camp.
  game.send({ type: 'back' });
  expect(at()).toBe('table');
  const play = begin(bookFor(setupOf(campaignBook(), state)));
  game.send({ type: 'ended', result: resultOf(play.book, play.state) });
  expect(at()).toBe('outcome');
  const over = game.getSnapshot().context.campaign ?? expect.unreachable('it is closed');
  expect([over.stage.at, over.state.heroes]).toEqual(['camp', state.heroes]);
  game.send({ type: 'again', seed: 'second' });
  expect([at(), game.getSnapshot().context.campaign?.state.stage]).toEqual([
    'table',
    { at: 'scenario', journey, seed: 'second' },
  ]);
  game.send({ type: 'ended', result: resultOf(play.book, play.state) });
  game.send({ type: 'quit' });
  expect([at(), game.getSnapshot().context.campaign]).toEqual(['packs', null]);
  // A single scenario that is over opens no camp either.
  game.send({ type: 'resume', campaign: over });
  expect([at(), game.getSnapshot().context.campaign]).toEqual(['packs', null]);
});
