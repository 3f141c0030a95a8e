/** Tests all texts of whole games in every language: events with their reasons, prompts and answers. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, onEarlyLookup, setLanguage } from '../../../src/i18n';
import { gameWords } from '../../../src/i18n/longTable/gameWords';
import { momentsOf, openLongTable, type Said, saidIn } from '../../kit/longTableWords';

await openLongTable();
const MOMENTS = ['one', 'two', 'three', 'four', 'five'].flatMap((seed) => momentsOf(seed, 250));
const early: string[] = [];
onEarlyLookup((key) => early.push(key));

async function readIn(language: Language): Promise<{ readonly said: Said[]; readonly alike: string[] }> {
  await setLanguage(language);
  const said = new Map(saidIn(MOMENTS).map((each) => [each.join('|'), each]));
  const alike = MOMENTS.flatMap(({ play, commands }) => {
    // There are hundreds of pairs of cards to select, and each label names both cards, so they cannot be equal.
    const labels = commands.flatMap((command) => (command.type === 'select' ? [] : [gameWords.label(play, command)]));
    return labels.filter((label, i) => labels.indexOf(label) < i);
  });
  return { said: [...said.values()], alike };
}

const READ = new Map<string, Awaited<ReturnType<typeof readIn>>>();
for (const language of LANGUAGES) READ.set(language, await readIn(language));
await setLanguage('en');

/** Finds keys, ids in camel case, unfilled placeholders, unchosen word forms, and unfinished sentences. */
const RAW = /\b[a-z]+\.[a-zA-Z]+\.|[a-z][A-Z]|[{}|]|undefined|NaN|null|\(\)|: *[.)]|,,| [.,:;)]|: *$/;

describe.each(LANGUAGES)('L36 in %s', (language) => {
  const { said = [], alike = [] } = READ.get(language) ?? {};
  const wrong = (test: (said: Said) => boolean): Said[] => said.filter(test);

  it('has no raw key or id, and no unfilled placeholder, in whole games', () => {
    expect(said.length).toBeGreaterThan(1500);
    expect(wrong(([, words]) => RAW.test(words) || !/\p{L}|\d/u.test(words))).toEqual([]);
    expect(wrong(([, words]) => words !== words.trim() || words.includes('  '))).toEqual([]);
  });

  it('ends every sentence with a full stop, question mark or exclamation mark', () => {
    expect(wrong(([about, words]) => /^(event|asked)/.test(about) && !/[.?!]$/.test(words))).toEqual([]);
  });

  it('begins every line with a capital, a number or a hex', () => {
    const begins = /^[\p{Lu}„«“\d+−]|^[a-z]+\d+:/u;
    expect(wrong(([about, words]) => !about.startsWith('option') && !begins.test(words))).toEqual([]);
  });

  // Sentences that quote printed cards are left out, because the cards have colons of their own.
  it('has at most one colon in a sentence, and repeats no subject after it', () => {
    const told = said.filter(([about]) => /^(event|option) (?!abilityBegan|monsterCardShown)/.test(about));
    const withoutAsides = (words: string): string => {
      const less = words.replace(/\([^()]*\)/g, '');
      return less === words ? words : withoutAsides(less);
    };
    const sentences = (words: string) => withoutAsides(words).split(/[.?!;] /);
    expect(told.filter(([, words]) => sentences(words).some((each) => each.split(': ').length > 2))).toEqual([]);
    expect(told.filter(([, words]) => /^([^:,]+?) [^:]*: \1[,.]/.test(words))).toEqual([]);
  });

  it('has no two buttons with the same label in one position', () => {
    expect([...new Set(alike)]).toEqual([]);
  });
});

it('uses no text before it is loaded', () => {
  expect(early).toEqual([]);
});

it('gives every event the number of its rule', () => {
  const rules = new Set(MOMENTS.flatMap(({ events }) => events.map(gameWords.ruleOf)));
  expect([...rules].filter((rule) => !/^L\d+\.\d+$/.test(rule))).toEqual([]);
});

it('covers more than 50 kinds of events, and every kind of command that was legal', () => {
  const told = new Set(READ.get('en')?.said.map(([about]) => about));
  expect([...told].filter((about) => about.startsWith('event')).length).toBeGreaterThan(50);
  const legal = new Set(MOMENTS.flatMap(({ commands }) => commands.map(({ type }) => type)));
  expect([...legal].filter((type) => !told.has(`command ${type}`))).toEqual([]);
});
