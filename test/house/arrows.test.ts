import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARROWS, type Files, importsOf, tooEarly, wrongArrows } from './arrows';

function sources(folder: string): Files {
  const found: Record<string, string> = {};
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) Object.assign(found, sources(path));
    else if (/\.tsx?$/.test(name)) found[path.replaceAll('\\', '/')] = readFileSync(path, 'utf8');
  }
  return found;
}

describe('the arrows of the sources', () => {
  const files = sources('src');

  it('are all allowed', () => {
    expect(wrongArrows(files)).toEqual([]);
  });

  it('load no mode at the start, but every mode on demand', () => {
    expect(tooEarly(files)).toEqual([]);
  });

  it('have only known rooms', () => {
    const rooms = new Set(
      Object.keys(files)
        .filter((file) => file.split('/').length > 2)
        .map((file) => file.split('/')[1]),
    );
    expect([...rooms].filter((room) => !(room && (room in ARROWS || ['app', 'modes'].includes(room))))).toEqual([]);
  });
});

describe('the reader of arrows', () => {
  it('finds every form of import', () => {
    const source = `import a from './a';\nimport type { B } from "../b";\nexport * from './c';\nconst d = await import('./d');\nimport './e.css';\n// import './no';\n/* from './never' */`;
    expect(importsOf(source)).toEqual(['./a', '../b', './c', './d', './e.css']);
  });

  it.each([
    [
      'rules know no content',
      { 'src/rules/a.ts': "import { b } from '../content/b';" },
      'src/rules/a.ts -> src/content/b',
    ],
    ['nobody imports main', { 'src/panels/a.ts': "import '../main';" }, 'src/panels/a.ts -> src/main.ts'],
    ['phaser stays in the scenes', { 'src/flow/a.ts': "import Phaser from 'phaser';" }, 'src/flow/a.ts -> phaser'],
    ['one file stores', { 'src/storage/b.ts': "import l from 'localforage';" }, 'src/storage/b.ts -> localforage'],
    [
      'rules have no chance of their own',
      { 'src/rules/a.ts': 'const a = Math.random();' },
      'src/rules/a.ts -> Math.random',
    ],
    [
      'what serves all modes knows none',
      { 'src/session/a.ts': "import type { B } from './inHand/b';" },
      'src/session/a.ts -> src/session/inHand/b',
    ],
    [
      'one mode does not know the other',
      { 'src/rules/inHand/a.ts': "import { b } from '../longTable/b';" },
      'src/rules/inHand/a.ts -> src/rules/longTable/b',
    ],
    [
      'nor does it through a file that is named like it',
      { 'src/app/a.ts': "const b = await import('../modes/inHand');" },
      'src/app/a.ts -> src/modes/inHand',
    ],
    [
      'scenes do not store',
      { 'src/scenes/a.ts': "import { s } from '../storage/saves';" },
      'src/scenes/a.ts -> src/storage/saves',
    ],
  ])('reports a wrong arrow: %s', (_name, files: Files, wrong) => {
    expect(wrongArrows(files)).toEqual([wrong]);
  });

  it.each([
    ['the page', { 'src/main.ts': "import { front } from './modes/inHand/front';" }, 'src/modes/inHand/front'],
    ['its app', { 'src/app/a.ts': "export { b } from '../modes/longTable';" }, 'src/modes/longTable'],
    ['what knows the modes', { 'src/modes/index.ts': "import './inHand';" }, 'src/modes/inHand'],
    ['a type', { 'src/modes/a.ts': "import type { B } from '../rules/inHand/b';" }, 'src/rules/inHand/b'],
  ])('reports a mode that is loaded too early, by %s', (_name, files: Files, target) => {
    expect(tooEarly(files)).toEqual([`${Object.keys(files)[0]} -> ${target}`]);
  });

  it('accepts a mode that is loaded on demand, and imports inside a mode', () => {
    const files = {
      'src/modes/index.ts': "export const MODES = { inHand: () => import('./inHand') };",
      'src/modes/inHand/index.ts': "import { r } from '../../rules/inHand/r';",
      'src/rules/inHand/a.ts': "import { h } from './h';",
    };
    expect(tooEarly(files)).toEqual([]);
  });

  it('accepts allowed arrows', () => {
    const files = {
      'src/flow/a.ts': "import { b } from '../rules/b';\nimport { c } from './c';",
      'src/main.ts': "import './panels/p';",
      'src/modes/inHand/index.ts': "import { r } from '../../rules/inHand/r';",
      'src/rules/inHand/a.ts': "import { h } from '../core/h';",
    };
    expect(wrongArrows(files)).toEqual([]);
  });
});
