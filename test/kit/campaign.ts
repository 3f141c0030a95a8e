/** Test kit: small campaigns of the Long Table with four classes and a few items, scenarios and events. */

import { copy } from '../../src/rules/core/transaction';
import { beginCampaign, type NewCampaign } from '../../src/rules/longTable/campaign/begin';
import type { CampaignBook, EventDef, Outcome, RoomCard, ScenarioNode } from '../../src/rules/longTable/campaign/book';
import type { CampaignFact } from '../../src/rules/longTable/campaign/facts';
import type { Move, Refusal } from '../../src/rules/longTable/campaign/moves';
import { finishScenario, makeMove } from '../../src/rules/longTable/campaign/play';
import type { HeroResult, ScenarioResult } from '../../src/rules/longTable/campaign/result';
import type { Campaign, CampaignState, Hero } from '../../src/rules/longTable/campaign/state';
import type { ItemDef } from '../../src/rules/longTable/itemDef';
import type { CardDef } from '../../src/rules/longTable/vocabulary';
import { attack, half, move } from './longTable';

export const CLASSES = ['fighter', 'archer', 'healer', 'thief'] as const;

const cardsOf = (hero: string): CardDef[] =>
  ([1, 1, 'X', 2, 2, 3, 4] as const).map((level, i) => ({
    id: `${hero}${i}`,
    hero,
    level,
    initiative: 10 + i,
    top: half(attack(2)),
    bottom: half(move(3)),
  }));

export const item = (id: string, price: number, copies: number): ItemDef => ({
  id,
  slot: 'small',
  use: 'spent',
  moment: 'turn',
  effect: {},
  minusCards: 0,
  price,
  copies,
});

export const node = (id: string, over: Partial<ScenarioNode> = {}): ScenarioNode => ({
  id,
  number: 1,
  place: 'A1',
  needs: [],
  unlocks: [],
  blocks: [],
  rewards: [],
  links: [],
  ...over,
});

/** Returns an event whose option A has the given outcomes; option B does nothing. */
export const event = (deck: 'city' | 'road', outcomes: readonly Outcome[], over: Partial<EventDef> = {}): EventDef => ({
  deck,
  fromStart: true,
  options: { A: { outcomes, after: 'leaves' }, B: { outcomes: [], after: 'bottom' } },
  ...over,
});

/** Returns a room card from a drawing: `e` is the entrance, `x` the exit, capitals A-L are spots, `o` is an obstacle. */
export function room(id: string, kinds: string, drawn: string): RoomCard {
  const rows = drawn.split('\n').filter((row) => row.trim() !== '');
  const indent = Math.min(...rows.map((row) => row.search(/\S/)));
  const cells = rows.flatMap((row, r) =>
    row
      .slice(indent)
      .split('')
      .map((char, q) => ({ char, at: [q, r] as const })),
  );
  const at = (char: string) => cells.find((cell) => cell.char === char)?.at ?? ([0, 0] as const);
  const kind = (i: number) => (kinds.charAt(i) === 'A' ? 'A' : 'B');
  return {
    id,
    hexes: cells
      .filter(({ char }) => char !== ' ' && char !== 'e' && char !== 'x')
      .map((cell) => ({ at: cell.at, terrain: cell.char === 'o' ? 'obstacle' : 'plain' })),
    spots: cells.filter(({ char }) => /[A-L]/.test(char)).map((cell) => cell.at),
    entrance: { kind: kind(0), at: at('e') },
    exit: { kind: kind(1), at: at('x') },
    minor: { penalty: 'hurt', whom: 'opener', n: 1 },
    major: { penalty: 'hurt', whom: 'heroes', n: 2 },
  };
}

/** The prices of L32.10. */
export const RULE_BOOK_PRICES: CampaignBook['enhancement'] = {
  numbers: {
    move: 30,
    range: 30,
    heal: 30,
    push: 30,
    pull: 30,
    pierce: 30,
    attack: 50,
    targets: 50,
    shield: 100,
    retaliate: 100,
  },
  summon: { move: 100, attack: 100, range: 50, hp: 50 },
  conditions: {
    muddle: 50,
    strengthen: 50,
    bless: 50,
    poison: 75,
    wound: 75,
    curse: 75,
    immobilize: 100,
    disarm: 150,
  },
  jump: 50,
  element: 100,
  anyElement: 150,
  hex: 200,
  severalTargets: 2,
  perCardLevel: 25,
  perMark: 75,
  spots: 2,
  notOnLost: false,
};

export function smallBook(over: Partial<CampaignBook> = {}): CampaignBook {
  const perks = [{ boxes: 2, does: [{ perk: 'remove', card: '-1', count: 2 } as const] }];
  return {
    start: {
      achievements: [],
      scenarios: ['one'],
      classes: ['fighter', 'archer'],
      more: { heroes: 3, classes: ['healer', 'thief'] },
    },
    classes: Object.fromEntries(
      CLASSES.map((id) => [id, { def: { id, hand: 2, hp: [8, 9, 10, 11, 12, 13, 14, 15, 16] }, perks }]),
    ),
    cards: Object.fromEntries(CLASSES.flatMap(cardsOf).map((card) => [card.id, card])),
    summons: {},
    items: { tea: item('tea', 25, 1), hat: item('hat', 11, 2), coat: item('coat', 45, 2), bell: item('bell', 40, 1) },
    stock: { tea: 1, hat: 1, coat: 2 },
    achievements: {},
    scenarios: [node('one', { unlocks: ['two'] }), node('two')],
    treasures: {},
    events: {},
    quests: {},
    goals: {},
    pages: {},
    randomDesigns: [],
    prosperity: [4, 9, 15, 22, 30, 39, 50, 64],
    experience: [45, 95, 150, 210, 275, 345, 420, 500],
    prices: [
      [3, 1],
      [7, 2],
      [11, 3],
      [15, 4],
      [19, 5],
    ],
    donation: { gold: 10, blessings: 2, every: 100, prosperity: 1 },
    enhancement: RULE_BOOK_PRICES,
    enhancementNeeds: 'the power of enhancement',
    dungeon: {
      rooms: ['r1', 'r2', 'r3'].map((id) => room(id, 'AA', 'e.A.x\n.....')),
      foes: ['f1', 'f2', 'f3'].map((id) => ({ id, spots: [{ spot: 1, monster: 'rat', pattern: 'nne' }] })),
      treasure: 10,
    },
    ...over,
  };
}

const PLAIN = { lessChance: false, death: false, grim: false };

/** Returns a campaign in town in which each hero has kept the first quest that was dealt. */
export function begin(
  book: CampaignBook,
  heroes: readonly string[] = ['fighter', 'archer'],
  over: Partial<NewCampaign> = {},
): Campaign {
  const begun = beginCampaign(book, {
    party: 'The Party',
    heroes: heroes.map((each) => ({ class: each, name: each })),
    variants: PLAIN,
    openInformation: true,
    seed: 'small',
    ...over,
  });
  if ('refused' in begun) throw new Error(`refused: ${begun.refused}`);
  let { campaign } = begun;
  while (campaign.question?.ask === 'quest') {
    const [quest = ''] = campaign.question.quests;
    campaign = moved(book, campaign, { move: 'keepQuest', quest });
  }
  return campaign;
}

export interface MovesResult {
  readonly campaign: Campaign;
  readonly facts: readonly CampaignFact[];
}

/** @throws Error if one of the moves is refused */
export function playMoves(book: CampaignBook, campaign: Campaign, ...moves: readonly Move[]): MovesResult {
  const facts: CampaignFact[] = [];
  let now = campaign;
  for (const each of moves) {
    const made = makeMove(book, now, each);
    if ('refused' in made) throw new Error(`${JSON.stringify(each)} is refused: ${made.refused}`);
    now = made.campaign;
    facts.push(...made.facts);
  }
  return { campaign: now, facts };
}

export const moved = (book: CampaignBook, campaign: Campaign, ...moves: readonly Move[]): Campaign =>
  playMoves(book, campaign, ...moves).campaign;

/**
 * Returns the reason why a move is refused, or null if it is accepted.
 * @throws Error if the move mutates the given campaign
 */
export function refusal(book: CampaignBook, campaign: Campaign, each: Move): Refusal | null {
  const before = JSON.stringify(campaign);
  const made = makeMove(book, campaign, each);
  if (JSON.stringify(campaign) !== before) throw new Error('the move has mutated the campaign');
  return 'refused' in made ? made.refused : null;
}

/** Returns a copy of the campaign after `change`. */
export function given(campaign: Campaign, change: (state: CampaignState) => void): Campaign {
  const state = copy(campaign) as CampaignState;
  change(state);
  return state as Campaign;
}

/** Returns a copy of the campaign in which the hero with number `no` (from 1) has other values. */
export function with1(campaign: Campaign, no: number, over: Partial<Hero>): Campaign {
  return given(campaign, (state) => {
    state.heroes = state.heroes.map((hero) => (hero.no === no ? { ...hero, ...over } : hero));
  });
}

export function heroOf(campaign: Campaign, no: number): Campaign['heroes'][number] {
  const hero = campaign.heroes.find((each) => each.no === no);
  if (!hero) throw new Error(`no hero ${no}`);
  return hero;
}

export const brought = (hero: string, over: Partial<HeroResult> = {}): HeroResult => ({
  hero,
  experience: 0,
  gold: 0,
  treasures: [],
  checkmarks: 0,
  exhausted: false,
  dead: false,
  counters: {},
  killed: {},
  equipped: [],
  hand: [],
  ...over,
});

/** Returns the result of a scenario for the party that plays. @param each changes of the heroes' results, by class */
export function resultFor(
  campaign: Campaign,
  won: boolean,
  each: Readonly<Record<string, Partial<HeroResult>>> = {},
): ScenarioResult {
  const heroes = campaign.parties[campaign.party]?.heroes.map((no) => heroOf(campaign, no).class) ?? [];
  return { won, heroes: heroes.map((hero) => brought(hero, each[hero])) };
}

/** Travels to the scenario, chooses A if there is an event, and finishes the scenario with the given result. */
export function played(
  book: CampaignBook,
  campaign: Campaign,
  scenario: string,
  won = true,
  each: Readonly<Record<string, Partial<HeroResult>>> = {},
): MovesResult {
  let now = moved(book, campaign, { move: 'travel', scenario, level: 1 });
  if (now.question?.ask === 'option') now = moved(book, now, { move: 'choose', option: 'A' });
  return finished(book, now, won, each);
}

export function finished(
  book: CampaignBook,
  campaign: Campaign,
  won = true,
  each: Readonly<Record<string, Partial<HeroResult>>> = {},
): MovesResult {
  const made = finishScenario(book, campaign, resultFor(campaign, won, each));
  if ('refused' in made) throw new Error(`the result is refused: ${made.refused}`);
  return made;
}
