/** Defines the facts: the results of a move of the campaign, each with the number of its rule. */
import type { Enhancement, PendingEffect, TablePending } from '../book';
import type { CardId, HeroId, ItemId } from '../vocabulary';
import type { AchievementId, EventDeck, EventId, OptionName, PageId, QuestId, ScenarioId } from './book';
import type { HeroNo } from './state';

type What =
  // Gains and losses of a hero. `n` may be negative.
  | { fact: 'gold' | 'experience' | 'checkmarks'; hero: HeroNo; n: number; now: number }
  | { fact: 'itemGained' | 'itemBought'; hero: HeroNo; item: ItemId }
  | { fact: 'itemSold'; hero: HeroNo; item: ItemId; gold: number }
  /** No hero gets the item, because no copy is left. */
  | { fact: 'itemHeld'; item: ItemId }
  | { fact: 'next'; hero: HeroNo; pending: PendingEffect }
  | { fact: 'nextTable'; pending: TablePending }
  | { fact: 'levelledUp'; hero: HeroNo; level: number; card: CardId | null }
  | { fact: 'perkTicked'; hero: HeroNo; perk: number }
  | { fact: 'donated'; hero: HeroNo; gold: number; inAll: number }
  | { fact: 'enhanced'; hero: HeroNo; class: HeroId; enhancement: Enhancement; gold: number }
  | { fact: 'questDealt'; hero: HeroNo; quests: QuestId[] }
  | { fact: 'questKept' | 'questFulfilled'; hero: HeroNo; quest: QuestId }
  | { fact: 'heroMade' | 'heroDied' | 'heroRetired'; hero: HeroNo; class: HeroId; name: string }
  | { fact: 'joined' | 'left'; hero: HeroNo; party: number }
  // Changes of a party.
  | { fact: 'partyFounded' | 'partyPlays'; party: number }
  | { fact: 'partyDisbanded'; name: string }
  | { fact: 'reputation'; n: number; now: number }
  // Changes of the world.
  | { fact: 'prosperity'; n: number; now: number; level: number }
  | { fact: 'stocked'; item: ItemId; copies: number }
  | { fact: 'achievement'; achievement: AchievementId; replaces: AchievementId | null }
  | { fact: 'unlocked' | 'blocked' | 'completed'; scenario: ScenarioId }
  | { fact: 'classOpened'; class: HeroId }
  | { fact: 'newHeroes'; gold: number; checkmarks: number; perks: number }
  | { fact: 'blessings'; n: number }
  | { fact: 'pageOpened'; page: PageId }
  | { fact: 'ended'; ending: string }
  /** A card had to be drawn, but the deck was empty. */
  | { fact: 'deckEmpty'; deck: 'designs' | 'sideScenarios' | 'quests' | EventDeck }
  // Facts about travel and events.
  | { fact: 'eventAdded' | 'eventDrawn' | 'eventLeft' | 'eventReturned'; event: EventId }
  | { fact: 'optionChosen'; event: EventId; option: OptionName }
  | { fact: 'outcomeApplied'; event: EventId; option: OptionName; outcome: number }
  | { fact: 'setOut'; scenario: ScenarioId | null; casual: boolean; level: number }
  | { fact: 'arrived'; at: 'town' | 'scenario' }
  | { fact: 'scenarioFinished'; scenario: ScenarioId | null; won: boolean };

/** A fact with the number of the rule that caused it. */
export type CampaignFact = What & { rule: string };
export type FactName = CampaignFact['fact'];
