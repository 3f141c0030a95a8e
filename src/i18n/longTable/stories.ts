/** The story of the Long Table: what stands on pages, on the backs of cards and in town. Texts of the chapters `pages`, `campaign` and `tales`. */
import type { EventId, OptionName, QuestId, ScenarioId } from '../../rules/longTable/campaign/book';
import type { GoalId, HeroId, MonsterId } from '../../rules/longTable/vocabulary';
import { named, t, type Values } from '..';

/** A scenario's page. */
export interface Page {
  readonly title: string;
  readonly introduction: string;
  readonly goal: string;
  readonly conclusion: string;
  /** Read in its place when the scenario is lost. */
  readonly lost: string;
}

/** A text that not every page has. */
function perhaps(group: 'pages.special' | 'pages.door' | 'tales', id: string, values: Values = {}): string {
  const text = named(group, id, values);
  return text === id ? '' : text;
}

/** @param scenario `dungeon`: a random dungeon (L34) */
export const pageOf = (scenario: ScenarioId): Page => ({
  title: named('pages.title', scenario),
  introduction: named('pages.introduction', scenario),
  goal: named('pages.goal', scenario),
  conclusion: named('pages.conclusion', scenario),
  lost: named('pages.lost', scenario),
});

/**
 * The special rule of a scenario's page; empty where it has none.
 * @param hp of the obstacles or escorts that the rule names, or their formula (L27.9); 0 if it names none
 */
export const specialRule = (scenario: ScenarioId, hp: number | string): string =>
  perhaps('pages.special', scenario, { hp });

/** What is read when a door opens, in reading order of the map from 1; empty: nothing. */
export const doorText = (scenario: ScenarioId, door: number): string => perhaps('pages.door', `${scenario}.d${door}`);

/** How the in-hand campaign ended, if it was played. */
export const BEFORE = ['struckOff', 'solventKing', 'carriedForward', 'none'] as const;

/** Paragraphs before the first scenario; the last tells what came before. */
export const prologue = (before: (typeof BEFORE)[number]): string[] => [
  t('pages.prologue.first'),
  t('pages.prologue.second'),
  t('pages.prologue.third'),
  t(`pages.before.${before}`),
];

export const ENDINGS = ['paidIn', 'nothingLeftOver', 'settled'] as const;
export type Ending = (typeof ENDINGS)[number];
const isEnding = (ending: string): ending is Ending => ENDINGS.some((each) => each === ending);

export const endingTitle = (ending: string): string => (isEnding(ending) ? t(`pages.ending.${ending}.title`) : ending);

/** @param onTheList whether the passenger list was found: the last line of all */
export const endingText = (ending: Ending, onTheList: boolean): string[] => [
  t(`pages.ending.${ending}.text`),
  ...(onTheList ? [t('pages.ending.passengerList')] : []),
];

/** Acts, by the number of a scenario (section 1 of the content). */
export function actTitle(number: number): string {
  if (number <= 5) return t('pages.act.inventory');
  return number <= 10 ? t('pages.act.proofOfDebt') : t('pages.act.distribution');
}

export interface EventPage {
  readonly title: string;
  readonly text: string;
  readonly options: Readonly<Record<OptionName, string>>;
}

export const eventPage = (event: EventId): EventPage => ({
  title: named('campaign.event', `${event}.title`),
  text: named('campaign.event', `${event}.text`),
  options: { A: named('campaign.event', `${event}.A`), B: named('campaign.event', `${event}.B`) },
});

/** What came of an answer, as a story. @param outcome which of the answer's, from 0. @returns empty: there is none */
export const taleOf = (event: EventId, option: OptionName, outcome: number): string =>
  perhaps('tales', `${event}.${option}${outcome + 1}`);

/** Whose name the hero has if the player gives none, who it is, and how it is played. */
export const heroPage = (hero: HeroId) => ({
  person: named('names.person', hero),
  text: named('campaign.heroText', hero),
  plays: named('campaign.plays', hero),
});

export const monsterNote = (monster: MonsterId): string => named('names.monsterNote', monster);
/** @param level of the scenario: L, by which some goals are reckoned */
export const goalText = (goal: GoalId, level: number): string =>
  named('campaign.goalText', goal).replace(/(\d+) \+ L/, (_, n) => `${Number(n) + level}`);

export const questPage = (quest: QuestId) => ({
  title: named('campaign.quest', quest),
  text: named('campaign.questText', quest),
  aim: named('campaign.questAim', quest),
  done: named('campaign.questDone', quest),
});

/** @param id a scenario, `town`, `farBank` or `river` */
export const placeName = (id: string): string => named('campaign.place', id);
export const roomName = (id: string): string => named('campaign.room', id);
export const foesName = (id: string): string => named('campaign.foes', id);

export const TOWN = [
  'arrival',
  'shop',
  'almoner',
  'almonerPage',
  'engraver',
  'levelUp',
  'retirement',
  'newHero',
  'campaignBegins',
] as const;
/** A line for something that comes to pass in town. */
export const townText = (moment: (typeof TOWN)[number]): string => t(`campaign.town.${moment}`);
