/** L36.8: what goes without saying is said for the player, and nothing else. */
import { expect, it } from 'vitest';
import { obvious } from '../../../src/flow/longTable/obvious';
import type { Play } from '../../../src/flow/longTable/play';
import type { Command } from '../../../src/rules/longTable/commands';

const said = (...options: Command[]) => obvious({} as Play, options);

it('L36.8: is the only command that there is', () => {
  expect(said({ type: 'perform' })).toEqual({ type: 'perform' });
  expect(said({ type: 'perform' }, { type: 'skip' })).toBeNull();
  expect(said()).toBeNull();
});

it.each<Command>([
  { type: 'begin' },
  { type: 'draw' },
  { type: 'endTurn' },
  { type: 'play', card: 'levy', half: 'top', basic: false },
  { type: 'select', hero: 'bailiff', leading: 'levy', second: 'writ' },
  { type: 'longRest', hero: 'bailiff' },
  { type: 'keep' },
])('L36.8: is not what is said on purpose: $type', (command) => {
  expect(said(command)).toBeNull();
});
