/**
 * Defines a simple bot that makes the moves of a campaign, which come before and after the scenarios. The bot answers an open question;
 * otherwise it makes the first legal move in a fixed order: retirement, level-ups, perks, new and joining heroes, a city event, donations,
 * items, enhancements, and travel to the next scenario or dungeon.
 */

import type { CampaignBook, QuestDef, QuestId, ScenarioId } from '../../rules/longTable/campaign/book';
import { hasAchievements, heroByNumber, partyHeroes, partyOf } from '../../rules/longTable/campaign/lookups';
import type { Move, MoveName, MoveOf } from '../../rules/longTable/campaign/moves';
import { legalMoves } from '../../rules/longTable/campaign/play';
import type { Campaign } from '../../rules/longTable/campaign/state';
import { recommendedLevel } from '../../rules/longTable/level';
import type { HeroId, ItemId } from '../../rules/longTable/vocabulary';
import { best } from './answerWithoutSearch';

/** The plan of a campaign. */
export interface CampaignPlan {
  /** The scenarios to win, in order. */
  readonly path: readonly ScenarioId[];
  /** The number of heroes that the party should have. */
  readonly size: number;
  /** The number of times that each scenario was lost. Each loss makes the next attempt one level easier. */
  readonly losses: Readonly<Record<ScenarioId, number>>;
  /** The number of random dungeons that are still to play. */
  readonly dungeons: number;
}

/** Items to buy, the most wanted first. */
const WANTED: readonly ItemId[] = [
  'funeralSeedCake',
  'coalScuttleHat',
  'hobnailBoots',
  'butchersApron',
  'paperweight',
  'bestSundayCoat',
  'flaskOfStrongTea',
  'blockAndTackle',
  'silverToppedCane',
];
/**
 * Quests that most parties complete on their path, the easiest first. This order counts only for quests that the party does not complete by
 * winning the scenarios of the path.
 */
const EASY: readonly QuestId[] = [
  'properBurial',
  'longService',
  'nothingOwed',
  'paidPassage',
  'theCollection',
  'aBetterClass',
];
/** A hero with at least this much gold donates, even if the hero's quest does not count donations. */
const PLENTY = 35;
/** The penalties that the bot chooses for the three rooms of a dungeon (L34.4). */
const NEXT_PENALTIES = ['none', 'minor', 'major'] as const;

/** Returns the next move, or null if there is none, for example at the end of the path. */
export function campaignMove(book: CampaignBook, campaign: Campaign, plan: CampaignPlan): Move | null {
  const moves = legalMoves(book, campaign);
  const of = <M extends MoveName>(move: M): MoveOf<M>[] =>
    moves.filter((each): each is MoveOf<M> => each.move === move);
  if (campaign.question) return answer(book, campaign, plan, moves);
  if (campaign.stage.at === 'camp') return of('toTown')[0] ?? null;
  return (
    of('retire')[0] ??
    best(of('levelUp'), ({ card }) => (card === null ? 0 : (levelOf(book, card) ?? 1))) ??
    of('tickPerk')[0] ??
    newcomer(book, campaign, plan, of('newHero')) ??
    of('join').find(() => partyHeroes(campaign).length < plan.size) ??
    of('cityEvent')[0] ??
    of('donate').find(({ hero }) => goldOf(campaign, hero) >= PLENTY || asks(book, campaign, hero, 'donated')) ??
    purchase(book, campaign, of('buy')) ??
    best(of('enhance'), ({ mark }) => (mark.mark === 'plus' ? 1 : 0)) ??
    way(book, campaign, plan, of('travel'), of('dungeon'))
  );
}

const goldOf = (campaign: Campaign, hero: number): number => heroByNumber(campaign, hero)?.gold ?? 0;

const levelOf = (book: CampaignBook, card: string): number | null => {
  const level = book.cards[card]?.level;
  return typeof level === 'number' ? level : null;
};

/**
 * Returns the answer to a question: alternates between the options A and B of events, accepts payments, keeps the quest that will be
 * completed soonest, chooses the largest share of gold (of equal shares, that of the poorest hero), and otherwise gives the first legal
 * answer.
 */
function answer(book: CampaignBook, campaign: Campaign, { path }: CampaignPlan, moves: readonly Move[]): Move | null {
  const option = campaign.world.eventsGone.length % 2 === 0 ? 'A' : 'B';
  return (
    moves.find((each) => each.move === 'choose' && each.option === option) ??
    moves.find((each) => each.move === 'pay' && each.agree) ??
    best(
      moves.flatMap((each) => (each.move === 'keepQuest' ? [each] : [])),
      ({ quest }) =>
        -farOff(
          book.quests[quest],
          quest,
          path.filter((each) => !campaign.world.completed.includes(each)),
        ),
    ) ??
    best(
      moves.flatMap((each) => (each.move === 'share' ? [each] : [])),
      ({ hero, gold }) => Math.abs(gold) * 1000 - goldOf(campaign, hero),
    ) ??
    moves[0] ??
    null
  );
}

/**
 * Returns how late a quest will be completed. If winning the scenarios of `ahead` without the last one completes the quest: a number below
 * 1 that grows with the position of the completing scenario. For any other quest: a number from 1, in the order of `EASY`.
 * @param ahead the scenarios of the path that are not won yet
 */
function farOff(def: QuestDef | undefined, quest: QuestId, ahead: readonly ScenarioId[]): number {
  const steps = [...(def?.steps ?? [])];
  let won = 0;
  for (const [nth, scenario] of ahead.slice(0, -1).entries()) {
    const [step] = steps;
    if (step?.count !== 'wins') break;
    if (step.scenarios === undefined || step.scenarios.includes(scenario)) won += 1;
    if (won < step.atLeast) continue;
    steps.shift();
    won = 0;
    if (steps.length === 0) return nth / ahead.length;
  }
  return 1 + (EASY.includes(quest) ? EASY.indexOf(quest) : EASY.length);
}

/** Whether a step of the hero's quest counts the thing that `count` names: donations or items. */
const asks = (book: CampaignBook, campaign: Campaign, hero: number, count: 'donated' | 'items'): boolean =>
  (book.quests[heroByNumber(campaign, hero)?.quest ?? '']?.steps ?? []).some((step) => step.count === count);

/**
 * Returns the move that adds a hero of a class that the party lacks, at the highest legal level. Undefined if the party is large enough, or
 * if an existing hero belongs to no party and can join instead.
 */
function newcomer(
  book: CampaignBook,
  campaign: Campaign,
  { size }: CampaignPlan,
  moves: readonly MoveOf<'newHero'>[],
): Move | undefined {
  if (partyOf(campaign).heroes.length >= size) return undefined;
  const waiting = campaign.heroes.filter(({ no }) => !campaign.parties.some(({ heroes }) => heroes.includes(no)));
  if (waiting.length > 0) return undefined;
  const played = new Set<HeroId>(partyHeroes(campaign).map((hero) => hero.class));
  const fresh = moves.filter((each) => !played.has(each.class) && book.classes[each.class] !== undefined);
  return best(fresh, ({ level }) => level);
}

/**
 * Returns the move in which the richest hero buys the most wanted item. If no hero can buy a wanted item, a hero whose quest counts items
 * buys any item.
 */
function purchase(book: CampaignBook, campaign: Campaign, moves: readonly MoveOf<'buy'>[]): Move | undefined {
  const wanted = moves.filter(({ item }) => WANTED.includes(item));
  return (
    best(wanted, ({ item, hero }) => -WANTED.indexOf(item) + goldOf(campaign, hero) / 1000) ??
    moves.find(({ hero }) => asks(book, campaign, hero, 'items'))
  );
}

/**
 * Returns the move that travels to a dungeon, if a dungeon is still to play and at least three scenarios are completed; otherwise to the
 * next scenario of the path; if that move is not legal, to any open scenario. Null at the end of the path, or if no such move is legal.
 */
function way(
  book: CampaignBook,
  campaign: Campaign,
  { path, losses, dungeons }: CampaignPlan,
  travels: readonly MoveOf<'travel'>[],
  dungeon: readonly MoveOf<'dungeon'>[],
): Move | null {
  const levels = partyHeroes(campaign).map(({ level }) => level);
  const next = path.find((scenario) => !campaign.world.completed.includes(scenario));
  if (next === undefined) return null;
  const isReady = campaign.world.completed.length >= 3;
  if (dungeons > 0 && isReady) {
    const level = recommendedLevel(levels, -1);
    const found = dungeon.find((each) => each.level === level);
    if (found) return { ...found, penalties: NEXT_PENALTIES };
  }
  const lost = losses[next] ?? 0;
  const level = Math.max(0, recommendedLevel(levels) - lost);
  return travels.find((each) => each.scenario === next && each.level === level) ?? unblocked(book, campaign, travels);
}

/** Returns the first move that travels to a scenario whose required achievements the campaign has, or null if there is none. */
function unblocked(book: CampaignBook, campaign: Campaign, travels: readonly MoveOf<'travel'>[]): Move | null {
  const open = travels.filter(({ scenario }) =>
    hasAchievements(campaign, book.scenarios.find(({ id }) => id === scenario)?.needs ?? []),
  );
  return open[0] ?? null;
}
