/** Tests every reason for which a campaign move or a result is refused, and that a refusal changes nothing. */
import { describe, expect, it } from 'vitest';
import type { CampaignBook } from '../../../../src/rules/longTable/campaign/book';
import {
  MAX_HEROES,
  MAX_NAME_UNITS,
  MAX_NOTE_UNITS,
  MAX_PARTIES,
} from '../../../../src/rules/longTable/campaign/limits';
import { type Move, REFUSALS, type Refusal } from '../../../../src/rules/longTable/campaign/moves';
import { finishScenario, legalMoves, makeMove } from '../../../../src/rules/longTable/campaign/play';
import type { Campaign, CampaignState } from '../../../../src/rules/longTable/campaign/state';
import { isMove } from '../../../../src/rules/longTable/campaign/wellFormed';
import { begin, brought, event, given, moved, node, refusal, resultFor, smallBook, with1 } from '../../../kit/campaign';

const book = smallBook({
  events: { E: event('city', [{ effects: [] }]), R: event('road', [{ effects: [] }]) },
  achievements: { Key: { scope: 'party' } },
  scenarios: [node('one', { unlocks: ['two'] }), node('two'), node('three', { needs: [['Key']] }), node('four')],
});
const town = begin(book);
const travel = (scenario = 'one', level = 1): Move => ({ move: 'travel', scenario, level });
const make: Move = { move: 'newHero', class: 'thief', name: '', line: 2, level: 1 };
const world = (change: (state: CampaignState) => void): Campaign => given(town, change);
const open = world((state) => {
  state.world.unlocked.push('three', 'four');
  state.world.completed.push('four');
  state.world.classes.push('healer', 'thief');
  state.world.achievements.push(book.enhancementNeeds);
});
const asked = moved(book, town, { move: 'cityEvent' });
const atScenario = moved(book, town, travel(), { move: 'choose', option: 'A' });
const full = moved(book, open, { ...make, class: 'healer' } as Move, { ...make, line: 3 } as Move);
const enhance = (over: object): Move =>
  ({ move: 'enhance', hero: 1, card: 'fighter0', half: 'top', mark: { mark: 'plus' }, ...over }) as Move;
const rich = with1(open, 1, { gold: 5000 });
const marked = moved(book, rich, enhance({}));

const give = smallBook({ quests: { q: { steps: [{ count: 'donated', atLeast: 10 }], gives: [] } } });
const fulfilled = moved(give, begin(give), { move: 'donate', hero: 1 });

/** A campaign with this total number of parties or heroes. */
const crowded = (to: { readonly parties?: number; readonly heroes?: number }): Campaign =>
  given(open, (state) => {
    const [party] = state.parties;
    const [hero] = state.heroes;
    if (!party || !hero) throw new Error('an empty campaign');
    while (state.parties.length < (to.parties ?? 0)) state.parties.push({ ...party, heroes: [] });
    for (let no = 100; state.heroes.length < (to.heroes ?? 0); no += 1) state.heroes.push({ ...hero, no });
  });

/** For each reason: a campaign, a move that is refused there, and the campaign book if it is not the usual one. */
const CASES: Readonly<
  Record<Exclude<Refusal, 'noSuchResult' | 'notInScenario'>, readonly [Campaign, Move, CampaignBook?]>
> = {
  notAMove: [town, { move: 'toString' } as unknown as Move],
  answerFirst: [asked, { move: 'donate', hero: 1 }],
  notAsked: [town, { move: 'choose', option: 'A' }],
  notOffered: [asked, { move: 'choose', option: 'C' } as unknown as Move],
  notInTown: [
    { ...town, stage: { at: 'camp', after: null } },
    { move: 'donate', hero: 1 },
  ],
  notBetweenScenarios: [atScenario, { move: 'toTown' }],
  alreadyInTown: [town, { move: 'toTown' }],
  noSuchHero: [town, { move: 'donate', hero: 9 }],
  noSuchItem: [town, { move: 'buy', hero: 1, item: 'crown' }],
  noSuchScenario: [town, travel('nowhere')],
  noSuchParty: [town, { move: 'playParty', party: 1 }],
  partyPlays: [town, { move: 'disband', party: 0 }],
  tooManyParties: [crowded({ parties: MAX_PARTIES }), { move: 'foundParty', name: 'One more' }],
  tooManyHeroes: [crowded({ heroes: MAX_HEROES }), { ...make, class: 'healer' } as Move],
  tooLong: [town, { move: 'note', text: 'x'.repeat(MAX_NOTE_UNITS + 1) }],
  noSuchCard: [open, enhance({ card: 'archer0' })],
  notInParty: [moved(book, town, { move: 'leave', hero: 1 }), { move: 'donate', hero: 1 }],
  inAParty: [town, { move: 'join', hero: 1 }],
  partyFull: [
    given(full, (state) => {
      state.heroes.push({ ...(state.heroes[0] as CampaignState['heroes'][number]), no: 9 });
    }),
    { move: 'join', hero: 9 },
  ],
  classInParty: [open, { ...make, class: 'fighter' } as Move],
  classNotOpen: [town, make],
  lineTaken: [open, { ...make, line: 0 } as Move],
  level: [town, travel('one', 8)],
  eventDrawn: [moved(book, asked, { move: 'choose', option: 'A' }), { move: 'cityEvent' }],
  noEventLeft: [{ ...town, world: { ...town.world, events: { city: [], road: [] } } }, { move: 'cityEvent' }],
  owned: [moved(book, town, { move: 'buy', hero: 1, item: 'hat' }), { move: 'buy', hero: 1, item: 'hat' }],
  notOwned: [town, { move: 'sell', hero: 1, item: 'hat' }],
  outOfStock: [town, { move: 'buy', hero: 1, item: 'coat' }],
  tooPoor: [with1(town, 1, { gold: 9 }), { move: 'donate', hero: 1 }],
  tooLittleExperience: [town, { move: 'levelUp', hero: 1, card: 'fighter3' }],
  highEnough: [town, { move: 'rise', hero: 1 }],
  notThatCard: [with1(town, 1, { experience: 45 }), { move: 'levelUp', hero: 1, card: null }],
  noPerkLeft: [town, { move: 'tickPerk', hero: 1, perk: 0 }],
  boxesFull: [with1(town, 1, { level: 5, perks: [2] }), { move: 'tickPerk', hero: 1, perk: 0 }],
  alreadyDonated: [moved(book, town, { move: 'donate', hero: 1 }), { move: 'donate', hero: 1 }],
  notYetEnhancing: [town, enhance({})],
  noSpot: [moved(book, marked, enhance({})), enhance({})],
  markDoesNotFit: [rich, enhance({ mark: { mark: 'jump' } })],
  tooManyEnhanced: [marked, enhance({ card: 'fighter1' })],
  questOpen: [town, { move: 'retire', hero: 1 }],
  mustLevelUp: [with1(town, 1, { experience: 45 }), travel()],
  mustRetire: [fulfilled, travel(), give],
  noHeroes: [{ ...town, parties: town.parties.map((party) => ({ ...party, heroes: [] })) }, travel()],
  notUnlocked: [town, travel('two')],
  completed: [open, travel('four')],
  blocked: [world((state) => void state.world.blocked.push('one')), travel()],
  needsMissing: [open, travel('three')],
};

describe('limits of a save', () => {
  it('L30.2: a party or hero can be added up to the limit, and not beyond', () => {
    expect(refusal(book, crowded({ parties: MAX_PARTIES - 1 }), { move: 'foundParty', name: 'P' })).toBeNull();
    expect(refusal(book, crowded({ heroes: MAX_HEROES - 1 }), { ...make, class: 'healer' } as Move)).toBeNull();
  });

  it('L30.2: names and notes that are too long are refused', () => {
    const name = 'x'.repeat(MAX_NAME_UNITS + 1);
    expect(refusal(book, town, { move: 'foundParty', name })).toBe('tooLong');
    expect(refusal(book, open, { ...make, class: 'healer', name } as Move)).toBe('tooLong');
    expect(refusal(book, town, { move: 'note', text: 'x'.repeat(MAX_NOTE_UNITS) })).toBeNull();
  });
});

describe('values that are not moves', () => {
  const dungeon = { move: 'dungeon', level: 1, penalties: ['none', 'minor', 'major'] };
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'toTown'],
    ['a list', [{ move: 'toTown' }]],
    ['no kind', {}],
    ['the property of every object', { move: 'constructor' }],
    ['a field too few', { move: 'newHero', class: 'thief', line: 2, level: 1 }],
    ['a field too many', { move: 'toTown', level: 1 }],
    ['a note without a text', { move: 'note', text: null }],
    ['a hero that is no number', { move: 'donate', hero: '1' }],
    ['half a coin', { move: 'share', hero: 1, gold: 0.5 }],
    ['an item named as a property', { move: 'buy', hero: 1, item: 'toString' }],
    ['a class named as a property', { move: 'newHero', class: 'valueOf', name: '', line: 2, level: 1 }],
    ['a third half', enhance({ half: 'middle' })],
    ['no mark', enhance({ mark: null })],
    ['an element that there is not', enhance({ mark: { mark: 'element', element: 'wood' } })],
    ['a hex without a place', enhance({ mark: { mark: 'hex' } })],
    ['a dungeon with two penalties', { ...dungeon, penalties: ['none', 'minor'] }],
    ['a dungeon with a penalty that there is not', { ...dungeon, penalties: ['none', 'minor', 'all'] }],
  ])('is refused, and nothing is thrown: %s', (_, value) => {
    for (const campaign of [town, rich, asked, atScenario])
      expect(refusal(book, campaign, value as Move)).toBe('notAMove');
  });

  it('does not include any of the moves that are offered', () => {
    expect(refusal(book, town, dungeon as unknown as Move)).toBeNull();
    for (const move of legalMoves(book, rich)) expect(isMove(move)).toBe(true);
  });
});

describe('refusals', () => {
  it.each(Object.entries(CASES))('L30-L32: %s', (reason, [campaign, move, of = book]) => {
    expect(refusal(of, campaign, move)).toBe(reason);
    expect(legalMoves(of, campaign)).not.toContainEqual(move);
  });

  it('L29.2: a result is accepted only during a scenario, and only for heroes who play', () => {
    const refused = (campaign: Campaign, result = resultFor(campaign, true)) => {
      const made = finishScenario(book, campaign, result);
      return 'refused' in made ? made.refused : null;
    };
    expect(refused(town)).toBe('notInScenario');
    expect(refused(atScenario)).toBe(null);
    expect(refused(atScenario, { won: true, heroes: [brought('fighter')] })).toBe('noSuchResult');
    expect(refused(atScenario, { won: true, heroes: [brought('archer'), brought('fighter')] })).toBe('noSuchResult');
    expect(refused(atScenario, resultFor(atScenario, true, { fighter: { gold: -1 } }))).toBe('noSuchResult');
    expect(refused(atScenario, resultFor(atScenario, true, { archer: { experience: 0.5 } }))).toBe('noSuchResult');
  });

  it('L30-L32: every reason has a case', () => {
    const cases = [...Object.keys(CASES), 'notInScenario', 'noSuchResult'];
    expect([...REFUSALS].filter((reason) => !cases.includes(reason))).toEqual([]);
  });

  it('L31.2: while a question is open only answers are legal, and every listed answer is accepted', () => {
    expect(legalMoves(book, asked)).toEqual([
      { move: 'choose', option: 'A' },
      { move: 'choose', option: 'B' },
    ]);
    for (const campaign of [asked, town, open, fulfilled])
      for (const move of legalMoves(campaign === fulfilled ? give : book, campaign))
        expect(makeMove(campaign === fulfilled ? give : book, campaign, move)).toHaveProperty('campaign');
    expect(legalMoves(book, atScenario)).toEqual([]);
  });
});
