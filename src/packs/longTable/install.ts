/** Installs a pack's scenarios, monsters and texts beside our own. */
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

/** The pack's texts in a language, or else in the first one that it has. */
export function textsOf({ texts }: LongPack, language: PackLanguage): LongPackTexts {
  const spoken = [language, ...PACK_LANGUAGES].find((each) => texts[each]);
  return (spoken && texts[spoken]) ?? { title: '', scenarios: {} };
}

/** The texts of a pack in the form of the game's text chapters, under the ids that its things have in the game. */
function printed(pack: string, { scenarios, monsters = {}, grammar = {} }: LongPackTexts): object {
  const named = (group: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(group).map(([id, text]) => [globalId(pack, id), text]));
  const parts = ['title', 'introduction', 'goal', 'special', 'conclusion', 'lost'] as const;
  const pages = Object.fromEntries(
    parts.map((part) => [
      part,
      // A part that is left out is empty; otherwise the id would stand there.
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
