/** Defines the events. An event has all data that are needed to animate and narrate it; `rule` is the rule that caused it. */
import type { PlaceableTerrain } from '../core/board';
import type { HexId } from '../core/hexes';
import type { Ending, Harm, Party, Rider, SymbolId, Term, Zone } from './state';
import type { Bonus, CardId, Condition, Duration, Face, FoeId, Half, HindranceKind, ItemId, Side } from './vocabulary';

/** The purpose of a roll (R2.3). */
export const ROLL_PURPOSES = ['behaviour', 'heroAttack', 'monsterAttack', 'lot'] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

/** The reasons why a monster did not act, or why it moved (R24). */
export const MONSTER_REASONS = [
  'stunned',
  'immobilized',
  'disarmed',
  'heroInvisible',
  'noMove',
  'noAttack',
  'outOfRange',
  'inRange',
  'closesIn',
  'avoidsDisadvantage',
  'hindered',
] as const;
export type MonsterReason = (typeof MONSTER_REASONS)[number];

type Fact =
  | { type: 'scenarioBegan'; scenario: string }
  | { type: 'roundBegan'; round: number; combat: boolean }
  | {
      type: 'cardsSelected';
      leading: CardId;
      second: CardId;
      initiative: number;
    }
  | { type: 'longRestDeclared' }
  | { type: 'shortRestTaken'; forced: boolean }
  /** A card changed its zone. `side`: the side that the card shows afterwards. */
  | {
      type: 'cardMoved';
      card: CardId;
      from: Zone;
      to: Zone;
      side: Side;
      why: 'play' | 'rest' | 'negate' | 'recover' | 'effectEnded' | 'endTurn' | 'stunned';
    }
  /** A short rest drew the card that the hero loses. `again`: whether the hero paid 1 HP for another draw (R7.5). */
  | { type: 'restDrawn'; card: CardId; again: boolean }
  | { type: 'cardsReturned'; cards: CardId[] }
  | { type: 'turnBegan'; who: Party; foe: FoeId | null }
  /** `harmed`: whether the hero lost HP in the monster's turn; false for a turn of the hero. */
  | { type: 'turnEnded'; who: Party; foe: FoeId | null; harmed: boolean }
  | { type: 'actionBegan'; card: CardId; half: Half; basic: boolean }
  | { type: 'actionEnded'; card: CardId; half: Half }
  | { type: 'abilitySkipped'; kind: string; why: 'chosen' | 'prevented' }
  | { type: 'stepped'; from: HexId; to: HexId; cost: number; left: number }
  | { type: 'moveEnded'; at: HexId; steps: number }
  | { type: 'doorOpened'; at: HexId }
  | { type: 'trapSprung'; at: HexId; damage: number }
  | { type: 'hazardEntered'; at: HexId; damage: number }
  | { type: 'trapDisarmed'; at: HexId }
  | {
      type: 'distanceChanged';
      from: number;
      to: number;
      by: Party;
      how: 'move' | 'push' | 'pull';
      spent: number;
      reason: MonsterReason | null;
    }
  | { type: 'hindranceSprung'; who: Party; kind: HindranceKind; damage: number }
  | {
      type: 'hindranceChanged';
      terrain: HindranceKind;
      change: 1 | -1;
      count: number;
    }
  /** `reach`: the monster's median range, within which the hero came (R25.2 a); null if something else began the fight. */
  | {
      type: 'combatBegan';
      foe: FoeId;
      distance: number;
      reach: number | null;
      cause: 'near' | 'attack' | 'round';
      hindrances: HindranceKind[];
    }
  | { type: 'combatEnded'; foe: FoeId }
  /**
   * `residue`: the position of the red line within the three segments A to C, in 1/100 of a nominal px (R2.1); -1 for a
   * roll of the die, whose result is `pips` (R2.2). `dropped`: the face of the roll that does not count (R14.1).
   */
  | {
      type: 'rolled';
      purpose: RollPurpose;
      face: Face;
      residue: number;
      pips: number;
      nth: number;
      of: number;
      dropped: Face | null;
    }
  /** `initiative` is the initiative of the monster, `hero` is the initiative of the hero. */
  | {
      type: 'behaviourSet';
      foe: FoeId;
      face: Face;
      initiative: number;
      hero: number;
    }
  | { type: 'initiativeLowered'; from: number; to: number; item: ItemId }
  | { type: 'interrupted'; foe: FoeId; initiative: number; hero: number }
  /** `reasons`: what gives Advantage or Disadvantage: names of conditions, `adjacent` (R12.2), or item ids. */
  | {
      type: 'attackDeclared';
      by: Party;
      foe: FoeId;
      attack: number;
      range: number;
      ranged: boolean;
      distance: number;
      advantage: -1 | 0 | 1;
      reasons: string[];
    }
  /** The attack's Advantage or Disadvantage changed between the attack's declaration and its first roll. */
  | { type: 'advantageChanged'; by: Party; advantage: -1 | 0 | 1; reasons: string[] }
  /** The calculation of R12.3: the terms, then the modifier, then Shield minus Pierce. */
  | {
      type: 'attackResolved';
      by: Party;
      foe: FoeId;
      terms: Term[];
      face: Face;
      modifier: number;
      position: number;
      shield: number;
      pierce: number;
      damage: number;
    }
  | { type: 'attackLapsed'; foe: FoeId; why: 'outOfRange' | 'dead' }
  | {
      type: 'monsterHurt';
      foe: FoeId;
      by: 'attack' | 'retaliate' | 'hindrance' | 'strike' | 'pit' | 'finish';
      amount: number;
      before: number;
      after: number;
    }
  | {
      type: 'heroHurt';
      by: Harm;
      amount: number;
      before: number;
      after: number;
    }
  | { type: 'damagePending'; cause: Harm; amount: number }
  | {
      type: 'damageNegated';
      amount: number;
      by: 'lose' | 'discard' | 'item' | 'counter';
      cards: CardId[];
      item: ItemId | null;
      counter: string | null;
    }
  | { type: 'retaliated'; by: Party; value: number; distance: number }
  | {
      type: 'healed';
      who: Party;
      amount: number;
      before: number;
      after: number;
    }
  | {
      type: 'effectGiven';
      who: Party;
      kind: Condition | Bonus;
      value: number;
      lasts: Duration;
      source: string;
      refreshed: boolean;
    }
  | {
      type: 'effectEnded';
      who: Party;
      kind: Condition | Bonus;
      why: 'done' | 'round' | 'combat' | 'dead';
    }
  | { type: 'effectOffered'; rider: Rider }
  | { type: 'effectWaived'; rider: Rider }
  | { type: 'ridesNext'; source: string }
  | { type: 'elementConsumed'; symbol: SymbolId }
  | { type: 'elementInfused'; symbol: SymbolId }
  | { type: 'looted'; what: 'money'; at: HexId; amount: number }
  | {
      type: 'looted';
      what: 'treasure';
      at: HexId;
      number: number;
      gold: number;
      item: ItemId | null;
      objective: boolean;
    }
  /** `free`: the item stays ready (R23.2). */
  | { type: 'itemUsed'; item: ItemId; free?: true }
  | { type: 'itemForfeited'; item: ItemId }
  | { type: 'itemsRefreshed'; items: ItemId[] }
  | { type: 'monsterActs'; foe: FoeId; face: Face }
  /** `range`: the range with which the Distance was compared; null if range did not matter. */
  | {
      type: 'monsterHeld';
      foe: FoeId;
      what: 'all' | 'move' | 'attack';
      reason: MonsterReason;
      distance: number;
      range: number | null;
    }
  | { type: 'monsterDied'; foe: FoeId; at: HexId }
  | { type: 'tileReached'; rule: string; id: string; at: HexId }
  | { type: 'specialRule'; id: string }
  | { type: 'decided'; id: string; option: string; what: string | null }
  | { type: 'goldChanged'; amount: number; purse: number }
  | { type: 'counterChanged'; counter: string; before: number; after: number }
  | { type: 'terrainChanged'; hexes: HexId[]; to: PlaceableTerrain }
  | { type: 'foeEntered'; foe: FoeId; distance: number }
  /** `before` and `after`: the monster's HP before and after the change. */
  | { type: 'turnedElite'; foe: FoeId; before: number; after: number }
  | { type: 'followerMoved'; follower: string; from: HexId; to: HexId }
  | { type: 'goalsMet' }
  | { type: 'roundEnded'; round: number }
  | { type: 'heroExhausted'; why: 'damage' | 'cards' }
  | { type: 'scenarioWon'; money: number; treasures: number[] }
  | {
      type: 'scenarioLost';
      ending: Ending;
      /** The id of the special rule that ended the scenario; null if none did. */
      failure: string | null;
      money: number;
      treasures: number[];
    };

/** A fact with the number of the rule behind it, e.g. 'R12.3'. */
export type GameEvent = Fact & { readonly rule: string };
export type GameEventType = GameEvent['type'];
export type EventOf<T extends GameEventType> = Extract<GameEvent, { type: T }>;
