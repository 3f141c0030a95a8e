/** Makes git use scripts/hooks; `npm install` runs this script. Does nothing without git, outside a checkout, or if a hooks path is set. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PATH = 'scripts/hooks';

/** Returns the standard output of a git command, or null if git is missing or the command fails. */
function git(...words: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

// Keeps a hooks path that the user has set, and skips a copy of the project inside another repository.
if (existsSync('.git') && git('config', '--get', 'core.hooksPath') === null) git('config', 'core.hooksPath', PATH);
