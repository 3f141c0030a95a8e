/** Applies enhancement marks to cards and summons (L32.8, L32.9). campaign/enhance.ts decides which marks fit, and what they cost. */
import type { Enhancement, Mark } from './book';
import type { Ability, CardDef, HalfDef, Mods, Part, SummonDef } from './vocabulary';

/** The ability that the enhancement marks of a half improve: the first ability with a number, also inside a *Bid* or *When*. */
export interface Spot {
  /** The index of the part with the ability. */
  readonly part: number;
  /** The index of the ability inside the *Bid* or *When* of that part; null if the part is the ability itself. */
  readonly inner: number | null;
  readonly ability: Ability;
}

const NUMBERS = ['range', 'targets', 'push', 'pull', 'pierce', 'slam'] as const;

/** The ability's main number; null if the ability has no main number that can be raised. */
export function amountOf(ability: Ability): number | null {
  return 'amount' in ability && typeof ability.amount === 'number' && ability.amount > 0 ? ability.amount : null;
}

function hasNumber(ability: Ability): boolean {
  if (ability.verb === 'summon') return true;
  // `Attack +0` in a Bid, whose number is added to the summon's own value, counts as a number.
  if ('relative' in ability && ability.relative) return true;
  return amountOf(ability) !== null || NUMBERS.some((number) => typeof ability.mods[number] === 'number');
}

const innerOf = (ability: Ability): readonly Ability[] => ('abilities' in ability ? ability.abilities : []);

/** The ability of a half that enhancement marks improve; null if no ability of the half has a number. */
export function spotOf(half: HalfDef): Spot | null {
  for (const [part, each] of half.parts.entries()) {
    if (each.part !== 'ability') continue;
    const inner = innerOf(each.ability).findIndex(hasNumber);
    const ability = innerOf(each.ability)[inner];
    if (ability) return { part, inner, ability };
    if (hasNumber(each.ability)) return { part, inner: null, ability: each.ability };
  }
  return null;
}

/**
 * L32.8, L32.9: whether a half may take an enhancement mark. A half with the lost symbol takes only marks for the values of a summon,
 * and only if the half also has the persistent symbol.
 */
export const canTakeMark = ({ lost, persistent }: HalfDef, { mark }: Mark): boolean =>
  !lost || (persistent === true && mark === 'summon');

/** A card with all its enhancement marks; marks of other cards in the list are ignored. */
export function enhancedCard(card: CardDef, enhancements: readonly Enhancement[]): CardDef {
  let { top, bottom } = card;
  for (const each of enhancements) {
    if (each.card !== card.id) continue;
    if (each.half === 'top') top = enhancedHalf(top, each.mark);
    else bottom = enhancedHalf(bottom, each.mark);
  }
  return { ...card, top, bottom };
}

/** L32.9: a summon with the enhancement marks of its card. The caller leaves out the marks of other cards. */
export function enhancedSummon(summon: SummonDef, enhancements: readonly Enhancement[]): SummonDef {
  const values = { ...summon.values };
  for (const { mark } of enhancements) if (mark.mark === 'summon') values[mark.value] = (values[mark.value] ?? 0) + 1;
  return { ...summon, values };
}

function enhancedHalf(half: HalfDef, mark: Mark): HalfDef {
  const spot = spotOf(half);
  if (!spot) return half;
  const parts = half.parts.flatMap((part, i): Part[] => {
    if (i !== spot.part || part.part !== 'ability') return [part];
    if (mark.mark === 'element') return [part, { part: 'element', element: mark.element }];
    return [{ ...part, ability: atSpot(part.ability, spot.inner, mark) }];
  });
  return { ...half, parts };
}

function atSpot(ability: Ability, inner: number | null, mark: Mark): Ability {
  if (inner === null) return enhancedAbility(ability, mark);
  if (!('abilities' in ability)) return ability;
  return {
    ...ability,
    abilities: ability.abilities.map((each, i) => (i === inner ? enhancedAbility(each, mark) : each)),
  };
}

function enhancedAbility(ability: Ability, mark: Mark): Ability {
  const { mods } = ability;
  if (mark.mark !== 'plus') return { ...ability, mods: enhancedMods(mods, mark) };
  if (!('amount' in ability) || typeof ability.amount !== 'number') return ability;
  // TypeScript loses the member of the union when it spreads `ability`.
  return { ...ability, amount: ability.amount + 1 } as Ability;
}

function enhancedMods(mods: Mods, mark: Mark): Mods {
  switch (mark.mark) {
    case 'more': {
      const now = mods[mark.of];
      return typeof now === 'number' ? { ...mods, [mark.of]: now + 1 } : mods;
    }
    case 'condition':
      return { ...mods, conditions: [...(mods.conditions ?? []), mark.condition] };
    case 'jump':
      return { ...mods, jump: true };
    case 'hex':
      return mods.area ? { ...mods, area: { ...mods.area, red: [...mods.area.red, mark.hex] } } : mods;
    case 'plus':
    case 'element':
    case 'summon':
      return mods;
  }
}
