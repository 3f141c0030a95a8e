/** Tests the sentences about changes of a campaign: for every kind of fact, in every language. */
import { describe, expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { LANGUAGES, setLanguage } from '../../../src/i18n';
import { factSentences } from '../../../src/i18n/longTable/factSentences';
import type { CampaignFact, FactName } from '../../../src/rules/longTable/campaign/facts';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';
import { begin, played } from '../../kit/campaign';
import { openLongTable } from '../../kit/longTableWords';
import { typed } from '../../kit/texts';

await openLongTable();
const book = campaignBook();
const RAW = /\b[a-z]+\.[a-zA-Z]+\.|[a-z][A-Z]|[{}|]|undefined|NaN|null|\(\)|: *[.)]|,,| [.,:;)]|: *$|[.?!]\./;

type Sample = CampaignFact extends infer F ? (F extends CampaignFact ? Omit<F, 'rule'> : never) : never;

/** One sample of each kind of fact, or several if the kind has several sentences. */
const SAMPLES: Readonly<Record<FactName, readonly Sample[]>> = {
  gold: [{ fact: 'gold', hero: 1, n: -7, now: 23 }],
  experience: [{ fact: 'experience', hero: 1, n: 10, now: 40 }],
  checkmarks: [{ fact: 'checkmarks', hero: 2, n: 1, now: 3 }],
  itemGained: [{ fact: 'itemGained', hero: 1, item: 'escrowHandBell' }],
  itemBought: [{ fact: 'itemBought', hero: 1, item: 'escrowHandBell' }],
  itemSold: [{ fact: 'itemSold', hero: 1, item: 'escrowHandBell', gold: 10 }],
  itemHeld: [{ fact: 'itemHeld', item: 'escrowHandBell' }],
  next: [{ fact: 'next', hero: 1, pending: { pending: 'bless', cards: 2 } }],
  nextTable: [{ fact: 'nextTable', pending: { pending: 'joins', monster: 'tallyCrow', rank: 'normal' } }],
  levelledUp: [
    { fact: 'levelledUp', hero: 1, level: 2, card: 'finalDemand' },
    { fact: 'levelledUp', hero: 1, level: 6, card: null },
  ],
  perkTicked: [{ fact: 'perkTicked', hero: 1, perk: 0 }],
  donated: [{ fact: 'donated', hero: 1, gold: 10, inAll: 50 }],
  enhanced: [
    {
      fact: 'enhanced',
      hero: 1,
      class: 'bailiff',
      enhancement: { card: 'finalDemand', half: 'top', mark: { mark: 'plus' } },
      gold: 50,
    },
  ],
  questDealt: [{ fact: 'questDealt', hero: 1, quests: ['paidPassage', 'oldFlame'] }],
  questKept: [{ fact: 'questKept', hero: 1, quest: 'paidPassage' }],
  questFulfilled: [{ fact: 'questFulfilled', hero: 1, quest: 'oldFlame' }],
  heroMade: [{ fact: 'heroMade', hero: 1, class: 'ferrywoman', name: 'Nan' }],
  heroDied: [{ fact: 'heroDied', hero: 9, class: 'sexton', name: 'Ansel' }],
  heroRetired: [{ fact: 'heroRetired', hero: 9, class: 'pawnbroker', name: 'Pim' }],
  joined: [{ fact: 'joined', hero: 1, party: 0 }],
  left: [{ fact: 'left', hero: 1, party: 0 }],
  partyFounded: [{ fact: 'partyFounded', party: 0 }],
  partyPlays: [{ fact: 'partyPlays', party: 0 }],
  partyDisbanded: [{ fact: 'partyDisbanded', name: 'The Second' }],
  reputation: [{ fact: 'reputation', n: -2, now: -3 }],
  prosperity: [{ fact: 'prosperity', n: 1, now: 5, level: 2 }],
  stocked: [{ fact: 'stocked', item: 'escrowHandBell', copies: 2 }],
  achievement: [
    { fact: 'achievement', achievement: 'Schedule A', replaces: null },
    { fact: 'achievement', achievement: 'River: Clear', replaces: 'River: Fogged' },
  ],
  unlocked: [{ fact: 'unlocked', scenario: 'escrow' }],
  blocked: [{ fact: 'blocked', scenario: 'theCrossing' }],
  completed: [{ fact: 'completed', scenario: 'groundRent' }],
  classOpened: [{ fact: 'classOpened', class: 'sexton' }],
  newHeroes: [{ fact: 'newHeroes', gold: 15, checkmarks: 1, perks: 0 }],
  blessings: [{ fact: 'blessings', n: 3 }],
  pageOpened: [{ fact: 'pageOpened', page: 'almoner' }],
  ended: [{ fact: 'ended', ending: 'settled' }],
  deckEmpty: (['designs', 'sideScenarios', 'quests', 'city', 'road'] as const).map((deck) => ({
    fact: 'deckEmpty',
    deck,
  })),
  eventAdded: [{ fact: 'eventAdded', event: 'C08' }],
  eventDrawn: [{ fact: 'eventDrawn', event: 'R05' }],
  eventLeft: [{ fact: 'eventLeft', event: 'R05' }],
  eventReturned: [{ fact: 'eventReturned', event: 'C01' }],
  optionChosen: [{ fact: 'optionChosen', event: 'C01', option: 'B' }],
  outcomeApplied: [
    { fact: 'outcomeApplied', event: 'C01', option: 'B', outcome: 1 },
    { fact: 'outcomeApplied', event: 'R02', option: 'A', outcome: 0 },
  ],
  setOut: [
    { fact: 'setOut', scenario: 'escrow', casual: false, level: 4 },
    { fact: 'setOut', scenario: null, casual: true, level: 2 },
  ],
  arrived: [
    { fact: 'arrived', at: 'town' },
    { fact: 'arrived', at: 'scenario' },
  ],
  scenarioFinished: [
    { fact: 'scenarioFinished', scenario: 'escrow', won: true },
    { fact: 'scenarioFinished', scenario: null, won: false },
  ],
};

const campaign = begin(book, ['bailiff', 'ferrywoman']);
const sentenceOf = (sample: Sample, of: Campaign = campaign): string =>
  typed(factSentences(book, of, [{ ...sample, rule: 'L30.1' }])[0] ?? '');

describe.each(LANGUAGES)('L30-L35 in %s', (language) => {
  it('has a sentence for every fact, without raw keys or ids, and no two are equal', async () => {
    await setLanguage(language);
    const texts = Object.values(SAMPLES).flatMap((samples) => samples.map((sample) => sentenceOf(sample)));
    await setLanguage('en');
    expect(texts.filter((words) => RAW.test(words) || words !== words.trim() || words.includes('  '))).toEqual([]);
    expect(
      texts.filter((words) => !/^[\p{Lu}\u201e\u00ab\u201c]/u.test(words) || !/[.?!\u201c\u00bb\u201d]$/.test(words)),
    ).toEqual([]);
    expect(texts.filter((words, i) => texts.indexOf(words) < i)).toEqual([]);
  });
});

it('names a retired hero by the name in the fact, because the campaign no longer has it', () => {
  const facts: readonly CampaignFact[] = [
    { fact: 'heroRetired', hero: 9, class: 'sexton', name: 'Ansel Loam', rule: 'L32.11' },
    { fact: 'gold', hero: 9, n: -5, now: 0, rule: 'L32.11' },
  ];
  expect(factSentences(book, campaign, facts).map(typed)).toEqual([
    'Ansel Loam retires: Sexton.',
    'Ansel Loam: \u22125 gold, 0 in all.',
  ]);
});

it('lists what a won scenario has changed', () => {
  const { campaign: after, facts } = played(book, campaign, 'noticeOnTheDoor');
  const texts = factSentences(book, after, facts).map(typed);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Won: “Notice on the Door”.',
      'Completed: “1 · Notice on the Door”.',
      'Unlocked: “2 · Ground Rent”.',
      'Achievement: Receivers.',
      'Prosperity +1: 1 in all, level 1.',
    ]),
  );
});
