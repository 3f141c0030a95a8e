/** Inserts no-break spaces that keep words together at line ends, for all texts. */
import type { Language } from './languages';

const HELD = '\u00A0';

/** Patterns that end with a space after which a line must not break. */
const BEHIND: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  // No line ends with a one-letter word, and an ability stays with its number, but not a Distance, which appears in narrow columns.
  ru: [
    /(?<=^|[\s(«])[вксоуиа] /giu,
    /(?<!\p{L})(?:атака|движение|прыжок|щит|возмездие|пробивание|толчок|притяжение|лечение|добыча|дальность|раунд|урон|ОЗ) (?=\d)/giu,
  ],
  cs: [
    /(?<=^|[\s(„])[vkszouai] /giu,
    /(?<!\p{L})(?:útok|pohyb|skok|obrana|obranu|odveta|odvetu|průraznost|odstrčení|přitažení|léčení|kořist|dosah|kolo|zranění|životy) (?=\d)/giu,
  ],
};

/** Patterns of a space before which a line must not break. */
const BEFORE: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: / (?=— )|(?<=\d) (?=%|ОЗ)/gu,
  cs: /(?<=\d) (?=%|BZ)/gu,
};

/** Replaces breakable spaces by no-break ones. English needs none. */
export function typeset(text: string, language: Language): string {
  const hold = (match: string) => match.slice(0, -1) + HELD;
  const behind = (BEHIND[language] ?? []).reduce((said, rule) => said.replace(rule, hold), text);
  const before = BEFORE[language];
  return before ? behind.replace(before, HELD) : behind;
}
