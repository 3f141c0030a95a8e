/** What is printed, and what is under way, in a checkpoint of the Long Table. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { yes } from '../../../src/journal/longTable/printedSchema';
import { task } from '../../../src/journal/longTable/taskSchema';

it('what is printed or is not is there or is not: never a no', () => {
  expect([true, false, 1, 'true'].map((each) => v.is(yes, each))).toEqual([true, false, false, false]);
});

describe('an attack under way', () => {
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
    'is taken up with what was waived of it: %j (L14.1)',
    (waived) => {
      expect(v.safeParse(task, strike(waived)).issues).toBeUndefined();
    },
  );

  it.each([
    ['a condition that there is not', strike(['boredom'])],
    ['a call that is not paid', strike([], { calls: false })],
    ['what is not an attack', { ...strike([]), do: 'strikes' }],
    ['a surplus field', { ...strike([]), more: 1 }],
  ])('is refused with %s', (_, wrong) => {
    expect(v.is(task, wrong)).toBe(false);
  });
});
