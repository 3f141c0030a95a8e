/** Tests that the texts exist in every language, have the same placeholders, and fit the layout. */
import { describe, expect, it } from 'vitest';
import { heroes, items, monsters, scenarios } from '../../src/content/inHand';
import { LANGUAGES } from '../../src/i18n';
import cs from '../../src/i18n/cs';
import csInHand from '../../src/i18n/cs/inHand';
import csAfterwards from '../../src/i18n/cs/inHand/afterwards';
import en from '../../src/i18n/en';
import enInHand from '../../src/i18n/en/inHand';
import enAfterwards from '../../src/i18n/en/inHand/afterwards';
import ru from '../../src/i18n/ru';
import ruInHand from '../../src/i18n/ru/inHand';
import ruAfterwards from '../../src/i18n/ru/inHand/afterwards';

type Tree = { readonly [key: string]: string | Tree };

const TEXTS: Readonly<Record<(typeof LANGUAGES)[number], Tree>> = {
  en: { ...en, ...enInHand, afterwards: enAfterwards },
  ru: { ...ru, ...ruInHand, afterwards: ruAfterwards },
  cs: { ...cs, ...csInHand, afterwards: csAfterwards },
};

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}

const flat = Object.fromEntries(LANGUAGES.map((language) => [language, new Map(leaves(TEXTS[language]))]));
const bare = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
const placesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();

/** The maximum length of texts, by the beginning of their keys. */
const ROOM: readonly (readonly [start: string, most: number])[] = [
  ['cards.monster.', 26],
  ['cards.theMonster.', 26],
  ['cards.item.', 30],
  ['cards.itemEffect.', 112],
  ['cards.face.', 30],
  ['table.seal.', 14],
  ['special.counter.', 14],
];
const PAGE_ROOM: readonly (readonly [part: string, most: number])[] = [
  ['title', 32],
  ['goal', 90],
  ['introduction', 460],
  ['conclusion', 460],
  ['special', 360],
];

/** Conclusions are in the chapter that is read after a scenario. */
const keyOf = (id: string, part: string): string =>
  part === 'conclusion' ? `afterwards.conclusion.${id}` : `story.scenario.${id}.${part}`;

describe.each(LANGUAGES)('%s', (language) => {
  const texts = flat[language] ?? new Map<string, string>();
  const get = (key: string): string => texts.get(key) ?? '';

  it('has the same keys as English, and no empty text', () => {
    const keys = (of: ReadonlyMap<string, string>) => [...new Set([...of.keys()].map(bare))].sort();
    expect(keys(texts)).toEqual(keys(flat['en'] ?? new Map()));
    for (const [key, text] of texts) expect([key, text.trim().length > 0]).toEqual([key, true]);
  });

  it('has a text for everything that is printed', () => {
    const named = [
      ...Object.values(monsters).flatMap(({ id }) => [
        `cards.monster.${id}`,
        `cards.theMonster.${id}`,
        `cards.monsterNote.${id}`,
      ]),
      ...Object.values(items).flatMap(({ id }) => [`cards.item.${id}`, `cards.itemEffect.${id}`]),
      ...Object.values(heroes).flatMap(({ cards }) =>
        cards.flatMap(({ faces }) => [...faces.A, ...faces.B].map(({ id }) => `cards.face.${id}`)),
      ),
      ...Object.values(scenarios).flatMap(({ id, foes, rules }) => [
        ...PAGE_ROOM.map(([part]) => keyOf(id, part)),
        ...foes.flatMap(({ alias }) => (alias ? [`cards.monster.${alias}`, `cards.theMonster.${alias}`] : [])),
        ...rules.flatMap((rule) => {
          if (rule.kind === 'counter') {
            return [`special.counter.${rule.id}`, ...(rule.buffer ? [`special.give.${rule.id}`] : [])];
          }
          if (rule.kind === 'follower') return [`special.follower.${rule.id}`];
          const does = rule.kind === 'when' ? rule.does : [];
          const options = does.flatMap((deed) =>
            deed.do === 'choose' ? deed.among.map(({ id }) => `special.option.${id}`) : [],
          );
          return 'id' in rule ? [`special.rule.${rule.id}`, ...options] : options;
        }),
      ]),
    ];
    expect(named.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('names each lettered tile of a scenario page by its letter in brackets: (a) (R3.1)', () => {
    for (const { id, marks } of Object.values(scenarios)) {
      const said = ['goal', 'special'].map((part) => get(`story.scenario.${id}.${part}`)).join(' ');
      const named = new Set([...said.matchAll(/\((\w)\)/g)].map(([, letter]) => letter));
      expect([id, [...named].sort()]).toEqual([id, Object.keys(marks).sort()]);
    }
  });

  it('has the same placeholders as English', () => {
    for (const [key, text] of texts) {
      const english = flat['en']?.get(key) ?? flat['en']?.get(`${bare(key)}_other`) ?? '';
      // A plural form for exactly one thing need not contain the number.
      const missing = placesIn(english).filter((place) => !placesIn(text).includes(place) && place !== 'count');
      expect([key, missing, placesIn(text).filter((place) => !placesIn(english).includes(place))]).toEqual([
        key,
        [],
        [],
      ]);
    }
  });

  it('has all necessary plural forms', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = new Set([...texts.keys()].filter((key) => key !== bare(key)).map(bare));
    for (const key of plurals) {
      // Russian and Czech texts never need the form for fractions.
      const needed = forms.filter(
        (form) => language === 'en' || (language === 'ru' ? form !== 'other' : form !== 'many'),
      );
      expect([key, needed.filter((form) => !texts.has(`${key}_${form}`))]).toEqual([key, []]);
    }
  });

  it('keeps to the maximum lengths', () => {
    const visible = (text: string) => text.replaceAll('\u00AD', '').length;
    for (const [start, most] of ROOM) {
      for (const [key, text] of texts)
        if (key.startsWith(start)) expect([key, visible(text) <= most]).toEqual([key, true]);
    }
    for (const id of Object.keys(scenarios)) {
      for (const [part, most] of PAGE_ROOM) {
        const key = keyOf(id, part);
        expect([key, visible(get(key)) <= most ? 'fits' : visible(get(key))]).toEqual([key, 'fits']);
      }
    }
  });
});
