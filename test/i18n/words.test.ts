/** Tests that no text uses words that were once wrong or ambiguous. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n';
import { textsIn, typed } from '../kit/texts';

/** Forbidden patterns, and what to write instead or why. */
const NEVER: Readonly<Record<Language, readonly (readonly [never: RegExp, but: string])[]>> = {
  en: [
    [/(hazardous|difficult) ground/i, 'terrain, as everywhere'],
    [/\bway out\b/i, 'exit'],
    [/\bput (it |them )?in\b(?! by)/i, 'import'],
    [/\bDo without\b/, 'skip'],
    [/\brests (long|briefly)\b/i, 'takes a long rest, a short rest'],
    [/\bas good for\b/i, 'equally good'],
    [/\bwhat is (north|south|\{side\})/i, 'what blocks the way'],
    [/standing trigger/i, 'the name of the card'],
    [/^So far\b/, 'how far'],
    [/[\d}] %/, 'no space before %'],
    [/\p{L} …$/u, 'no space before an ellipsis'],
    [/\bgoes for\b/i, 'focuses on'],
    [/\bbid(den)?\b/i, 'command'],
    [/(?<!\{)\bsuffers?\b/i, 'take damage'],
    [/\bso (much|many) (HP|gold|damage|movement)\b/i, 'this much'],
  ],
  ru: [
    [/напитан/i, 'излит'],
    [/рыв(ок|ка|ком)(?!\p{L})/iu, 'Притяжение'],
    [/повестк/i, 'лист'],
    [/долг(ого|ий|им) отдых/i, 'длительный отдых'],
    [/исцел[ея]/i, 'Лечение'],
    [/выбыва/i, 'истощение'],
    [/уборк/i, 'конец раунда'],
    [/сби(ть|т|та|тый) с толку/i, 'Дезориентация'],
    [/здоровь/i, 'ОЗ'],
    [/\d золота/i, 'золотых'],
    [/(?<!\p{L})помех/u, 'Помеха is a term, Преграда another'],
    [/\b1 урона|ещё \{n\} урона/i, 'урон 1'],
    [/закладчиц/i, 'ростовщица'],
    [/использованн\p{L}+ предмет/iu, 'потраченный'],
    [/отдыхает (как следует|наспех)/i, 'длительный, короткий отдых'],
    [/средн(яя|ей|юю) дальност/i, 'медианная дальность'],
    [/предел ОЗ/i, 'максимум ОЗ'],
    [/\p{L} …$/u, 'no space before an ellipsis'],
    [
      /(потерять|вернуть|убрать|взять в руку|купить|продать|обновить|оставить) «\{(card|item|goal|quest)/i,
      'a noun before the name',
    ],
  ],
  cs: [
    [/příšer/i, 'nestvůra'],
    [/(?<!\p{L})sběr/iu, 'Kořist'],
    [/odkládací|odhazovací balíč/i, 'odhazovací hromádka'],
    [/(?<!při)tažení/i, 'kampaň'],
    [/ŽB/, 'BZ'],
    [/(?<!\p{L})štít(?!\p{L}*ek)/iu, 'Obrana'],
    [/průraz(?!nost)/i, 'Průraznost'],
    [/(?<!\p{L})tm(a|y|u|ou)(?!\p{L})(?! a u prvního)/iu, 'Temnota'],
    [/obtížn(?!ost)/i, 'náročný terén'],
    [/úklid/i, 'údržba'],
    [/účink[yů] (toho )?útok/i, 'efekty útoku'],
    [/zničen\p{L}+ předmět/iu, 'spotřebovaný předmět'],
    [/použit\p{L}+ předmět|utratí se/iu, 'opotřebený předmět'],
    [/bojov\p{L}+ úkol/iu, 'malý úkol'],
    [/(?<!\p{L})nevýhod/u, 'Nevýhoda, as Výhoda'],
    [/\p{L} …$/u, 'no space before an ellipsis'],
    [/(?<!\p{L})nabíd(ka|ky|ce|ku)(?!\p{L})/iu, 'menu'],
    [/ztra[tc](?!p{L}*ovat)/i, 'zničit: a card that is lost'],
    [/(?<!\p{L})vol:/iu, 'vol is an ox'],
    // The Bailiff has no gender, and a Czech past tense would show one.
    [
      /\p{L}+(l|la) (jsi|ses|sis)(?!\p{L})|(?<!\p{L})(jsi|ses|sis) (\p{L}+ )?\p{L}+[aeěiíoy]la?(?!\p{L})/iu,
      'no past tense for the Bailiff',
    ],
    [/(?<!\p{L})(jsi|budeš|abys|bys) (\p{L}+ )?\p{L}+(ný|tý|lý|vý)(?!\p{L})/iu, 'no adjective for the Bailiff'],
  ],
};

describe.each(LANGUAGES)('%s', (language) => {
  it.each(NEVER[language].map(([never, but]) => ({ never, but })))('has no match of $never: $but', ({ never }) => {
    const found = [...textsIn(language)].filter(([, text]) => never.test(typed(text)));
    expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

describe('the pattern of Czech past tenses', () => {
  const [past] = NEVER.cs.filter(([, but]) => but.startsWith('no past')).map(([never]) => never);

  it.each(['Podepsal jsi', 'kudy jsi vešel', 'než jsi doufal', 'se kterou ses ještě nebil', 'co jsi kdy odložil'])(
    'finds “%s”',
    (text) => expect(past?.test(text)).toBe(true),
  );
});
