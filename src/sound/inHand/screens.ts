/** Maps changes of screen, trades and upgrades of cards to their voices. */
import type { GameCommand, Screen } from '../../flow/inHand/game';
import type { Voice } from '../voice';

/** The voice of a command outside the table, or null if the command is silent. */
export function screenVoice({ type }: GameCommand, from: Screen, to: Screen): Voice | null {
  if (type === 'buy' || type === 'sell') return { sound: 'coin' };
  if (type === 'upgrade') return { sound: 'flip' };
  // The end of a scenario already has a sound on the table.
  if (type === 'ended' || from === to || from === 'boot') return null;
  return { sound: to === 'levelUp' ? 'levelUp' : 'page' };
}
