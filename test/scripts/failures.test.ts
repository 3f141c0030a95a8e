import { describe, expect, it } from 'vitest';
import { failureLines, type TestReport } from '../../scripts/failures';

type TestFile = TestReport['testResults'][number];

const failed = (fullName: string, ...failureMessages: string[]) => ({ fullName, status: 'failed', failureMessages });
const passed = (fullName: string) => ({ fullName, status: 'passed', failureMessages: [] });
const fileWith = (...assertionResults: TestFile['assertionResults']): TestFile => ({
  name: '/game/test/rules/move.test.ts',
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  message: '',
  assertionResults,
});
const lines = (...testResults: TestFile[]) => failureLines([{ testResults }], '/game');

const ERROR = [
  "AssertionError: \u001b[31mexpected 'a' to be 'b'\u001b[39m",
  '',
  'Expected: "b"',
  '    at chai (/game/node_modules/chai/index.js:1:1)',
  '    at /game/test/rules/move.test.ts:7:9',
  '    at run (/game/node_modules/vitest/index.js:1:1)',
].join('\n');

describe('what failed, at the end of .ci/run', () => {
  it('is nothing if all tests passed', () => {
    expect(lines(fileWith(passed('moves')))).toEqual([]);
  });

  it('is the full name of a test with the first lines of its error and its place, without colours', () => {
    expect(lines(fileWith(passed('rests'), failed('R12 moves', ERROR)))).toEqual([
      'FAILED test/rules/move.test.ts > R12 moves',
      "    AssertionError: expected 'a' to be 'b'",
      '    Expected: "b"',
      '    at /game/test/rules/move.test.ts:7:9',
    ]);
  });

  it('says that a test took too long, which the report leaves out', () => {
    expect(lines(fileWith(failed('waits', 'Error: STACK_TRACE_ERROR')))[1]).toBe('    Error: timed out');
  });

  it('is a file that cannot be read, or whose hook throws', () => {
    const message = 'Error: the page cannot be built';
    for (const tests of [[], [passed('moves')]]) {
      expect(lines({ ...fileWith(...tests), status: 'failed', message })).toEqual([
        'FAILED test/rules/move.test.ts',
        `    ${message}`,
      ]);
    }
  });

  it('stands in the order of the reports', () => {
    const report = (name: string): TestReport => ({ testResults: [fileWith(failed(name))] });
    expect(failureLines([report('short'), report('long')], '/game')).toEqual([
      'FAILED test/rules/move.test.ts > short',
      'FAILED test/rules/move.test.ts > long',
    ]);
  });

  it('fits into 51 lines: the more fail, the less of each error is shown', () => {
    const error = Array.from({ length: 30 }, (_, n) => `line ${n}`).join('\n');
    const told = (count: number) =>
      lines(fileWith(...Array.from({ length: count }, (_, n) => failed(`test ${n}`, error))));
    expect(told(1)).toHaveLength(9);
    expect(told(10)).toHaveLength(50);
    expect(told(50)).toHaveLength(50);
    expect(told(70)).toHaveLength(51);
    expect(told(70).at(-1)).toBe('and 20 more');
  });
});
