/**
 * Finds the Chromium for the browser tests. If Chromium is missing, the script installs it, provided that it runs as root on
 * Debian and `CHROMIUM_PATH` is not set; otherwise it prints what to do.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].flatMap((root) =>
    root
      ? [join(root, 'Google/Chrome/Application/chrome.exe'), join(root, 'Microsoft/Edge/Application/msedge.exe')]
      : [],
  ),
];

const HELP = `No Chromium was found, and the browser tests need one. Install it (Debian, Ubuntu: "apt-get install chromium"; macOS,
Windows: Google Chrome), or set CHROMIUM_PATH to the program's path. "npm run test:unit" runs everything that needs no browser.`;

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of a Chromium, or undefined if there is none or if `CHROMIUM_PATH` names a file that cannot be run. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return canRun(named) ? named : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES].find(canRun);
}

function install(): void {
  const run = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit' });
  console.log('No Chromium was found: installing it with apt-get.');
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !findChromium()) {
  const debianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env['CHROMIUM_PATH'];
  if (debianRoot) install();
  if (!findChromium()) {
    console.error(HELP);
    process.exit(1);
  }
}
