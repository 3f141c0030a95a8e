/** Where a command leads at the Long Table, for code that plays many games on; the page does not fetch it. */
import type { Command } from '../../rules/longTable/commands';
import { lookAheadIn } from '../lookAhead';
import type { Phase } from './phases';
import type { Play } from './play';
import { scenarioMachine } from './scenario';

const walk = lookAheadIn(scenarioMachine);

/** The play after a legal command, as `send` has it, several times faster; null: the command is not legal. */
export function lookAhead({ phase, book, state }: Play, command: Command): Play | null {
  const context = { book, state, events: [] };
  const led = walk(phase, context, command, context);
  return led && { phase: led.phase as Phase, ...led.context };
}
