/** `npm run licences`: writes the licences of all packages in the lock file to assets/LICENCES.md. */
import { readFileSync, writeFileSync } from 'node:fs';

/** A package in `package-lock.json`. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
/** The packages of `package-lock.json` by path; the path '' is the project itself. */
export type Lock = Readonly<Record<string, LockedPackage>>;

const FOLDER = 'node_modules/';

/** Returns the names of the packages that the game contains: the project's direct and indirect dependencies. */
function shipped(lock: Lock): ReadonlySet<string> {
  const names = new Set(Object.keys(lock['']?.dependencies ?? {}));
  for (const name of names) for (const more of Object.keys(lock[FOLDER + name]?.dependencies ?? {})) names.add(more);
  return names;
}

/**
 * Returns the list as a Markdown page, with the names, the versions and the declared licences of the lock file.
 */
export function listOf(lock: Lock): string {
  const inPage = shipped(lock);
  const all = Object.entries(lock)
    .filter(([path]) => path !== '')
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      nested: path.indexOf(FOLDER) !== path.lastIndexOf(FOLDER),
      line: [path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), version ?? '?', license ?? 'NOT DECLARED'],
    }));
  const table = (rows: readonly (readonly string[])[]) =>
    ['| package | version | licence |', '| --- | --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
      '\n',
    );
  const page = all.filter(({ name, nested }) => inPage.has(name) && !nested).map(({ line }) => line);
  const tools = all.filter(({ name, nested }) => !inPage.has(name) || nested).map(({ line }) => line);
  return `# Licences

Made from the lock file by \`npm run licences\`; a test holds it against it. What is drawn from others' work is in CREDITS.md.

## In the page

${table(page)}

## Tools that build and test it

${table(tools)}
`;
}

export const LICENCES_FILE = 'assets/LICENCES.md';

export function readLock(): Lock {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
}

if (process.argv[1]?.endsWith('licences.ts')) writeFileSync(LICENCES_FILE, listOf(readLock()));
