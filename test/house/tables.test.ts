/** Tests that the generated tables of the design documents match the content; `npm run docs` updates them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GENERATED, openTexts } from '../../scripts/docs';
import { table, withTables } from '../../scripts/docs/markers';

await openTexts();

describe('the generated tables', () => {
  it.each(Object.entries(GENERATED))('of %s are up to date: run `npm run docs`', (file, tables) => {
    const document = readFileSync(file, 'utf8');
    expect(document.split('\n')).toEqual(withTables(document, tables()).split('\n'));
  });

  it('replace the text between their markers, and nothing else', () => {
    const before = 'Prose.\n<!-- table: a -->\n| old |\n<!-- end of table -->\nMore.';
    const filled = withTables(before, { a: table(['x'], [['1|2']]) });
    expect(filled).toBe('Prose.\n<!-- table: a -->\n| x |\n|---|\n| 1\\|2 |\n<!-- end of table -->\nMore.');
  });

  it('have one marker each, and each marker has its table', () => {
    const document = '<!-- table: a -->\n<!-- end of table -->';
    expect(() => withTables(document, { a: 'A', b: 'B' })).toThrow('no marker for b');
    expect(() => withTables(document, {})).toThrow('"a"');
  });
});
