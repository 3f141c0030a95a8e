import { describe, expect, it } from 'vitest';
import { type Decision, type ScriptRule, type ScriptState, scriptOf } from '../../../src/rules/core/script';
import type { Transaction } from '../../../src/rules/core/transaction';

/** Rules that listen to words: they say others when the table's number is high enough, or ask what to say. */
type Deed = { readonly say: string } | { readonly ask: readonly string[] };
type Rule = ScriptRule<string, number, Deed>;
interface Table extends ScriptState {
  number: number;
}

const script = scriptOf<readonly Rule[], Table, string, string, string, number, Deed>({
  rulesOf: (rules) => rules,
  precede: (t, event) => {
    if (event === 'more') t.state.number += 1;
  },
  happeningsOf: (_, event) => (event.startsWith('(') ? [] : [event]),
  isTriggered: (_, trigger, happening) => trigger === happening,
  holds: (_, { number }, atLeast) => number >= atLeast,
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
  it('listen to what is told, and to what they do about it themselves', () => {
    const t = table(
      [
        { id: 'first', trigger: 'a', does: [{ say: 'b' }, { say: 'c' }] },
        { id: 'second', trigger: 'b', does: [{ say: 'd' }] },
      ],
      'a',
    );
    script.listen(t);
    expect(t.events).toEqual(['a', '(first)', 'b', 'c', '(second)', 'd']);
    expect(t.state.used).toEqual(['first', 'second']);
  });

  it('do not hear what was told before', () => {
    const t = table([{ id: 'one', trigger: 'a', does: [] }], 'a', 'b');
    script.listen(t, 1);
    expect(t.events).toEqual(['a', 'b']);
  });

  it('that trigger each other without end throw, and do not hang', () => {
    const t = table(
      [
        { id: 'ping', trigger: 'a', does: [{ say: 'b' }] },
        { id: 'pong', trigger: 'b', does: [{ say: 'a' }] },
      ],
      'a',
    );
    expect(() => script.listen(t)).toThrow('without end');
  });

  it('answer each time, or only once', () => {
    const rule = { trigger: 'a', does: [] } as const;
    const t = table(
      [
        { id: 'always', ...rule },
        { id: 'once', ...rule, once: true },
      ],
      'a',
      'a',
    );
    script.listen(t);
    expect(t.events).toEqual(['a', 'a', '(always)', '(once)', '(always)']);
    expect(t.state.used).toEqual(['always', 'once']);
  });

  it('need all that they need, as it is when they hear', () => {
    const t = table([{ id: 'high', trigger: 'a', needs: [0, 1], does: [] }], 'a', 'more', 'a');
    script.listen(t);
    expect(t.events).toEqual(['a', 'more', 'a', '(high)']);
  });

  it('respond to what is told in no event', () => {
    const t = table([{ id: 'one', trigger: 'a', does: [{ say: 'b' }] }]);
    script.respond(t, 'a');
    expect(t.events).toEqual(['(one)', 'b']);
  });
});

describe('a question', () => {
  const rules: readonly Rule[] = [{ id: 'asking', trigger: 'a', does: [{ say: 'x' }, { ask: ['y', 'z'] }] }];
  const asked = () => {
    const t = table(rules, 'a');
    script.listen(t);
    return t;
  };

  it('is about the deed that asks it', () => {
    const { state } = asked();
    expect(state.decisions).toEqual<Decision[]>([{ rule: 'asking', deed: 1 }]);
    expect(script.currentDeed(rules, state)).toEqual({ ask: ['y', 'z'] });
  });

  it('is gone with the answer, whose deeds are done', () => {
    const t = asked();
    script.decide(t, (deed, { rule }) => ('ask' in deed ? [{ say: rule }, ...deed.ask.map((say) => ({ say }))] : []));
    expect(t.events.slice(-3)).toEqual(['asking', 'y', 'z']);
    expect(t.state.decisions).toEqual([]);
    expect(script.currentDeed(rules, t.state)).toBeUndefined();
  });

  it('that nobody asks is not answered', () => {
    const t = table(rules);
    script.decide(t, () => [{ say: 'y' }]);
    expect(t.events).toEqual([]);
  });
});
