/** Tests the enhancing of cards (L32.8-L32.10). */
import { describe, expect, it } from 'vitest';
import { campaignBook } from '../../../../src/content/longTable';
import type { Mark } from '../../../../src/rules/longTable/book';
import type { CampaignBook } from '../../../../src/rules/longTable/campaign/book';
import {
  canAbilityTakeMark,
  enhancementPrice,
  marksFor,
  priceOfMark,
} from '../../../../src/rules/longTable/campaign/enhance';
import { setupOf } from '../../../../src/rules/longTable/campaign/setupOf';
import type { Campaign } from '../../../../src/rules/longTable/campaign/state';
import { enhancedCard, enhancedSummon, spotOf } from '../../../../src/rules/longTable/enhancing';
import type { Ability, CardDef, HalfDef, Mods, Part, Verb } from '../../../../src/rules/longTable/vocabulary';
import { begin, given, heroOf, moved, RULE_BOOK_PRICES, refusal, smallBook, with1 } from '../../../kit/campaign';

const ability = (verb: Verb, amount: number, mods: Mods = {}): Ability => ({ verb, amount, mods });
const part = (each: Ability): Part => ({ part: 'ability', ability: each });
const halfOf = (...abilities: Ability[]): HalfDef => ({ parts: abilities.map(part) });
const card = (top: HalfDef, bottom: HalfDef = halfOf(ability('move', 3)), level: CardDef['level'] = 1): CardDef => ({
  id: 'c',
  hero: 'fighter',
  level,
  initiative: 5,
  top,
  bottom,
});

const arc: Mods['area'] = {
  melee: true,
  red: [
    [0, -1],
    [1, -1],
  ],
};

const price = (each: Ability, mark: Mark, level: CardDef['level'] = 1, marks = 0, prices = RULE_BOOK_PRICES) =>
  enhancementPrice(prices, { ability: each, mark, level, marks });

/** A campaign in town in which a fighter with this card and this much gold may enhance. */
function town(top: HalfDef, gold = 1000, over: Partial<CampaignBook> = {}): { book: CampaignBook; campaign: Campaign } {
  const base = smallBook();
  const book = smallBook({ cards: { ...base.cards, c: card(top) }, ...over });
  const open = given(begin(book), ({ world }) => world.achievements.push(book.enhancementNeeds));
  return { book, campaign: with1(open, 1, { gold, pool: ['c', 'fighter0', 'fighter1'] }) };
}
const plus = { mark: 'plus' } as const;
const put = (mark: Mark, half: 'top' | 'bottom' = 'top', of = 'c') =>
  ({ move: 'enhance', hero: 1, card: of, half, mark }) as const;

describe('L32.8: enhancing', () => {
  it('L32.8: once it is unlocked, a hero pays for a lasting mark on a pool card, which counts for the whole class', () => {
    const { book, campaign } = town(halfOf(ability('attack', 2)));
    const locked = given(campaign, ({ world }) => {
      world.achievements = [];
    });
    expect(refusal(book, locked, put(plus))).toBe('notYetEnhancing');
    expect(refusal(book, campaign, put(plus, 'top', 'fighter2'))).toBe('noSuchCard');
    expect(refusal(book, with1(campaign, 1, { gold: 49 }), put(plus))).toBe('tooPoor');
    const done = moved(book, campaign, put(plus));
    expect(heroOf(done, 1).gold).toBe(950);
    expect(done.world.enhancements).toEqual({ fighter: [{ card: 'c', half: 'top', mark: plus }] });
    const there = moved(book, done, { move: 'travel', scenario: 'one', level: 1 });
    expect(setupOf(book, there).heroes[0]?.enhancements).toEqual([{ card: 'c', half: 'top', mark: plus }]);
  });

  it('L32.8: a class has at most as many enhanced cards as the prosperity level; a second mark on a card adds no card', () => {
    const { book, campaign } = town(halfOf(ability('attack', 2)));
    const one = moved(book, campaign, put(plus));
    expect(refusal(book, one, put(plus, 'top', 'fighter0'))).toBe('tooManyEnhanced');
    expect(refusal(book, one, put(plus, 'bottom'))).toBe(null);
    const prosperous = given(one, ({ world }) => {
      world.prosperity = 4;
    });
    expect(refusal(book, prosperous, put(plus, 'top', 'fighter0'))).toBe(null);
  });

  it('L32.8: the campaign sets the number of spots per half, and may give lost halves none', () => {
    const { book, campaign } = town(halfOf(ability('attack', 2)));
    const twice = moved(book, campaign, put(plus), put({ mark: 'condition', condition: 'wound' }));
    expect(refusal(book, twice, put({ mark: 'element', element: 'fire' }))).toBe('noSpot');
    const strict = { ...RULE_BOOK_PRICES, notOnLost: true };
    const lost = town({ ...halfOf(ability('attack', 2)), lost: true }, 1000, { enhancement: strict });
    expect(refusal(lost.book, lost.campaign, put(plus))).toBe('noSpot');
    const nothing = town(halfOf(ability('give', 0, { self: true, conditions: ['strengthen'] })));
    expect(refusal(nothing.book, nothing.campaign, put(plus))).toBe('noSpot');
  });

  it('L32.8: the spot is on the first ability with a number', () => {
    const give = ability('give', 0, { self: true, conditions: ['strengthen'] });
    expect(spotOf(halfOf(give, ability('move', 2)))).toMatchObject({ part: 1, inner: null });
    expect(spotOf(halfOf(ability('inflict', 0, { lien: true, range: 4 })))).toMatchObject({ part: 0 });
    const bid: Ability = { verb: 'bid', whom: 'ally', mods: { range: 4 }, abilities: [ability('attack', 2)] };
    expect(spotOf(halfOf(give, bid))).toMatchObject({ part: 1, inner: 0 });
    expect(spotOf(halfOf(give))).toBe(null);
  });

  it('L32.8: a marked card is played with its marks', () => {
    const top = halfOf(ability('attack', 2, { range: 3, area: arc }));
    const marks: Mark[] = [
      plus,
      { mark: 'more', of: 'range' },
      { mark: 'condition', condition: 'wound' },
      { mark: 'element', element: 'fire' },
      { mark: 'hex', hex: [1, 0] },
    ];
    const enhanced = enhancedCard(card(top), [
      ...marks.map((mark) => ({ card: 'c', half: 'top', mark }) as const),
      { card: 'other', half: 'top', mark: plus },
    ]);
    expect(enhanced.top.parts).toEqual([
      part(
        ability('attack', 3, {
          range: 4,
          area: {
            melee: true,
            red: [
              [0, -1],
              [1, -1],
              [1, 0],
            ],
          },
          conditions: ['wound'],
        }),
      ),
      { part: 'element', element: 'fire' },
    ]);
    const jumps = enhancedCard(card(top), [{ card: 'c', half: 'bottom', mark: { mark: 'jump' } }]);
    expect(jumps.bottom.parts).toEqual([part(ability('move', 3, { jump: true }))]);
    expect(jumps.top).toEqual(top);
    const bid: Ability = { verb: 'bid', whom: 'ally', mods: {}, abilities: [ability('move', 3), ability('attack', 1)] };
    const bidden = enhancedCard(card(halfOf(bid)), [{ card: 'c', half: 'top', mark: plus }]);
    expect(bidden.top.parts).toEqual([part({ ...bid, abilities: [ability('move', 4), ability('attack', 1)] })]);
    const values = { hp: 4, move: 2, attack: 2, range: null };
    const mark: Mark = { mark: 'summon', value: 'hp' };
    expect(enhancedSummon({ id: 's', values }, [{ card: 'c', half: 'top', mark }]).values.hp).toBe(5);
  });
});

describe('L32.9: where a mark fits', () => {
  const fits = (each: Ability, mark: Mark): boolean => canAbilityTakeMark(smallBook(), each, mark);
  const condition = (name: 'wound' | 'strengthen' | 'bless' | 'curse'): Mark => ({
    mark: 'condition',
    condition: name,
  });

  it('L32.9: +1 fits any printed number', () => {
    expect(fits(ability('attack', 2), plus)).toBe(true);
    expect(fits(ability('inflict', 0, { range: 2 }), plus)).toBe(false);
    expect(fits(ability('inflict', 0, { range: 2 }), { mark: 'more', of: 'range' })).toBe(true);
    expect(fits(ability('attack', 2), { mark: 'more', of: 'range' })).toBe(false);
    expect(fits(ability('attack', 2, { targets: 'all' }), { mark: 'more', of: 'targets' })).toBe(false);
    expect(fits({ verb: 'attack', amount: 0, relative: true, mods: {} }, plus)).toBe(true);
  });

  it('L32.9: negative conditions fit where enemies are targeted', () => {
    for (const verb of ['attack', 'inflict', 'shove', 'drag'] as const)
      expect(fits(ability(verb, 2), condition('wound'))).toBe(true);
    for (const verb of ['move', 'heal', 'shield', 'loot'] as const)
      expect(fits(ability(verb, 2), condition('curse'))).toBe(false);
    expect(fits(ability('attack', 2, { conditions: ['wound'] }), condition('wound'))).toBe(false);
  });

  it('L32.9: positive conditions fit where oneself or allies are affected, but not on a move', () => {
    for (const verb of ['heal', 'shield', 'give'] as const)
      expect(fits(ability(verb, 2), condition('strengthen'))).toBe(true);
    for (const verb of ['move', 'attack'] as const) expect(fits(ability(verb, 2), condition('bless'))).toBe(false);
  });

  it('L32.9: jump fits a move, once; an element fits any ability; a hex fits beside the hexes of an area', () => {
    const jump: Mark = { mark: 'jump' };
    expect(fits(ability('move', 2), jump)).toBe(true);
    expect(fits(ability('move', 2, { jump: true }), jump)).toBe(false);
    expect(fits(ability('attack', 2), jump)).toBe(false);
    for (const verb of ['move', 'attack', 'heal'] as const)
      expect(fits(ability(verb, 2), { mark: 'element', element: 'any' })).toBe(true);
    const hex = (q: number, r: number): Mark => ({ mark: 'hex', hex: [q, r] });
    const sweep = ability('attack', 2, { area: arc });
    expect([hex(1, 0), hex(0, 0), hex(0, -1), hex(3, 3)].map((mark) => fits(sweep, mark))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(fits(ability('attack', 2), hex(1, 0))).toBe(false);
  });

  it('L32.9: +1 fits a number of a summon', () => {
    const summons = { dog: { id: 'dog', values: { hp: 4, move: 3, attack: 2, range: null } } };
    const book = smallBook({ summons });
    const dog: Ability = { verb: 'summon', summon: 'dog', mods: {} };
    expect(canAbilityTakeMark(book, dog, { mark: 'summon', value: 'hp' })).toBe(true);
    expect(canAbilityTakeMark(book, dog, { mark: 'summon', value: 'range' })).toBe(false);
    expect(canAbilityTakeMark(book, ability('attack', 2), { mark: 'summon', value: 'hp' })).toBe(false);
  });

  it('L32.8, L32.9: a half with the lost symbol has no spot, except a persistent half that summons: its spot is for the summon’s values', () => {
    const summons = { dog: { id: 'dog', values: { hp: 4, move: 3, attack: 2, range: null } } };
    const enhancement = { ...RULE_BOOK_PRICES, notOnLost: true };
    const dog: HalfDef = { ...halfOf({ verb: 'summon', summon: 'dog', mods: {} }), lost: true };
    const hp: Mark = { mark: 'summon', value: 'hp' };
    const told = (top: HalfDef, mark: Mark) => {
      const { book, campaign } = town(top, 1000, { summons, enhancement });
      return [refusal(book, campaign, put(mark)), priceOfMark(book, campaign, 'c', 'top', mark)];
    };
    expect(told({ ...dog, persistent: true }, hp)).toEqual([null, RULE_BOOK_PRICES.summon.hp]);
    expect(told({ ...dog, persistent: true }, { mark: 'element', element: 'fire' })).toEqual(['markDoesNotFit', null]);
    expect(told(dog, hp)).toEqual(['noSpot', null]);
    expect(told({ ...halfOf(ability('attack', 4)), lost: true, persistent: true }, plus)).toEqual(['noSpot', null]);
    const { book, campaign } = town({ ...dog, persistent: true }, 1000, { summons, enhancement });
    const values = (['hp', 'move', 'attack'] as const).map((value) => ({ mark: 'summon', value }));
    expect(marksFor(book, campaign, 'c', 'top')).toEqual(values);
  });

  it('L32.9: a mark that does not fit or has no price cannot be bought', () => {
    const { book, campaign } = town(halfOf(ability('loot', 1)));
    expect(refusal(book, campaign, put({ mark: 'jump' }))).toBe('markDoesNotFit');
    expect(refusal(book, campaign, put(plus))).toBe('markDoesNotFit');
    expect(priceOfMark(book, campaign, 'c', 'top', plus)).toBe(null);
  });
});

describe('L32.10: prices', () => {
  it.each<[string, Ability, Mark, number]>([
    ['move', ability('move', 3), plus, 30],
    ['heal', ability('heal', 3), plus, 30],
    ['push without an attack', ability('shove', 1), plus, 30],
    ['pull without an attack', ability('drag', 1), plus, 30],
    ['range', ability('attack', 3, { range: 2 }), { mark: 'more', of: 'range' }, 30],
    ['pierce', ability('attack', 3, { pierce: 2 }), { mark: 'more', of: 'pierce' }, 30],
    ['attack', ability('attack', 3), plus, 50],
    ['target, of several', ability('attack', 3, { targets: 2 }), { mark: 'more', of: 'targets' }, 100],
    ['shield', ability('shield', 1), plus, 100],
    ['shield of several', ability('shield', 1, { allies: 2 }), plus, 200],
    ['retaliate', ability('retaliate', 1), plus, 100],
    ['muddle', ability('attack', 3), { mark: 'condition', condition: 'muddle' }, 50],
    ['curse', ability('attack', 3), { mark: 'condition', condition: 'curse' }, 75],
    ['immobilize', ability('attack', 3), { mark: 'condition', condition: 'immobilize' }, 100],
    ['disarm', ability('attack', 3), { mark: 'condition', condition: 'disarm' }, 150],
    ['strengthen', ability('heal', 3), { mark: 'condition', condition: 'strengthen' }, 50],
    ['jump', ability('move', 3), { mark: 'jump' }, 50],
    ['an element', ability('move', 3), { mark: 'element', element: 'ice' }, 100],
    ['any element', ability('move', 3), { mark: 'element', element: 'any' }, 150],
    ['a hex beside two', ability('attack', 3, { area: arc }), { mark: 'hex', hex: [1, 0] }, 100],
  ])('L32.10: %s', (_, each, mark, gold) => {
    expect(price(each, mark)).toBe(gold);
  });

  it('L32.10: each card level above 1 costs 25 more, X costs no more; each mark already on the action costs 75', () => {
    const attack = ability('attack', 3);
    expect([1, 2, 5, 'X' as const].map((level) => price(attack, plus, level))).toEqual([50, 75, 150, 50]);
    expect(price(attack, plus, 1, 2)).toBe(200);
  });

  it('L32.10: in the rule book’s example +1 on an attack with several targets on level 3 costs 150; a hex added to three costs 191', () => {
    const three: Mods['area'] = {
      melee: false,
      red: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    };
    const blast = ability('attack', 3, { area: three });
    expect(price(blast, plus, 3)).toBe(150);
    expect(price(blast, { mark: 'hex', hex: [1, 1] }, 3, 1)).toBe(66 + 50 + 75);
  });

  it('L32.10: this campaign has its own price list (section 10)', () => {
    const prices = campaignBook().enhancement;
    expect(price(ability('attack', 3), plus, 3, 0, prices)).toBe(60);
    expect(price(ability('attack', 3, { area: arc }), { mark: 'hex', hex: [1, 0] }, 2, 0, prices)).toBe(75);
    expect(price(ability('dig', 1), plus, 1, 0, prices)).toBe(20);
    expect(price(ability('shield', 1, { allies: 2 }), plus, 1, 0, prices)).toBe(120);
  });

  it('L32.10: the marks on offer for a half are those that fit and have a price', () => {
    const { book, campaign } = town(halfOf(ability('move', 3)));
    expect(marksFor(book, campaign, 'c', 'top').map(({ mark }) => mark)).toEqual([
      'plus',
      'jump',
      ...Array<string>(7).fill('element'),
    ]);
  });
});
