/** Tests that no-break spaces keep short words, numbers and dashes with the word that they belong to. */
import { afterAll, describe, expect, it } from 'vitest';
import { setLanguage, t } from '../../src/i18n';
import type { Language } from '../../src/i18n/languages';
import { typeset } from '../../src/i18n/typography';

afterAll(() => setLanguage('en'));

/** Typeset texts, with '~' for a no-break space. */
const SET: readonly (readonly [Language, text: string])[] = [
  ['cs', 'Kniha u~brány a~v~ní jméno'],
  ['cs', '„V~Nájemní ulici“ (s~tebou)'],
  ['cs', 'Útok~3, Průraznost~2, dosah~4, vzdálenost 2: 5~BZ, 12~%'],
  ['cs', 'Po boji je 3 a~víc'],
  ['ru', 'Лист выписан на участок~— и~в~нём имя'],
  ['ru', '«В~Доходном ряду», с~вами'],
  ['ru', 'Атака~3, дистанция 4, 5~ОЗ, 12~%, урон~2'],
  ['ru', 'Как сказано, так и~будет'],
  ['en', 'Attack 3, a writ, 5 HP, 12 %'],
];

/** Czech texts as written, and as read. */
const FROM: readonly (readonly [written: string, read: string])[] = [
  ['2 z 3', '2 ze 3'],
  ['Vyřízeno 1 z 4', 'Vyřízeno 1 ze 4'],
  ['z 1, z 2, z 5, z 6, z 7, z 8, z 9', 'z 1, ze 2, z 5, ze 6, ze 7, z 8, z 9'],
  ['z 10, z 11, z 13, z 15, z 17', 'z 10, z 11, ze 13, z 15, ze 17'],
  ['z 22, z 30, z 58, z 64', 'z 22, ze 30, z 58, ze 64'],
  ['z 100, z 500, z 1000', 'ze 100, z 500, z 1000'],
  ['bez 3, z c4', 'bez 3, z c4'],
];

describe('the Czech preposition “z” before a number', () => {
  it.each(FROM)('%s is read as %s', (written, read) => {
    expect(typeset(written, 'cs').replaceAll('\u00A0', ' ')).toBe(read);
    expect(typeset(written, 'en')).toBe(written);
  });
});

describe('no-break spaces', () => {
  it.each(SET)('%s: %s', (language, text) => {
    expect(typeset(text.replaceAll('~', ' '), language).replaceAll('\u00A0', '~')).toBe(text);
  });

  it('are set in every text that `t` returns', async () => {
    await setLanguage('cs');
    expect(t('narration.reason.inRange', { distance: 2, range: 3 })).toContain('dosah\u00A03');
    await setLanguage('ru');
    expect(t('frame.cannotFetch')).toContain('и\u00A0перезагрузите страницу\u00A0— дальше');
  });
});
