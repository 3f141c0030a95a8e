/** Which room may use which: the arrows of the house, read from the import lines. */
import { posix } from 'node:path';

/** Rooms that a room may import from, besides itself. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  content: ['rules'],
  flow: ['rules', 'content'],
  journal: ['rules', 'content', 'flow'],
  storage: ['rules', 'content', 'flow', 'journal'],
  bots: ['rules', 'content', 'flow'],
  packs: ['rules', 'content', 'flow', 'journal', 'storage', 'i18n'],
  cli: ['rules', 'content', 'flow', 'journal', 'storage', 'packs'],
  sim: ['rules', 'content', 'flow', 'journal', 'storage', 'bots'],
  i18n: ['rules', 'content', 'flow'],
  lessons: ['rules', 'flow', 'journal'],
  scenes: ['rules', 'content', 'flow', 'journal', 'i18n', 'sound'],
  panels: ['rules', 'content', 'flow', 'journal', 'lessons', 'i18n', 'storage', 'packs'],
  sound: ['rules', 'flow'],
  shell: [],
  styles: [],
};

/** Packages that only these rooms or files may use. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  phaser: ['src/scenes/', 'src/main.ts'],
  preact: ['src/panels/', 'src/main.ts'],
  xstate: ['src/flow/', 'src/main.ts'],
  localforage: ['src/storage/store.ts'],
  'pure-rand': ['src/rules/inHand/dice.ts'],
};

/** What pure rooms must not reach for. */
const IMPURE = /\b(Math\.random|Date\.now|new Date\(|performance\.now|window\.|document\.|setTimeout|localStorage)/;
const PURE_ROOMS = ['rules', 'content', 'flow'];

export type Files = Readonly<Record<string, string>>;

/** Modules that a source text imports, exports from, or loads. */
export function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])([^'"]+)\1/gm)].map(
    (match) => match[2] ?? '',
  );
}

function roomOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** The file that a relative import leads to, without its ending. */
function targetOf(file: string, imported: string): string {
  return posix.normalize(posix.join(posix.dirname(file), imported)).replace(/\.[cm]?[jt]sx?$/, '');
}

/** Everything that breaks the plan of the house, one sentence each, `file -> target` first. */
export function wrongArrows(files: Files): string[] {
  return Object.entries(files).flatMap(([file, source]) => [
    ...importsOf(source).flatMap((imported) => wrongImport(file, imported)),
    ...(PURE_ROOMS.includes(roomOf(file)) && IMPURE.test(stripped(source))
      ? [`${file} -> ${IMPURE.exec(stripped(source))?.[1]}`]
      : []),
  ]);
}

function stripped(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

function wrongImport(file: string, imported: string): string[] {
  if (!imported.startsWith('.')) {
    const name = imported.startsWith('@') ? imported : (imported.split('/')[0] ?? '');
    const allowed = PACKAGES[name];
    return !allowed || allowed.some((place) => file.startsWith(place)) ? [] : [`${file} -> ${name}`];
  }
  const target = targetOf(file, imported);
  if (!target.startsWith('src/') || file === 'src/main.ts') return [];
  if (target === 'src/main') return [`${file} -> src/main.ts`];
  const [from, to] = [roomOf(file), roomOf(target)];
  return from === to || ARROWS[from]?.includes(to) ? [] : [`${file} -> ${target}`];
}
