/** Test kit: unit tests run in English with all chapters open. They fail if a text is read before its chapter is open. */
import { addChapters, onEarlyLookup, openChapter, openModes, setLanguage } from '../../src/i18n';
import { chapters } from '../../src/i18n/inHand/chapters';

onEarlyLookup((key) => {
  throw new Error(`"${key}" is read before its chapter is open`);
});
addChapters(chapters);
await setLanguage('en');
await openModes();
const late = Object.keys(chapters.late) as (keyof typeof chapters.late)[];
await Promise.all(
  [
    ...late,
    'keys' as const,
    'menu' as const,
    'packs' as const,
    'report' as const,
    'rulebook' as const,
    'transfer' as const,
    'settings' as const,
    'viewer' as const,
  ].map(openChapter),
);
