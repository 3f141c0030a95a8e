/**
 * Looks up the story texts of the Long Table (scenario pages, event cards, heroes, town) in the chapters `pages`, `campaign`, `tales` and
 * `names`.
 */
import type { EventId, OptionName, QuestId, ScenarioId } from '../../rules/longTable/campaign/book';
import type { GoalId, HeroId, MonsterId } from '../../rules/longTable/vocabulary';
import { contentText, t, type Values } from '..';

/** The texts of a scenario's page. */
export interface Page {
  readonly title: string;
  readonly introduction: string;
  readonly goal: string;
  readonly conclusion: string;
  /** Replaces the conclusion when the scenario is lost. */
  readonly lost: string;
}

/** Looks up an optional text; empty if it does not exist. */
function perhaps(group: 'pages.special' | 'pages.door' | 'tales', id: string, values: Values = {}): string {
  const text = contentText(group, id, values);
  return text === id ? '' : text;
}

/** The texts of a scenario's page. @param scenario the scenario's id, or `dungeon` for a random dungeon (L34) */
export const pageOf = (scenario: ScenarioId): Page => ({
  title: contentText('pages.title', scenario),
  introduction: contentText('pages.introduction', scenario),
  goal: contentText('pages.goal', scenario),
  conclusion: contentText('pages.conclusion', scenario),
  lost: contentText('pages.lost', scenario),
});

/**
 * The text of the special rule on a scenario's page; empty if the page has none.
 * @param hp the HP of the obstacles or escorts that the rule mentions, as a number or a formula (L27.9); 0 if the rule mentions none
 */
export const specialRule = (scenario: ScenarioId, hp: number | string): string =>
  perhaps('pages.special', scenario, { hp });

/** The text for opening a door; empty if there is none. @param door the door's number in the map's reading order, from 1 */
export const doorText = (scenario: ScenarioId, door: number): string => perhaps('pages.door', `${scenario}.d${door}`);

/** The possible endings of the player's earlier campaign in hand. `none`: the player has finished no campaign in hand. */
export const EARLIER_ENDINGS = ['struckOff', 'solventKing', 'carriedForward', 'none'] as const;
type EarlierEnding = (typeof EARLIER_ENDINGS)[number];
/** The number of the scenario in hand that is the first of these endings; the others follow. */
const FIRST_ENDING = 20;

/** The ending of a campaign in hand by the number of its last scenario; `none` if it has not ended. */
export const earlierEnding = (scenario: number | null): EarlierEnding =>
  EARLIER_ENDINGS[(scenario ?? 0) - FIRST_ENDING] ?? 'none';

/** The paragraphs before the first scenario; the last depends on the earlier campaign. */
export const prologue = (before: EarlierEnding): string[] => [
  t('pages.prologue.first'),
  t('pages.prologue.second'),
  t('pages.prologue.third'),
  t(`pages.before.${before}`),
];

export const ENDINGS = ['paidIn', 'nothingLeftOver', 'settled'] as const;
export type Ending = (typeof ENDINGS)[number];
export const isEnding = (ending: string): ending is Ending => ENDINGS.some((each) => each === ending);

export const endingTitle = (ending: string): string => (isEnding(ending) ? t(`pages.ending.${ending}.title`) : ending);

/** The paragraphs of an ending. @param onTheList whether the party found the passenger list; if so, a last line is added */
export const endingText = (ending: Ending, onTheList: boolean): string[] => [
  t(`pages.ending.${ending}.text`),
  ...(onTheList ? [t('pages.ending.passengerList')] : []),
];

/** The title of the act to which a scenario belongs. @param number the scenario's number */
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
  title: contentText('campaign.event', `${event}.title`),
  text: contentText('campaign.event', `${event}.text`),
  options: { A: contentText('campaign.event', `${event}.A`), B: contentText('campaign.event', `${event}.B`) },
});

/** The story of an outcome; empty if there is none. @param outcome the outcome's index within the option, from 0 */
export const outcomeStory = (event: EventId, option: OptionName, outcome: number): string =>
  perhaps('tales', `${event}.${option}${outcome + 1}`);

/** A hero's default name, description and style of play. */
export const heroPage = (hero: HeroId) => ({
  person: contentText('names.person', hero),
  text: contentText('campaign.heroText', hero),
  plays: contentText('campaign.plays', hero),
});

export const monsterNote = (monster: MonsterId): string => contentText('names.monsterNote', monster);
/** The text of a battle goal. @param level the scenario level L, which some goals use */
export const goalText = (goal: GoalId, level: number): string =>
  contentText('campaign.goalText', goal).replace(/(\d+) \+ L/, (_, n) => `${Number(n) + level}`);

export const questPage = (quest: QuestId) => ({
  title: contentText('campaign.quest', quest),
  text: contentText('campaign.questText', quest),
  aim: contentText('campaign.questAim', quest),
  done: contentText('campaign.questDone', quest),
});

/** The name of a place. @param id a scenario, `town`, `farBank` or `river` */
export const placeName = (id: string): string => contentText('campaign.place', id);
export const roomName = (id: string): string => contentText('campaign.room', id);
export const foesName = (id: string): string => contentText('campaign.foes', id);

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
/** The text for a moment in town. */
export const townText = (moment: (typeof TOWN)[number]): string => t(`campaign.town.${moment}`);
