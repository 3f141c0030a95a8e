/** Points git at scripts/hooks; `npm install` runs this script. It does nothing without git, outside a checkout, or if a path is set. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PATH = 'scripts/hooks';

/** Standard output of a git command; null if git is missing or refuses. */
function git(...words: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

// Keeps a path set by the user, and skips a copy inside another repository.
if (existsSync('.git') && git('config', '--get', 'core.hooksPath') === null) git('config', 'core.hooksPath', PATH);
