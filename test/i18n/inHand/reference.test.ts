/** Tests that the rules reference is complete, agrees in all languages, and has a target for every rule number. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/i18n';
import cs from '../../../src/i18n/cs/inHand/reference';
import csRulebook from '../../../src/i18n/cs/rulebook';
import en from '../../../src/i18n/en/inHand/reference';
import enRulebook from '../../../src/i18n/en/rulebook';
import { NO_RULE, TERM_RULES } from '../../../src/i18n/inHand/glossary';
import ru from '../../../src/i18n/ru/inHand/reference';
import ruRulebook from '../../../src/i18n/ru/rulebook';
import { factsOf, RULES, SECTIONS, textOf } from '../../../src/panels/inHand/reference/rules';
import { cutAtNumbers, entryOf } from '../../../src/panels/reference/ruleBook';

/** The number of rules in each section of the project's rules, beginning with R1. */
const COUNTS = [9, 3, 5, 10, 4, 2, 6, 2, 6, 3, 2, 7, 2, 2, 5, 3, 5, 4, 2, 7, 2, 1, 4, 5, 6, 3, 2, 1, 2, 6];
const NUMBERS = COUNTS.flatMap((count, s) => Array.from({ length: count }, (_, n) => `R${s + 1}.${n + 1}`));

/** The rule book as `entryOf` expects it. */
const BOOK = { rules: RULES };

const TEXTS = { en, ru, cs };
/** The texts around the rules: search, contents and labels. */
const AROUND = { en: enRulebook, ru: ruRulebook, cs: csRulebook };

it('has every number of the rules, in order', () => {
  expect(RULES).toEqual(NUMBERS);
  expect(SECTIONS).toEqual(COUNTS.map((_, s) => `R${s + 1}`));
});

describe.each(LANGUAGES)('%s', (language) => {
  const { rule, section, note, figure } = TEXTS[language];

  it('has a text for every rule, which is not the English one in other languages', () => {
    for (const each of RULES) expect([each, rule[textOf(each)].length > 15]).toEqual([each, true]);
    for (const each of SECTIONS) expect(section[each]).not.toBe('');
    expect(Object.keys(figure)).toEqual(Object.keys(en.figure));
    expect(Object.keys(note)).toEqual(Object.keys(en.note));
    expect(Object.values(AROUND[language])).not.toContain('');
    if (language !== 'en') {
      for (const each of RULES) expect(rule[textOf(each)]).not.toBe(en.rule[textOf(each)]);
    }
  });

  it('has tables whose rows have as many columns as their header', () => {
    for (const text of Object.values(TEXTS[language].grid)) {
      const widths = text.split('\n').map((line) => line.split('|').length);
      expect([text, new Set(widths).size]).toEqual([text, 1]);
    }
  });

  it('refers only to existing rules, and to the same ones as the English text', () => {
    for (const each of RULES) {
      const named = numbersIn(rule[textOf(each)]);
      expect([each, named.filter((number) => entryOf(BOOK, number) === null)]).toEqual([each, []]);
      expect([each, named.sort()]).toEqual([each, numbersIn(en.rule[textOf(each)]).sort()]);
    }
  });

  it('has no number in a rule that the English text does not have', () => {
    const figures = (text: string) => (text.replace(/R\d+(\.\d+)?/g, '').match(/[−+]?\d+/g) ?? []).sort();
    // A translation may write “two” for the English 2, so the reverse is not tested.
    for (const each of RULES) {
      const english = new Set(figures(en.rule[textOf(each)]));
      const odd = figures(rule[textOf(each)]).filter((number) => !english.has(number));
      expect([each, odd]).toEqual([each, []]);
    }
  });
});

it('has every rule that the sources, the glossary or other rules refer to', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const named = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/\brule: '(R[\d.]+)'/g)].map((match) => match[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(30);
  const terms = Object.values(TERM_RULES).filter((number) => number !== NO_RULE);
  const related = RULES.flatMap((each) => factsOf(each).see ?? []);
  expect([...named, ...terms, ...related].filter((number) => entryOf(BOOK, number) === null)).toEqual([]);
});

it.each([
  ['R7.4', ['R7.3', 'R7.5', 'R7.6']],
  ['R4.4', ['R5.3', 'R10.2', 'R20.2']],
  ['R9.3', ['R15.1']],
])('relates what the rules say about the same: to %s lead %j', (to, from) => {
  expect(RULES.filter((each) => factsOf(each).see?.some((related) => related === to))).toEqual(from);
});

it('marks the rules that are rulings', () => {
  expect(RULES.filter((each) => factsOf(each).ruling).length).toBe(47);
  expect(factsOf('R8.1').ruling).toBe(true);
  expect(factsOf('R14.1').ruling).toBeUndefined();
});

function numbersIn(text: string): string[] {
  return cutAtNumbers(text).filter((_, i) => i % 2 === 1);
}
