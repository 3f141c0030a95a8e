/** Enhances cards: decides which enhancement marks fit on a card, and what the marks cost (L32.8-L32.10). */
import type { Mark } from '../book';
import { amountOf, canTakeMark, enhancedCard, type Spot, spotOf } from '../enhancing';
import {
  type Ability,
  type CardDef,
  type CardId,
  CONDITIONS,
  type Condition,
  ELEMENTS,
  type HalfName,
  type HeroId,
  POSITIVE_CONDITIONS,
  type Verb,
} from '../vocabulary';
import type { CampaignBook, EnhancementPrices, RaisableNumber } from './book';
import { emit } from './change';
import { changeGold } from './gains';
import { refuseHeroOutsideTown } from './heroes';
import { hasAchievements, heroByNumber, partyHeroes, prosperityLevel } from './lookups';
import type { MoveOf, Refusal } from './moves';
import type { MoveRule } from './rule';
import type { Campaign } from './state';

const HALVES: readonly HalfName[] = ['top', 'bottom'];
/** The modifiers that a mark `more` can raise. */
export const RAISABLE_MODIFIERS = ['range', 'targets', 'push', 'pull', 'pierce', 'slam'] as const;
/** The values that a mark `summon` can raise. */
export const SUMMON_VALUES = ['hp', 'move', 'attack', 'range'] as const;
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** L32.9: the abilities against enemies, which can get a negative condition. */
const AT_ENEMIES: readonly Verb[] = ['attack', 'inflict', 'shove', 'drag', 'damage'];
/** L32.9: the abilities for the hero or allies, which can get a positive condition. A move is not among them. */
const FOR_ALLIES: readonly Verb[] = ['heal', 'shield', 'retaliate', 'give', 'prevent'];
/** The kind of number that counts for the price of a push or pull without an attack. */
const AS_NUMBER: Readonly<Partial<Record<Ability['verb'], RaisableNumber>>> = { shove: 'push', drag: 'pull' };

const includes = (list: readonly string[], each: string): boolean => list.includes(each);

/** The card with all marks that its class has in this campaign. */
export function currentCard(campaign: Campaign, card: CardDef): CardDef {
  return enhancedCard(card, campaign.world.enhancements[card.hero] ?? []);
}

function marksOn(campaign: Campaign, card: CardDef, half: HalfName): number {
  const marks = campaign.world.enhancements[card.hero] ?? [];
  return marks.filter((each) => each.card === card.id && each.half === half).length;
}

/** L32.10: whether the price is multiplied, because the ability has an area, two or more targets, or all figures within a range. */
function hasSeveralTargets({ mods }: Ability): boolean {
  const { targets } = mods;
  const several = targets !== undefined && (typeof targets !== 'number' || targets > 1);
  return several || mods.area !== undefined || mods.allies !== undefined;
}

/** The price of the mark before surcharges; undefined if the mark cannot be bought for this ability. */
function basePrice(prices: EnhancementPrices, ability: Ability, mark: Mark): number | undefined {
  switch (mark.mark) {
    case 'plus':
      return prices.numbers[AS_NUMBER[ability.verb] ?? (ability.verb as RaisableNumber)];
    case 'more':
      return prices.numbers[mark.of];
    case 'summon':
      return prices.summon[mark.value];
    case 'condition':
      return prices.conditions[mark.condition];
    case 'jump':
      return prices.jump;
    case 'element':
      return mark.element === 'any' ? prices.anyElement : prices.element;
    case 'hex':
      return Math.floor(prices.hex / Math.max(1, ability.mods.area?.red.length ?? 1));
  }
}

/**
 * L32.10: the price of a mark, which depends on the level of the card and on the number of marks on the half. Undefined if the mark cannot
 * be bought for this ability.
 */
export function enhancementPrice(
  prices: EnhancementPrices,
  { ability, mark, level, marks }: { ability: Ability; mark: Mark; level: CardDef['level']; marks: number },
): number | undefined {
  const base = basePrice(prices, ability, mark);
  if (base === undefined) return undefined;
  const times = mark.mark !== 'hex' && hasSeveralTargets(ability) ? prices.severalTargets : 1;
  const levels = level === 'X' ? 0 : level - 1;
  return base * times + prices.perCardLevel * levels + prices.perMark * marks;
}

/** L32.9: whether the ability can take the mark. */
export function canAbilityTakeMark(book: Pick<CampaignBook, 'summons'>, ability: Ability, mark: Mark): boolean {
  const { mods, verb } = ability;
  switch (mark.mark) {
    case 'plus':
      return amountOf(ability) !== null || ('relative' in ability && ability.relative === true);
    case 'more':
      return typeof mods[mark.of] === 'number';
    case 'summon':
      return verb === 'summon' && typeof book.summons[ability.summon]?.values[mark.value] === 'number';
    case 'condition':
      return fitsCondition(ability, mark.condition);
    case 'jump':
      return verb === 'move' && !mods.jump;
    case 'element':
      return true;
    case 'hex':
      return fitsHex(ability, mark.hex);
  }
}

function fitsCondition({ mods, verb }: Ability, condition: Condition): boolean {
  if (mods.conditions?.includes(condition)) return false;
  return includes(includes(POSITIVE_CONDITIONS, condition) ? FOR_ALLIES : AT_ENEMIES, verb);
}

/** Whether an area can get this hex: the hex must not be in the area yet, and must be adjacent to one of its red hexes. */
function fitsHex({ mods: { area } }: Ability, [q, r]: readonly [number, number]): boolean {
  if (!area) return false;
  const is = (a: number, b: number) => (each: readonly [number, number]) => each[0] === a && each[1] === b;
  if (area.red.some(is(q, r)) || (area.melee && q === 0 && r === 0)) return false;
  return SIDES.some(([dq, dr]) => area.red.some(is(q + dq, r + dr)));
}

function spotFor(book: CampaignBook, campaign: Campaign, card: CardDef, half: HalfName): Spot | null {
  const { spots, notOnLost } = book.enhancement;
  if (marksOn(campaign, card, half) >= spots) return null;
  const spot = spotOf(currentCard(campaign, card)[half]);
  // A half with the lost symbol takes marks only for the values of a summon.
  const isForSummon = spot?.ability.verb === 'summon' && canTakeMark(card[half], { mark: 'summon', value: 'hp' });
  return notOnLost && card[half].lost && !isForSummon ? null : spot;
}

function fitsOn(book: CampaignBook, card: CardDef, half: HalfName, { ability }: Spot, mark: Mark): boolean {
  return canAbilityTakeMark(book, ability, mark) && (!book.enhancement.notOnLost || canTakeMark(card[half], mark));
}

/** The price of a mark on a half of a card; null if the half cannot take the mark. */
export function priceOfMark(
  book: CampaignBook,
  campaign: Campaign,
  id: CardId,
  half: HalfName,
  mark: Mark,
): number | null {
  const card = book.cards[id];
  const spot = card && spotFor(book, campaign, card, half);
  if (!spot || !fitsOn(book, card, half, spot, mark)) return null;
  const { level } = card;
  const marks = marksOn(campaign, card, half);
  return enhancementPrice(book.enhancement, { ability: spot.ability, mark, level, marks }) ?? null;
}

/**
 * L32.8: whether a mark on this card gives the class too many marked cards. The prosperity level limits their number. A card
 * that already has a mark can always get another mark.
 */
function isOneTooMany(book: CampaignBook, campaign: Campaign, hero: HeroId, card: CardId): boolean {
  const cards = new Set((campaign.world.enhancements[hero] ?? []).map((each) => each.card));
  return cards.add(card).size > prosperityLevel(book, campaign.world.prosperity);
}

/** L32.8: enhances a card. */
export const enhanceRule: MoveRule<MoveOf<'enhance'>> = {
  refuse(book, campaign, { hero: no, card: id, half, mark }): Refusal | null {
    const refusal = refuseHeroOutsideTown(campaign, no);
    const hero = heroByNumber(campaign, no);
    if (refusal || !hero) return refusal;
    if (!hasAchievements(campaign, [[book.enhancementNeeds]])) return 'notYetEnhancing';
    const card = book.cards[id];
    if (!card || !hero.pool.includes(id)) return 'noSuchCard';
    if (!spotFor(book, campaign, card, half)) return 'noSpot';
    const price = priceOfMark(book, campaign, id, half, mark);
    if (price === null) return 'markDoesNotFit';
    if (isOneTooMany(book, campaign, hero.class, id)) return 'tooManyEnhanced';
    return hero.gold < price ? 'tooPoor' : null;
  },
  apply(c, { hero: no, card, half, mark }) {
    const hero = heroByNumber(c.state, no);
    const price = priceOfMark(c.book, c.state, card, half, mark);
    if (!hero || price === null) return;
    changeGold(c, hero, -price, 'L32.10');
    const enhancement = { card, half, mark };
    const { enhancements } = c.state.world;
    enhancements[hero.class] = [...(enhancements[hero.class] ?? []), enhancement];
    emit(c, { fact: 'enhanced', hero: no, class: hero.class, enhancement, gold: price, rule: 'L32.8' });
  },
  candidates(book, campaign) {
    if (!hasAchievements(campaign, [[book.enhancementNeeds]])) return [];
    return partyHeroes(campaign).flatMap(({ no, pool }) =>
      pool.flatMap((card) =>
        HALVES.flatMap((half) =>
          marksFor(book, campaign, card, half).map((mark) => ({
            move: 'enhance' as const,
            hero: no,
            card,
            half,
            mark,
          })),
        ),
      ),
    );
  },
};

/** All marks that a half can take now. */
export function marksFor(book: CampaignBook, campaign: Campaign, id: CardId, half: HalfName): Mark[] {
  const card = book.cards[id];
  const spot = card && spotFor(book, campaign, card, half);
  if (!spot) return [];
  const all: Mark[] = [
    { mark: 'plus' },
    ...RAISABLE_MODIFIERS.map((of): Mark => ({ mark: 'more', of })),
    ...SUMMON_VALUES.map((value): Mark => ({ mark: 'summon', value })),
    ...CONDITIONS.map((condition): Mark => ({ mark: 'condition', condition })),
    { mark: 'jump' },
    ...[...ELEMENTS, 'any' as const].map((element): Mark => ({ mark: 'element', element })),
    ...hexesBeside(spot.ability).map((hex): Mark => ({ mark: 'hex', hex })),
  ];
  return all.filter((mark) => priceOfMark(book, campaign, id, half, mark) !== null);
}

function hexesBeside({ mods: { area } }: Ability): (readonly [number, number])[] {
  const beside = (area?.red ?? []).flatMap(([q, r]) => SIDES.map(([dq, dr]) => `${q + dq},${r + dr}`));
  return [...new Set(beside)].map((each): [number, number] => {
    const [q = 0, r = 0] = each.split(',').map(Number);
    return [q, r];
  });
}
