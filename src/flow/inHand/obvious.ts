import type { Command } from '../../rules/inHand/commands';
import type { Play } from './play';

/**
 * What goes without saying: an ability with no drawback and no choice, a condition on an enemy. Everything else is the player's to say, and undo takes
 * this back like anything else.
 */
export function obvious({ phase, state }: Play, options: readonly Command[]): Command | null {
  if (phase === 'heroTurn.effects' && state.offers[0]?.rider.kind === 'condition') return { type: 'effect', by: 1 };
  const action = state.turn?.action;
  const kind = phase === 'heroTurn.acting' ? action?.abilities[action.next]?.kind : undefined;
  if (kind !== 'grant' && kind !== 'gain' && kind !== 'ride' && kind !== 'loot') return null;
  const performs = options.filter(({ type }) => type === 'perform');
  return performs.length === 1 ? (performs[0] ?? null) : null;
}
