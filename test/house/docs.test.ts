/** The documents are consistent: links lead to existing targets, and the named rules exist in the rule books. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/panels/inHand/reference/rules';
import { anchorsOf, constantsOf, leadsOut, linksOf, pathsOf, rulesIn, rulesNamed, rulesTitled } from './documents';

/** Invalid rule numbers that tests use to see them refused. The test fails if one of them is no longer used. */
const NO_SUCH_RULE: readonly string[] = ['R99.9', 'R16.234'];

/** The largest allowed total size of the pictures in docs/design, in bytes. */
const PICTURES = 1_500_000;

/** The largest allowed length, in lines, of the documents that new contributors read. */
const MAX_LINES: Readonly<Record<string, number>> = {
  'README.md': 120,
  'CONTRIBUTING.md': 130,
  'docs/ARCHITECTURE.md': 220,
  'docs/GLOSSARY.md': 100,
  'docs/README.md': 40,
};

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => ending.test(file))
    .sort();
}

const read = (file: string): string => readFileSync(file, 'utf8');

const DOCUMENTS = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...['docs', 'src', 'assets'].flatMap((folder) => filesIn(folder, /\.md$/)),
];
const SOURCES = [...['src', 'test', 'scripts'].flatMap((folder) => filesIn(folder, /\.tsx?$/))].filter(
  (file) => !file.startsWith('test/house/doc'),
);

const ROOMS = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const IN_HAND = rulesIn(read('docs/RULES.md'));
const LONG_TABLE = rulesIn(read('docs/RULES-LONG.md'));
const GIVEN = new Set([...IN_HAND, ...LONG_TABLE]);

describe('the documents', () => {
  it('include the main documents', () => {
    expect(DOCUMENTS).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/RULES.md']),
    );
  });

  it.each(DOCUMENTS)('%s links only to existing targets', (file) => {
    const broken = linksOf(read(file)).filter((link) => {
      if (leadsOut(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), decodeURI(path));
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names only files and folders that exist', (file) => {
    expect(pathsOf(read(file)).filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(Object.entries(MAX_LINES))('%s has at most %d lines of 160 characters', (file, lines) => {
    const text = read(file).trimEnd().split('\n');
    expect(text.length).toBeLessThanOrEqual(lines);
    expect(text.filter((line) => line.length > 160)).toEqual([]);
  });

  it('docs/ARCHITECTURE.md lists exactly the existing rooms', () => {
    const tree = /^src\/\n(?: +.*\n)+/m.exec(read('docs/ARCHITECTURE.md'))?.[0] ?? '';
    const shown = [...tree.matchAll(/^ {2}(\w+\/(?: \w+\/)*) /gm)].flatMap(([, rooms = '']) => rooms.split(' '));
    expect(shown.sort()).toEqual(ROOMS.map((room) => `${room}/`).sort());
  });

  it('docs/ARCHITECTURE.md names only existing files and constants of the rooms', () => {
    const text = read('docs/ARCHITECTURE.md');
    const sources = SOURCES.map(read).join('\n');
    expect(pathsOf(text, ROOMS).filter((path) => !existsSync(posix.join('src', path)))).toEqual([]);
    expect(constantsOf(text).filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
  });

  it('show every picture of docs/design, and these pictures are small', () => {
    const shown = DOCUMENTS.flatMap((file) =>
      linksOf(read(file)).map((link) => posix.join(posix.dirname(file), link.split('#')[0] ?? '')),
    );
    const pictures = filesIn('docs/design', /\.\w+$/);
    expect(pictures.filter((picture) => !shown.includes(picture))).toEqual([]);
    expect(pictures.reduce((sum, picture) => sum + statSync(picture).size, 0)).toBeLessThan(PICTURES);
  });
});

describe('the numbers of the rules', () => {
  it('are defined once each, R1 to R30 and L1 to L37', () => {
    const chapters = (rules: readonly string[]) => rules.filter((rule) => !rule.includes('.'));
    const upTo = (letter: string, last: number) => Array.from({ length: last }, (_, n) => `${letter}${n + 1}`);
    expect(chapters(IN_HAND)).toEqual(upTo('R', 30));
    expect(chapters(LONG_TABLE)).toEqual(upTo('L', 37));
    expect(GIVEN.size).toBe(IN_HAND.length + LONG_TABLE.length);
  });

  it('are those of the rules that the game shows', () => {
    expect(new Set(IN_HAND.filter((rule) => rule.includes('.')))).toEqual(new Set(RULES));
  });

  it('are defined in a rule book when a source or a test names them', () => {
    const unknown = SOURCES.flatMap((file) =>
      rulesNamed(read(file))
        .filter((rule) => !GIVEN.has(rule) && !NO_SUCH_RULE.includes(rule))
        .map((rule) => `${file}: ${rule}`),
    );
    expect(unknown).toEqual([]);
    const named = new Set(SOURCES.flatMap((file) => rulesNamed(read(file))));
    expect(NO_SUCH_RULE.filter((rule) => !named.has(rule))).toEqual([]);
  });

  it('are defined in a rule book when a document names them', () => {
    const unknown = DOCUMENTS.flatMap((file) =>
      rulesNamed(read(file))
        // Without a point they may be levels (L0-L3) or event cards (R12) in the design bibles.
        .filter((rule) => rule.includes('.') && !GIVEN.has(rule))
        .map((rule) => `${file}: ${rule}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are each named by a test, R1.1 to R30.5', () => {
    const tested = new Set(
      SOURCES.filter((file) => /\.test\.tsx?$/.test(file)).flatMap((file) => rulesNamed(read(file))),
    );
    expect(IN_HAND.filter((rule) => rule.includes('.') && !tested.has(rule))).toEqual([]);
  });
});

describe('the rules of the Long Table', () => {
  it("are each at the start of a test's title, L1.1 to L37.23", () => {
    const tested = new Set(
      SOURCES.filter((file) => file.endsWith('.test.ts')).flatMap((file) => rulesTitled(read(file))),
    );
    expect(LONG_TABLE.filter((rule) => rule.includes('.') && !tested.has(rule))).toEqual([]);
  });
});

describe('the reader of documents', () => {
  it('finds links and pictures, but none in code', () => {
    const text =
      'a [b](c.md) ![d](e.webp "f") [g](https://h) [i](#j)\n```\n[no](never.md)\n```\n`[no](never.md)` [k](l.md#m)';
    expect(linksOf(text)).toEqual(['c.md', 'e.webp', 'https://h', '#j', 'l.md#m']);
    expect(linksOf(text).filter(leadsOut)).toEqual(['https://h']);
  });

  it('finds paths, except those with a placeholder', () => {
    expect(pathsOf('`src/rules/a.ts`, `test/kit`, `npm test`, `src/<room>/a.ts`, src/b.ts')).toEqual([
      'src/rules/a.ts',
      'test/kit',
    ]);
    expect(pathsOf('`rules/a.ts`, `src/rules/b.ts`, `flow/<mode>`, `story.scenario`', ['rules', 'flow'])).toEqual([
      'rules/a.ts',
    ]);
  });

  it('finds constants', () => {
    expect(constantsOf('`LATE` of `ITEM_ICON`, `Ruleset`, `A`, LATER')).toEqual(['LATE', 'ITEM_ICON']);
  });

  it('makes the same anchors as GitHub', () => {
    expect(anchorsOf('# How to add [a card](b.md)\n## The way of one move: `legal()`')).toEqual([
      'how-to-add-a-card',
      'the-way-of-one-move-legal',
    ]);
  });

  it('distinguishes rules that a book defines from rules that a text names', () => {
    const book =
      '## 4 Map tiles\n- R4.1 Plain: see R10.2. R4.2 *Wall*: (R4.4-R4.6)\n## L7 A turn\n- L7.1 Wound (L15.6).';
    expect(rulesIn(book)).toEqual(['R4', 'R4.1', 'R4.2', 'L7', 'L7.1']);
    expect(rulesNamed('R4.1, R4.1 and L15.6 of R4; XR9 R0')).toEqual(['R4.1', 'L15.6', 'R4']);
  });

  it("finds the rules at the start of tests' titles", () => {
    const tests = [
      "it('L7.5, L10.5: then late turns', () => {});",
      "it('L36.3-L36.5: is told', () => {});",
      "it.each(all)('L34.4 %s', () => {});",
      "  ])('L32.9: %s', () => {});",
      "describe('L1.1: a hero', () => it('has a class (L1.2)', () => {}));",
      "// it's like L1.3: no title\nexpect('L1.4: no title').toBe('L1.5: neither');",
    ];
    const titled = ['L7.5', 'L10.5', 'L36.3', 'L36.4', 'L36.5', 'L34.4', 'L32.9'];
    expect(rulesTitled(tests.join('\n'))).toEqual(titled);
  });
});
