/** The printed data of modifier cards (L12) and of perks, which change a deck of them (L32.7). */
import type { Condition, Element, ModifierId, Mods } from './vocabulary';

/** L12.2: a modifier card with its effects. */
export interface ModifierDef {
  readonly id: ModifierId;
  readonly value: number | '2x' | 'null';
  readonly rolling?: true;
  /**
   * The effects on the target of the attack, as if they were printed on the attack: push, pull, pierce, conditions,
   * lien.
   */
  readonly mods?: Pick<Mods, 'push' | 'pull' | 'pierce' | 'conditions' | 'lien'>;
  readonly element?: Element;
  /** The HP that the attacker is healed. */
  readonly healSelf?: number;
  /** The Shield that the attacker gets until the end of the round. */
  readonly shieldSelf?: number;
  /** The condition that the attacker gets. */
  readonly self?: Condition;
}

/** L32.7: the traits that perks give a hero. */
export const TRAITS = ['summonsHp', 'ignoresItemCards', 'surefooted', 'moreSmallItems'] as const;
export type Trait = (typeof TRAITS)[number];

/** L32.7: one line of a perk sheet. */
export interface PerkDef {
  /** The number of times that the player may tick the line. */
  readonly boxes: number;
  /** The changes that each tick makes. */
  readonly does: readonly PerkChange[];
}
/** One change that a perk makes (L32.7). */
export type PerkChange =
  | { readonly perk: 'remove' | 'add'; readonly card: ModifierId; readonly count: number }
  | { readonly perk: 'replace'; readonly card: ModifierId; readonly by: ModifierId; readonly count: number }
  | { readonly perk: 'trait'; readonly trait: Trait };
