import { describe, expect, it } from 'vitest';
import { type ChoiceTask, offerChoice } from '../../../src/rules/longTable/choices';
import { answer, optionsOf } from '../../../src/rules/longTable/engine';
import type { Choice, Option } from '../../../src/rules/longTable/tasks';
import { resolve } from '../../../src/rules/longTable/transaction';
import { lay } from '../../kit/longTable';

const hex = (name: string): Option => ({ option: 'hex', hex: name });
const then: ChoiceTask = { do: 'fall', figure: 'monster:rat:1' };
const choice = (over: Partial<Choice> = {}): Choice => ({
  rule: 'L24.7',
  figure: 'monster:rat:1',
  options: [hex('a1'), hex('b1')],
  preset: 1,
  ...over,
});

function offered(over: Partial<Choice> = {}, grim = false) {
  const { book, state } = lay('1 . a'.replaceAll(' ', '\n\n'), {
    figures: { '1': 'fighter', a: 'rat' },
    setup: { variants: { lessChance: false, death: false, grim } },
  });
  return { book, ...resolve(book, state, (t) => offerChoice(t, choice(over), then)) };
}

describe('one of several equals', () => {
  it('L26.1: the player chooses, and what serves the monster best is preset', () => {
    const { book, state, events } = offered();
    expect(state.question).toEqual({ ask: 'choice', choice: choice(), then });
    expect(optionsOf(book, state)).toEqual([
      { type: 'choose', option: hex('a1') },
      { type: 'choose', option: hex('b1') },
    ]);
    expect(events).toEqual([{ type: 'choiceOffered', choice: choice(), rule: 'L24.7' }]);
  });

  it('L36.8: what was chosen is told, and whether it was the preset; what it is for goes on with it', () => {
    const { book, state } = offered();
    const made = (option: Option) => resolve(book, state, (t) => answer(t, { type: 'choose', option })).events[0];
    const told = { type: 'choiceMade', rule: 'L24.7', figure: 'monster:rat:1' };
    expect(made(hex('a1'))).toEqual({ ...told, option: hex('a1'), preset: false });
    expect(made(hex('b1'))).toEqual({ ...told, option: hex('b1'), preset: true });
  });

  it('L36.8: one option is no choice: nothing is asked, and nothing told', () => {
    const { state, events } = offered({ options: [hex('a1')], preset: 0 });
    expect([state.question, events]).toEqual([null, []]);
    expect(state.agenda).toEqual([{ ...then, chosen: hex('a1') }]);
  });

  it('L35.3: the grim variant takes the preset of a monster', () => {
    const { state, events } = offered({}, true);
    expect(state.question).toBeNull();
    expect(state.agenda).toEqual([{ ...then, chosen: hex('b1') }]);
    expect(events).toMatchObject([{ type: 'choiceMade', option: hex('b1'), preset: true, rule: 'L35.3' }]);
  });

  it('L35.3: what is no monster’s choice is asked all the same', () => {
    expect(offered({ figure: 'hero:fighter' }, true).state.question).toMatchObject({ ask: 'choice' });
    expect(offered({ figure: null }, true).state.question).toMatchObject({ ask: 'choice' });
  });

  it('is a bug of the rule that asks if there is nothing to choose', () => {
    expect(() => offered({ options: [], preset: 0 })).toThrow('L24.7 offers nothing');
  });
});
