import { describe, expect, it } from 'vitest';
import { createScript, type Decision, type ScriptRule, type ScriptState } from '../../../src/rules/core/script';
import type { Transaction } from '../../../src/rules/core/transaction';

/** The events of these tests are words. A rule that a word triggers adds other words, or lets the player choose them. */
type Deed = { readonly say: string } | { readonly ask: readonly string[] };
type Rule = ScriptRule<string, number, Deed>;
interface Table extends ScriptState {
  number: number;
}

const script = createScript<readonly Rule[], Table, string, string, string, number, Deed>({
  rulesOf: (rules) => rules,
  applyConsequences: (t, event) => {
    if (event === 'more') t.state.number += 1;
  },
  happeningsOf: (_, event) => (event.startsWith('(') ? [] : [event]),
  isTriggered: (_, trigger, happening) => trigger === happening,
  isCircumstanceMet: (_, { number }, atLeast) => number >= atLeast,
  announce: (t, rule) => t.events.push(`(${rule})`),
  doDeed: (t, deed, decision) => {
    if ('say' in deed) t.events.push(deed.say);
    else t.state.decisions.push(decision);
  },
});

function table(rules: readonly Rule[], ...events: string[]): Transaction<readonly Rule[], Table, string> {
  return { book: rules, state: { number: 0, used: [], decisions: [] }, events };
}

describe('the special rules', () => {
  it('are triggered by events, and by the events of other rules', () => {
    const t = table(
      [
        { id: 'first', trigger: 'a', does: [{ say: 'b' }, { say: 'c' }] },
        { id: 'second', trigger: 'b', does: [{ say: 'd' }] },
      ],
      'a',
    );
    script.triggerByEvents(t);
    expect(t.events).toEqual(['a', '(first)', 'b', 'c', '(second)', 'd']);
    expect(t.state.used).toEqual(['first', 'second']);
  });

  it('are not triggered by events before the given index', () => {
    const t = table([{ id: 'one', trigger: 'a', does: [] }], 'a', 'b');
    script.triggerByEvents(t, 1);
    expect(t.events).toEqual(['a', 'b']);
  });

  it('that trigger each other without end throw an error instead of hanging', () => {
    const t = table(
      [
        { id: 'ping', trigger: 'a', does: [{ say: 'b' }] },
        { id: 'pong', trigger: 'b', does: [{ say: 'a' }] },
      ],
      'a',
    );
    expect(() => script.triggerByEvents(t)).toThrow('without end');
  });

  it('are triggered each time, or only once', () => {
    const rule = { trigger: 'a', does: [] } as const;
    const t = table(
      [
        { id: 'always', ...rule },
        { id: 'once', ...rule, once: true },
      ],
      'a',
      'a',
    );
    script.triggerByEvents(t);
    expect(t.events).toEqual(['a', 'a', '(always)', '(once)', '(always)']);
    expect(t.state.used).toEqual(['always', 'once']);
  });

  it('are triggered only if all their conditions hold at the moment of the event', () => {
    const t = table([{ id: 'high', trigger: 'a', needs: [0, 1], does: [] }], 'a', 'more', 'a');
    script.triggerByEvents(t);
    expect(t.events).toEqual(['a', 'more', 'a', '(high)']);
  });

  it('are triggered by a happening without an event', () => {
    const t = table([{ id: 'one', trigger: 'a', does: [{ say: 'b' }] }]);
    script.triggerByHappening(t, 'a');
    expect(t.events).toEqual(['(one)', 'b']);
  });
});

describe('a decision', () => {
  const rules: readonly Rule[] = [{ id: 'asking', trigger: 'a', does: [{ say: 'x' }, { ask: ['y', 'z'] }] }];
  const waiting = () => {
    const t = table(rules, 'a');
    script.triggerByEvents(t);
    return t;
  };

  it('belongs to the effect that requires it', () => {
    const { state } = waiting();
    expect(state.decisions).toEqual<Decision[]>([{ rule: 'asking', deed: 1 }]);
    expect(script.currentDeed(rules, state)).toEqual({ ask: ['y', 'z'] });
  });

  it('is removed with the answer, and the effects of the answer happen', () => {
    const t = waiting();
    script.decide(t, (deed, { rule }) => ('ask' in deed ? [{ say: rule }, ...deed.ask.map((say) => ({ say }))] : []));
    expect(t.events.slice(-3)).toEqual(['asking', 'y', 'z']);
    expect(t.state.decisions).toEqual([]);
    expect(script.currentDeed(rules, t.state)).toBeUndefined();
  });

  it('is not made if none waits', () => {
    const t = table(rules);
    script.decide(t, () => [{ say: 'y' }]);
    expect(t.events).toEqual([]);
  });
});
