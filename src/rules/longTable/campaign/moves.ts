/** What the player can do to a campaign between scenarios, as plain data, and why it may be refused. */
import type { Mark, PenaltyStep } from '../book';
import type { CardId, HalfName, HeroId, ItemId } from '../vocabulary';
import type { OptionName, QuestId, ScenarioId } from './book';
import type { HeroNo } from './state';

export type Move =
  // answers
  | { readonly move: 'choose'; readonly option: OptionName }
  | { readonly move: 'pay'; readonly agree: boolean }
  | { readonly move: 'share'; readonly hero: HeroNo; readonly gold: number }
  | { readonly move: 'chooseHero'; readonly hero: HeroNo }
  | { readonly move: 'keepQuest'; readonly quest: QuestId }
  // in town (L32)
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
  /** Card null: no card of its level is left. */
  | { readonly move: 'levelUp'; readonly hero: HeroNo; readonly card: CardId | null }
  /** L32.12: at once to the prosperity level. */
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
  /** Its heroes stay in town and can join another party. */
  | { readonly move: 'disband'; readonly party: number }
  // anywhere between scenarios
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
  // something is asked, or nothing, or something else
  'answerFirst',
  'notAsked',
  'notOffered',
  // where the party is
  'notInTown',
  'notBetweenScenarios',
  'alreadyInTown',
  'notInScenario',
  // who and what there is
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
  // setting out
  'mustLevelUp',
  'mustRetire',
  'noHeroes',
  'notUnlocked',
  'completed',
  'blocked',
  'needsMissing',
  'noSuchResult',
] as const;
export type Refusal = (typeof REFUSALS)[number];
