import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * What changes the whole process: mocked modules, stubbed globals, fake clocks, installed packs. A test file with one of these runs in a
 * process of its own. All others share theirs, so that what they import is evaluated once.
 */
const DISTURBS =
  /\bvi\.(mock|doMock|resetModules|stubGlobal|useFakeTimers|setSystemTime)\b|@vitest-environment|fake-indexeddb\/auto|defineProperty\(globalThis|\binstall\(/;

/** Tests that take minutes by nature: whole games in the page, many seeds, every size and language. `npm run test:long` runs them. */
const LONG = 'test/**/*.long.test.{ts,tsx}';

const unit = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => /(?<!\.long)\.test\.tsx?$/.test(path) && !path.startsWith('test/browser/'));
const alone = unit.filter((path) => DISTURBS.test(readFileSync(path, 'utf8')));

/** By default the runner leaves one core free, which is half of two. */
const maxWorkers = availableParallelism();

// Property tests play hundreds of games: within five seconds on a quiet machine, and past them on a busy one.
const UNIT = { environment: 'node', setupFiles: 'test/kit/english.ts', maxWorkers, testTimeout: 60_000 };
const ALONE = { ...UNIT, setupFiles: ['test/kit/english.ts', 'test/kit/effects.ts'] };

const BROWSER = {
  globalSetup: 'test/kit/builtPage.ts',
  setupFiles: 'test/kit/profiles.ts',
  // Files share their process, and so a browser.
  isolate: false,
  // Software rendering of a whole scenario takes its time; nothing in these tests waits by the clock.
  testTimeout: 600_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  maxWorkers,
};

export default defineConfig({
  test: {
    // Modules are transformed once for all projects and runs.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', LONG, ...alone],
          isolate: false,
        },
      },
      { test: { ...ALONE, name: 'unit-alone', include: alone } },
      { test: { ...BROWSER, name: 'browser', include: ['test/browser/**/*.test.ts'], exclude: [LONG] } },
      { test: { ...ALONE, name: 'unit-long', include: [LONG], exclude: ['test/browser/**'] } },
      { test: { ...BROWSER, name: 'browser-long', include: ['test/browser/**/*.long.test.ts'] } },
    ],
  },
});
