/** Inserts no-break spaces into texts, so that certain words are not separated at line ends. */
import type { Language } from './languages';

const HELD = '\u00A0';

/** Patterns whose match ends with a space at which a line must not break. */
const BEHIND: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  // One-letter words stay with the next word. Words such as "attack" or "round" stay with the next number; the word for Distance does not,
  // because the columns that show a Distance are too narrow.
  ru: [
    /(?<=^|[\s(«])[вксоуиа] /giu,
    /(?<!\p{L})(?:атака|движение|прыжок|щит|возмездие|пробивание|толчок|притяжение|лечение|добыча|дальность|раунд|урон|ОЗ) (?=\d)/giu,
  ],
  cs: [
    /(?<=^|[\s(„])[vkszouai] /giu,
    /(?<!\p{L})(?:útok|pohyb|skok|obrana|obranu|odveta|odvetu|průraznost|odstrčení|přitažení|léčení|kořist|dosah|kolo|zranění|životy) (?=\d)/giu,
  ],
};

/** Patterns that match only a space at which a line must not break, because of the text around the space. */
const BEFORE: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: / (?=— )|(?<=\d) (?=%|ОЗ)/gu,
  cs: /(?<=\d) (?=%|BZ)/gu,
};

/** Replaces spaces by no-break spaces where a line must not break. English texts stay as they are. */
export function typeset(text: string, language: Language): string {
  const hold = (match: string) => match.slice(0, -1) + HELD;
  const behind = (BEHIND[language] ?? []).reduce((said, rule) => said.replace(rule, hold), text);
  const before = BEFORE[language];
  return before ? behind.replace(before, HELD) : behind;
}
