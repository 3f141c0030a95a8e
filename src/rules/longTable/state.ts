/**
 * Defines the state of the table as plain JSON: figures, cards, decks, elements, bonuses, the turn order, and the
 * agenda.
 */
import type { HexId } from '../core/board';
import type { GeneratorState } from '../core/chance';
import type { ScriptState } from '../core/script';
import type { DeepReadonly } from '../core/transaction';
import type { Counter } from './goalTest';
import type { FigureId, Source } from './source';
import type { Question, Task } from './tasks';
import type {
  Ability,
  CardId,
  Condition,
  DeckId,
  Element,
  ElementStrength,
  GoalId,
  HalfName,
  HeroId,
  ItemId,
  ModifierId,
  MonsterId,
  Rank,
  SummonId,
  Token,
  Trigger,
} from './vocabulary';

export type { FigureId, Source };

/** L15.2: a condition on a figure. `fresh`: the figure got the condition in its own turn, so that turn does not end it. */
export interface FigureToken {
  token: Token;
  fresh: boolean;
}

interface FigureOf {
  id: FigureId;
  hex: HexId;
  hp: number;
  maxHp: number;
  tokens: FigureToken[];
}

/** A figure on the map. */
export type Figure =
  | (FigureOf & { kind: 'hero'; hero: HeroId })
  | (FigureOf & {
      kind: 'summon';
      summon: SummonId;
      hero: HeroId;
      card: CardId;
      /** The round in which the summon was placed. The summon acts from the next round on (L19.3). */
      since: number;
    })
  | (FigureOf & {
      kind: 'monster';
      monster: MonsterId;
      rank: Rank;
      /** The number of the monster's standee (L2.3). */
      number: number;
      /** L11.5: whether the monster was set up with a room, so that it leaves money. */
      leavesMoney: boolean;
      lien: boolean;
      /** The hero who placed the lien and who gets the monster's money (docs/CONTENT-LONG.md, section 3). */
      lienBy?: HeroId;
      /** The first round in which the monster acts (L25.8, L27.3). */
      since: number;
    })
  | (FigureOf & { kind: 'escort'; escort: string; number: number })
  | (FigureOf & { kind: 'obstacle'; obstacle: string });
export type FigureKind = Figure['kind'];
export type FigureOfKind<K extends FigureKind> = Extract<Figure, { kind: K }>;

/** L1.6, L12: a modifier deck. `draw` starts with the next card. Forecasts must not use this order (L36.9). */
export interface ModifierDeck {
  draw: ModifierId[];
  discard: ModifierId[];
  /** L12.9: whether the deck is reshuffled at the end of the round. */
  reshuffle: boolean;
}

/** L6.2: an ability deck of monsters. `shown` is the revealed card of this round. */
export interface AbilityDeck {
  draw: string[];
  discard: string[];
  shown: string | null;
}

/**
 * An item of a hero (L21.4). The state `aside` means that the hero paid with the item and cannot use it again in this
 * scenario.
 */
export interface HeldItem {
  item: ItemId;
  state: 'ready' | 'spent' | 'consumed' | 'aside';
  /** The number of use slots that were used since the item was last ready. */
  uses: number;
}

/**
 * L1.3: an active card, whose bonus or summon is in play. For the rules it already counts as discarded or lost
 * (`pile`).
 */
export interface ActiveCard {
  card: CardId;
  half: HalfName;
  pile: 'discard' | 'lost';
}

/** A hero's seat at the table. It remains after the hero's figure is gone. */
export interface Seat {
  hero: HeroId;
  hand: CardId[];
  /**
   * L6.1: the selection for this round; null if the hero has not selected yet, or once the hero's turn has begun.
   */
  plan: { plan: 'cards'; leading: CardId; second: CardId } | { plan: 'longRest' } | null;
  discard: CardId[];
  lost: CardId[];
  /** L18.3: lost cards that cannot be recovered. */
  unrecoverable: CardId[];
  active: ActiveCard[];
  items: HeldItem[];
  deck: ModifierDeck;
  /** The number of money tokens that the hero has. */
  money: number;
  /** Gold from treasures, and from duplicate items found in treasures (L18.5). */
  gold: number;
  /** The numbers of all treasures that the hero looted. The campaign adds the item designs that are in them. */
  found: number[];
  experience: number;
  exhausted: boolean;
  /** L2.1 (3): the battle goals that were dealt; only one is left after the choice. */
  goals: GoalId[];
  /** The counts for battle goals and personal quests. */
  counters: Partial<Record<Counter, number>>;
  /** The number of kills of each monster type, for personal quests. */
  killed: Record<MonsterId, number>;
  /** The rooms in which the hero looted money (goal counter roomsLooted). */
  lootedRooms: number[];
  /** The change of the hero's initiative in this round, by items (L21.2). */
  initiativeChange: number;
  /** The numbers of the goal treasures that the hero carries. */
  carries: number[];
  /** Whether the hero has put down a goal treasure in this scenario (`ScenarioDef.sacks`). */
  hasPutDown: boolean;
}

export type BonusKind = 'shield' | 'retaliate' | 'attacks' | 'moves' | 'summons' | 'advantage' | 'when';

/** A standing effect (L17). */
export interface Bonus {
  id: number;
  kind: BonusKind;
  bearer: FigureId;
  amount: number;
  /** The range of Retaliate (L17.5). */
  range: number;
  trigger: Trigger | null;
  abilities: Ability[];
  until: 'round' | 'persistent';
  source: Source;
  /** L17.2: the number of used slots. */
  used: number;
  /** All use slots, used ones included; empty if the bonus has none. `xp`: using the slot gives experience. */
  slots: { xp: boolean }[];
}

/** A trap on the map (L4.5), printed or set by an ability. */
export interface Trap {
  hex: HexId;
  /** The damage; null means the trap damage of the level (L3.2). */
  damage: number | null;
  conditions: Condition[];
}

/** L6.5: a place in the turn order. */
export type Place =
  | { place: 'hero'; hero: HeroId; initiative: number }
  | { place: 'type'; monster: MonsterId; initiative: number }
  | { place: 'escorts'; escort: string; initiative: number };

/** The current turn (L7, L22). */
export interface Turn {
  figure: FigureId;
  /** The figure's hex at the start of the turn, from which `per hex moved` and L25.3 count. */
  startHex: HexId;
  /** The cards that the hero has not played yet in this turn. */
  cards: CardId[];
  /** The halves that the hero has played in this turn. */
  played: { card: CardId; half: HalfName; basic: boolean }[];
  longRest: boolean;
  /** The elements that were created in this turn and become strong at its end (L7.5 (3)). */
  created: Element[];
  itemsUsed: number;
  /** L7.5: whether the end of the turn has begun. */
  ending: boolean;
}

/** The state that the rules change while they apply a command. Code that only reads the state uses `State`. */
export interface WorkingState extends ScriptState {
  generator: GeneratorState;
  round: number;
  figures: Figure[];
  seats: Seat[];
  /** The indexes of the open rooms. */
  rooms: number[];
  /** The hexes of the open doors. */
  opened: HexId[];
  unlocked: HexId[];
  traps: Trap[];
  /**
   * Terrain that differs from the printed terrain, for example after a trap was sprung, a room was flooded or an obstacle
   * was destroyed.
   */
  tiles: Record<HexId, 'plain' | 'difficult' | 'hazardous' | 'obstacle'>;
  /** The hexes of graves, oldest first; at most 4. */
  graves: HexId[];
  /** The hex of each money token. A hex occurs once for each of its tokens. */
  money: HexId[];
  /** The numbers of the treasures on the map. */
  treasures: number[];
  /** The hexes of treasures that heroes have put down, by the number of the treasure. */
  putDown: Record<string, HexId>;
  elements: Record<Element, ElementStrength>;
  decks: Record<DeckId, AbilityDeck>;
  monsterDeck: ModifierDeck;
  /** L1.7: the number of cards that are left in each pool. */
  pools: { heroCurses: number; monsterCurses: number; blessings: number };
  bonuses: Bonus[];
  /** The number that the next bonus, summon or monster gets in its id. */
  nextId: number;
  /** L6.5: the places in turn order. */
  order: Place[];
  /** The index in `order` of the current place. */
  place: number;
  /** Monsters, summons and escorts that have had their turn in this round. */
  acted: FigureId[];
  /** L10.4: revealed monsters that wait for the end of the current turn to take their own turns. */
  late: FigureId[];
  /** L10.5: the monster type that is now taking late turns, or null. */
  lateGroup: MonsterId | null;
  /** L16.4: for each deck, the indexes of the paid improvements of this round's card. Monsters with late turns pay again (L10.5). */
  paid: Record<DeckId, number[]>;
  /** L6.4: the order that the player has chosen for places with the same initiative, by the key of the tie. */
  ties: Record<string, string[]>;
  turn: Turn | null;
  /** L28.1 (6): heroes who may still take a short rest in this round. */
  restable: HeroId[];
  /** Figures that were pushed, pulled or slammed in this round. */
  shoved: FigureId[];
  /**
   * L29.1: how the scenario will end: 'won' if the goal was met first; 'lost' if the failure was met first or no hero is
   * left (L20.5). Null while neither has happened.
   */
  ending: 'won' | 'lost' | null;
  /** The bells that ring now: for the mark of each bell (`ScenarioDef.marks`), the last round in which the bell rings. */
  bells: Record<string, number>;
  /** The marks of the plates on which a hero has ended its turn (goal `plates`). */
  plates: string[];
  /** L20.5, L29.1: whether the scenario is over. */
  over: boolean;
  /** Enemies that have suffered damage (goal counter firstDamages). */
  damaged: FigureId[];
  /**
   * The figures that have begun a turn in this round, in order (goal counters roundsBeforeMonsters, roundsAfterAll).
   */
  turns: FigureId[];
  /**
   * L34.4: the round in which each room was opened, and the figure that opened it. At set-up the round is 0. `by` is
   * null at set-up, or if a rule opened the room.
   */
  openings: { room: number; round: number; by: FigureId | null }[];
  /** The tasks to do before the next turn. It is a stack: the last task is done first. */
  agenda: Task[];
  /** The current question to the player, or null. */
  question: Question | null;
}

/** The read-only state. */
export type State = DeepReadonly<WorkingState>;
