/** Tests that the content check requires a text for everything that is printed, in every language. */
import { describe, expect, it } from 'vitest';
import { PRINTED, type WrittenContent } from '../../../src/content/longTable/printed';
import { missingTexts, TEXTS } from '../../../src/packs/longTable/textChecks';

const messagesFor = (content: Partial<WrittenContent>, texts = TEXTS): string[] =>
  missingTexts({ ...PRINTED, ...content }, texts).map(({ file, field, detail }) => `${file} ${field}: ${detail}`);

/** Returns the entries with an unknown id for the first. */
const renamed = <T extends { readonly id: string }>(all: readonly T[]): T[] =>
  all.map((each, i) => (i === 0 ? { ...each, id: 'nobodyKnows' } : each));

it('no text of the built-in content is missing', () => {
  expect(messagesFor({})).toEqual([]);
});

describe('missing texts are reported with file, key and reason for', () => {
  it.each([
    ['heroes', ['names grammar', 'names hero', 'names person', 'campaign heroText', 'campaign plays']],
    ['monsters', ['names grammar', 'names monster', 'names monsterNote']],
    ['bosses', ['names grammar', 'names monster', 'names office', 'names monsterNote']],
    ['summons', ['names grammar', 'names summon']],
    ['items', ['names item']],
    ['goals', ['names goal', 'campaign goalText']],
    ['quests', ['campaign quest', 'campaign questText', 'campaign questAim', 'campaign questDone']],
    ['graph', ['campaign place']],
    ['rooms', ['campaign room']],
    ['foes', ['campaign foes']],
  ] as const)('%s', (kind, expected) => {
    const all: readonly { readonly id: string }[] = PRINTED[kind];
    const wrongs = messagesFor({ [kind]: renamed(all) });
    for (const language of ['en', 'ru', 'cs'])
      expect(wrongs.filter((wrong) => wrong.startsWith(`src/i18n/${language}/`))).toEqual(
        expected.map((each) => {
          const [chapter, group] = each.split(' ');
          return `src/i18n/${language}/longTable/${chapter}.ts ${group}.nobodyKnows: there is no text`;
        }),
      );
  });

  it('an event: its title, its text and both options', () => {
    expect(messagesFor({ events: renamed(PRINTED.events) }).slice(0, 4)).toEqual(
      ['title', 'text', 'A', 'B'].map(
        (part) => `src/i18n/en/longTable/campaign.ts event.nobodyKnows.${part}: there is no text`,
      ),
    );
  });

  it('a hero card', () => {
    const [hero, ...others] = PRINTED.heroes;
    const heroes = hero ? [{ ...hero, cards: renamed(hero.cards) }, ...others] : [];
    expect(messagesFor({ heroes })[0]).toBe('src/i18n/en/longTable/names.ts card.nobodyKnows: there is no text');
  });

  it('a scenario: its fixed texts, one text for each door, and its special rule if it has one', () => {
    const pages = PRINTED.scenarios.filter(({ id }) => id === 'theSinkingFund');
    const english = messagesFor({ scenarios: renamed(pages) }).filter((wrong) => wrong.includes('/en/'));
    expect(english.map((wrong) => wrong.split(' ')[1])).toEqual([
      'title.nobodyKnows:',
      'introduction.nobodyKnows:',
      'goal.nobodyKnows:',
      'conclusion.nobodyKnows:',
      'special.nobodyKnows:',
      'door.nobodyKnows.d1:',
      'door.nobodyKnows.d2:',
    ]);
  });

  it('the escorts and obstacles of a scenario', () => {
    const scenarios = PRINTED.scenarios.map((page) => ({
      ...page,
      ...(page.escorts ? { escorts: renamed(page.escorts) } : {}),
      ...(page.destructibles ? { destructibles: { ...page.destructibles, id: 'chest' } } : {}),
    }));
    const keys = messagesFor({ scenarios }).flatMap((wrong) => (wrong.includes('/cs/') ? [wrong.split(' ')[1]] : []));
    expect([...new Set(keys)]).toEqual([
      'grammar.nobodyKnows:',
      'grammar.chest:',
      'escort.nobodyKnows:',
      'obstacle.chest:',
    ]);
  });
});

it('an empty text counts as missing', () => {
  const { en, ...others } = TEXTS;
  const texts = { ...others, en: { names: { ...en?.names, item: {} }, campaign: en?.campaign ?? {}, pages: {} } };
  const wrongs = messagesFor({}, texts);
  expect(wrongs).toContain('src/i18n/en/longTable/names.ts item.paperweight: there is no text');
  expect(wrongs).toContain('src/i18n/en/longTable/pages.ts goal.escrow: there is no text');
  const blank = { ...TEXTS, en: { ...texts.en, names: { ...en?.names, lien: ' ' }, pages: en?.pages ?? {} } };
  expect(messagesFor({}, blank)).toEqual([]);
  const gone = { ...blank, en: { ...blank.en, pages: { ...en?.pages, goal: { escrow: ' ' } } } };
  expect(messagesFor({}, gone)).toContain('src/i18n/en/longTable/pages.ts goal.escrow: there is no text');
});
