/** How an input is applied: the order of drafts, commands and what follows, and what a refusal ends. */
import { expect, it } from 'vitest';
import { applyInput, type Reduction } from '../../src/session/inputs';

type Reduced = Reduction<never, string, string>;

/** Reductions by input; what is not named sends nothing and is followed by nothing. */
type Rows = Readonly<Record<string, { sends?: string[]; follows?: string[]; isDone?: false }>>;

/** Applies an input; the session refuses the command `refused`. */
function applied(rows: Rows, input: string) {
  const heard: string[] = [];
  const target = {
    reduce: (each: string): Reduced => {
      heard.push(`reduce ${each}`);
      const { sends = [], follows = [], isDone = true } = rows[each] ?? {};
      return { draft: `draft of ${each}`, commands: sends as never[], followUps: follows, isDone };
    },
    updateDraft: (draft: string) => void heard.push(draft),
    session: {
      dispatch(command: string) {
        heard.push(`send ${command}`);
        return command === 'refused' ? { ok: false, reason: 'no' } : { ok: true, events: [command] };
      },
    },
  };
  return { heard, result: applyInput(target as unknown as Parameters<typeof applyInput>[0], input as never) };
}

it('updates the draft before it sends, and lets inputs follow in order, each with its own followers at once', () => {
  const { heard, result } = applied({ tap: { sends: ['a', 'b'], follows: ['x', 'z'] }, x: { follows: ['y'] } }, 'tap');
  const of = (input: string) => [`reduce ${input}`, `draft of ${input}`];
  expect(heard).toEqual([...of('tap'), 'send a', 'send b', ...of('x'), ...of('y'), ...of('z')]);
  expect(result).toEqual({ isDone: true, answer: { ok: true, events: ['a'] } });
});

it('answers with an empty success if nothing is sent', () => {
  expect(applied({}, 'tap').result).toEqual({ isDone: true, answer: { ok: true, events: [] } });
});

it('ends with the first refused command: later commands and inputs are dropped', () => {
  const { heard, result } = applied({ tap: { sends: ['a', 'refused', 'b'], follows: ['x'] } }, 'tap');
  expect(heard.slice(2)).toEqual(['send a', 'send refused']);
  expect(result).toEqual({ isDone: false, answer: { ok: true, events: ['a'] } });
  expect(applied({ tap: { sends: ['refused'] } }, 'tap').result).toEqual({
    isDone: false,
    answer: { ok: false, reason: 'no' },
  });
});

it.each<[string, Rows]>([
  ['the input', { tap: { isDone: false, follows: ['x'] } }],
  ['an input that follows', { tap: { follows: ['x', 'y'] }, x: { isDone: false } }],
])('is not done if %s is not, even if the last one is', (_, rows) => {
  const { heard, result } = applied(rows, 'tap');
  expect(heard.length).toBeGreaterThan(2);
  expect(result.isDone).toBe(false);
});
