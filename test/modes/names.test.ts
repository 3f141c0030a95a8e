/** Tests the names of monsters in the list of claims: every listed claim has one in every language, also a claim of the other mode. */
import { expect, it } from 'vitest';
import { LANGUAGES, setLanguage } from '../../src/i18n';
import { loadMonsterNames } from '../../src/modes/names';
import { listedClaims } from '../../src/storage/claims';

it('given a page of the mode in hand, then the monsters of listed claims of both modes have names in every language', async () => {
  const nameOf = (await loadMonsterNames()) ?? expect.unreachable('no names');
  const listed = await listedClaims();
  for (const language of LANGUAGES) {
    await setLanguage(language);
    expect(listed.filter(({ mode, figure }) => figure !== null && nameOf(mode, figure) === figure)).toEqual([]);
  }
  await setLanguage('ru');
  expect([nameOf('inHand', 'dargoth'), nameOf('longTable', 'tallyCrow')]).toEqual([
    'Даргот, Основной Долг',
    'Счётная ворона',
  ]);
  await setLanguage('en');
});
