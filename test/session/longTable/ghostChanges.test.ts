/** What changes for the figures that act later if the hero stands on the ghost's hex. */
import { expect, it } from 'vitest';
import { changesOf } from '../../../src/session/longTable/ghostChanges';
import type { GhostForecast } from '../../../src/session/longTable/ghosts';

type Strikes = readonly (readonly [target: string, mean: number])[];
const turn = (figure: string, strikes: Strikes) => ({
  figure,
  strikes: strikes.map(([target, mean]) => ({ target, mean })),
});
const changes = (stay: readonly object[], here: readonly object[]) =>
  changesOf({ hex: 'a1', stay: { turns: stay }, here: { turns: here } } as unknown as GhostForecast);

it.each<[string, Strikes, Strikes, boolean]>([
  ['the same strike', [['a', 2]], [['a', 2]], false],
  ['another target', [['a', 2]], [['b', 2]], true],
  [
    'one target more, without damage',
    [['a', 2]],
    [
      ['a', 2],
      ['b', 0],
    ],
    true,
  ],
  [
    'the same targets in another order',
    [
      ['a', 1],
      ['b', 2],
    ],
    [
      ['b', 2],
      ['a', 1],
    ],
    false,
  ],
  ['a tenth more', [['a', 2]], [['a', 2.1]], true],
  ['less than half a tenth more', [['a', 2]], [['a', 2.04]], false],
  [
    'a different division among the targets',
    [
      ['a', 1],
      ['b', 2],
    ],
    [
      ['a', 2],
      ['b', 1],
    ],
    false,
  ],
  ['no strike at all', [], [], false],
])('compares %s', (_, before, after, changed) => {
  expect(changes([turn('crow', before)], [turn('crow', after)])[0]?.changed).toBe(changed);
});

it('sums the damage of several strikes, and names each target once', () => {
  const stay = [
    turn('rat', [['c', 9]]),
    turn('crow', [
      ['a', 1],
      ['a', 0.5],
    ]),
  ];
  const [change, ...others] = changes(stay, [
    turn('crow', [
      ['b', 1],
      ['b', 2],
      ['a', 0.25],
    ]),
  ]);
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    turn: { figure: 'crow' },
    targets: ['b', 'a'],
    before: ['a'],
    mean: 3.25,
    meanBefore: 1.5,
  });
});

it('compares a figure that would not act if the hero stayed with no strikes', () => {
  const [change] = changes([], [turn('crow', [['a', 1]])]);
  expect(change).toMatchObject({ before: [], meanBefore: 0, changed: true });
  expect(changes([], [turn('crow', [])])[0]).toMatchObject({ mean: 0, changed: false });
});
