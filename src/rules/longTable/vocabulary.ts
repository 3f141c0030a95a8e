/**
 * The printed language of the Long Table (section 3 of docs/CONTENT-LONG.md) as data: cards, monsters' cards, items, perks
 * and modifier cards are all made of it. What text it is read from is for content/longTable/notation to know.
 */
import {
  BAD_CONDITIONS,
  type CardId,
  GOOD_CONDITIONS,
  type ItemUse,
  type MonsterId,
  type Slot,
} from '../core/vocabulary';

export type { CardId, Half as HalfName, ItemId, ItemUse, MonsterId, Slot } from '../core/vocabulary';

/** L1.8 */
export const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
export type Element = (typeof ELEMENTS)[number];
export const ELEMENT_STRENGTHS = ['inert', 'waning', 'strong'] as const;
export type ElementStrength = (typeof ELEMENT_STRENGTHS)[number];

/** L15: conditions that lie as a token on a figure. */
export const BAD_TOKENS = ['poison', 'wound', ...BAD_CONDITIONS] as const;
export const TOKENS = [...BAD_TOKENS, ...GOOD_CONDITIONS] as const;
export type Token = (typeof TOKENS)[number];
/** L15.4: bless and curse are cards that go into a deck. */
export const BAD = [...BAD_TOKENS, 'curse'] as const;
export const GOOD = [...GOOD_CONDITIONS, 'bless'] as const;
export const CONDITIONS = [...BAD, ...GOOD] as const;
export type Condition = (typeof CONDITIONS)[number];

/** L1.4, L27.1, L27.2 */
export const RANKS = ['normal', 'elite', 'boss', 'named'] as const;
export type Rank = (typeof RANKS)[number];

export type HeroId = string;
export type SummonId = string;
/** A monster ability deck; types that share one name the same (L1.5). */
export type DeckId = string;
/** A modifier card as printed, such as `+1`, `2x`, `rolling push1`. */
export type ModifierId = string;
export type GoalId = string;

/** L27.9: `n + perHero x C + perLevel x L`, rounded up. C: heroes at set-up; L: scenario level. */
export interface Formula {
  readonly n: number;
  readonly perHero?: number;
  readonly perLevel?: number;
  /** Everything times C (13). */
  readonly timesHeroes?: true;
}
export type Amount = number | Formula;

/** Areas as offsets in axial coordinates [q, r]; with `melee`, the attacker's own grey hex lies at [0, 0] (L13.2). */
export interface Area {
  readonly melee: boolean;
  readonly red: readonly (readonly [q: number, r: number])[];
}

/** What must be true of a target, or of the one who attacks, for an addition. */
export const IFS = ['lien', 'alone', 'flanked', 'byGrave', 'elite', 'shoved', 'paired'] as const;
export type If = (typeof IFS)[number];
export const PERS = ['hexMoved', 'spentItem', 'graveWithin2'] as const;
export type Per = (typeof PERS)[number];

/** `+n`, `+n if I`, `+n per P up to m`: an addition to the ability's number. */
export interface Plus {
  readonly n: number;
  readonly when?: If;
  readonly per?: Per;
  readonly upTo?: number;
}

/** What stands after an ability's number. In an improvement numbers are added to those of the ability. */
export interface Mods {
  /** L11.1: ranged; a monster's line with it replaces the monster's own range. */
  readonly range?: number;
  /** `Range +n` in an improvement or on a monster's line: added. */
  readonly rangePlus?: number;
  /** 'all': every one in range. */
  readonly targets?: Amount | 'all';
  readonly targetsPlus?: number;
  readonly area?: Area;
  readonly pierce?: number;
  readonly push?: number;
  readonly pull?: number;
  readonly slam?: number;
  readonly jump?: true;
  readonly carry?: true;
  readonly self?: true;
  /** Oneself and all allies within so many hexes. */
  readonly allies?: number;
  readonly advantage?: true;
  readonly conditions?: readonly Condition[];
  readonly lien?: true;
  readonly plus?: readonly Plus[];
  readonly only?: If;
}

/** What an improvement or a gated ability costs. An element, or: */
export const OTHER_COSTS = ['pledge', 'forfeit', 'coin', 'call', 'fill'] as const;
export type OtherCost = (typeof OTHER_COSTS)[number];
export type Cost = { readonly element: Element | 'any' } | { readonly other: OtherCost };

/** `[Cost: mods]` after an ability (L16.2): if all costs are paid it gains the modifiers, and the experience. */
export interface Improvement {
  readonly costs: readonly Cost[];
  readonly mods: Mods;
  readonly xp?: number;
}

/** Verbs with a number (`give`, `inflict`, `standIn`, `disarmTrap` and `advantage` have 0). */
export const VERBS = [
  'attack',
  'move',
  'heal',
  'loot',
  'shield',
  'retaliate',
  'give',
  'inflict',
  'shove',
  'drag',
  'damage',
  'suffer',
  'finish',
  'trap',
  'disarmTrap',
  'dig',
  'retreat',
  'prevent',
  'standIn',
] as const;
export type Verb = (typeof VERBS)[number];

interface Printed {
  readonly mods: Mods;
  readonly improvements?: readonly Improvement[];
}

/** One ability of a half, an item, a monster's card or a trigger. */
export type Ability =
  | (Printed & {
      readonly verb: Verb;
      readonly amount: Amount;
      /** `+n`: added to the figure's own value (monsters, bidden summons). */
      readonly relative?: true;
    })
  | (Printed & { readonly verb: 'summon'; readonly summon: SummonId | MonsterId })
  | (Printed & { readonly verb: 'recover'; readonly amount: Amount | 'all'; readonly from: 'discard' | 'lost' })
  | (Printed & { readonly verb: 'refresh'; readonly amount: Amount | 'all'; readonly from: 'spent' | 'consumed' })
  | (Printed & {
      readonly verb: 'bid';
      readonly whom: 'ally' | 'summon' | 'summons';
      readonly abilities: readonly Ability[];
    })
  | (Printed & { readonly verb: 'bonus'; readonly amount: number; readonly to: 'attacks' | 'moves' | 'summons' })
  | (Printed & { readonly verb: 'advantage' })
  | (Printed & { readonly verb: 'when'; readonly trigger: Trigger; readonly abilities: readonly Ability[] })
  /** A boss's Special 1 or 2 (L27.1): the lines that its own card prints. */
  | (Printed & { readonly verb: 'special'; readonly nth: 1 | 2 })
  /** A boss's special in words: what only its rule says. */
  | (Printed & { readonly verb: 'deed'; readonly deed: BossDeed });

/** A part of a boss's special that is no line of the language. */
export type BossDeed =
  /** With fewer than `below` of `monsters` on the map, one of them (random) comes at one of the marks (random). */
  | {
      readonly deed: 'call';
      readonly below: Amount;
      readonly monsters: readonly MonsterId[];
      readonly marks: readonly string[];
    }
  /** Every hero within the range and in sight gets the condition. */
  | { readonly deed: 'condition'; readonly range: number; readonly condition: Condition }
  /** Each hero with so many cards in discard loses one of them at random, each other suffers the damage. */
  | { readonly deed: 'cards'; readonly from: number; readonly damage: Amount };

/** When a standing ability is set off; each time is one use slot. */
export type Trigger =
  | { readonly on: 'damaged' | 'enemyAdjacent' | 'lienAttacks' }
  | { readonly on: 'allyAttacked' | 'allyDamaged'; readonly within: number };

/** One part of a half or of a monster's card, done in printed order (L7.2). */
export type Part =
  | {
      readonly part: 'ability';
      readonly ability: Ability;
      /** `[Cost] ability, XPn`: done only if all are paid, and worth that experience then. */
      readonly costs?: readonly Cost[];
      readonly xp?: number;
    }
  | { readonly part: 'element'; readonly element: Element | 'any' }
  | { readonly part: 'xp'; readonly xp: number };

/** A half of an ability card (L1.2). */
export interface HalfDef {
  readonly parts: readonly Part[];
  readonly lost?: true;
  readonly unrecoverable?: true;
  readonly round?: true;
  readonly persistent?: true;
  /** L17.2: the use slots in order; `xp`: 1 experience when it is left. */
  readonly slots?: readonly { readonly xp: boolean }[];
}

export interface CardDef {
  readonly id: CardId;
  readonly hero: HeroId;
  readonly level: number | 'X';
  /** 1-99, unique within a hero. */
  readonly initiative: number;
  readonly top: HalfDef;
  readonly bottom: HalfDef;
}

/** A monster ability card (L1.5). */
export interface MonsterCard {
  readonly id: string;
  readonly initiative: number;
  readonly parts: readonly Part[];
  readonly shuffle: boolean;
}

/** Values of a figure that are printed. Range null: melee (L1.4). */
export interface Values {
  readonly hp: number;
  readonly move: number;
  readonly attack: number;
  readonly range: number | null;
  readonly flying?: true;
  readonly shield?: number;
  readonly retaliate?: number;
  readonly retaliateRange?: number;
  readonly burst?: number;
  /** What each of its attacks does besides. */
  readonly attacks?: Pick<Mods, 'conditions' | 'push' | 'pull' | 'pierce'>;
}

export interface MonsterDef {
  readonly id: MonsterId;
  readonly deck: DeckId;
  readonly standees: number;
  /** Eight levels, 0-7, each (L1.4). A boss has `boss` alone; its HP are times C. */
  readonly ranks: Readonly<Partial<Record<Rank, readonly Values[]>>>;
  readonly immune: readonly Condition[];
  readonly specials?: readonly [readonly Part[], readonly Part[]];
  /** L23.6 (2): prefers the hero with the most HP instead of the shortest way. */
  readonly prefers?: 'mostHp';
}

export interface SummonDef {
  readonly id: SummonId;
  /** HP are `values.hp` + the hero's level at set-up. */
  readonly values: Values;
}

/** L12.2: what a modifier card does besides its value. */
export interface ModifierDef {
  readonly id: ModifierId;
  readonly value: number | '2x' | 'null';
  readonly rolling?: true;
  /** As printed on the attack, for this target: push, pull, pierce, conditions, lien. */
  readonly mods?: Pick<Mods, 'push' | 'pull' | 'pierce' | 'conditions' | 'lien'>;
  readonly element?: Element;
  readonly healSelf?: number;
  /** Until the end of the round. */
  readonly shieldSelf?: number;
  readonly self?: Condition;
}

/** L32.7: what perks and items make of a hero besides its deck. */
export const TRAITS = ['summonsHp', 'ignoresItemCards', 'surefooted', 'moreSmallItems'] as const;
export type Trait = (typeof TRAITS)[number];

/** L32.7: one line of a perk sheet. */
export interface PerkDef {
  /** How often it may be ticked. */
  readonly boxes: number;
  /** What each tick does. */
  readonly does: readonly PerkDeed[];
}
export type PerkDeed =
  | { readonly perk: 'remove' | 'add'; readonly card: ModifierId; readonly count: number }
  | { readonly perk: 'replace'; readonly card: ModifierId; readonly by: ModifierId; readonly count: number }
  | { readonly perk: 'trait'; readonly trait: Trait };

/** When an item may or must be used (L21.2, section 6). */
export const MOMENTS = [
  'turn',
  'attack',
  'meleeAttack',
  'rangedAttack',
  'move',
  'attacked',
  'damaged',
  'badCondition',
  'orderSet',
  'always',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What an item does when it is used: abilities and elements in a turn, or a change of what is going on. */
export interface ItemEffect {
  readonly parts?: readonly Part[];
  /** Elements that become strong at once; one of them, of choice. */
  readonly elementOf?: readonly (Element | 'any')[];
  /** Elements of choice that become strong at once, so many. */
  readonly elements?: number;
  /** To the attack or the move of the moment. */
  readonly plus?: number;
  readonly mods?: Mods;
  readonly shield?: number;
  readonly prevent?: number;
  readonly disadvantage?: true;
  /** The condition does not come. */
  readonly ward?: true;
  /** Lower or higher initiative this round, 1-99. */
  readonly initiative?: number;
  readonly difficultCosts1?: true;
}

export interface ItemDef {
  readonly id: string;
  readonly slot: Slot;
  readonly use: ItemUse;
  /** L21.4: uses before it is spent; an item with slots must be used whenever it fits. */
  readonly slots?: number;
  readonly moment: Moment;
  readonly effect: ItemEffect;
  /** -1 cards that it adds to its bearer's deck (L2.1). */
  readonly minusCards: number;
  readonly price: number;
  readonly copies: number;
}

/** What is counted of each hero in a scenario, for battle goals and personal quests (section 7). */
export const COUNTERS = [
  'roundsActed',
  'roundsBeforeMonsters',
  'roundsAfterAll',
  'roundsAtThreeHp',
  'damageInRounds1To3',
  'moneyByLoot',
  'moneyOtherwise',
  'roomsLooted',
  'roomsAsked',
  'itemsBefore5',
  'itemsFrom5',
  'itemsThisTurn',
  'mostItemsInTurn',
  'rests',
  'restsBesideEnemy',
  'firstDamages',
  'lastKill',
  'doorsOpened',
  'doorsOpenedByOthers',
  'cardsLeft',
  'lostActions',
  'mostDamageInAttack',
  'kills',
  'eliteKills',
  'exhausted',
  /** L35.2 */
  'dead',
  'rounds',
] as const;
export type Counter = (typeof COUNTERS)[number];

/** `counter >= atLeast` and `<= atMost`; `byLevel` times L is added to both. */
export interface GoalTest {
  readonly counter: Counter;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly byLevel?: number;
  /** The bound is another counter instead. */
  readonly least?: Counter;
}
