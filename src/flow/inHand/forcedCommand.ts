import type { Command } from '../../rules/inHand/commands';
import type { Play } from './play';

/**
 * The command that the session sends for the player: an ability with no drawback and no choice, or a condition on an
 * enemy. Null if the player decides. Undo takes it back like any other command.
 */
export function forcedCommand({ phase, state }: Play, options: readonly Command[]): Command | null {
  if (phase === 'heroTurn.effects' && state.offers[0]?.rider.kind === 'condition') return { type: 'effect', by: 1 };
  const action = state.turn?.action;
  const kind = phase === 'heroTurn.acting' ? action?.abilities[action.next]?.kind : undefined;
  if (kind !== 'grant' && kind !== 'gain' && kind !== 'ride' && kind !== 'loot') return null;
  const performs = options.filter(({ type }) => type === 'perform');
  return performs.length === 1 ? (performs[0] ?? null) : null;
}
