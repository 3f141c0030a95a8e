import { describe, expect, it } from 'vitest';
import { type ChoiceTask, offerChoice } from '../../../src/rules/longTable/choices';
import { answerQuestion, optionsOf } from '../../../src/rules/longTable/engine';
import type { Choice, Option } from '../../../src/rules/longTable/tasks';
import { applyRule } from '../../../src/rules/longTable/transaction';
import { startTable } from '../../kit/longTable';

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
  const { book, state } = startTable('1 . a'.replaceAll(' ', '\n\n'), {
    figures: { '1': 'fighter', a: 'rat' },
    setup: { variants: { lessChance: false, death: false, grim } },
  });
  return { book, ...applyRule(book, state, (t) => offerChoice(t, choice(over), then)) };
}

describe('a choice between equal options', () => {
  it('L26.1: the player chooses, and the option that is best for the monster is preset', () => {
    const { book, state, events } = offered();
    expect(state.question).toEqual({ ask: 'choice', choice: choice(), then });
    expect(optionsOf(book, state)).toEqual([
      { type: 'choose', option: hex('a1') },
      { type: 'choose', option: hex('b1') },
    ]);
    expect(events).toEqual([{ type: 'choiceOffered', choice: choice(), rule: 'L24.7' }]);
  });

  it('L36.8: an event names the chosen option and whether it was the preset; the rule that asked then continues with it', () => {
    const { book, state } = offered();
    const made = (option: Option) =>
      applyRule(book, state, (t) => answerQuestion(t, { type: 'choose', option })).events[0];
    const told = { type: 'choiceMade', rule: 'L24.7', figure: 'monster:rat:1' };
    expect(made(hex('a1'))).toEqual({ ...told, option: hex('a1'), preset: false });
    expect(made(hex('b1'))).toEqual({ ...told, option: hex('b1'), preset: true });
  });

  it('L36.8: a single option is not asked about and causes no event', () => {
    const { state, events } = offered({ options: [hex('a1')], preset: 0 });
    expect([state.question, events]).toEqual([null, []]);
    expect(state.agenda).toEqual([{ ...then, chosen: hex('a1') }]);
  });

  it('L35.3: the grim variant takes the preset for a monster’s choice', () => {
    const { state, events } = offered({}, true);
    expect(state.question).toBeNull();
    expect(state.agenda).toEqual([{ ...then, chosen: hex('b1') }]);
    expect(events).toMatchObject([{ type: 'choiceMade', option: hex('b1'), preset: true, rule: 'L35.3' }]);
  });

  it('L35.3: in the grim variant, choices that are not a monster’s are still asked', () => {
    expect(offered({ figure: 'hero:fighter' }, true).state.question).toMatchObject({ ask: 'choice' });
    expect(offered({ figure: null }, true).state.question).toMatchObject({ ask: 'choice' });
  });

  it('throws when a rule asks without any option', () => {
    expect(() => offered({ options: [], preset: 0 })).toThrow('the choice of L24.7 has no preset option');
  });
});
