/** Computes the play after a command, for bots, the audit and small claims. The game itself uses `send` instead. */
import type { GeneratorState } from '../../rules/core/chance';
import type { Command } from '../../rules/inHand/commands';
import { createLookAhead } from '../lookAhead';
import type { Phase } from './phases';
import type { Play } from './play';
import { scenarioMachine } from './scenario';

const walk = createLookAhead(scenarioMachine);

/**
 * Returns the play after a legal command, or null if the command is not legal. The result is equal to the result of `send`. This
 * function is several times faster, which matters to searches that discard most results.
 * @param generator replaces the random generator of the state
 */
export function lookAhead(
  { phase, book, state }: Play,
  command: Command,
  generator: GeneratorState = state.generator,
): Play | null {
  const events: Play['events'] = [];
  const led = walk(phase, { book, state, events }, command, { book, state: { ...state, generator }, events });
  return led && { phase: led.phase as Phase, ...led.context };
}
