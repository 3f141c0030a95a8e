import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What changes a process for good: a database in memory, a replaced global. A test file with one of these has a process of its own. */
const DISTURBS = /fake-indexeddb\/auto|defineProperty\(globalThis/;

/**
 * What changes modules for good: replaced modules, installed packs. Files with one of these share a process, but each evaluates anew what
 * it imports (those with a page have a process of their own). All others share that too.
 */
const REPLACES = /\bvi\.(mock|doMock|resetModules)\b|\binstall\(/;

/** Files that replace nothing but Phaser, all by the same stage, share it. */
const ON_STAGE = /vi\.mock\('phaser', async \(\) => \(await import\('[./]+kit\/stage'\)\)\.phaserOnStage\);/;

/** Files in which all texts are replaced by their keys share them. */
const IN_KEYS =
  /vi\.mock\('[./]+src\/i18n', async \(original\) => \(await import\('\.\.?\/drawn'\)\)\.keyedTexts\(await original\(\)\)\);/;

/** Files about what is painted before any picture has arrived: the modules must have loaded none for another file. */
const WITHOUT_PICTURES = ['test/art/sheets.test.ts'];

const ON_PAGE = '@vitest-environment jsdom';

/** Tests that take minutes by nature: whole games in the page, many seeds, every size and language. `npm run test:long` runs them. */
const LONG = 'test/**/*.long.test.{ts,tsx}';

type Kind = 'plain' | 'page' | 'stage' | 'keyed' | 'fresh' | 'alone';

function kindOf(path: string): Kind {
  const text = readFileSync(path, 'utf8');
  const [onPage, onStage, inKeys] = [text.includes(ON_PAGE), ON_STAGE.test(text), IN_KEYS.test(text)];
  const fresh = onPage ? 'alone' : 'fresh';
  if (DISTURBS.test(text)) return 'alone';
  if (WITHOUT_PICTURES.includes(path) || REPLACES.test(text.replace(ON_STAGE, '').replace(IN_KEYS, ''))) return fresh;
  if (onStage) return onPage || inKeys ? fresh : 'stage';
  if (inKeys) return onPage ? 'keyed' : fresh;
  return onPage ? 'page' : 'plain';
}

const unit = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => /(?<!\.long)\.test\.tsx?$/.test(path) && !path.startsWith('test/browser/'));
const kinds = new Map(unit.map((path) => [path, kindOf(path)]));
const filesOf = (kind: Kind): string[] => unit.filter((path) => kinds.get(path) === kind);
/** Files that look at a part of a sample; the long tests look at the whole of it. */
const samples = unit.filter((path) => /kit\/many'/.test(readFileSync(path, 'utf8')));
const [page, stage, keyed] = [filesOf('page'), filesOf('stage'), filesOf('keyed')];
const [fresh, alone] = [filesOf('fresh'), filesOf('alone')];

/** By default the runner leaves one core free, which is half of two. */
const maxWorkers = availableParallelism();

// Property tests play hundreds of games: within five seconds on a quiet machine, and past them on a busy one.
const KIT = ['test/kit/english.ts', 'test/kit/seeds.ts'];
/** A larger young generation saves a tenth of the time: most of what tests allocate is dead soon. */
const execArgv = ['--max-semi-space-size=64'];
// What a poll waits for comes within milliseconds on a quiet machine, and past the default second on a busy one.
const poll = { timeout: 30_000, interval: 2 };
const UNIT = { environment: 'node', execArgv, maxWorkers, testTimeout: 60_000, expect: { poll } };
const SHARED = { ...UNIT, setupFiles: [...KIT, 'test/kit/sharedProcess.ts'], isolate: false };
const PAGE = { ...SHARED, setupFiles: [...SHARED.setupFiles, 'test/kit/effects.ts', 'test/kit/sharedPage.ts'] };
const FRESH = 'test/kit/freshModules.ts';
const ALONE = { ...UNIT, setupFiles: [...KIT, 'test/kit/effects.ts'] };

const BROWSER = {
  globalSetup: 'test/kit/builtPage.ts',
  setupFiles: 'test/kit/profiles.ts',
  // Files share their process, and so a browser.
  isolate: false,
  // Software rendering of a whole scenario takes its time; nothing in these tests waits by the clock.
  testTimeout: 600_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 180_000 } },
  maxWorkers,
};

export default defineConfig({
  test: {
    // Modules are transformed once for all projects and runs.
    experimental: { fsModuleCache: true },
    projects: [
      // New files join the first one while the runner watches.
      {
        test: {
          ...SHARED,
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', LONG, ...page, ...stage, ...keyed, ...fresh, ...alone],
        },
      },
      { test: { ...PAGE, name: 'unit-page', include: page } },
      { test: { ...SHARED, name: 'unit-stage', include: stage } },
      { test: { ...PAGE, name: 'unit-keyed', include: keyed } },
      { test: { ...SHARED, setupFiles: [FRESH, ...SHARED.setupFiles], name: 'unit-fresh', include: fresh } },
      { test: { ...ALONE, name: 'unit-alone', include: alone } },
      { test: { ...BROWSER, name: 'browser', include: ['test/browser/**/*.test.ts'], exclude: [LONG] } },
      {
        test: {
          ...ALONE,
          name: 'long',
          include: [LONG, ...samples],
          exclude: ['test/browser/**'],
          env: { WHOLE_SAMPLES: '1' },
        },
      },
      { test: { ...BROWSER, name: 'long-browser', include: ['test/browser/**/*.long.test.ts'] } },
    ],
  },
});
