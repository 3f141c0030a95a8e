/** Tests the schemas of printed values and tasks in a checkpoint of the Long Table. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { yes } from '../../../src/journal/longTable/printedSchema';
import { taskShape } from '../../../src/journal/longTable/taskSchema';

it('a printed flag is true or absent, never false', () => {
  expect([true, false, 1, 'true'].map((each) => v.is(yes, each))).toEqual([true, false, false, false]);
});

describe('an attack in progress', () => {
  const source = { from: 'adjacent' } as const;
  const mods = { conditions: ['wound'], lien: true } as object;
  const job = {
    attacker: 'bailiff',
    melee: true,
    range: 1,
    terms: [],
    mods,
    targets: ['hound1'],
    source,
    mayWaive: true,
  };
  const strike = (waived: readonly string[], more: object = {}) => ({
    do: 'strike',
    step: 'draw',
    strike: {
      job: { ...job, ...more },
      target: 'hound1',
      terms: [{ n: 2, source }],
      mods,
      advantage: [],
      disadvantage: [source],
      answered: [],
      shield: [],
      waived,
    },
  });

  it.each([[[]], [['wound']], [['lien']], [['lien', 'stun']]])(
    'is accepted with these waived effects: %j (L14.1)',
    (waived) => {
      expect(v.safeParse(taskShape, strike(waived)).issues).toBeUndefined();
    },
  );

  it.each([
    ['an unknown condition', strike(['boredom'])],
    ['a flag `calls` that is false', strike([], { calls: false })],
    ['an unknown kind of task', { ...strike([]), do: 'strikes' }],
    ['a surplus field', { ...strike([]), more: 1 }],
  ])('is refused with %s', (_, wrong) => {
    expect(v.is(taskShape, wrong)).toBe(false);
  });
});
