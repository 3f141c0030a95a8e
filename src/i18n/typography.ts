/** What may not be torn apart at the end of a line is held by a no-break space: one place for all texts and whoever wraps them. */
import type { Language } from './languages';

const HELD = '\u00A0';

/** A space behind what is to stay with the next word. */
const BEHIND: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  // A line ends with no one-letter word; an ability keeps its number. A Distance does not: columns are narrow where it is said.
  ru: [
    /(?<=^|[\s(«])[вксоуиа] /giu,
    /(?<!\p{L})(?:атака|движение|прыжок|щит|возмездие|пробивание|толчок|притяжение|лечение|добыча|дальность|раунд|урон|ОЗ) (?=\d)/giu,
  ],
  cs: [
    /(?<=^|[\s(„])[vkszouai] /giu,
    /(?<!\p{L})(?:útok|pohyb|skok|obrana|obranu|odveta|odvetu|průraznost|odstrčení|přitažení|léčení|kořist|dosah|kolo|zranění|životy) (?=\d)/giu,
  ],
};

/** A space before what is to stay with the word before it. */
const BEFORE: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: / (?=— )|(?<=\d) (?=%|ОЗ)/gu,
  cs: /(?<=\d) (?=%|BZ)/gu,
};

/** Nothing is held in English, which breaks lines anywhere. */
export function typeset(text: string, language: Language): string {
  const hold = (match: string) => match.slice(0, -1) + HELD;
  const behind = (BEHIND[language] ?? []).reduce((said, rule) => said.replace(rule, hold), text);
  const before = BEFORE[language];
  return before ? behind.replace(before, HELD) : behind;
}
