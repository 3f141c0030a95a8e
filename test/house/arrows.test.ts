/** Plants wrong imports in a copy of the folders of src, and expects `.dependency-cruiser.mjs` to find each of them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Planted {
  readonly why: string;
  /** The wrong import, as `file -> target`. */
  readonly arrow: string;
  readonly text: string;
  /** The rule that finds it. */
  readonly rule: string;
}

const PLANTED: readonly Planted[] = [
  {
    why: 'rules know no content',
    arrow: 'src/rules/a.ts -> src/content/b.ts',
    text: "import { b } from '../content/b'; b();",
    rule: 'rules-imports-only-its-arrows',
  },
  {
    why: 'not even its types',
    arrow: 'src/rules/types.ts -> src/content/b.ts',
    text: "import type { B } from '../content/b'; export const b: B = 1;",
    rule: 'rules-imports-only-its-arrows',
  },
  {
    why: 'nor exports it again',
    arrow: 'src/flow/again.ts -> src/journal/b.ts',
    text: "export * from '../journal/b';",
    rule: 'flow-imports-only-its-arrows',
  },
  {
    why: 'nor loads it later, nor in a file with JSX',
    arrow: 'src/scenes/late.tsx -> src/storage/saves.ts',
    text: "export const load = () => import('../storage/saves'); export const Box = () => <div class={`box`} />;",
    rule: 'scenes-imports-only-its-arrows',
  },
  {
    why: 'nobody imports main',
    arrow: 'src/panels/a.ts -> src/main.ts',
    text: "import '../main';",
    rule: 'nobody-imports-main',
  },
  {
    why: 'every room is known',
    arrow: 'src/attic/a.ts -> src/rules/core/b.ts',
    text: "import { b } from '../rules/core/b'; b();",
    rule: 'only-known-rooms',
  },
  {
    why: 'modes do not know the app',
    arrow: 'src/modes/a.ts -> src/app/b.ts',
    text: "import { b } from '../app/b'; b();",
    rule: 'modes-import-no-app',
  },
  {
    why: 'phaser stays in the scenes',
    arrow: 'src/flow/a.ts -> phaser',
    text: "import Phaser from 'phaser'; new Phaser();",
    rule: 'phaser-has-its-place',
  },
  {
    why: 'one file stores',
    arrow: 'src/storage/b.ts -> localforage',
    text: "import l from 'localforage'; l();",
    rule: 'localforage-has-its-place',
  },
  {
    why: 'shared code knows no mode',
    arrow: 'src/session/a.ts -> src/session/inHand/b.ts',
    text: "import type { B } from './inHand/b'; export const b: B = 1;",
    rule: 'shared-code-knows-no-mode',
  },
  {
    why: 'one mode does not know the other',
    arrow: 'src/rules/inHand/a.ts -> src/rules/longTable/b.ts',
    text: "import { b } from '../longTable/b'; b();",
    rule: 'in-hand-knows-no-long-table',
  },
  {
    why: 'nor the other way round',
    arrow: 'src/rules/longTable/a.ts -> src/rules/inHand/b.ts',
    text: "import { b } from '../inHand/b'; b();",
    rule: 'long-table-knows-no-hand',
  },
  {
    why: 'the app loads a mode through modes',
    arrow: 'src/app/a.ts -> src/modes/inHand.ts',
    text: "export const load = () => import('../modes/inHand');",
    rule: 'shared-code-knows-no-mode',
  },
  {
    why: 'the list of modes loads none at the start',
    arrow: 'src/modes/index.ts -> src/modes/longTable/b.ts',
    text: "import type { B } from './longTable/b'; export const b: B = 1;",
    rule: 'modes-load-on-demand',
  },
];

/** Imports that are allowed. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/flow/c.ts': "import { b } from '../rules/core/b'; b();",
  'src/modes/headless.ts': "export const load = () => import('./longTable/b');",
  'src/modes/inHand/c.ts': "import { b } from '../../rules/inHand/b'; b();",
  'src/rules/inHand/c.ts': "import { b } from '../core/b'; b();",
  'src/panels/c.tsx': "import { render } from 'preact'; render(<p />);",
};

/** Shared files, one of them imported by one mode only. */
const SHARED: Readonly<Record<string, string>> = {
  'src/i18n/both.ts': 'export const both = () => {};',
  'src/i18n/one.ts': 'export const one = () => {};',
  'src/i18n/inHand/c.ts': "import { both } from '../both'; import { one } from '../one'; both(); one();",
  'src/i18n/longTable/c.ts': "import { both } from '../both'; both();",
};
const ALONE = /: shared-code-is-not-of-\w+-alone$/;

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

describe('the arrows', () => {
  let folder = '';
  let found: readonly string[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gloomholdin-arrows-'));
    const put = (file: string, text: string) => {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    const ends = PLANTED.map(({ arrow }) => arrow.split(' -> ')[1] ?? '');
    for (const file of [...ends, 'src/rules/core/b.ts', 'src/rules/inHand/b.ts'])
      if (file.startsWith('src/')) put(file, 'export type B = number; export const b = () => {};');
    for (const { arrow, text } of PLANTED) put(arrow.split(' -> ')[0] ?? '', text);
    for (const [file, text] of Object.entries({ ...ALLOWED, ...SHARED })) put(file, text);
    const tool = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = resolve('.dependency-cruiser.mjs');
    const ran = spawnSync(process.execPath, [tool, 'src', '--config', config, '--output-type', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { summary }: { summary: { violations: readonly Violation[] } } = JSON.parse(ran.stdout);
    found = summary.violations.map(({ from, to, rule }) => `${from} -> ${to}: ${rule.name}`);
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(PLANTED)('find a wrong import: $why', ({ arrow, rule }) => {
    expect(found).toContain(`${arrow}: ${rule}`);
  });

  it('find a shared file that only one mode imports', () => {
    const alone = found.filter((each) => each.startsWith('src/i18n/') && ALONE.test(each));
    expect(alone).toEqual(['src/i18n/one.ts -> src/i18n/one.ts: shared-code-is-not-of-inHand-alone']);
  });

  it('find nothing else', () => {
    const planted = PLANTED.map(({ arrow }) => arrow);
    const others = found.filter((each) => !planted.some((arrow) => each.startsWith(`${arrow}:`)));
    // Nothing imports the planted files.
    expect(others.filter((each) => !ALONE.test(each))).toEqual([]);
  });
});
