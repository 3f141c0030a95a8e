/** The table as plain JSON: figures, cards, decks, elements, bonuses, the turn order, and what is still to be done. */
import type { HexId } from '../core/board';
import type { GeneratorState } from '../core/chance';
import type { Scripted } from '../core/script';
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

/** L15.2: `fresh`: given in the bearer's own turn, whose end it outlives. */
export interface TokenOn {
  token: Token;
  fresh: boolean;
}

interface FigureOf {
  id: FigureId;
  hex: HexId;
  hp: number;
  maxHp: number;
  tokens: TokenOn[];
}

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
      /** Its standee (L2.3). */
      number: number;
      /** L11.5: set up with a room, leaves money. */
      leavesMoney: boolean;
      lien: boolean;
      /** Whose lien it is: the money that it leaves is this hero's (section 3 of the content). */
      lienBy?: HeroId;
      /** Acts from this round on (L25.8, L27.3). */
      since: number;
    })
  | (FigureOf & { kind: 'escort'; escort: string; number: number })
  | (FigureOf & { kind: 'obstacle'; obstacle: string });
export type FigureKind = Figure['kind'];
export type FigureOfKind<K extends FigureKind> = Extract<Figure, { kind: K }>;

/** L1.6, L12: `draw` in its stored order, the next card first; nobody may look (L36.9). */
export interface ModifierDeck {
  draw: ModifierId[];
  discard: ModifierId[];
  /** L12.9: to be reshuffled at the end of the round. */
  reshuffle: boolean;
}

/** L6.2: `shown` is the card of this round. */
export interface AbilityDeck {
  draw: string[];
  discard: string[];
  shown: string | null;
}

/** L21.4. `aside`: forfeited for the scenario. */
export interface ItemHeld {
  item: ItemId;
  state: 'ready' | 'spent' | 'consumed' | 'aside';
  /** Use slots left behind since it was last ready. */
  uses: number;
}

/** A card that leaves a bonus or holds a summon; it counts as discarded or lost already (L1.3). */
export interface ActiveCard {
  card: CardId;
  half: HalfName;
  pile: 'discard' | 'lost';
}

/** A hero's place at the table; it stays when the figure is gone. */
export interface Seat {
  hero: HeroId;
  hand: CardId[];
  /** L6.1; null: not chosen yet. `turn` after the two cards were taken into the turn. */
  plan: { plan: 'cards'; leading: CardId; second: CardId } | { plan: 'longRest' } | null;
  discard: CardId[];
  lost: CardId[];
  /** L18.3: lost cards that cannot be recovered. */
  unrecoverable: CardId[];
  active: ActiveCard[];
  items: ItemHeld[];
  deck: ModifierDeck;
  /** Blessings and curses are counted in the pools (L1.7). */
  money: number;
  /** Gold of treasures, and of items in them that it owned already (L18.5). */
  gold: number;
  /** Numbers of the treasures that it looted, whatever they hold; designs are for the campaign. */
  found: number[];
  experience: number;
  exhausted: boolean;
  /** L2.1 (3): those dealt; one when it has been chosen. */
  goals: GoalId[];
  counters: Partial<Record<Counter, number>>;
  /** Kills by monster, for quests. */
  killed: Record<MonsterId, number>;
  /** Rooms in which it looted money (goal counter roomsLooted). */
  lootedRooms: number[];
  /** Changed for this round (an item of L21.2, orderSet). */
  initiativeChange: number;
  /** Goal treasures that it carries (numbers). */
  carries: number[];
  /** It has put down a goal treasure in this scenario (`ScenarioDef.sacks`). */
  hasPutDown: boolean;
}

export type BonusKind = 'shield' | 'retaliate' | 'attacks' | 'moves' | 'summons' | 'advantage' | 'when';

/** A standing effect (L17). */
export interface Bonus {
  id: number;
  kind: BonusKind;
  bearer: FigureId;
  amount: number;
  /** Of retaliation (L17.5). */
  range: number;
  trigger: Trigger | null;
  abilities: Ability[];
  until: 'round' | 'persistent';
  source: Source;
  /** L17.2: the slots left behind so far, and all of them; none: without slots. */
  used: number;
  slots: { xp: boolean }[];
}

/** A trap on the map (L4.5). Printed ones and those that abilities set. */
export interface Trap {
  hex: HexId;
  /** Null: the trap damage of the level (L3.2). */
  damage: number | null;
  conditions: Condition[];
}

/** L6.5: a place in the turn order. */
export type Place =
  | { place: 'hero'; hero: HeroId; initiative: number }
  | { place: 'type'; monster: MonsterId; initiative: number }
  | { place: 'escorts'; escort: string; initiative: number };

/** The turn under way (L7, L22). */
export interface Turn {
  figure: FigureId;
  /** Where it began (`per hex moved`, L25.3). */
  startHex: HexId;
  /** Cards of a hero not yet used, and what was played. */
  cards: CardId[];
  played: { card: CardId; half: HalfName; basic: boolean }[];
  longRest: boolean;
  /** L7.5 (3) */
  created: Element[];
  itemsUsed: number;
  /** L7.5: its end has begun. */
  ending: boolean;
}

export interface State extends Scripted {
  generator: GeneratorState;
  round: number;
  figures: Figure[];
  seats: Seat[];
  /** Rooms that lie open. */
  rooms: number[];
  /** Doors that stand open. */
  opened: HexId[];
  unlocked: HexId[];
  traps: Trap[];
  /** Terrain that is not as printed: sprung traps (plain), floods, destroyed obstacles. */
  tiles: Record<HexId, 'plain' | 'difficult' | 'hazardous' | 'obstacle'>;
  /** The oldest first, at most 4. */
  graves: HexId[];
  /** Money tokens: a hex as often as there are tokens on it. */
  money: HexId[];
  /** Numbers of treasures that lie on the map. */
  treasures: number[];
  /** Where treasures lie that were put down elsewhere than where they are printed, by number. */
  putDown: Record<string, HexId>;
  elements: Record<Element, ElementStrength>;
  decks: Record<DeckId, AbilityDeck>;
  monsterDeck: ModifierDeck;
  /** L1.7: what is left of each pool. */
  pools: { heroCurses: number; monsterCurses: number; blessings: number };
  bonuses: Bonus[];
  nextId: number;
  /** L6.5: places, the lowest first; `place` is the index of the one whose turns are taken. */
  order: Place[];
  place: number;
  /** Monsters, summons and escorts that have had their turn in this round. */
  acted: FigureId[];
  /** L10.4: revealed monsters that wait for the end of the opener's turn. */
  late: FigureId[];
  /** L10.5: the type whose late turns are being taken. */
  lateGroup: MonsterId | null;
  /** L16.4: improvements of a type's card paid in this round, for the group acting now. */
  paid: Record<DeckId, number[]>;
  /** L6.4: order of types with one initiative, as chosen for this round. */
  ties: Record<string, string[]>;
  turn: Turn | null;
  /** L28.1 (6): heroes who may still take a short rest. */
  restable: HeroId[];
  /** What was pushed or pulled in this round. */
  shoved: FigureId[];
  /** L29.1: the first of goal and failure that was met. */
  ending: 'won' | 'lost' | null;
  /** Bells that ring: mark -> last round in which it rings. */
  bells: Record<string, number>;
  /** Plates that were stepped on (goal `plates`). */
  plates: string[];
  /** L20.5, L29.1: the scenario is over. */
  over: boolean;
  /** Enemies that were damaged by somebody (goal counter firstDamages). */
  damaged: FigureId[];
  /** The turns of this round, in the order in which they began (goal counters roundsBeforeMonsters, roundsAfterAll). */
  turns: FigureId[];
  /** L34.4: when each room was opened, and by whom; null: by a rule, or at set-up (round 0). */
  openings: { room: number; round: number; by: FigureId | null }[];
  /** What is to be done before the next turn: a stack, the last comes first. */
  agenda: Task[];
  /** What the player is asked; null: nothing. */
  question: Question | null;
}

/** A state that nobody outside of a rule may change. */
export type Table = DeepReadonly<State>;
