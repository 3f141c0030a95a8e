/**
 * Defines laws for the pending question and tasks of a campaign from outside. If a law is broken, the question and all
 * tasks are dropped, and the campaign continues.
 */
import { canonicalJson } from '../../journal/digest';
import { isUnique } from '../../journal/longTable/law';
import type { CampaignBook, Effect } from '../../rules/longTable/campaign/book';
import { heroByNumber, partyHeroes, partyOf } from '../../rules/longTable/campaign/lookups';
import type { Campaign } from '../../rules/longTable/campaign/state';

type Question = NonNullable<Campaign['question']>;
type Task = Campaign['agenda'][number];
type Cause = Extract<Task, { do: 'effects' }>['cause'];
type EffectNow = Extract<Task, { do: 'effects' }>['effects'][number];
type Law = (campaign: Campaign, book: CampaignBook) => boolean;

/** The greatest number of pending tasks, far more than a campaign has. */
const MAX_TASKS = 20;
/** L32.11, L33.2: the default effects instead of unlocking a class that is already unlocked. */
const OTHERWISE: readonly Effect[] = [{ effect: 'randomDesign' }, { effect: 'randomScenario' }];

/** All printed lists of effects that belong to a cause, including nested lists. */
function listsOf(book: CampaignBook, cause: Cause): (readonly Effect[])[] {
  const printed = printedOf(book, cause);
  return [...printed, ...printed.flatMap((list) => list.flatMap(innerOf))];
}

function printedOf(book: CampaignBook, cause: Cause): (readonly Effect[])[] {
  switch (cause.cause) {
    case 'event':
      return (book.events[cause.event]?.options[cause.option].outcomes ?? []).map(({ effects }) => effects);
    case 'scenario': {
      const node = book.scenarios.find(({ id }) => id === cause.scenario);
      const unlocks = (node?.unlocks ?? []).map((scenario) => ({ effect: 'scenario', scenario }) as const);
      return node ? [[...node.rewards, ...unlocks]] : [];
    }
    case 'quest':
      return Object.hasOwn(book.quests, cause.quest) ? [book.quests[cause.quest]?.gives ?? []] : [];
    case 'page':
      return Object.hasOwn(book.pages, cause.page) ? [book.pages[cause.page]?.gives ?? []] : [];
  }
}

function innerOf(effect: Effect): (readonly Effect[])[] {
  if (effect.effect === 'when') return [effect.effects, ...effect.effects.flatMap(innerOf)];
  if (effect.effect !== 'class') return [];
  const otherwise = effect.otherwise ?? OTHERWISE;
  return [otherwise, ...otherwise.flatMap(innerOf)];
}

/** Whether the effects are the last part of a printed list of the cause. */
function areLeftOf(book: CampaignBook, cause: Cause, effects: readonly EffectNow[]): boolean {
  const asked = canonicalJson(effects);
  return listsOf(book, cause).some((list) => canonicalJson(list.slice(list.length - effects.length)) === asked);
}

/** The amounts of gold that heroes share because of a cause. Negative amounts are paid together (L31.3, L31.4). */
function sharesOf(book: CampaignBook, cause: Cause): number[] {
  const given = listsOf(book, cause).flatMap((list) =>
    list.flatMap((each) => (each.effect === 'gold' && each.whom === 'collective' ? [each.n] : [])),
  );
  const outcomes = cause.cause === 'event' ? (book.events[cause.event]?.options[cause.option].outcomes ?? []) : [];
  return [...given, ...outcomes.flatMap(({ when }) => (when?.if === 'pay' ? [-when.gold] : []))];
}

/** Whether one of the cause's amounts has the same sign as `left` and is at least as large. */
const isShare = (book: CampaignBook, cause: Cause, left: number): boolean =>
  sharesOf(book, cause).some((n) => Math.abs(left) <= Math.abs(n) && Math.sign(left) === Math.sign(n));

function isTask(task: Task, at: number, campaign: Campaign, book: CampaignBook): boolean {
  switch (task.do) {
    case 'effects':
      return areLeftOf(book, task.cause, task.effects);
    case 'outcomes':
    case 'afterEvent':
      return Object.hasOwn(book.events, task.event);
    case 'share':
      return isShare(book, task.cause, task.left);
    case 'dealQuest':
      return campaign.stage.at === 'town' && heroByNumber(campaign, task.hero)?.quest === null;
    case 'arrive':
      return campaign.stage.at === 'road' && at === 0;
    case 'scenarioDone':
      return campaign.stage.at === 'camp' && at === 0;
  }
}

const GIVEN: readonly EffectNow['effect'][] = ['experience', 'checkmarks', 'next'];

/** L31.4, L33.1: whether the question is possible. The question asks which of at least two heroes gets an effect of the cause. */
function asksForOne(
  { effect, heroes, cause }: Extract<Question, { ask: 'hero' }>,
  campaign: Campaign,
  book: CampaignBook,
) {
  const asked = canonicalJson(effect);
  const isForOne =
    effect.effect === 'item' || (GIVEN.includes(effect.effect) && 'whom' in effect && effect.whom === 'one');
  return (
    isForOne &&
    listsOf(book, cause).some((list) => list.some((each) => canonicalJson(each) === asked)) &&
    heroes.length > 1 &&
    isUnique(heroes) &&
    heroes.every((no) => partyOf(campaign).heroes.includes(no))
  );
}

/**
 * L31.4: whether the question is possible. At least two heroes can receive gold; or at least two can pay, and together
 * they have more than the amount.
 */
function asksToShare({ left, cause }: Extract<Question, { ask: 'share' }>, campaign: Campaign, book: CampaignBook) {
  const heroes = partyHeroes(campaign).filter(({ gold }) => left > 0 || gold > 0);
  const together = heroes.reduce((sum, { gold }) => sum + gold, 0);
  return isShare(book, cause, left) && heroes.length > 1 && together + left > 0;
}

/** L31.3: whether the question is possible: the outcome of the event demands this gold, and the party has it. */
function asksToPay(
  { gold, event, option, outcome }: Extract<Question, { ask: 'pay' }>,
  campaign: Campaign,
  book: CampaignBook,
) {
  const when = book.events[event]?.options[option].outcomes[outcome]?.when;
  const together = partyHeroes(campaign).reduce((sum, hero) => sum + hero.gold, 0);
  return when?.if === 'pay' && when.gold === gold && together >= gold;
}

/** L32.2: whether the question is possible: a hero without a quest chooses between two quests that nobody has. */
function asksForQuest({ hero, quests }: Extract<Question, { ask: 'quest' }>, campaign: Campaign, book: CampaignBook) {
  const { world, heroes } = campaign;
  const taken = [...world.quests, ...world.questsDone, ...heroes.flatMap(({ quest }) => quest ?? [])];
  return (
    campaign.stage.at === 'town' &&
    heroByNumber(campaign, hero)?.quest === null &&
    quests.length === 2 &&
    isUnique(quests) &&
    quests.every((quest) => Object.hasOwn(book.quests, quest) && !taken.includes(quest))
  );
}

/** L31.2: whether the event fits the stage: city events happen in town and road events on the road. */
function asksOfEvent({ event }: Extract<Question, { ask: 'option' }>, { stage }: Campaign, book: CampaignBook) {
  const deck = Object.hasOwn(book.events, event) ? book.events[event]?.deck : undefined;
  return (stage.at === 'town' && deck === 'city') || (stage.at === 'road' && deck === 'road');
}

function isAnswerable(question: Question, campaign: Campaign, book: CampaignBook): boolean {
  switch (question.ask) {
    case 'option':
      return asksOfEvent(question, campaign, book);
    case 'pay':
      return asksToPay(question, campaign, book);
    case 'share':
      return asksToShare(question, campaign, book);
    case 'hero':
      return asksForOne(question, campaign, book);
    case 'quest':
      return asksForQuest(question, campaign, book);
  }
}

/** The event cards that are drawn and not returned to their deck yet. */
export function eventsUnderWay({ agenda, question }: Campaign): string[] {
  const asked = question && 'event' in question ? [question.event] : [];
  return [...new Set([...asked, ...agenda.flatMap((task) => ('event' in task ? [task.event] : []))])];
}

/** The laws, by their sentence. */
export const UNDER_WAY_LAWS: Readonly<Record<string, Law>> = {
  'tasks are pending only with a question': ({ question, agenda }) => question !== null || agenda.length === 0,
  'L31.1 the first task is `arrive` iff on the road; a scenario has no question': ({ stage, agenda, question }) =>
    stage.at === 'scenario' ? question === null : (stage.at === 'road') === (agenda[0]?.do === 'arrive'),
  'each task comes from printed effects of its cause, or fits the stage': (campaign, book) =>
    campaign.agenda.length <= MAX_TASKS && campaign.agenda.every((task, at) => isTask(task, at, campaign, book)),
  'the pending question can be answered': (campaign, book) =>
    campaign.question === null || isAnswerable(campaign.question, campaign, book),
  'L31.2 at most one event is drawn, and a drawn event is in no deck': (campaign) => {
    const { events, eventsGone } = campaign.world;
    const drawn = eventsUnderWay(campaign);
    return drawn.length <= 1 && drawn.every((each) => ![...events.city, ...events.road, ...eventsGone].includes(each));
  },
  'L31.5 a drawn event is put back only once': ({ agenda, question }) =>
    agenda.filter((task) => task.do === 'afterEvent').length + (question?.ask === 'option' ? 1 : 0) <= 1,
  'L32.2 at most one deal of quests is pending for each hero': ({ agenda, question }) =>
    isUnique([
      ...(question?.ask === 'quest' ? [question.hero] : []),
      ...agenda.flatMap((task) => (task.do === 'dealQuest' ? [task.hero] : [])),
    ]),
};

/** The first law that the pending question or tasks break, or null if there is none. */
export function brokenUnderWayLaw(book: CampaignBook, campaign: Campaign): string | null {
  return Object.entries(UNDER_WAY_LAWS).find(([, holds]) => !holds(campaign, book))?.[0] ?? null;
}
