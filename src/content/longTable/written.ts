/**
 * Types of content as plain JSON in the printed language (docs/CONTENT-LONG.md, section 3). `read.ts` converts such content to the data of
 * the rules.
 */
import type { QuestStep } from '../../rules/longTable/campaign/book';
import type { WrittenGoalTest } from '../../rules/longTable/goalTest';

/** An ability card of a hero (L1.2). */
export interface WrittenCard {
  readonly level: number | 'X';
  readonly id: string;
  readonly initiative: number;
  readonly top: string;
  readonly bottom: string;
}

/** A hero class (L1.1). */
export interface WrittenHero {
  readonly id: string;
  /** The maximum number of cards in hand (L1.1). */
  readonly hand: number;
  /** The maximum HP at levels 1 to 9. */
  readonly hp: readonly number[];
  readonly cards: readonly WrittenCard[];
  readonly perks: readonly string[];
}

/** A summon of a hero (L19.2). */
export interface WrittenSummon {
  readonly id: string;
  /** For example `HP 6+S | move 1 | attack 3 | Retaliate 1`. */
  readonly prints: string;
}

/** A monster type (L1.4). */
export interface WrittenMonster {
  readonly id: string;
  readonly standees: number;
  /** The values of the normal rank at levels 0-7, for example `HP 5 6 7 9 10 12 14 16 | move ... | attack ...`. */
  readonly normal: string;
  /** The values of the elite rank, in the same form as `normal`. */
  readonly elite: string;
  /** The ability cards, each for example `51 Move +1; Attack +0 ♻`. */
  readonly cards: readonly string[];
}

/** A boss (L27.1). */
export interface WrittenBoss {
  readonly id: string;
  /** The values, in the form of `WrittenMonster.normal`. The rules multiply the HP by C, the number of heroes (L27.1). */
  readonly boss: string;
  readonly immune: string;
  readonly specials: readonly [string, string];
  readonly prefers?: 'mostHp';
}

/** An item (L21). */
export interface WrittenItem {
  readonly id: string;
  readonly slot: string;
  /** `spent`, `spent ○○` (two uses), `consumed`, or `-` for an item without limit. */
  readonly use: string;
  readonly price: number;
  readonly copies: number;
  /** `P2`: in stock from prosperity 2 on. Any other text: unlocked by a design, an event or a reward. */
  readonly source: string;
  /** For example `your melee attack: +1`. */
  readonly prints: string;
  /** The number of -1 modifier cards that the item adds to its bearer's deck (L2.1). */
  readonly minusCards?: number;
}

/** A battle goal (L29.3). */
export interface WrittenGoal {
  readonly id: string;
  readonly checkmarks: number;
  readonly needs: readonly WrittenGoalTest[];
}

/** An escort (L27.8). */
export interface WrittenEscort {
  readonly id: string;
  /** The mark where the first escort starts. The other escorts start on the nearest free plain hexes. */
  readonly mark: string;
  /** The number of escorts; 1 if absent. */
  readonly count?: number;
  /** A number or formula, for example `6+2L` or `(15+2L)C`. */
  readonly hp: string;
  readonly move: number;
  /** The mark of the hexes towards which the escort moves; absent if the escort does not move by itself. */
  readonly goesTo?: string;
  readonly initiative: number;
  readonly immune: 'all' | 'none';
}

/** A scenario. */
export interface WrittenScenario {
  readonly id: string;
  readonly number: number;
  /** The map, in the form that map.ts describes. */
  readonly map: string;
  /** The meaning of each letter on the map, for example `A: 'shuffler nee'`. */
  readonly legend: Readonly<Record<string, string>>;
  readonly goal: string;
  readonly rules?: readonly string[];
  /** The treasure on the mark `*`: `12 gold`, `item ID` or `design ID`. */
  readonly treasure?: string;
  readonly destructibles?: { readonly id: string; readonly marks: readonly string[]; readonly hp: string };
  readonly escorts?: readonly WrittenEscort[];
  /** Numbers of the doors that are locked at the start (L27.4). */
  readonly locked?: readonly number[];
  /** Whether each hero may put down a goal treasure once in the scenario. */
  readonly sacks?: true;
}

/** A room card of the random dungeon (L34.2). */
export interface WrittenRoom {
  readonly id: string;
  /** The kind of the entrance. The exit of the room before must have the same kind (L34.3). */
  readonly entrance: 'A' | 'B';
  /** The kind of the exit. The entrance of the next room must have the same kind (L34.3). */
  readonly exit: 'A' | 'B';
  /** The minor penalty (L34.4). */
  readonly minor: string;
  /** The major penalty (L34.4). */
  readonly major: string;
  /** The map (docs/CONTENT-LONG.md, section 9). Capitals A-L are spots, `e` is the entrance, and `x` is the exit. */
  readonly map: string;
}

/** A monster card of the random dungeon, for example `A shuffler nne, L $, J t`. */
export interface WrittenFoes {
  readonly id: string;
  readonly prints: string;
}

/** An event. Each option has its outcomes, and `x` (the card leaves the game) or `r` (the card goes to the bottom of the deck). */
export interface WrittenEvent {
  readonly id: string;
  readonly deck: 'city' | 'road';
  /** Whether the card is in its deck when the campaign starts. */
  readonly fromStart?: true;
  readonly A: readonly [outcomes: string, after: string];
  readonly B: readonly [outcomes: string, after: string];
}

/** A scenario's entry in the campaign graph. */
export interface WrittenNode {
  readonly id: string;
  /** The scenario's field on the campaign map, for example `B3`. */
  readonly place: string;
  /** Required achievements, for example `Composition; Salt or Hawser`; `-` means none. */
  readonly needs: string;
  readonly unlocks: readonly string[];
  readonly blocks: readonly string[];
  readonly rewards: string;
}

/** A personal quest (L32.2). */
export interface WrittenQuest {
  readonly id: string;
  readonly steps: readonly QuestStep[];
  readonly gives: string;
}
