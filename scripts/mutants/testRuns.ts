/** Breaks a file where it lies, asks the unit tests about it, and puts it right again. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const RUNNER = 'node_modules/vitest/vitest.mjs';
/** Milliseconds that the tests of a room may take: what goes round for ever is noticed too. */
const TIMEOUT_MS = 900_000;

/** `late`: on a busy machine nothing failed but by the clock, which says nothing of the code. */
export type Verdict = 'pass' | 'fail' | 'late';

export interface TestRun {
  readonly verdict: Verdict;
  /** The first test that failed, its file and name; null: none has, or its name was not told. */
  readonly by: string | null;
}

const UNTIL_FIRST = ['--project', 'unit', '--project', 'unit-alone', '--bail', '1'];

/** Runs unit tests, files or folders, until the first fails. */
export const runTests = (tests: readonly string[]): Promise<TestRun> => runVitest(['run', ...UNTIL_FIRST, ...tests]);

/** Runs every unit test that hangs on a file, of whatever room, until the first fails. */
export const runRelatedTests = (file: string): Promise<TestRun> =>
  runVitest(['related', '--run', ...UNTIL_FIRST, file]);

async function runVitest(asked: readonly string[]): Promise<TestRun> {
  const { status, said } = await outcomeOf([RUNNER, ...asked]);
  if (status === 0) return { verdict: 'pass', by: null };
  const errors = errorsIn(said);
  // A runner that cannot start its workers in time has no test's error to tell, or one of the clock.
  const late = errors.every((line) => /timed? ?out/i.test(line));
  const by = /^ *FAIL +\S+ +(.+)$/m.exec(said)?.[1] ?? null;
  return { verdict: status === null || late ? 'late' : 'fail', by };
}

/** The lines in which a runner tells errors. What was thrown and is none is an "Unknown Error" there. */
export function errorsIn(said: string): string[] {
  return [...said.matchAll(/^ *(?:\w+ )?\w*Error: .*$/gm)].map(([line]) => line);
}

/** `status` null: it was stopped. */
function outcomeOf(run: string[]): Promise<{ status: number | null; said: string }> {
  const env = { ...process.env, NO_COLOR: '1' };
  const options = { env, timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: 1e9 } as const;
  return new Promise((done) => {
    const child = execFile(process.execPath, run, options, (_error, stdout, stderr) => {
      done({ status: child.exitCode, said: `${stdout}\n${stderr}` });
    });
  });
}

/** Does something while a file has another text. The file is put right again in any case. */
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
