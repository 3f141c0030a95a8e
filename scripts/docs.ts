/** `npm run docs`: rewrites the generated parts of documents; a pair of markers encloses each part. */
import { readFileSync, writeFileSync } from 'node:fs';
import { addChapters, openChapter, openModes, setLanguage } from '../src/i18n';
import { chapters as inHand } from '../src/i18n/inHand/chapters';
import { chapters as longTable } from '../src/i18n/longTable/chapters';
import { creditsTables } from './docs/credits';
import { inHandTables } from './docs/inHand';
import { longTableTables } from './docs/longTable';
import { withTables } from './docs/markers';

/** The documents with generated parts, each with a function that returns the parts by the name in their marker. */
export const GENERATED = {
  'docs/CONTENT.md': inHandTables,
  'docs/CONTENT-LONG.md': longTableTables,
  'assets/CREDITS.md': creditsTables,
} as const satisfies Readonly<Record<string, () => Readonly<Record<string, string>>>>;

/** Loads every chapter of texts that the tables quote, in English. */
export async function openTexts(): Promise<void> {
  addChapters(inHand);
  addChapters(longTable);
  await setLanguage('en');
  await openModes();
  await Promise.all((['pages', 'campaign'] as const).map(openChapter));
}

if (process.argv[1]?.endsWith('docs.ts')) {
  await openTexts();
  for (const [file, tables] of Object.entries(GENERATED))
    writeFileSync(file, withTables(readFileSync(file, 'utf8'), tables()));
}
