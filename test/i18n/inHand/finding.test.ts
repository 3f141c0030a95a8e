/** Tests that the rules search finds rules by words in each language, despite typing errors and missing accents, and by number. */
import { expect, it } from 'vitest';
import cs from '../../../src/i18n/cs/inHand/reference';
import en from '../../../src/i18n/en/inHand/reference';
import ru from '../../../src/i18n/ru/inHand/reference';
import { RULES, textOf } from '../../../src/panels/inHand/reference/rules';
import { sectionOf } from '../../../src/panels/reference/ruleBook';
import { openSearch } from '../../../src/panels/reference/search';

const SEARCHES = Object.fromEntries(
  Object.entries({ en, ru, cs }).map(([language, { section, rule }]) => [
    language,
    openSearch(RULES, (id) => ({ title: section[sectionOf(id)], text: rule[textOf(id)] })),
  ]),
);

const find = (language: string, query: string) => SEARCHES[language]?.(query) ?? [];

it.each([
  ['en', 'advantage', 'R14.1'],
  ['en', 'advantge', 'R14.1'],
  ['en', 'invisble', 'R16.3'],
  ['en', 'shrot rest', 'R7.5'],
  ['en', 'hazrdous', 'R4.5'],
  ['en', 'Homebrew', 'R1.4'],
  ['ru', 'преимущество', 'R14.1'],
  ['ru', 'приемущество', 'R14.1'],
  ['ru', 'лавушка', 'R4.4'],
  ['ru', 'видимость', 'R13.1'],
  ['ru', 'щит', 'R19.1'],
  ['cs', 'výhoda', 'R14.1'],
  ['cs', 'vyhoda', 'R14.1'],
  ['cs', 'neviditelost', 'R16.3'],
  ['cs', 'prekazka', 'R4.7'],
  ['cs', 'krátký odpočinek', 'R7.5'],
])('%s: “%s” finds %s among the first five results', (language, query, rule) => {
  expect(find(language, query).slice(0, 5)).toContain(rule);
});

it('finds rules by number, with or without the letter, and sections by their number', () => {
  expect(find('en', 'R16.2')[0]).toBe('R16.2');
  expect(find('cs', '16.2')[0]).toBe('R16.2');
  expect(find('ru', 'r16').slice(0, 3).sort()).toEqual(['R16.1', 'R16.2', 'R16.3']);
  expect(find('en', 'R1').some((rule) => sectionOf(rule) !== 'R1')).toBe(false);
});

it('finds nothing for an empty query or an unknown word', () => {
  expect(find('en', '')).toEqual([]);
  expect(find('en', 'xylophonist')).toEqual([]);
});
