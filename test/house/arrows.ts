/** Which room may use which, and what a mode may know: the arrows of the house, read from the import lines. */
import { posix } from 'node:path';

/** Rooms that a room may import from, besides itself. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  content: ['rules'],
  flow: ['rules', 'content'],
  journal: ['rules', 'content', 'flow'],
  session: ['rules', 'content', 'flow', 'journal'],
  storage: ['rules', 'content', 'flow', 'journal', 'session', 'shell', 'audit'],
  bots: ['rules', 'content', 'flow'],
  audit: ['rules', 'content', 'flow', 'bots'],
  packs: ['rules', 'content', 'flow', 'journal', 'session', 'storage', 'shell', 'i18n', 'bots'],
  cli: ['rules', 'content', 'flow', 'journal', 'storage', 'packs', 'audit', 'modes'],
  sim: ['rules', 'content', 'flow', 'journal', 'storage', 'bots', 'audit', 'modes'],
  i18n: ['rules', 'content', 'flow', 'audit'],
  lessons: ['rules', 'flow', 'session'],
  scenes: ['rules', 'content', 'flow', 'journal', 'session', 'i18n', 'sound'],
  panels: ['rules', 'content', 'flow', 'journal', 'session', 'lessons', 'i18n', 'storage', 'packs', 'audit'],
  sound: ['rules', 'content', 'flow', 'shell'],
  shell: [],
  styles: [],
};

/** Rooms that put the others together: they may use every room below. Nobody but main.ts uses them, save as ARROWS says. */
const ROOTS = ['modes', 'app'];

/** Files that may name a mode: what puts a mode together, and the entries that start one. */
const KNOWS_MODES = /^src\/(modes\/|cli\/(main|packs)\.ts$|sim\/(main|worker)\.ts$)/;
export const MODES = ['inHand', 'longTable'] as const;

/** Packages that only these rooms or files may use. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  phaser: ['src/scenes/'],
  preact: ['src/panels/'],
  xstate: ['src/flow/'],
  localforage: ['src/storage/store.ts'],
  'pure-rand': ['src/rules/core/chance.ts'],
};

/** What pure rooms must not reach for. */
const IMPURE = /\b(Math\.random|Date\.now|new Date\(|performance\.now|window\.|document\.|setTimeout|localStorage)/;
const PURE_ROOMS = ['rules', 'content', 'flow', 'audit'];

export type Files = Readonly<Record<string, string>>;

/** Modules that a source text imports, exports from, or loads. */
export function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])([^'"]+)\1/gm)].map(
    (match) => match[2] ?? '',
  );
}

/** The same without those that are fetched when they are wanted. */
function staticImportsOf(source: string): string[] {
  return importsOf(source.replace(/\bimport\s*\(/g, 'fetched('));
}

/** Where a mode would come with the page, `file -> target`: whoever plays the other would have to fetch it too. */
export function tooEarly(files: Files): string[] {
  return Object.entries(files).flatMap(([file, source]) => {
    if (!/^src\/(main\.ts$|app\/|modes\/)/.test(file) || modeOf(file) !== null) return [];
    const targets = staticImportsOf(source).flatMap((each) => (each.startsWith('.') ? [targetOf(file, each)] : []));
    return targets.filter((target) => modeOf(target) !== null).map((target) => `${file} -> ${target}`);
  });
}

function roomOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** The mode that a file belongs to, or null if it belongs to all. */
export function modeOf(file: string): string | null {
  return MODES.find((mode) => file.split('/').some((part) => part.replace(/\.\w+$/, '') === mode)) ?? null;
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
  if (!target.startsWith('src/')) return [];
  if (target === 'src/main') return [`${file} -> src/main.ts`];
  return mayUse(file, target) && mayKnow(file, target) ? [] : [`${file} -> ${target}`];
}

/** Room to room. */
function mayUse(file: string, target: string): boolean {
  if (file === 'src/main.ts') return true;
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === to || ARROWS[from]?.includes(to)) return true;
  return ROOTS.includes(from) && (!ROOTS.includes(to) || from === 'app');
}

/** Mode to mode: neither knows the other, and what serves all of them knows none. */
function mayKnow(file: string, target: string): boolean {
  const to = modeOf(target);
  return to === null || modeOf(file) === to || KNOWS_MODES.test(file);
}
