/**
 * Refuses commit subjects that are empty, too long, or end with a full stop. `npm install` installs the script as git's
 * commit-msg hook (scripts/hooks).
 */
import { readFileSync } from 'node:fs';

const MAX_LENGTH = 60;

/** Subjects that git writes itself. */
const WRITTEN_BY_GIT = /^(?:Merge|Revert|fixup!|squash!|amend!) /;

/**
 * Checks the first line of a commit message.
 * @returns why the subject is refused, in one sentence; null if it is fine
 */
export function refusalOf(message: string): string | null {
  const subject = message.split(/\r?\n/, 1)[0] ?? '';
  if (subject.trim() === '') return 'The commit has no subject.';
  if (WRITTEN_BY_GIT.test(subject)) return null;
  const length = [...subject].length;
  if (length > MAX_LENGTH) return `The subject has ${length} characters; at most ${MAX_LENGTH} are allowed.`;
  return subject.endsWith('.') ? 'The subject ends with a full stop.' : null;
}

const [, , file] = process.argv;
if (file && process.argv[1]?.endsWith('commitSubject.ts')) {
  const refusal = refusalOf(readFileSync(file, 'utf8'));
  if (refusal) {
    console.error(`${refusal} Say in the imperative what changes and where, and put the why into the body.`);
    process.exitCode = 1;
  }
}
