/** Breaks a file in place, runs unit tests, and restores the file. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const RUNNER = 'node_modules/vitest/vitest.mjs';
/** The maximum ms for one run of tests. A run that takes longer, as with an endless loop, is stopped and counts as `late`. */
const TIMEOUT_MS = 900_000;

/** `late`: only timeouts failed or the run was stopped, so the result says nothing certain about the code. */
export type Verdict = 'pass' | 'fail' | 'late';

export interface TestRun {
  readonly verdict: Verdict;
  /** The file and name of the first failed test, or null if no test failed or the name is unknown. */
  readonly by: string | null;
}

const UNTIL_FIRST = ['--project', 'unit*', '--bail', '1'];

/** Runs the unit tests in these files or folders, until the first test fails. */
export const runTests = (tests: readonly string[]): Promise<TestRun> => runVitest(['run', ...UNTIL_FIRST, ...tests]);

/** Runs every unit test that depends on a file, in any room, until the first test fails. */
export const runRelatedTests = (file: string): Promise<TestRun> =>
  runVitest(['related', '--run', ...UNTIL_FIRST, file]);

async function runVitest(asked: readonly string[]): Promise<TestRun> {
  const { status, said } = await outcomeOf([RUNNER, ...asked]);
  if (status === 0) return { verdict: 'pass', by: null };
  const errors = errorsIn(said);
  // If the test runner cannot start its workers in time, it reports no error of a test, or only a timeout.
  const late = errors.every((line) => /timed? ?out/i.test(line));
  const by = /^ *FAIL +\S+ +(.+)$/m.exec(said)?.[1] ?? null;
  return { verdict: status === null || late ? 'late' : 'fail', by };
}

/** Returns the lines in which the test runner reports errors. A thrown value that is not an Error appears as "Unknown Error". */
export function errorsIn(said: string): string[] {
  return [...said.matchAll(/^ *(?:\w+ )?\w*Error: .*$/gm)].map(([line]) => line);
}

/** Runs the test runner. @returns `status`: the exit code, or null if the runner was stopped; `said`: its output */
function outcomeOf(run: string[]): Promise<{ status: number | null; said: string }> {
  const env = { ...process.env, NO_COLOR: '1' };
  const options = { env, timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: 1e9 } as const;
  return new Promise((done) => {
    const child = execFile(process.execPath, run, options, (_error, stdout, stderr) => {
      done({ status: child.exitCode, said: `${stdout}\n${stderr}` });
    });
  });
}

/** Replaces the text of a file while `then` runs, and restores the file even after an error, SIGINT or SIGTERM. */
export async function whileBroken<T>(file: string, text: string, then: () => Promise<T>): Promise<T> {
  const source = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, source);
  const interrupted = () => {
    restore();
    process.exit(1);
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    writeFileSync(file, text);
    return await then();
  } finally {
    restore();
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}
