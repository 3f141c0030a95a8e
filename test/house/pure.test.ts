/** The pure rooms have no clock, no screen and no chance of their own. `tsconfig.pure.json` checks the rest of it by types. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PURE_ROOMS = ['rules', 'content', 'flow', 'audit'];
const IMPURE = /\b(Math\.random|Date\.now|new Date\(|performance\.now|window\.|document\.|setTimeout|localStorage)/;

function impureIn(source: string): string | null {
  return IMPURE.exec(source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))?.[1] ?? null;
}

it.each(PURE_ROOMS)('%s use nothing impure', (room) => {
  const files = readdirSync(join('src', room), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const impure = files.filter((file) => impureIn(readFileSync(join('src', room, file), 'utf8')) !== null);
  expect(files.length).toBeGreaterThan(0);
  expect(impure).toEqual([]);
});

it('a use of chance is found, but not in a comment', () => {
  expect(impureIn('const a = Math.random();')).toBe('Math.random');
  expect(impureIn('// Math.random() is forbidden')).toBeNull();
});
