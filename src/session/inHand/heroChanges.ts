/** Computes what the question on the table means for the hero's HP and conditions, before the player answers it. */
import type { Play } from '../../flow/inHand/play';
import type { Command } from '../../rules/inHand/commands';
import { hasCondition } from '../../rules/inHand/durations';
import { performAbility } from '../../rules/inHand/heroTurn';
import { heroModifiers } from '../../rules/inHand/hpCards';
import { applyRule } from '../../rules/inHand/transaction';
import type { ModifierRow } from '../../rules/inHand/vocabulary';
import type { Draft } from './interaction';
import { pricedOptions } from './lever';

export interface Healing {
  readonly before: number;
  readonly after: number;
  /** R1.1: the hero's modifiers at the HP `after`. */
  readonly row: ModifierRow;
}

/**
 * The HP and the modifiers after the ability that the seal (the button of the preferred command) would perform now; null
 * if the ability does not heal the hero.
 */
export function healingOf(play: Play, options: readonly Command[], draft: Draft): Healing | null {
  const performs = pricedOptions(play, options, draft).filter(({ type }) => type === 'perform');
  const [perform] = performs;
  if (perform?.type !== 'perform' || performs.length > 1 || play.phase !== 'heroTurn.acting') return null;
  const { book, state } = play;
  const after = applyRule(book, state, (t) => performAbility(t, perform.consume, perform.pay)).state;
  if (after.hero.hp <= state.hero.hp) return null;
  return { before: state.hero.hp, after: after.hero.hp, row: heroModifiers(book, after) };
}

/**
 * R17.2: whether the player can choose to end the turn now, and the hero would then lose Strengthen.
 */
export function canLoseStrengthen({ phase, state }: Play, options: readonly Command[]): boolean {
  if (phase !== 'heroTurn.choosing' || !options.some(({ type }) => type === 'endTurn')) return false;
  const { effects } = state.hero;
  const isLast = effects.some(({ kind, lasts, turns }) => kind === 'strengthen' && lasts === 'turn' && turns < 2);
  return isLast && hasCondition(state, 'hero', 'strengthen');
}
