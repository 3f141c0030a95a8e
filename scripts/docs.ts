/** `npm run docs`: writes the tables of the design bibles anew from src/content; what stands between two markers is generated. */
import { readFileSync, writeFileSync } from 'node:fs';
import { addChapters, openChapter, openModes, setLanguage } from '../src/i18n';
import { chapters } from '../src/i18n/inHand/chapters';
import { inHandTables } from './docs/inHand';
import { withTables } from './docs/markers';

/** The documents with generated parts, and what each part holds by the name in its marker. */
export const GENERATED = {
  'docs/CONTENT.md': inHandTables,
} as const satisfies Readonly<Record<string, () => Readonly<Record<string, string>>>>;

if (process.argv[1]?.endsWith('docs.ts')) {
  addChapters(chapters);
  await setLanguage('en');
  await openModes();
  await Promise.all((['afterwards'] as const).map(openChapter));
  for (const [file, tables] of Object.entries(GENERATED))
    writeFileSync(file, withTables(readFileSync(file, 'utf8'), tables()));
}
