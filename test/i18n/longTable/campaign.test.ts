/** Tests the texts of the campaign: story, pages, events with their outcomes, town, moves and refusals. */
import { describe, expect, it } from 'vitest';
import { campaignBook, goals, scenarios } from '../../../src/content/longTable';
import { heroes, items, monsters } from '../../../src/content/longTable/catalogue';
import { LANGUAGES, setLanguage } from '../../../src/i18n';
import {
  achievementName,
  campaignPrompt,
  effectsText,
  effectWords,
  markText,
  moveLabel,
  outcomesText,
  pendingWords,
  refusalSentence,
} from '../../../src/i18n/longTable/campaignWords';
import { heroTitle, monsterTitle } from '../../../src/i18n/longTable/naming';
import {
  actTitle,
  doorText,
  EARLIER_ENDINGS,
  ENDINGS,
  endingText,
  endingTitle,
  eventPage,
  foesName,
  goalText,
  heroPage,
  monsterNote,
  outcomeStory,
  pageOf,
  placeName,
  prologue,
  questPage,
  roomName,
  specialRule,
  TOWN,
  townText,
} from '../../../src/i18n/longTable/stories';
import { cardName, itemName } from '../../../src/i18n/longTable/termNames';
import type { Mark } from '../../../src/rules/longTable/book';
import type { Effect } from '../../../src/rules/longTable/campaign/book';
import { type Move, REFUSALS } from '../../../src/rules/longTable/campaign/moves';
import type { Campaign, CampaignQuestion } from '../../../src/rules/longTable/campaign/state';
import { begin, smallBook } from '../../kit/campaign';
import { openLongTable } from '../../kit/longTableWords';
import { textsIn, typed } from '../../kit/texts';

await openLongTable();
const book = campaignBook();
const RAW = /\b[a-z]+\.[a-zA-Z]+\.|[a-z][A-Z]|[{}|]|undefined|null|\(\)/;
const CAUSE = { cause: 'page', page: 'almoner' } as const;

const EFFECTS: readonly Effect[] = [
  ...Object.values(book.events).flatMap(({ options }) =>
    [options.A, options.B].flatMap(({ outcomes }) => outcomes.flatMap(({ effects }) => effects)),
  ),
  ...book.scenarios.flatMap(({ rewards }) => rewards),
  ...Object.values(book.quests).flatMap(({ gives }) => gives),
  { effect: 'randomDesign' },
  { effect: 'randomScenario' },
  { effect: 'scenario', scenario: 'escrow' },
];

const MARKS: readonly Mark[] = [
  { mark: 'plus' },
  { mark: 'more', of: 'range' },
  { mark: 'condition', condition: 'wound' },
  { mark: 'jump' },
  { mark: 'element', element: 'any' },
  { mark: 'hex', hex: [1, 0] },
  { mark: 'summon', value: 'hp' },
];

const campaign: Campaign = { ...begin(smallBook()), question: null };
const hero = campaign.heroes[0]?.no ?? 0;

const QUESTIONS: readonly CampaignQuestion[] = [
  { ask: 'option', event: 'C02' },
  { ask: 'pay', gold: 10, event: 'C02', option: 'A', outcome: 0 },
  { ask: 'share', left: 8, cause: CAUSE },
  { ask: 'share', left: -3, cause: CAUSE },
  { ask: 'hero', effect: { effect: 'item', item: 'paperweight' }, heroes: [hero], cause: CAUSE },
  { ask: 'quest', hero, quests: ['oldFlame', 'paidPassage'] },
];

const MOVES: readonly Move[] = [
  { move: 'choose', option: 'B' },
  { move: 'pay', agree: true },
  { move: 'pay', agree: false },
  { move: 'share', hero, gold: 3 },
  { move: 'chooseHero', hero },
  { move: 'keepQuest', quest: 'oldFlame' },
  { move: 'cityEvent' },
  { move: 'newHero', class: 'sexton', name: 'Ansel', line: 0, level: 1 },
  { move: 'buy', hero, item: 'paperweight' },
  { move: 'sell', hero, item: 'paperweight' },
  { move: 'levelUp', hero, card: 'levy' },
  { move: 'levelUp', hero, card: null },
  { move: 'rise', hero },
  { move: 'donate', hero },
  { move: 'enhance', hero, card: 'levy', half: 'top', mark: { mark: 'plus' } },
  { move: 'retire', hero },
  { move: 'join', hero },
  { move: 'leave', hero },
  { move: 'foundParty', name: 'Us' },
  { move: 'playParty', party: 0 },
  { move: 'note', text: 'Bring rope.' },
  { move: 'travel', scenario: 'escrow', level: 3 },
  { move: 'single', scenario: 'escrow', level: 3 },
  { move: 'dungeon', level: 2, penalties: ['none', 'minor', 'major'] },
  { move: 'toTown' },
];

function everything(): string[] {
  const asked = { ...campaign, question: QUESTIONS[0] ?? null };
  const bailiff = { ...campaign, heroes: campaign.heroes.map((each) => ({ ...each, class: 'bailiff' })) };
  return [
    ...EARLIER_ENDINGS.flatMap(prologue),
    ...ENDINGS.flatMap((ending) => [endingTitle(ending), ...endingText(ending, true)]),
    ...[1, 6, 11].map(actTitle),
    ...[...scenarios(2).ids, 'dungeon'].flatMap((id) => {
      return [...Object.values(pageOf(id)), specialRule(id, 7) || '-', doorText(id, 1) || '-'];
    }),
    ...Object.entries(book.events).flatMap(([id, { options }]) => {
      const page = eventPage(id);
      return [
        page.title,
        page.text,
        ...Object.values(page.options),
        ...outcomesText(options.A),
        ...outcomesText(options.B),
      ];
    }),
    ...Object.keys(book.quests).flatMap((id) => Object.values(questPage(id))),
    ...goals.ids.map(goalText),
    ...heroes.ids.flatMap((id) => Object.values(heroPage(id))),
    ...monsters.ids.map(monsterNote),
    ...[...scenarios(2).ids, 'town', 'farBank', 'river'].map(placeName),
    ...book.dungeon.rooms.map(({ id }) => roomName(id)),
    ...book.dungeon.foes.map(({ id }) => foesName(id)),
    ...Object.keys(book.achievements).map(achievementName),
    ...TOWN.map(townText),
    ...EFFECTS.map(effectWords),
    effectsText([]),
    ...MARKS.map(markText),
    ...REFUSALS.map(refusalSentence),
    ...QUESTIONS.map((question) => campaignPrompt({ ...campaign, question }) ?? ''),
    ...MOVES.map((move) => moveLabel(asked, move)),
    moveLabel(bailiff, { move: 'tickPerk', hero, perk: 3 }),
    pendingWords({ pending: 'monstersShield', amount: 1 }),
  ];
}

describe.each(LANGUAGES)('L30-L34 in %s', (language) => {
  it('has no empty text, no raw key or id, and no unfilled placeholder', async () => {
    await setLanguage(language);
    const lines = everything().map(typed);
    await setLanguage('en');
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => RAW.test(line) || line.trim() === '')).toEqual([]);
  });

  it('L33: no two refusals, prompts or moves are alike', async () => {
    await setLanguage(language);
    const asked = { ...campaign, question: QUESTIONS[0] ?? null };
    const texts = [
      ...REFUSALS.filter((refusal) => refusal !== 'notOffered').map(refusalSentence),
      ...QUESTIONS.map((question) => campaignPrompt({ ...campaign, question }) ?? ''),
      ...MOVES.map((move) => moveLabel(asked, move)),
    ];
    await setLanguage('en');
    expect(texts.filter((each, i) => texts.indexOf(each) < i)).toEqual([]);
  });

  it('no clause of an outcome has two colons', async () => {
    await setLanguage(language);
    const lines = [
      ...Object.values(book.events).flatMap(({ options }) => [...outcomesText(options.A), ...outcomesText(options.B)]),
      ...book.scenarios.map(({ rewards }) => effectsText(rewards)),
      ...Object.values(book.quests).map(({ gives }) => effectsText(gives)),
    ].map(typed);
    await setLanguage('en');
    const clauses = lines.flatMap((line) => line.replace(/\([^()]*\)|[“«„][^”»“]*[”»“]/g, '').split('; '));
    expect(clauses.length).toBeGreaterThan(100);
    expect(clauses.filter((each) => each.split(': ').length > 2)).toEqual([]);
  });

  it('a button names a hero by its class, and by its name, with a capital, if another hero has the same class', async () => {
    await setLanguage(language);
    const heroes = campaign.heroes.map((each, i) => ({ ...each, class: i === 0 ? 'bailiff' : 'sexton', name: 'nan' }));
    const label = (all: typeof heroes) => moveLabel({ ...campaign, heroes: all }, { move: 'leave', hero });
    const own = heroes.filter(({ no }) => no === hero);
    expect(label(own).startsWith(heroTitle(own[0]?.class ?? ''))).toBe(true);
    expect(label([...heroes, ...heroes.map((each) => ({ ...each, no: each.no + 90 }))])).toMatch(/^Nan/);
  });

  it('L31.2: the buttons have the letters that the prompt names', async () => {
    await setLanguage(language);
    const asked = { ...campaign, question: QUESTIONS[0] ?? null };
    const labels = (['A', 'B'] as const).map((option) => moveLabel(asked, { move: 'choose', option }));
    const question = campaignPrompt(asked) ?? '';
    await setLanguage('en');
    const letters = labels.map((label) => label.slice(0, label.indexOf(':')));
    expect(typed(question)).toMatch(new RegExp(`${letters[0]} \\p{L}+ ${letters[1]}`, 'u'));
  });

  it('keeps to the maximum lengths', async () => {
    await setLanguage(language);
    const long = [
      ...scenarios(2).ids.flatMap((id) => {
        const { title, introduction, goal, conclusion } = pageOf(id);
        const special = specialRule(id, 7);
        return [over(title, 32), over(introduction, 480), over(goal, 100), over(special, 300), over(conclusion, 480)];
      }),
      ...heroes.ids.flatMap((id) => (heroes.get(id)?.cards ?? []).map((card) => over(cardName(card.id), 30))),
      ...items.ids.map((id) => over(itemName(id), 30)),
      ...monsters.ids.flatMap((id) => [over(monsterTitle(id), 26), over(monsterNote(id), 140)]),
      ...heroes.ids.map((id) => over(heroTitle(id), 16)),
      ...Object.keys(book.events).flatMap((id) => {
        const { text, options } = eventPage(id);
        return [over(text, 240), over(options.A, 60), over(options.B, 60)];
      }),
    ].flat();
    await setLanguage('en');
    expect(long).toEqual([]);
  });
});

const over = (text: string, most: number): string[] =>
  text.length > most ? [`${text.length} of ${most}: ${text}`] : [];

describe('L31.2: the text of the possible outcomes of an option', () => {
  const outcomes = (event: string, option: 'A' | 'B') => {
    const found = book.events[event]?.options[option];
    return found ? outcomesText(found) : [];
  };

  it('lists all outcomes in order, each with its condition or price', () => {
    expect(outcomes('C04', 'B')).toEqual([
      'With the Bailiff: reputation +2; +5 XP for each hero.',
      'With the Pawnbroker: reputation +1; +5 gold for the party.',
      'Otherwise: reputation +1.',
    ]);
    expect(outcomes('C02', 'A')).toEqual([
      'For 10 gold: 2 blessings for one hero in the next scenario.',
      'Otherwise: nothing comes of it.',
    ]);
    expect(outcomes('C12', 'A')).toEqual([
      'If the item “Escrow Hand-Bell” is to be had: the item “Escrow Hand-Bell”.',
      'If the item “Escrow Hand-Bell” is taken already: +20 gold for the party.',
    ]);
    expect(outcomes('R05', 'B')).toEqual([
      'With reputation −3 or less: nothing comes of it.',
      'Otherwise: +5 XP for each hero; 1 blessing for one hero in the next scenario.',
    ]);
  });

  it('L33.1: rewards are listed in one line', () => {
    const escrow = book.scenarios.find(({ id }) => id === 'escrow');
    expect(effectsText(escrow?.rewards ?? [])).toBe(
      '+18 XP for each hero; the item “Escrow Hand-Bell”; the achievement “Both Bells”; with “Postage”: +10 gold for the party; event R11 joins its deck; prosperity +2; the achievement “River: Clear”.',
    );
  });
});

describe('the outcomes of an event', () => {
  it.each(LANGUAGES)('L31.2: each have a story text of their own in %s', async (language) => {
    await setLanguage(language);
    const tales = Object.entries(book.events).flatMap(([event, { options }]) =>
      (['A', 'B'] as const).flatMap((option) =>
        options[option].outcomes.map((_, nth) => outcomeStory(event, option, nth)),
      ),
    );
    await setLanguage('en');
    expect(tales.length).toBeGreaterThan(70);
    expect(tales.filter((tale) => !/^\p{Lu}|^[“„«]/u.test(tale) || tale.length > 160 || RAW.test(tale))).toEqual([]);
    expect(new Set(tales).size).toBe(tales.length);
    expect([...textsIn(language).keys()].filter((key) => key.startsWith('tales.'))).toHaveLength(tales.length);
    expect(outcomeStory('C01', 'A', 9)).toBe('');
  });
});

it('section 1: the ending has its last line only if the list was found', () => {
  expect(endingText('settled', false)).toHaveLength(1);
  expect(endingText('settled', true)[1]).toMatch(/in pencil\.$/);
  expect([5, 10, 11].map(actTitle)).toEqual(['Act I: Inventory', 'Act II: Proof of Debt', 'Act III: Distribution']);
  expect(campaignPrompt(campaign)).toBeNull();
});
