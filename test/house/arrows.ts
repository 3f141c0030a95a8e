/** Checks import lines: which room may import from which, and which files may name a mode. */
import { posix } from 'node:path';

/** For each room the other rooms from which it may import. */
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

/** Rooms that assemble the others and may import from all of them. Only main.ts and the rooms in ARROWS may import from these. */
const ROOTS = ['modes', 'app'];

/** Files that may name a mode: those that assemble a mode, and the entry points that start one. */
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

/** Things that pure rooms must not use. */
const IMPURE = /\b(Math\.random|Date\.now|new Date\(|performance\.now|window\.|document\.|setTimeout|localStorage)/;
const PURE_ROOMS = ['rules', 'content', 'flow', 'audit'];

export type Files = Readonly<Record<string, string>>;

/** Modules that a source text imports, re-exports or loads dynamically. */
export function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])([^'"]+)\1/gm)].map(
    (match) => match[2] ?? '',
  );
}

/** The imported modules without those that are loaded dynamically. */
function staticImportsOf(source: string): string[] {
  return importsOf(source.replace(/\bimport\s*\(/g, 'fetched('));
}

/** Static imports of a mode by shared code, as `file -> target`: players of the other mode would have to fetch it too. */
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

/** The mode to which a file belongs, or null if it is shared. */
export function modeOf(file: string): string | null {
  return MODES.find((mode) => file.split('/').some((part) => part.replace(/\.\w+$/, '') === mode)) ?? null;
}

/** The file to which a relative import leads, without its extension. */
function targetOf(file: string, imported: string): string {
  return posix.normalize(posix.join(posix.dirname(file), imported)).replace(/\.[cm]?[jt]sx?$/, '');
}

/** Everything that breaks the arrows, one sentence each, which starts with `file -> target`. */
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

/** Returns whether the room of `file` may import from the room of `target`. */
function mayUse(file: string, target: string): boolean {
  if (file === 'src/main.ts') return true;
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === to || ARROWS[from]?.includes(to)) return true;
  return ROOTS.includes(from) && (!ROOTS.includes(to) || from === 'app');
}

/** Returns whether `file` may know the mode of `target`: modes do not know each other, and shared code knows no mode. */
function mayKnow(file: string, target: string): boolean {
  const to = modeOf(target);
  return to === null || modeOf(file) === to || KNOWS_MODES.test(file);
}
