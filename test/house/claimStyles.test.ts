/** The small claims of both modes look alike, so what lays them out is in the style sheets of every page. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(`src/${file}`, 'utf8');
const isOfMode = (file: string) => /\/(inHand|longTable)\//.test(file);

/** The classes that have a rule of their own in the style sheets, without another selector around them. */
function classesIn(sheets: readonly string[]): ReadonlySet<string> {
  const rules = sheets.flatMap((sheet) => [...read(sheet).matchAll(/^\.([\w-]+)(?=,$| \{$)/gm)]);
  return new Set(rules.map(([, name = '']) => name));
}

it('given the panels of the small claims, then no style sheet of one mode alone lays them out', () => {
  const used = files
    .filter((file) => file.startsWith('panels/claims/') && file.endsWith('.tsx'))
    .flatMap((file) => [...read(file).matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const sheets = files.filter((file) => file.endsWith('.css'));
  const ofEveryPage = classesIn(sheets.filter((sheet) => !isOfMode(sheet)));
  const ofOneMode = classesIn(sheets.filter(isOfMode));
  expect(used).toContain('seal-row');
  const missing = new Set(used.filter((name) => ofOneMode.has(name) && !ofEveryPage.has(name)));
  // `signed` goes with `wax` there (signed.css); alone it is a list of a page in hand.
  expect([...missing]).toEqual(['signed']);
});

it('given words that are only said, then they stay within the page that scrolls, and nothing behind it scrolls', () => {
  expect(read('panels/claims/claims.css')).toMatch(/^\.claims \{[^}]*position: relative;/m);
});
