/**
 * The events of the Long Table: facts in the past tense, each with all data that the table and the log need. `rule` is
 * the rule that caused the event. The decisions of monsters are events too, with the values that decided (L36).
 */
import type { HexId } from '../core/board';
import type { BonusKind, FigureId, Place, Source } from './state';
import type { Choice, Option, Placing, Term } from './tasks';
import type {
  Ability,
  CardId,
  Condition,
  DeckId,
  Element,
  GoalId,
  HalfName,
  HeroId,
  ItemId,
  ModifierId,
  MonsterId,
  Rank,
  SummonId,
} from './vocabulary';

/** L23.6: the values of a candidate for the focus. For every value except `hp`, smaller is better. */
export interface FocusCandidate {
  readonly figure: FigureId;
  readonly negatives: number;
  readonly length: number;
  readonly range: number;
  /** The index of the candidate among all candidates in turn order (L6.5). */
  readonly place: number;
  /** The HP of a hero, present only if the monster prefers the hero with the most HP. */
  readonly hp?: number;
}

/** L36.3: why a figure cannot have an enemy as its focus. */
export type NoFocus = 'noHex' | 'noWay' | 'invisible' | 'attacked';

/** L36.4: the values that L24.3 and L24.4 compare for an attack hex. */
export interface AttackHex {
  readonly hex: HexId;
  readonly negatives: number;
  readonly withinMove: boolean;
  readonly adjacentToFocus: boolean;
  readonly targets: readonly FigureId[];
  readonly length: number;
  /** L25.3: the ranks of the targets other than the focus, best first. */
  readonly others: readonly number[];
  /** The number of targets that the figure would attack at disadvantage (L24.4). */
  readonly disadvantaged: number;
  /** Whether the hex is one of the best attack hexes. */
  readonly kept: boolean;
}

/**
 * The rule step that decided where a move ends. 'L24.7': several ends are equally good. 'only': there was a single
 * attack hex, or no step excluded a hex.
 */
export type MoveStep =
  | 'L24.3a'
  | 'L24.3b'
  | 'L24.3c'
  | 'L24.3d'
  | 'L24.3e'
  | 'L24.3f'
  | 'L24.4'
  | 'L24.6'
  | 'L24.7'
  | 'only';

/** Why a figure does not move. */
export type StayReason =
  | 'stunned'
  | 'immobilized'
  | 'noMoveLine'
  | 'noMovement'
  | 'noFocus'
  | 'alreadyBest'
  | 'cannotGetNearer';
/** Why a figure does not attack. */
export type NoAttackReason = 'disarmed' | 'noAttackLine' | 'outOfReach' | 'noFocus';

/** Where a hero's card is. */
export type Pile = 'pool' | 'hand' | 'plan' | 'turn' | 'discard' | 'lost' | 'active';

type Fact =
  // Set-up, rounds, turns.
  | { type: 'scenarioBegan'; scenario: string; level: number }
  | { type: 'figurePlaced'; figure: FigureId; hex: HexId; hp: number; rank: Rank | null; number: number | null }
  | { type: 'standeesShort'; monster: MonsterId; hexes: HexId[] }
  | { type: 'goalsDealt'; hero: HeroId; goals: GoalId[] }
  | { type: 'goalKept'; hero: HeroId; goal: GoalId }
  | { type: 'roundBegan'; round: number }
  | { type: 'planned'; hero: HeroId; longRest: boolean; leading: CardId | null; second: CardId | null }
  | { type: 'monsterCardShown'; deck: DeckId; card: string; initiative: number }
  | { type: 'turnOrderSet'; order: Place[] }
  /** `late`: whether the turn is a late turn of a revealed monster (L10.5). */
  | { type: 'turnBegan'; figure: FigureId; late: boolean }
  | { type: 'turnEnded'; figure: FigureId }
  | { type: 'roundEnded'; round: number }
  // Cards, rests.
  | {
      type: 'cardMoved';
      hero: HeroId;
      card: CardId;
      from: Pile;
      to: Pile;
      why: 'play' | 'unused' | 'rest' | 'negate' | 'recover' | 'bonusEnded' | 'exhausted' | 'scenario';
    }
  | { type: 'actionBegan'; hero: HeroId; card: CardId; half: HalfName; basic: boolean }
  | { type: 'actionEnded'; hero: HeroId; card: CardId; half: HalfName; basic: boolean; done: boolean }
  | { type: 'abilityBegan'; figure: FigureId; ability: Ability }
  | { type: 'abilitySkipped'; figure: FigureId; ability: Ability; why: 'chosen' | 'prevented' | 'impossible' }
  /** `beside`: whether an enemy was adjacent to the hero. */
  | { type: 'restTaken'; hero: HeroId; long: boolean; lost: CardId; beside: boolean }
  | { type: 'restDrawn'; hero: HeroId; card: CardId; again: boolean }
  | { type: 'experienceGained'; hero: HeroId; n: number; source: Source }
  // Moves, terrain, rooms.
  /** `by`: the figure that pushes or pulls the moving figure; null for a step that is not forced. */
  | {
      type: 'stepped';
      figure: FigureId;
      from: HexId;
      to: HexId;
      cost: number;
      left: number | null;
      by: FigureId | null;
    }
  | { type: 'moveEnded'; figure: FigureId; at: HexId; steps: number }
  | { type: 'carried'; figure: FigureId; by: FigureId; to: HexId }
  | { type: 'forced'; figure: FigureId; by: FigureId; kind: 'push' | 'pull'; path: HexId[]; blocked: boolean }
  | { type: 'slammed'; figure: FigureId; by: FigureId; n: number }
  | { type: 'trapSprung'; figure: FigureId; hex: HexId; damage: number; conditions: Condition[] }
  | { type: 'hazardEntered'; figure: FigureId; hex: HexId; damage: number }
  | { type: 'doorOpened'; hex: HexId; by: FigureId | null }
  | {
      /** `late`: the monsters that take late turns after the current turn (L10.4). */
      type: 'roomRevealed';
      room: number;
      figures: FigureId[];
      cards: { deck: DeckId; card: string }[];
      late: FigureId[];
    }
  | { type: 'terrainChanged'; hexes: HexId[]; to: 'plain' | 'difficult' | 'hazardous' | 'obstacle' }
  | { type: 'trapSet'; hex: HexId; damage: number | null; conditions: Condition[]; by: FigureId }
  | { type: 'trapRemoved'; hex: HexId; by: FigureId }
  | { type: 'graveDug'; hex: HexId; gone: HexId | null }
  | { type: 'graveFilled'; hex: HexId }
  // Attacks.
  | { type: 'attackBegan'; attacker: FigureId; targets: FigureId[]; terms: Term[]; melee: boolean; source: Source }
  | { type: 'stoodIn'; figure: FigureId; instead: FigureId }
  | {
      type: 'modifiersDrawn';
      /** The deck of a hero, or the deck of all monsters. */
      deck: HeroId | 'monsters';
      figure: FigureId;
      target: FigureId;
      cards: ModifierId[];
      /** Indexes in `cards` of the cards that count (L12.3-L12.6). */
      counted: number[];
      mode: 'plain' | 'advantage' | 'disadvantage';
      advantage: Source[];
      disadvantage: Source[];
      /** The rule that decided which cards count, from 'L12.3' to 'L12.6'. */
      decided: string;
    }
  | { type: 'deckShuffled'; deck: HeroId | 'monsters' | DeckId; cards: number }
  | {
      type: 'attackReckoned';
      attacker: FigureId;
      target: FigureId;
      terms: Term[];
      modifiers: ModifierId[];
      shield: Term[];
      pierce: number;
      damage: number;
    }
  | { type: 'damaged'; figure: FigureId; n: number; hp: number; source: Source; by: FigureId | null }
  | { type: 'damageNegated'; hero: HeroId; n: number; source: Source; cards: CardId[] }
  | { type: 'damagePrevented'; figure: FigureId; n: number; source: Source }
  | {
      type: 'died';
      figure: FigureId;
      /** The rank of a monster (L2.3); null for other figures. */
      rank: Rank | null;
      number: number | null;
      hex: HexId;
      credit: FigureId | null;
      source: Source;
      money: boolean;
    }
  | { type: 'exhausted'; hero: HeroId; why: 'hp' | 'cards' | 'death' }
  | { type: 'summonGone'; figure: FigureId; summon: SummonId; hero: HeroId; why: 'hp' | 'card' | 'exhausted' }
  /** *Finish*: the normal enemy `figure` dies without damage. */
  | { type: 'finished'; figure: FigureId; by: FigureId }
  | { type: 'retaliated'; figure: FigureId; at: FigureId; n: number; terms: Term[] }
  | { type: 'effectWaived'; figure: FigureId; target: FigureId; effect: Condition | 'lien' | 'push' | 'pull' }
  // Conditions, elements, bonuses, items.
  | { type: 'conditionGiven'; figure: FigureId; condition: Condition; source: Source; again: boolean }
  /** A condition is not given. `why`: what prevents it. */
  | { type: 'conditionHeld'; figure: FigureId; condition: Condition; why: 'immune' | 'poolEmpty' | 'ward' }
  | { type: 'conditionEnded'; figure: FigureId; condition: Condition; why: 'turn' | 'heal' | 'removed' }
  | { type: 'lienPut'; figure: FigureId; by: HeroId }
  | { type: 'lienTaken'; figure: FigureId; by: HeroId }
  | { type: 'elementCreated'; element: Element; source: Source }
  | { type: 'elementConsumed'; element: Element; by: FigureId; source: Source }
  | { type: 'elementsInfused'; elements: Element[] }
  | { type: 'elementsWaned'; waning: Element[]; inert: Element[] }
  | { type: 'bonusBegan'; bonus: number; kind: BonusKind; figure: FigureId; amount: number; source: Source }
  | {
      type: 'bonusApplied';
      bonus: number;
      kind: BonusKind;
      figure: FigureId;
      amount: number;
      slot: number | null;
      source: Source;
    }
  | {
      type: 'bonusEnded';
      bonus: number;
      kind: BonusKind;
      figure: FigureId;
      source: Source;
      why: 'slots' | 'round' | 'player' | 'rest' | 'negate' | 'gone';
    }
  | { type: 'improvementPaid'; figure: FigureId; source: Source; nth: number }
  | { type: 'itemUsed'; hero: HeroId; item: ItemId; state: 'ready' | 'spent' | 'consumed' | 'aside' }
  | { type: 'itemRefreshed'; hero: HeroId; item: ItemId }
  | { type: 'itemPledged'; hero: HeroId; item: ItemId; state: 'spent' | 'aside' }
  | { type: 'moneyGivenBack'; hero: HeroId }
  /** L29.2: the money tokens of a hero become gold at the end of the scenario. */
  | { type: 'moneyChanged'; hero: HeroId; tokens: number; gold: number }
  | { type: 'initiativeChanged'; hero: HeroId; initiative: number }
  // Healing, loot, summons.
  | { type: 'healed'; figure: FigureId; n: number; hp: number; took: ('poison' | 'wound')[]; source: Source }
  | {
      type: 'healTargetChosen';
      figure: FigureId;
      target: FigureId;
      candidates: { figure: FigureId; lost: number; ill: boolean }[];
    }
  | { type: 'moneyTaken'; figure: FigureId; hexes: HexId[]; kept: boolean }
  | { type: 'treasureLooted'; hero: HeroId; number: number; gold: number; item: ItemId | null }
  | { type: 'treasurePutDown'; hero: HeroId; number: number; hex: HexId }
  | { type: 'monsterSummoned'; figure: FigureId; by: FigureId; hex: HexId }
  | { type: 'summonFailed'; by: FigureId; monster: MonsterId; why: 'noHex' | 'noStandee' }
  | { type: 'summoned'; figure: FigureId; hero: HeroId; hex: HexId }
  | { type: 'placed'; what: Placing['placing']; hex: HexId; by: FigureId }
  // Decisions of monsters (L36.3-L36.5).
  | {
      type: 'focusChosen';
      figure: FigureId;
      focus: FigureId;
      candidates: FocusCandidate[];
      decided: 1 | 2 | 3 | 4 | 'only';
    }
  | { type: 'focusNone'; figure: FigureId; why: { enemy: FigureId; reason: NoFocus }[] }
  | { type: 'destinationChosen'; figure: FigureId; hexes: AttackHex[]; best: HexId[]; goal: HexId; decided: MoveStep }
  | { type: 'monsterMoved'; figure: FigureId; path: HexId[]; cost: number; negatives: number }
  /** The figure does not move. */
  | { type: 'monsterStayed'; figure: FigureId; why: StayReason }
  | {
      type: 'targetsChosen';
      figure: FigureId;
      targets: FigureId[];
      ranks: { figure: FigureId; rank: number }[];
      placing: HexId[] | null;
    }
  /** The figure does not attack. */
  | { type: 'attackHeld'; figure: FigureId; why: NoAttackReason }
  | { type: 'retreated'; figure: FigureId; path: HexId[]; range: number }
  // Choices (L36.8).
  | { type: 'choiceOffered'; choice: Choice }
  | { type: 'choiceMade'; rule: string; figure: FigureId | null; option: Option; preset: boolean }
  // Scenario rules and the end.
  | { type: 'ruleTriggered'; id: string }
  | { type: 'endingDecided'; ending: 'won' | 'lost' }
  | { type: 'bellRang'; mark: string; until: number }
  | { type: 'plateTriggered'; mark: string; hero: HeroId }
  | { type: 'scenarioEnded'; ending: 'won' | 'lost' }
  | { type: 'battleGoalJudged'; hero: HeroId; goal: GoalId; fulfilled: boolean };

/** A fact with the rule that caused it. */
export type GameEvent = Fact & { rule: string };
export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
