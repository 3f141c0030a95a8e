import type { Command, CommandType } from '../../rules/longTable/commands';
import type { Play } from './play';

/** What is said on purpose although nothing else can be: chance is not drawn, and no turn ended, for the player. */
const ON_PURPOSE: ReadonlySet<CommandType> = new Set([
  'begin',
  'draw',
  'endTurn',
  'play',
  'select',
  'longRest',
  'keep',
]);

/** The command that is sent for the player, because nothing else is legal (L36.8). Undo takes it back like any other. */
export function obvious(_play: Play, options: readonly Command[]): Command | null {
  const [only, ...others] = options;
  return only && others.length === 0 && !ON_PURPOSE.has(only.type) ? only : null;
}
