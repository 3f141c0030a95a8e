/** Tests which attacks of monsters go on without asking the player for an item (L21.2). */
import { expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import type { Play } from '../../../src/flow/longTable/play';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import type { Command } from '../../../src/rules/longTable/commands';
import { harmlessAttackCommand } from '../../../src/session/longTable/harmlessAttack';
import { setupFor } from '../../kit/longTableSetups';

const PROCEED: Command = { type: 'proceed' };
const source = { from: 'monsterCard', monster: 'writHound', card: 'writHound26' };

function answer(shield: number, mods: object = {}): Command | null {
  const play = LONG_TABLE.begin(bookFor(setupFor('noticeOnTheDoor')));
  const attacker = play.state.figures.find(({ kind }) => kind === 'monster')?.id;
  const target = 'hero:bailiff';
  const job = { attacker, targets: [target], melee: true, terms: [{ n: 2, source }], mods, source };
  const strike = { job, target, terms: [], mods: {}, advantage: [], disadvantage: [], answered: [], waived: [] };
  const question = { ask: 'defend', hero: 'bailiff', strike: { ...strike, shield: [{ n: shield, source }] } };
  return harmlessAttackCommand({ ...play, state: { ...play.state, question } } as unknown as Play, [PROCEED]);
}

it('L21.2: asks for an item while a modifier card could do damage', () => {
  // An attack for 2 does 4 with the card 2x.
  expect([answer(0), answer(2), answer(3)]).toEqual([null, null, null]);
});

it('L21.2: does not ask if Shield keeps off the damage of every card, unless the attack has another effect', () => {
  expect(answer(4)).toEqual(PROCEED);
  expect(answer(4, { conditions: [] })).toEqual(PROCEED);
  expect(answer(4, { conditions: ['wound'] })).toBeNull();
  expect(answer(4, { push: 1 })).toBeNull();
  expect(answer(4, { pierce: 1 })).toBeNull();
});
