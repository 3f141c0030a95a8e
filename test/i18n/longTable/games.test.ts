/** Whole games in words: what happened and why, what is asked, what can be answered. Nothing raw is left in any language. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, setLanguage, whenTooEarly } from '../../../src/i18n';
import { gameWords } from '../../../src/i18n/longTable/gameWords';
import { momentsOf, openLongTable, type Said, saidIn } from '../../kit/longTableWords';

await openLongTable();
const MOMENTS = ['one', 'two', 'three', 'four', 'five'].flatMap((seed) => momentsOf(seed, 250));
const early: string[] = [];
whenTooEarly((key) => early.push(key));

async function readIn(language: Language): Promise<{ readonly said: Said[]; readonly alike: string[] }> {
  await setLanguage(language);
  const said = new Map(saidIn(MOMENTS).map((each) => [each.join('|'), each]));
  const alike = MOMENTS.flatMap(({ play, commands }) => {
    // Of the hundreds of ways to choose two cards each names both.
    const labels = commands.flatMap((command) => (command.type === 'select' ? [] : [gameWords.label(play, command)]));
    return labels.filter((label, i) => labels.indexOf(label) < i);
  });
  return { said: [...said.values()], alike };
}

const READ = new Map<string, Awaited<ReturnType<typeof readIn>>>();
for (const language of LANGUAGES) READ.set(language, await readIn(language));
await setLanguage('en');

/** A key, an id in camelCase, a place that was not filled, forms that were not chosen, a sentence that breaks off. */
const RAW = /\b[a-z]+\.[a-zA-Z]+\.|[a-z][A-Z]|[{}|]|undefined|NaN|null|\(\)|: *[.)]|,,| [.,:;)]|: *$/;

describe.each(LANGUAGES)('L36 in %s', (language) => {
  const { said = [], alike = [] } = READ.get(language) ?? {};
  const wrong = (test: (said: Said) => boolean): Said[] => said.filter(test);

  it('leaves nothing raw in whole games', () => {
    expect(said.length).toBeGreaterThan(1500);
    expect(wrong(([, words]) => RAW.test(words) || !/\p{L}|\d/u.test(words))).toEqual([]);
    expect(wrong(([, words]) => words !== words.trim() || words.includes('  '))).toEqual([]);
  });

  it('ends every sentence', () => {
    expect(wrong(([about, words]) => /^(event|asked)/.test(about) && !/[.?!]$/.test(words))).toEqual([]);
  });

  it('begins every line with a capital, a number or a hex', () => {
    const begins = /^[\p{Lu}„«“\d+−]|^[a-z]+\d+:/u;
    expect(wrong(([about, words]) => !about.startsWith('option') && !begins.test(words))).toEqual([]);
  });

  /** What is printed on a card has colons of its own. */
  it('introduces once in a sentence, and says nothing twice', () => {
    const told = said.filter(([about]) => /^(event|option) (?!abilityBegan|monsterCardShown)/.test(about));
    const withoutAsides = (words: string): string => {
      const less = words.replace(/\([^()]*\)/g, '');
      return less === words ? words : withoutAsides(less);
    };
    const sentences = (words: string) => withoutAsides(words).split(/[.?!;] /);
    expect(told.filter(([, words]) => sentences(words).some((each) => each.split(': ').length > 2))).toEqual([]);
    expect(told.filter(([, words]) => /^([^:,]+?) [^:]*: \1[,.]/.test(words))).toEqual([]);
  });

  it('has no two buttons of one moment that read alike', () => {
    expect([...new Set(alike)]).toEqual([]);
  });
});

it('asks for no text before it is there', () => {
  expect(early).toEqual([]);
});

it('names a rule behind every event', () => {
  const rules = new Set(MOMENTS.flatMap(({ events }) => events.map(gameWords.ruleOf)));
  expect([...rules].filter((rule) => !/^L\d+\.\d+$/.test(rule))).toEqual([]);
});

it('says most events that there are, and every kind of command that was legal', () => {
  const told = new Set(READ.get('en')?.said.map(([about]) => about));
  expect([...told].filter((about) => about.startsWith('event')).length).toBeGreaterThan(50);
  const legal = new Set(MOMENTS.flatMap(({ commands }) => commands.map(({ type }) => type)));
  expect([...legal].filter((type) => !told.has(`command ${type}`))).toEqual([]);
});
