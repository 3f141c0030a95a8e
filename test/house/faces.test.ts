/** Style sheets use only loaded font faces, because a browser's synthetic italic or bold looks bad. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const FACES = readFileSync('src/styles/fonts.css', 'utf8');
const FAMILIES = { '--text': 'Fira Sans Condensed', '--title': 'Piazzolla' } as const;
/** The loaded weights of a font family. */
const weightsOf = (family: string) =>
  new Set(
    FACES.split('@font-face')
      .filter((face) => face.includes(`"${family}"`))
      .map((face) => /font-weight: (\d+)/.exec(face)?.[1]),
  );

it('no style uses an italic, because no italic face is loaded', () => {
  expect(FACES).not.toContain('italic');
  const slanted = sheets.filter((file) =>
    /(font|font-style):[^;]*\b(italic|oblique)\b/.test(readFileSync(`src/${file}`, 'utf8')),
  );
  expect(slanted).toEqual([]);
});

it.each(Object.entries(FAMILIES))('no style uses %s with a weight that is not loaded of %s', (variable, family) => {
  const loaded = weightsOf(family);
  expect(loaded.size).toBeGreaterThan(1);
  const asks = new RegExp(`\\bfont: (\\d{3})\\b[^;]*var\\(${variable}\\)`, 'g');
  const odd = sheets.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(asks)].flatMap(([rule, weight]) =>
      loaded.has(weight) ? [] : [`${file}: ${rule}`],
    ),
  );
  expect(odd).toEqual([]);
});
