/** Tests the foresight for an attack besides its own odds. */
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { beginAttack } from '../../../src/rules/longTable/attack';
import type { Mods } from '../../../src/rules/longTable/vocabulary';
import { threatsOf } from '../../../src/session/longTable/foresight';
import { startTable } from '../../kit/longTable';
import { fight, heroJob, stack } from '../../rules/longTable/fighting';

const ROW = `
  1

  A

  .

  X
`;
/** The foresight for an attack against a rat with 6 HP; the next modifier card is +1 or -1. */
function foretold(mods: Mods, drawing = ROW) {
  const table = stack(startTable(drawing, { figures: { '1': 'fighter', A: 'rat' } }), 'fighter', ['+1', '-1']);
  const { book, state } = fight(table, (t) => beginAttack(t, heroJob(4, ['monster:rat:1'], mods)));
  const [threat] = threatsOf({ phase: 'turn', book, state, events: [] } as unknown as Play, [], null);
  return threat;
}

it('L14.2: includes what a Slam adds if the target is stopped on its way, and whether that kills it', () => {
  const threat = foretold({ push: 2, slam: 2 });
  expect(threat?.odds.kill).toBe(0);
  expect(threat?.slam).toEqual({ n: 2, kill: 0.5 });
  expect(foretold({ push: 2, slam: 1 })?.slam).toEqual({ n: 1, kill: 0.5 });
  expect(foretold({ push: 2, slam: 3 })?.slam).toEqual({ n: 3, kill: 1 });
});

it('L14.2: includes no Slam if nothing is in the way, the target is not moved, or the attack has no Slam', () => {
  const OPEN = `
    .   .   .   .
      .   .   .
    .   1   A   .
      .   .   .
    .   .   .   .
  `;
  expect(foretold({ push: 1, slam: 2 }, OPEN)?.slam).toBeNull();
  expect(foretold({ push: 1, slam: 2 }, OPEN)?.odds.mean).toBe(4);
  // On a pull the attacker itself is in the way.
  expect(foretold({ pull: 2, slam: 2 }, OPEN)?.slam).toMatchObject({ n: 2 });
  expect(foretold({ slam: 2 })?.slam).toBeNull();
  expect(foretold({ push: 2 })?.slam).toBeNull();
});
