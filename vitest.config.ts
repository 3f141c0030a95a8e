import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * What a test file does to everybody in its process: other modules for ours, other globals, other things on the shelf. Such a file has a
 * process of its own. All others share theirs, and what they import is evaluated once and not a hundred times.
 */
const DISTURBS =
  /\bvi\.(mock|doMock|resetModules|stubGlobal|useFakeTimers|setSystemTime)\b|@vitest-environment|fake-indexeddb\/auto|defineProperty\(globalThis|\binstall\(/;

const unit = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('test/browser/'));
const alone = unit.filter((path) => DISTURBS.test(readFileSync(path, 'utf8')));

/** As many at once as there are cores: left to itself the runner keeps one free, which of two is half of them. */
const maxWorkers = availableParallelism();

const UNIT = { environment: 'node', setupFiles: 'test/kit/english.ts', maxWorkers };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', ...alone],
          isolate: false,
        },
      },
      { test: { ...UNIT, name: 'unit-alone', include: alone } },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/kit/builtPage.ts',
          // Software rendering of a whole scenario takes its time; nothing in these tests waits by the clock.
          testTimeout: 600_000,
          hookTimeout: 180_000,
          maxWorkers,
        },
      },
    ],
  },
});
