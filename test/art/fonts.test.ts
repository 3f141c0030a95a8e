/** Tests which fonts are loaded for a language before anything is painted. */
import { afterEach, expect, it, vi } from 'vitest';
import { loadFonts } from '../../src/scenes/art/fonts';
import { FAMILY } from '../../src/scenes/art/type';

afterEach(() => vi.unstubAllGlobals());

async function loaded(language: string | undefined, load = async () => []) {
  const asked: [string, string][] = [];
  const noted = (font: string, text: string) => {
    asked.push([font, text]);
    return load();
  };
  vi.stubGlobal('document', { fonts: { load: noted } });
  await loadFonts(language);
  return asked;
}

it.each([
  ['en', ['Aa0']],
  ['cs', ['Aa0', 'Ěž']],
  ['ru', ['Aa0', 'Жщ']],
  ['xx', ['Aa0', 'Ěž', 'Жщ']],
  [undefined, ['Aa0', 'Ěž', 'Жщ']],
])('%s loads every weight with the letters %j', async (language, letters) => {
  const fonts = [
    ...[900, 700].map((weight) => `${weight} 20px "${FAMILY.title}"`),
    ...[500, 600, 700].map((weight) => `${weight} 20px "${FAMILY.text}"`),
  ];
  expect(await loaded(language)).toEqual(fonts.flatMap((font) => letters.map((text) => [font, text])));
});

it('a font that cannot be loaded stops nothing', async () => {
  const failing = () => Promise.reject(new Error('offline'));
  expect(await loaded('en', failing)).toHaveLength(5);
});
