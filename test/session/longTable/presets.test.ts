/** L26.1: which of a monster's equal options is taken for the player. */
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import type { Command } from '../../../src/rules/longTable/commands';
import { presetOf } from '../../../src/session/longTable/presets';

const CROW = 'monster:crow:1';
const hex = (at: string) => ({ option: 'hex', hex: at });
const choose = (option: object) => ({ type: 'choose', option }) as unknown as Command;
const OPTIONS = [choose(hex('a1')), choose(hex('b1')), choose(hex('c1'))];

function asked(figure: string, preset: number, ask = 'choice'): Play {
  const figures = [
    { id: 'hero:bailiff', kind: 'hero' },
    { id: CROW, kind: 'monster' },
    { id: 'monster:crow:2', kind: 'monster' },
  ];
  const options = ['a1', 'b1', 'c1'].map(hex);
  return { state: { question: { ask, choice: { figure, options, preset } }, figures } } as unknown as Play;
}

it.each([0, 1, 2])('takes the preset of the monster’s options: number %i', (preset) => {
  expect(presetOf(asked(CROW, preset), [...OPTIONS].reverse())).toEqual(OPTIONS[preset]);
});

it.each<[string, Play, readonly Command[]]>([
  ['of a hero', asked('hero:bailiff', 0), OPTIONS],
  ['of a figure that is gone', asked('monster:gone:1', 0), OPTIONS],
  ['when another question is asked', asked(CROW, 0, 'targets'), OPTIONS],
  ['if the preset is not offered', asked(CROW, 0), OPTIONS.slice(1)],
  ['if only another command has the option', asked(CROW, 0), [{ ...choose(hex('a1')), type: 'pay' } as never]],
])('takes none %s', (_, play, options) => {
  expect(presetOf(play, options)).toBeNull();
});

it('takes none if nothing is asked', () => {
  expect(presetOf({ state: { question: null, figures: [] } } as unknown as Play, OPTIONS)).toBeNull();
});
