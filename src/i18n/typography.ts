/** Inserts no-break spaces into texts, and adapts the Czech preposition “z” to the number behind it. */
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

/**
 * The Czech preposition “z” before digits. It is read as “ze” before 2, 3, 4, 6, 7 (dvou, tří, čtyř, šesti, sedmi), before 12 to 14, 16 and 17,
 * before 30, 40, 60 and 70 with their units, and before hundreds other than 500, 800 and 900. A decimal begins like its whole number.
 */
const FROM_NUMBER = /(?<!\p{L})([zZ]) (?=(\d+))/gu;
const VOCALISED = /^(?:[23467]|1[23467]|[3467]\d|[123467]\d\d)$/u;

function vocalise(text: string): string {
  return text.replace(FROM_NUMBER, (said, from: string, number: string) =>
    VOCALISED.test(number) ? `${from}e ` : said,
  );
}

/** Replaces spaces by no-break spaces where a line must not break. English texts stay as they are. Czech “z 3” becomes “ze 3”. */
export function typeset(text: string, language: Language): string {
  const hold = (match: string) => match.slice(0, -1) + HELD;
  const behind = (BEHIND[language] ?? []).reduce(
    (said, rule) => said.replace(rule, hold),
    language === 'cs' ? vocalise(text) : text,
  );
  const before = BEFORE[language];
  return before ? behind.replace(before, HELD) : behind;
}
