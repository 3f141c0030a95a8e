/** Finds the command that the session sends without asking the player. */
import type { Command } from '../../rules/inHand/commands';
import type { Play } from './play';

/**
 * Returns the command that the session sends for the player, or null if the player must decide. Two kinds of commands are forced:
 * performing a bonus, condition, rider or Loot ability that can be performed in only one way, and applying an offered condition to an
 * enemy. Undo takes back a forced command like any other command.
 */
export function forcedCommand({ phase, state }: Play, options: readonly Command[]): Command | null {
  if (phase === 'heroTurn.effects' && state.offers[0]?.rider.kind === 'condition') return { type: 'effect', by: 1 };
  const action = state.turn?.action;
  const kind = phase === 'heroTurn.acting' ? action?.abilities[action.next]?.kind : undefined;
  if (kind !== 'grant' && kind !== 'gain' && kind !== 'ride' && kind !== 'loot') return null;
  const performs = options.filter(({ type }) => type === 'perform');
  return performs.length === 1 ? (performs[0] ?? null) : null;
}
