/**
 * Lists the failures in the test runner's JSON reports: `tsx scripts/failures.ts report.json ...`. `.ci/run` prints this list last, because
 * a reader of a long output begins at the end.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The part of the test runner's JSON report that this script reads. */
export interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface Failure {
  readonly name: string;
  readonly error: string;
}

/** How many lines a reader sees without scrolling up. */
const LINES = 50;
const LINES_OF_AN_ERROR = 8;

// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape character begins a terminal's colour.
const COLOURS = /\u001b\[[\d;]*m/g;

function failuresIn(report: TestReport, root: string): Failure[] {
  return report.testResults.flatMap((file) => {
    const path = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    const tests = failed.map(({ fullName, failureMessages }) => ({
      name: `${path} > ${fullName}`,
      error: (failureMessages ?? []).join('\n'),
    }));
    // A test file can fail as a whole: because it cannot be loaded, or because a hook throws.
    const isBroken = file.status === 'failed' && tests.length === 0;
    return isBroken ? [{ name: path, error: file.message ?? '' }] : tests;
  });
}

/** Returns the first lines of an error, and the first line of its stack that names a test file: at most `most` lines. */
function beginningOf(error: string, most: number): string[] {
  // The report of a test that timed out has STACK_TRACE_ERROR instead of a message.
  const lines = error.replaceAll(COLOURS, '').replace('STACK_TRACE_ERROR', 'timed out').split('\n');
  const said = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(0, most);
  const place = lines.find((line) => /^\s+at .*\btest\//.test(line));
  return [...said, ...(place && said.length < most ? [place.trim()] : [])].map((line) => `    ${line.slice(0, 200)}`);
}

/**
 * Returns the name of each failed test, or of the test file if the file fails as a whole, with as many lines of each error as fit into
 * `LINES` lines. Of more than `LINES` failures, only the first `LINES` are named, and the last line gives the number of the others.
 * @param root the folder to which paths are relative
 */
export function failureLines(reports: readonly TestReport[], root: string): string[] {
  const failures = reports.flatMap((report) => failuresIn(report, root));
  const most = Math.max(0, Math.min(LINES_OF_AN_ERROR, Math.floor(LINES / Math.max(1, failures.length)) - 1));
  const named = failures.slice(0, LINES);
  const lines = named.flatMap(({ name, error }) => [`FAILED ${name}`, ...beginningOf(error, most)]);
  return failures.length > LINES ? [...lines, `and ${failures.length - LINES} more`] : lines;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const reports = process.argv.slice(2).filter((path) => existsSync(path));
  const read = reports.map((path): TestReport => JSON.parse(readFileSync(path, 'utf8')));
  for (const line of failureLines(read, fileURLToPath(new URL('..', import.meta.url)))) console.log(line);
}
