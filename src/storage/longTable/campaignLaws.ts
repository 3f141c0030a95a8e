/**
 * Defines laws that every reachable campaign of the Long Table meets. A campaign from outside that breaks a law is
 * refused.
 */
import { canTakeEnhancement } from '../../content/longTable/book';
import { heroes as classes, isPackPage, monsters } from '../../content/longTable/catalogue';
import { areDistinctIn, hasSmallNumbers, isUnique } from '../../journal/longTable/law';
import type { CampaignBook, Effect } from '../../rules/longTable/campaign/book';
import { dungeonScenario } from '../../rules/longTable/campaign/dungeon';
import { MAX_COUNT, MAX_PENDING } from '../../rules/longTable/campaign/limits';
import { countOwnedCopies, heroByNumber, partyHeroes, perksLeft } from '../../rules/longTable/campaign/lookups';
import type { Campaign, Journey } from '../../rules/longTable/campaign/state';

type HeroNow = Campaign['heroes'][number];

export interface CampaignLaw {
  /** The field that is named in the fault. */
  readonly field: string;
  /**
   * Whether a campaign meets the law. The law may assume that the campaign meets the schema and all earlier laws, and that
   * the content has everything that the campaign names.
   */
  holds(campaign: Campaign, book: CampaignBook): boolean;
}

/** Makes a law that every hero of the campaign must meet. */
const ofHeroes = (holds: (hero: HeroNow, campaign: Campaign, book: CampaignBook) => boolean): CampaignLaw => ({
  field: 'campaign.state.heroes',
  holds: (campaign, book) => campaign.heroes.every((hero) => holds(hero, campaign, book)),
});
const ofWorld = (
  holds: (world: Campaign['world'], campaign: Campaign, book: CampaignBook) => boolean,
): CampaignLaw => ({
  field: 'campaign.state.world',
  holds: (campaign, book) => holds(campaign.world, campaign, book),
});
const ofStage = (
  holds: (stage: Campaign['stage'], campaign: Campaign, book: CampaignBook) => boolean,
): CampaignLaw => ({
  field: 'campaign.state.stage',
  holds: (campaign, book) => holds(campaign.stage, campaign, book),
});

const within = (n: number, most: number): boolean => n <= most;
const isIn = (record: object, names: readonly (string | number)[]): boolean =>
  names.every((name) => Object.hasOwn(record, name));

/** L32.5: the level of a card; starting cards count as level 1. */
const levelOf = (book: CampaignBook, card: string): number => {
  const level = book.cards[card]?.level;
  return typeof level === 'number' ? level : 1;
};

/**
 * L32.5: whether all cards of a hero are of its class and within its level, with at most one card for each level gained.
 * Also whether the pool can fill the hand and contains all cards of the hand.
 */
function hasItsCards({ class: own, level, pool, hand }: HeroNow, book: CampaignBook): boolean {
  const levels = pool.map((card) => levelOf(book, card));
  return (
    pool.every((card) => book.cards[card]?.hero === own) &&
    levels.every((each) => each <= level) &&
    levels.filter((each) => each > 1).length <= level - 1 &&
    pool.length >= (book.classes[own]?.def.hand ?? 0) &&
    hand.every((card) => pool.includes(card))
  );
}

/** L32.7: whether a hero can have the perks that are ticked. */
function hasItsPerks(hero: HeroNow, { lines, world }: Campaign, book: CampaignBook): boolean {
  const sheet = book.classes[hero.class]?.perks ?? [];
  return (
    hero.perks.length <= sheet.length &&
    hero.perks.every((ticks, line) => ticks <= (sheet[line]?.boxes ?? 0)) &&
    hero.startPerks <= (lines[hero.line] ?? 0) + world.newHeroes.perks &&
    perksLeft(hero) >= 0
  );
}

const endingsIn = (effects: readonly Effect[]): string[] =>
  effects.flatMap((each) => {
    if (each.effect === 'ending') return [each.ending];
    return each.effect === 'when' ? endingsIn(each.effects) : [];
  });

/**
 * L34: whether a journey either leads to a scenario and has no random dungeon, or is casual and has a random dungeon that
 * its decks can give.
 */
function isDrawn(
  { scenario, casual, dungeon }: Journey | Readonly<Journey>,
  { dungeon: cards }: CampaignBook,
): boolean {
  if (scenario !== null) return dungeon === null;
  if (!dungeon || !casual) return false;
  try {
    return dungeonScenario(cards, dungeon).rooms.length > 0;
  } catch {
    return false;
  }
}

/** The laws, by their sentence, in the order in which they are checked. */
export const CAMPAIGN_LAWS: Readonly<Record<string, CampaignLaw>> = {
  'no number is larger than the greatest count of a campaign': {
    field: 'campaign.state',
    holds: ({ generator: _, stage: __, ...state }) => hasSmallNumbers(state) && state.nextHero <= MAX_COUNT,
  },
  'L30.2 a party has at most one hero of each class': {
    field: 'campaign.state.parties',
    holds: (campaign) =>
      campaign.parties.every(({ heroes }) => isUnique(heroes.map((no) => heroByNumber(campaign, no)?.class))),
  },
  'L30.3 each achievement is printed, and no party and no world has two of the same type': {
    field: 'campaign.state.parties',
    holds: ({ parties, world }, book) =>
      [world, ...parties].every(
        ({ achievements }) =>
          isIn(book.achievements, achievements) &&
          isUnique(achievements.flatMap((each) => book.achievements[each]?.type ?? [])),
      ),
  },
  'L32.2 each hero has a different `line`': {
    field: 'campaign.state.heroes',
    holds: ({ heroes }) => isUnique(heroes.map(({ line }) => line)),
  },
  'L32.2 the retirements in all `lines` together are as many as the fulfilled quests': {
    field: 'campaign.state.lines',
    holds: ({ lines, world }) => lines.reduce((sum, retired) => sum + retired, 0) === world.questsDone.length,
  },
  'L32.5 the pool of a hero fits the class and level, and the hand has cards of the pool': ofHeroes((hero, _, book) =>
    hasItsCards(hero, book),
  ),
  'L32.7 a hero has ticked only perk boxes that exist and that it has earned': ofHeroes(hasItsPerks),
  'L21.1 a hero wears only items that it owns': ofHeroes(({ items, equipped }) =>
    equipped.every((item) => items.includes(item)),
  ),
  'L32.2 a hero has `progress` only within the steps of its quest': ofHeroes(({ quest, progress }, _, book) => {
    const steps = quest === null ? 0 : (book.quests[quest]?.steps.length ?? 0);
    return progress.step <= steps && (progress.step < steps || (progress.count === 0 && progress.names.length === 0));
  }),
  'L2.1 a hero has few effects in `pending`, with numbers as small as printed ones': ofHeroes(
    ({ pending }) =>
      pending.length <= MAX_PENDING &&
      pending.every((each) => {
        if (each.pending === 'initiative') return within(each.initiative, 99);
        if (each.pending === 'moves') return within(each.plus, 9);
        return each.pending !== 'damage' || within(each.amount, 99);
      }),
  ),
  'L2.1 `pending` of the world names only monsters that exist in the given rank': ofWorld(
    ({ pending }) =>
      pending.length <= MAX_PENDING &&
      pending.every((each) => {
        if (each.pending === 'monstersShield') return within(each.amount, 9);
        const ranks = monsters.get(each.monster)?.ranks;
        return (each.rank === 'normal' || each.rank === 'elite') && ranks?.[each.rank] !== undefined;
      }),
  ),
  'L1.7 `blessings` is at most the number of blessing cards': ofWorld(({ blessings }) => within(blessings, 10)),
  'L31.5 an event is at most once in its own deck or among the events that left the game': ofWorld(
    ({ events: { city, road }, eventsGone }, _, book) =>
      isUnique([...city, ...road, ...eventsGone]) &&
      city.every((event) => book.events[event]?.deck === 'city') &&
      road.every((event) => book.events[event]?.deck === 'road'),
  ),
  'L32.2 no quest occurs twice (deck, heroes, fulfilled quests)': ofWorld(({ quests, questsDone }, { heroes }) =>
    isUnique([...quests, ...questsDone, ...heroes.flatMap(({ quest }) => quest ?? [])]),
  ),
  'L32.3 the heroes own no more copies of an item than exist': ofWorld(
    ({ copies, moreCopies }, campaign, { items }) =>
      isIn(items, Object.keys(moreCopies)) &&
      Object.keys(items).every((item) => countOwnedCopies(campaign, item) <= (copies[item] ?? 0)),
  ),
  'L32.8 each enhancement is on a card of its class, at a place where it fits': ofWorld(({ enhancements }) =>
    Object.entries(enhancements).every(([own, marks]) => {
      const cards = classes.get(own)?.cards ?? [];
      return marks.every((mark, i) => {
        const card = cards.find(({ id }) => id === mark.card);
        return card !== undefined && canTakeEnhancement(card, mark, marks.slice(0, i));
      });
    }),
  ),
  'L4.7 each looted treasure is printed in the campaign and was looted once': ofWorld(
    ({ looted }, _, { treasures }) => isUnique(looted) && isIn(treasures, looted),
  ),
  'L33.1 endings are printed, and no ending was reached twice': ofWorld(({ endings }, _, { scenarios }) =>
    areDistinctIn(scenarios.flatMap(({ rewards }) => endingsIn(rewards)))(endings),
  ),
  'L30.1 a journey leads to a scenario open to the party, or to a random dungeon': ofStage((stage, { world }, book) => {
    if (stage.at === 'town') return true;
    if (stage.at === 'camp') return stage.after === null || book.scenarios.some(({ id }) => id === stage.after);
    const { scenario, casual } = stage.journey;
    if (!isDrawn(stage.journey, book)) return false;
    // A pack's scenario belongs to no campaign, so it is always casual.
    if (scenario !== null && isPackPage(scenario)) return casual;
    return scenario === null || (world.unlocked.includes(scenario) && (casual || !world.completed.includes(scenario)));
  }),
  'L30.1 a party on the road or at a scenario has heroes': ofStage(
    ({ at }, campaign) => at === 'town' || at === 'camp' || partyHeroes(campaign).length > 0,
  ),
  'L32.6 no hero has donated twice in a visit to town': ofStage(
    (stage, { nextHero }) =>
      stage.at !== 'town' || (isUnique(stage.donated) && stage.donated.every((no) => no < nextHero)),
  ),
};

/** The first law that a campaign breaks, or null if there is none. */
export function brokenLaw(
  book: CampaignBook,
  campaign: Campaign,
): { readonly field: string; readonly law: string } | null {
  const broken = Object.entries(CAMPAIGN_LAWS).find(([, { holds }]) => !holds(campaign, book));
  return broken ? { field: broken[1].field, law: broken[0] } : null;
}
