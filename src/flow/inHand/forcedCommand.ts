/** Finds the command that the session sends without asking the player. */
import type { Command } from '../../rules/inHand/commands';
import type { Play } from './play';

/**
 * Returns the command that the session sends for the player: an ability without a drawback or a choice, or a condition on an enemy. Returns
 * null if the player must decide. Undo takes a forced command back like any other.
 */
export function forcedCommand({ phase, state }: Play, options: readonly Command[]): Command | null {
  if (phase === 'heroTurn.effects' && state.offers[0]?.rider.kind === 'condition') return { type: 'effect', by: 1 };
  const action = state.turn?.action;
  const kind = phase === 'heroTurn.acting' ? action?.abilities[action.next]?.kind : undefined;
  if (kind !== 'grant' && kind !== 'gain' && kind !== 'ride' && kind !== 'loot') return null;
  const performs = options.filter(({ type }) => type === 'perform');
  return performs.length === 1 ? (performs[0] ?? null) : null;
}
