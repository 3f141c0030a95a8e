/** Adds the scenarios, monsters and texts of a pack to the game's own content, and removes a pack's scenarios and monsters. */
import { addPack, removePack } from '../../content/inHand';
import { addTexts } from '../../i18n';
import { PACK_LANGUAGES, type PackLanguage } from '../texts';
import type { Pack } from './pack';
import type { PackTexts } from './texts';

export function install(pack: Pack): void {
  addPack(
    pack.scenarios.map(({ page }) => page),
    pack.monsters,
  );
  addTexts(`pack/${pack.id}`, (language) => printed(pack.id, textsOf(pack, language)));
}

export function uninstall(pack: string): void {
  removePack(pack);
}

/** The pack's texts in a language. If the pack lacks the language, the texts in the first language that it has. */
export function textsOf({ texts }: Pack, language: PackLanguage): PackTexts {
  const spoken = [language, ...PACK_LANGUAGES].find((each) => texts[each]);
  return (spoken && texts[spoken]) ?? { title: '', scenarios: {} };
}

/** The texts of a pack, arranged like the game's text chapters. The keys are the global ids of the pack's things. */
function printed(pack: string, { scenarios, monsters, rules, options, counters, followers }: PackTexts): object {
  const named = <T>(group: Readonly<Record<string, T>> = {}) =>
    Object.fromEntries(Object.entries(group).map(([id, text]) => [`${pack}/${id}`, text]));
  return {
    story: { scenario: named(scenarios) },
    cards: { monster: named(monsters) },
    special: { rule: named(rules), option: named(options), counter: named(counters), follower: named(followers) },
  };
}
