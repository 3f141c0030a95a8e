/** Where a command leads, for bots: the page plays without it, and does not fetch it. */
import type { GeneratorState } from '../../rules/core/chance';
import type { Command } from '../../rules/inHand/commands';
import { lookAheadIn } from '../lookAhead';
import type { Phase } from './phases';
import type { Play } from './play';
import { scenarioMachine } from './scenario';

const walk = lookAheadIn(scenarioMachine);

/**
 * The play after a command that is legal, as `send` has it, several times faster: for those who look ahead and throw away most of what
 * they see. Null: it is not legal.
 * @param generator what chance is to be instead
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
