/**
 * Defines, as data, what is printed on ability cards, monster cards, items, perks and modifier cards of the Long Table
 * (docs/CONTENT-LONG.md, section 3). content/longTable/notation parses this data from text.
 */
import { BAD_CONDITIONS, type CardId, GOOD_CONDITIONS, type MonsterId } from '../core/vocabulary';

export type { CardId, Half as HalfName, ItemId, ItemUse, MonsterId, Slot } from '../core/vocabulary';

/** The elements (L1.8). */
export const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
export type Element = (typeof ELEMENTS)[number];
export const ELEMENT_STRENGTHS = ['inert', 'waning', 'strong'] as const;
export type ElementStrength = (typeof ELEMENT_STRENGTHS)[number];

/** L15: the negative conditions that are tokens on a figure. */
export const BAD_TOKENS = ['poison', 'wound', ...BAD_CONDITIONS] as const;
export const TOKENS = [...BAD_TOKENS, ...GOOD_CONDITIONS] as const;
export type Token = (typeof TOKENS)[number];
/** L15.4: all negative conditions. Curse is not a token, but a card that enters a modifier deck. */
export const NEGATIVE_CONDITIONS = [...BAD_TOKENS, 'curse'] as const;
/** L15.4: all positive conditions. Bless is not a token, but a card that enters a modifier deck. */
export const POSITIVE_CONDITIONS = [...GOOD_CONDITIONS, 'bless'] as const;
export const CONDITIONS = [...NEGATIVE_CONDITIONS, ...POSITIVE_CONDITIONS] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The ranks of monsters (L1.4, L27.1, L27.2). */
export const RANKS = ['normal', 'elite', 'boss', 'named'] as const;
export type Rank = (typeof RANKS)[number];

export type HeroId = string;
export type SummonId = string;
/** The id of a monster ability deck. Several monster types may share a deck (L1.5). */
export type DeckId = string;
/** The id of a modifier card, as printed, such as `+1`, `2x`, `rolling push1`. */
export type ModifierId = string;
export type GoalId = string;

/**
 * L27.9: `n + perHero x C + perLevel x L`, rounded up. C is the number of heroes at set-up; L is the scenario level.
 */
export interface Formula {
  readonly n: number;
  readonly perHero?: number;
  readonly perLevel?: number;
  /** Whether the whole sum is multiplied by C (docs/CONTENT-LONG.md, section 13). */
  readonly timesHeroes?: true;
}
/** A number, or a formula that depends on heroes and level (L27.9). */
export type Amount = number | Formula;

/** An area as offsets in axial coordinates [q, r]; with `melee`, the attacker's own grey hex is at [0, 0] (L13.2). */
export interface Area {
  readonly melee: boolean;
  readonly red: readonly (readonly [q: number, r: number])[];
}

/** Facts about the target or the attacker that an addition (`Plus`) or the modifier `only` can require. */
export const IFS = ['lien', 'alone', 'flanked', 'byGrave', 'elite', 'shoved', 'paired'] as const;
export type If = (typeof IFS)[number];
/** What the number of an addition (`Plus`) is multiplied by. */
export const PERS = ['hexMoved', 'spentItem', 'graveWithin2'] as const;
export type Per = (typeof PERS)[number];

/** `+n`, `+n if <If>`, `+n per <Per> up to <upTo>`: an addition to the ability's number. */
export interface Plus {
  readonly n: number;
  readonly when?: If;
  readonly per?: Per;
  readonly upTo?: number;
}

/**
 * The modifiers that are printed after an ability's number. The modifiers of an improvement are added to those of its
 * ability.
 */
export interface Mods {
  /** L11.1: the range of a ranged ability. On a monster's line it replaces the monster's own range. */
  readonly range?: number;
  /** `Range +n` of an improvement or of a monster's line, which is added to the range. */
  readonly rangePlus?: number;
  /** The number of targets; 'all' means every figure in range. */
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
  /** The ability affects the figure and all its allies within this many hexes. */
  readonly allies?: number;
  readonly advantage?: true;
  readonly conditions?: readonly Condition[];
  readonly lien?: true;
  readonly plus?: readonly Plus[];
  readonly only?: If;
}

/** The costs of an improvement or ability that are not elements. */
export const OTHER_COSTS = ['pledge', 'forfeit', 'coin', 'call', 'fill'] as const;
export type OtherCost = (typeof OTHER_COSTS)[number];
/** One cost: an element or another cost. */
export type Cost = { readonly element: Element | 'any' } | { readonly other: OtherCost };

/**
 * L16.2: `[Cost: mods]` after an ability. If the player pays all its costs, the ability gains the modifiers and gives
 * the experience.
 */
export interface Improvement {
  readonly costs: readonly Cost[];
  readonly mods: Mods;
  readonly xp?: number;
}

/**
 * The verbs whose abilities have the same fields, among them a number. The number of `give`, `inflict`, `standIn` and
 * `disarmTrap` is 0.
 */
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
      /** Whether the number is added to the figure's own value, as `+n` (for monsters, and for summons in a Bid). */
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
  /** A boss's *Special 1* or *Special 2* (L27.1): the figure does the lines in `MonsterDef.specials`. */
  | (Printed & { readonly verb: 'special'; readonly nth: 1 | 2 })
  /** A line of a boss's special that no other verb can express. */
  | (Printed & { readonly verb: 'deed'; readonly deed: BossAction });

/** A part of a boss's special that no other verb can express. */
export type BossAction =
  /**
   * If fewer than `below` monsters of the types `monsters` are on the map, a monster of a random one of these types is
   * placed. Its hex is a random hex of `marks` (names in `ScenarioDef.marks`), or near this hex.
   */
  | {
      readonly deed: 'call';
      readonly below: Amount;
      readonly monsters: readonly MonsterId[];
      readonly marks: readonly string[];
    }
  /** Every hero in range and sight gets the condition. */
  | { readonly deed: 'condition'; readonly range: number; readonly condition: Condition }
  /**
   * Each hero with at least `from` discarded cards loses one of these cards at random. Every other hero suffers the
   * damage.
   */
  | { readonly deed: 'cards'; readonly from: number; readonly damage: Amount };

/** The event that activates a standing ability. Each activation uses a slot. */
export type Trigger =
  | { readonly on: 'damaged' | 'enemyAdjacent' | 'lienAttacks' }
  | { readonly on: 'allyAttacked' | 'allyDamaged'; readonly within: number };

/** One part of a half or of a monster's card. Parts are done in printed order (L7.2). */
export type Part =
  | {
      readonly part: 'ability';
      readonly ability: Ability;
      /** `[Cost] ability`: the ability is done only if all these costs are paid. */
      readonly costs?: readonly Cost[];
      /** `[Cost] ability, XPn`: the experience that the ability gives if its costs are paid. */
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
  /** L17.2: the use slots in order. `xp`: using the slot gives 1 experience. */
  readonly slots?: readonly { readonly xp: boolean }[];
}

/** An ability card of a hero (L1.2). */
export interface CardDef {
  readonly id: CardId;
  readonly hero: HeroId;
  readonly level: number | 'X';
  /** From 1 to 99; each card of a hero has a different initiative. */
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

/** The printed values of a figure. If `range` is null, its attacks are melee (L1.4). */
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
  /** The effects of each attack of the figure. */
  readonly attacks?: Pick<Mods, 'conditions' | 'push' | 'pull' | 'pierce'>;
}

/** A monster type's printed data (L1.4). */
export interface MonsterDef {
  readonly id: MonsterId;
  readonly deck: DeckId;
  readonly standees: number;
  /**
   * The values for levels 0 to 7, for each rank (L1.4). A boss has only the rank `boss`, and its HP are multiplied by
   * the number of heroes.
   */
  readonly ranks: Readonly<Partial<Record<Rank, readonly Values[]>>>;
  readonly immune: readonly Condition[];
  readonly specials?: readonly [readonly Part[], readonly Part[]];
  /** L23.6 (2): whether the monster prefers the hero with the most HP to the hero with the shortest path. */
  readonly prefers?: 'mostHp';
}

/** A summon of a hero (L19.2). */
export interface SummonDef {
  readonly id: SummonId;
  /** The printed values. The hero's level at set-up and the bonus of perks are added to the HP. */
  readonly values: Values;
}
