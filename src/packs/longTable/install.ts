/** Adds the scenarios, monsters and texts of a pack to the game's own content, and removes a pack's scenarios and monsters. */
import { addPack, removePack } from '../../content/longTable';
import { addTexts } from '../../i18n';
import { PACK_LANGUAGES, type PackLanguage } from '../texts';
import { contentOf, globalId } from './content';
import type { LongPack, LongPackTexts } from './pack';

export function install(pack: LongPack): void {
  addPack(contentOf(pack));
  addTexts(`longPack/${pack.id}`, (language) => printed(pack.id, textsOf(pack, language)));
}

export function uninstall(pack: string): void {
  removePack(pack);
}

/** The pack's texts in a language. If the pack lacks the language, the texts in the first language that it has. */
export function textsOf({ texts }: LongPack, language: PackLanguage): LongPackTexts {
  const spoken = [language, ...PACK_LANGUAGES].find((each) => texts[each]);
  return (spoken && texts[spoken]) ?? { title: '', scenarios: {} };
}

/** The texts of a pack, arranged like the game's text chapters. The keys are the global ids of the pack's things. */
function printed(pack: string, { scenarios, monsters = {}, grammar = {} }: LongPackTexts): object {
  const named = (group: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(group).map(([id, text]) => [globalId(pack, id), text]));
  const parts = ['title', 'introduction', 'goal', 'special', 'conclusion', 'lost'] as const;
  const pages = Object.fromEntries(
    parts.map((part) => [
      part,
      // A missing part becomes an empty text, because the lookup would show the id for a missing text.
      named(Object.fromEntries(Object.entries(scenarios).map(([id, page]) => [id, page[part] ?? '']))),
    ]),
  );
  return {
    pages,
    names: {
      monster: named(monsters),
      monsterNote: named(Object.fromEntries(Object.keys(monsters).map((id) => [id, '']))),
      grammar: named(grammar),
    },
  };
}
