/** Inserts no-break spaces into texts, so that certain words are not separated at line ends. */
import type { Language } from './languages';

const HELD = '\u00A0';

/** Patterns that match a text with a space at its end at which a line must not break. */
const BEHIND: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  // One-letter words stay with the next word, and words such as "attack" or "round" with their number. The word for Distance is left out,
  // because the columns that show it are too narrow.
  ru: [
    /(?<=^|[\s(«])[вксоуиа] /giu,
    /(?<!\p{L})(?:атака|движение|прыжок|щит|возмездие|пробивание|толчок|притяжение|лечение|добыча|дальность|раунд|урон|ОЗ) (?=\d)/giu,
  ],
  cs: [
    /(?<=^|[\s(„])[vkszouai] /giu,
    /(?<!\p{L})(?:útok|pohyb|skok|obrana|obranu|odveta|odvetu|průraznost|odstrčení|přitažení|léčení|kořist|dosah|kolo|zranění|životy) (?=\d)/giu,
  ],
};

/** Patterns that match a space at which a line must not break, because of the text after it. */
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
