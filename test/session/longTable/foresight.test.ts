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
function foretold(mods: Mods, drawing = ROW, amount = 4, cards = ['+1', '-1']) {
  const table = stack(startTable(drawing, { figures: { '1': 'fighter', A: 'rat' } }), 'fighter', cards);
  const { book, state } = fight(table, (t) => beginAttack(t, heroJob(amount, ['monster:rat:1'], mods)));
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

it('L14.2: includes what a Slam adds to a push or pull by a single hex', () => {
  const NEAR = `
    1

    A

    X
  `;
  expect(foretold({ push: 1, slam: 2 }, NEAR)?.slam).toMatchObject({ n: 2 });
  expect(foretold({ pull: 1, slam: 2 }, NEAR)?.slam).toMatchObject({ n: 2 });
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

it.each<[string, number, readonly string[], number]>([
  ['the mean damage', 4, ['+1', '-1'], 2],
  ['the mean damage, rounded', 4, ['+1', '-1', '-1'], 2],
  ['a kill as likely as not', 6, ['+1', '-1'], 0],
  ['a mean below the HP, though a kill is as likely as not', 5, ['+1', '-1'], 1],
  ['a kill for sure, with more damage than HP', 12, ['+1', '-1'], 0],
  ['a mean as high as the HP, though it will rather survive', 5, ['2x', '-1', '-1'], 1],
])('L36.9: tells the HP after %s', (_, amount, cards, after) => {
  expect(foretold({}, ROW, amount, [...cards])).toMatchObject({ figure: 'monster:rat:1', hp: 6, after });
});
