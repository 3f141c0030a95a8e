/** Defines the player's moves in a campaign, outside scenarios, as plain data, and the reasons to refuse them. */
import type { Mark } from '../book';
import type { PenaltyStep } from '../dungeonDef';
import type { CardId, HalfName, HeroId, ItemId } from '../vocabulary';
import type { OptionName, QuestId, ScenarioId } from './book';
import type { HeroNo } from './state';

export type Move =
  // Answers to questions.
  | { readonly move: 'choose'; readonly option: OptionName }
  | { readonly move: 'pay'; readonly agree: boolean }
  | { readonly move: 'share'; readonly hero: HeroNo; readonly gold: number }
  | { readonly move: 'chooseHero'; readonly hero: HeroNo }
  | { readonly move: 'keepQuest'; readonly quest: QuestId }
  // Moves that are possible in town (L32).
  | { readonly move: 'cityEvent' }
  | {
      readonly move: 'newHero';
      readonly class: HeroId;
      readonly name: string;
      readonly line: number;
      readonly level: number;
    }
  | { readonly move: 'buy'; readonly hero: HeroNo; readonly item: ItemId }
  | { readonly move: 'sell'; readonly hero: HeroNo; readonly item: ItemId }
  /** `card`: the chosen card; null if no card is left to choose. */
  | { readonly move: 'levelUp'; readonly hero: HeroNo; readonly card: CardId | null }
  /** L32.12: gives a hero the minimum experience of the prosperity level. */
  | { readonly move: 'rise'; readonly hero: HeroNo }
  | { readonly move: 'donate'; readonly hero: HeroNo }
  | {
      readonly move: 'enhance';
      readonly hero: HeroNo;
      readonly card: CardId;
      readonly half: HalfName;
      readonly mark: Mark;
    }
  | { readonly move: 'retire'; readonly hero: HeroNo }
  | { readonly move: 'join'; readonly hero: HeroNo }
  | { readonly move: 'leave'; readonly hero: HeroNo }
  | { readonly move: 'foundParty'; readonly name: string }
  | { readonly move: 'playParty'; readonly party: number }
  /** Disbands a party. Its heroes stay in town and can join another party. */
  | { readonly move: 'disband'; readonly party: number }
  // Moves that are possible in town and in camp (`toTown` only in camp).
  | { readonly move: 'tickPerk'; readonly hero: HeroNo; readonly perk: number }
  | { readonly move: 'note'; readonly text: string }
  | { readonly move: 'travel'; readonly scenario: ScenarioId; readonly level: number }
  | { readonly move: 'single'; readonly scenario: ScenarioId; readonly level: number }
  | {
      readonly move: 'dungeon';
      readonly level: number;
      readonly penalties: readonly [PenaltyStep, PenaltyStep, PenaltyStep];
    }
  | { readonly move: 'toTown' };
export type MoveName = Move['move'];
export type MoveOf<M extends MoveName> = Extract<Move, { readonly move: M }>;

export const REFUSALS = [
  'notAMove',
  // The move does not fit the current question.
  'answerFirst',
  'notAsked',
  'notOffered',
  // The party is at the wrong place.
  'notInTown',
  'notBetweenScenarios',
  'alreadyInTown',
  'notInScenario',
  // The hero, item, scenario, party or card of the move does not exist, or does not allow the move.
  'noSuchHero',
  'noSuchItem',
  'noSuchScenario',
  'noSuchParty',
  'partyPlays',
  'tooManyParties',
  'tooManyHeroes',
  'tooLong',
  'noSuchCard',
  'notInParty',
  'inAParty',
  'partyFull',
  'classInParty',
  'classNotOpen',
  'lineTaken',
  'level',
  'eventDrawn',
  'noEventLeft',
  'owned',
  'notOwned',
  'outOfStock',
  'tooPoor',
  'tooLittleExperience',
  'highEnough',
  'notThatCard',
  'noPerkLeft',
  'boxesFull',
  'alreadyDonated',
  'notYetEnhancing',
  'noSpot',
  'markDoesNotFit',
  'tooManyEnhanced',
  'questOpen',
  // A hero must do something in town first, or the party has no hero.
  'mustLevelUp',
  'mustRetire',
  'noHeroes',
  // The scenario cannot be played.
  'notUnlocked',
  'completed',
  'blocked',
  'needsMissing',
  // The result of a scenario does not fit the party.
  'noSuchResult',
] as const;
export type Refusal = (typeof REFUSALS)[number];
