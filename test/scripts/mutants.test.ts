/** Tests the mutants of a source text: each kind is found, except in code that only the compiler reads. */
import { describe, expect, it } from 'vitest';
import { KINDS, lineOf, mutantsIn, mutatedText } from '../../scripts/mutants/draw';
import { errorsIn } from '../../scripts/mutants/testRuns';

/** The mutated texts, of one kind or of all kinds. */
function broken(source: string, kind?: (typeof KINDS)[number], name = 'a.ts'): string[] {
  return mutantsIn(name, source)
    .filter((each) => kind === undefined || each.kind === kind)
    .map((each) => mutatedText(source, each))
    .sort();
}

describe('a mutant', () => {
  it.each([
    ['condition negated', 'if (a) b();', 'if (!(a)) b();'],
    ['condition negated', 'x = a ? b : c;', 'x = !(a) ? b : c;'],
    ['comparison swapped', 'x = a <= b;', 'x = a < b;'],
    ['comparison swapped', 'x = (a) !== /* not < */ b;', 'x = (a) === /* not < */ b;'],
    ['and for or', 'x = a && b;', 'x = a || b;'],
    ['sum for difference', 'x = a + b;', 'x = a - b;'],
    ['statement removed', 'if (a) b();', 'if (a) {}'],
    ['number changed', 'f(9);', 'f(10);'],
    ['text changed', "f('it');", 'f("it~");'],
    ['yes for no', 'f(true);', 'f(false);'],
  ] as const)('%s: %s', (kind, source, mutant) => {
    expect(broken(source, kind)).toEqual([mutant]);
  });

  it('exists of every kind', () => {
    const source = "if (a < 1 && b) f('x', true, c + d);";
    expect([...new Set(mutantsIn('a.ts', source).map(({ kind }) => kind))].sort()).toEqual([...KINDS].sort());
  });

  it.each([
    ["import a from 'a';", 'a.ts'],
    ["export * from 'a';", 'a.ts'],
    ["export { a } from 'a';", 'a.ts'],
    ["type A = 'a' | 1;", 'a.ts'],
    ["interface A { readonly a: 'b' }", 'a.ts'],
    ["declare const a: Record<'b', 2>;", 'a.ts'],
    ['const a = <p class="b" />;', 'a.tsx'],
    ["'use strict';", 'a.ts'],
  ])('is not made in code that is only for the compiler or for another file: %s', (source, name) => {
    expect(broken(source, undefined, name)).toEqual([]);
  });

  it('is made inside type assertions, but not in the names of fields', () => {
    expect(broken("const x = { 'a': [1] as const } satisfies A;")).toEqual([
      "const x = { 'a': [2] as const } satisfies A;",
    ]);
  });

  it('has its line number', () => {
    const source = 'a;\nb;\n\nc = 1;\n';
    expect(
      mutantsIn('a.ts', source)
        .map((each) => lineOf(source, each))
        .sort(),
    ).toEqual([1, 2, 4, 4]);
  });

  it('is not made from a text that cannot be parsed', () => {
    expect(() => mutantsIn('a.ts', 'const = ;')).toThrow(SyntaxError);
  });
});

describe('the reason in a test runner’s output', () => {
  it.each([
    ['AssertionError: expected 1 to be 2', ['AssertionError: expected 1 to be 2']],
    ['  Error: Test timed out in 60000ms.', ['  Error: Test timed out in 60000ms.']],
    ['Unknown Error: undefined', ['Unknown Error: undefined']],
    ['no Errors: none', []],
  ])('%s', (said, errors) => {
    expect(errorsIn(`first\n${said}\nlast`)).toEqual(errors);
  });
});
