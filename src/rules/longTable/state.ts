/** The table as plain JSON: figures, cards, decks, elements, bonuses, the turn order, and the agenda. */
import type { HexId } from '../core/board';
import type { GeneratorState } from '../core/chance';
import type { ScriptState } from '../core/script';
import type { DeepReadonly } from '../core/transaction';
import type { FigureId, Source } from './source';
import type { Question, Task } from './tasks';
import type {
  Ability,
  CardId,
  Condition,
  Counter,
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

/** L15.2: `fresh`: given in the bearer's own turn; it does not end with that turn. */
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
      /** The round in which it came; it acts from the next on (L19.3). */
      since: number;
    })
  | (FigureOf & {
      kind: 'monster';
      monster: MonsterId;
      rank: Rank;
      /** Its standee number (L2.3). */
      number: number;
      /** L11.5: whether it was set up with a room and leaves money. */
      leavesMoney: boolean;
      lien: boolean;
      /** The hero of its lien, who gets its money (docs/CONTENT-LONG.md, section 3). */
      lienBy?: HeroId;
      /** It acts from this round on (L25.8, L27.3). */
      since: number;
    })
  | (FigureOf & { kind: 'escort'; escort: string; number: number })
  | (FigureOf & { kind: 'obstacle'; obstacle: string });
export type FigureKind = Figure['kind'];
export type FigureOfKind<K extends FigureKind> = Extract<Figure, { kind: K }>;

/** L1.6, L12: `draw` in its stored order, next card first. Forecasts must not look at it (L36.9). */
export interface ModifierDeck {
  draw: ModifierId[];
  discard: ModifierId[];
  /** L12.9: whether it is reshuffled at the end of the round. */
  reshuffle: boolean;
}

/** L6.2: `shown` is the card of this round. */
export interface AbilityDeck {
  draw: string[];
  discard: string[];
  shown: string | null;
}

/** An item of a hero (L21.4). `aside`: forfeited for the scenario. */
export interface HeldItem {
  item: ItemId;
  state: 'ready' | 'spent' | 'consumed' | 'aside';
  /** Use slots used since it was last ready. */
  uses: number;
}

/** A card with a bonus or a summon in play; it already counts as discarded or lost (L1.3). */
export interface ActiveCard {
  card: CardId;
  half: HalfName;
  pile: 'discard' | 'lost';
}

/** A hero's seat at the table; it remains when the figure is gone. */
export interface Seat {
  hero: HeroId;
  hand: CardId[];
  /** L6.1: null if not chosen yet. `turn` after the two cards moved into the turn. */
  plan: { plan: 'cards'; leading: CardId; second: CardId } | { plan: 'longRest' } | null;
  discard: CardId[];
  lost: CardId[];
  /** L18.3: lost cards that cannot be recovered. */
  unrecoverable: CardId[];
  active: ActiveCard[];
  items: HeldItem[];
  deck: ModifierDeck;
  /** Money tokens. Blessings and curses are counted in the pools (L1.7). */
  money: number;
  /** Gold of treasures, and of duplicate items found in them (L18.5). */
  gold: number;
  /** Numbers of all treasures that it looted; the campaign handles designs. */
  found: number[];
  experience: number;
  exhausted: boolean;
  /** L2.1 (3): the dealt battle goals; one after the choice. */
  goals: GoalId[];
  counters: Partial<Record<Counter, number>>;
  /** Kills by monster type, for quests. */
  killed: Record<MonsterId, number>;
  /** Rooms in which it looted money (goal counter roomsLooted). */
  lootedRooms: number[];
  /** Change of its initiative in this round (L21.2, orderSet). */
  initiativeChange: number;
  /** Numbers of the goal treasures that it carries. */
  carries: number[];
  /** Whether it has put down a goal treasure in this scenario (`ScenarioDef.sacks`). */
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
  /** L17.2: used slots and total slots; 0 without slots. */
  used: number;
  slots: { xp: boolean }[];
}

/** A trap on the map (L4.5), printed or set by an ability. */
export interface Trap {
  hex: HexId;
  /** Null means the trap damage of the level (L3.2). */
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
  /** The figure's hex at the start of the turn (`per hex moved`, L25.3). */
  startHex: HexId;
  /** A hero's unused cards, and the played halves. */
  cards: CardId[];
  played: { card: CardId; half: HalfName; basic: boolean }[];
  longRest: boolean;
  /** Elements created in this turn (L7.5 (3)). */
  created: Element[];
  itemsUsed: number;
  /** L7.5: whether the end of the turn has begun. */
  ending: boolean;
}

/** The state as the rules of one command write to it. All other code uses the read-only `Table`. */
export interface State extends ScriptState {
  generator: GeneratorState;
  round: number;
  figures: Figure[];
  seats: Seat[];
  /** Open rooms. */
  rooms: number[];
  /** Open doors. */
  opened: HexId[];
  unlocked: HexId[];
  traps: Trap[];
  /** Terrain that differs from the printed one: sprung traps (plain), floods, destroyed obstacles. */
  tiles: Record<HexId, 'plain' | 'difficult' | 'hazardous' | 'obstacle'>;
  /** Graves, oldest first, at most 4. */
  graves: HexId[];
  /** Hexes of money tokens; a hex may occur several times. */
  money: HexId[];
  /** Numbers of treasures on the map. */
  treasures: number[];
  /** Hexes of treasures that were put down elsewhere than printed, by number. */
  putDown: Record<string, HexId>;
  elements: Record<Element, ElementStrength>;
  decks: Record<DeckId, AbilityDeck>;
  monsterDeck: ModifierDeck;
  /** L1.7: the cards left in each pool. */
  pools: { heroCurses: number; monsterCurses: number; blessings: number };
  bonuses: Bonus[];
  nextId: number;
  /** L6.5: places in turn order; `place` is the index of the current one. */
  order: Place[];
  place: number;
  /** Monsters, summons and escorts that have had their turn in this round. */
  acted: FigureId[];
  /** L10.4: revealed monsters that wait for the end of the opener's turn. */
  late: FigureId[];
  /** L10.5: the type that is taking late turns. */
  lateGroup: MonsterId | null;
  /** L16.4: paid improvements of a type's card in this round, for the group that acts now. */
  paid: Record<DeckId, number[]>;
  /** L6.4: the chosen order of types with the same initiative in this round. */
  ties: Record<string, string[]>;
  turn: Turn | null;
  /** L28.1 (6): heroes who may still take a short rest. */
  restable: HeroId[];
  /** Figures that were pushed or pulled in this round. */
  shoved: FigureId[];
  /** L29.1: the first of goal and failure that was met. */
  ending: 'won' | 'lost' | null;
  /** Ringing bells: from mark to the last round in which it rings. */
  bells: Record<string, number>;
  /** Plates that were stepped on (goal `plates`). */
  plates: string[];
  /** L20.5, L29.1: whether the scenario is over. */
  over: boolean;
  /** Enemies that have been damaged (goal counter firstDamages). */
  damaged: FigureId[];
  /** The turns of this round in order (goal counters roundsBeforeMonsters, roundsAfterAll). */
  turns: FigureId[];
  /** L34.4: the round in which each room was opened, and the opener; null for a rule or set-up (round 0). */
  openings: { room: number; round: number; by: FigureId | null }[];
  /** Tasks before the next turn: a stack, the last one is done first. */
  agenda: Task[];
  /** The current question to the player, or null. */
  question: Question | null;
}

/** The state as all code outside the rules sees it: read-only. */
export type Table = DeepReadonly<State>;
