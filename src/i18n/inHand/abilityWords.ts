/** Puts abilities, riders and effects into words. Each field of an ability has an entry in one of the tables below. */
import {
  type AbilityTable,
  abilityParts,
  type FieldTable,
  INCLUDED_ELSEWHERE,
  partsOf,
} from '../../rules/inHand/fields';
import type { Effect, Rider } from '../../rules/inHand/state';
import type { Ability, Bonus, Consume, Element, Riders } from '../../rules/inHand/vocabulary';
import { type TextKey, t } from '..';

const elementNames = (elements: readonly Element[]): string =>
  elements.map((each) => t(`cards.element.${each}`)).join(' + ');

const RIDER_WORDS: FieldTable<Riders, string> = {
  pierce: ({ pierce }) => (pierce ? [t('log.ability.pierce', { value: pierce })] : []),
  push: ({ push }) => (push ? [t('log.ability.push', { value: push })] : []),
  pull: ({ pull }) => (pull ? [t('log.ability.pull', { value: pull })] : []),
  conditions: ({ conditions = [] }) => conditions.map((each) => t(`cards.condition.${each}`)),
};

const GAIN_WORDS: FieldTable<Consume, string> = {
  elements: INCLUDED_ELSEWHERE,
  plus: ({ plus }) => (plus ? [t('log.ability.plus', { value: plus })] : []),
  ...RIDER_WORDS,
  self: ({ self = [] }) => self.map((each) => t(`cards.condition.${each}`)),
};

/** The words for the benefit of consumed elements, such as '+2, Pierce 2'. */
export const gainWords = (consume: Consume): string => partsOf(GAIN_WORDS, consume).join(', ');

const consumeWords = (consume: Consume): string =>
  ` (${t('log.ability.consume', { elements: elementNames(consume.elements), what: gainWords(consume) })})`;

/** An ability in words, such as 'Attack 2, Range 3, Disarm (Fire: +1)'. */
export function abilityWords(ability: Ability): string {
  const consume = (ability.kind === 'attack' || ability.kind === 'heal') && ability.consume;
  return plainAbilityWords(ability) + (consume ? consumeWords(consume) : '');
}

/** R18.2: the words for a heal whose improvement is paid, such as 'Heal 8, Strengthen'; for any other ability `plainAbilityWords`. */
export function improvedWords(ability: Ability): string {
  if (ability.kind !== 'heal' || !ability.consume) return plainAbilityWords(ability);
  const { plus = 0, self = [] } = ability.consume;
  return [
    plainAbilityWords({ ...ability, value: ability.value + plus }),
    ...self.map((each) => t(`cards.condition.${each}`)),
  ].join(', ');
}

/** An ability in words without its improvement by elements. */
export const plainAbilityWords = (ability: Ability): string => abilityParts(ABILITY_WORDS, ability).join(', ');

const rangeWords = ({ range }: { readonly range?: number }): string[] =>
  range ? [t('log.ability.range', { value: range })] : [];

const payWords = ({ pay }: { readonly pay?: number }): string[] => (pay ? [t('log.ability.pay', { value: pay })] : []);

function strikeWords({ value, trap }: Extract<Ability, { kind: 'strike' }>): string {
  const plain = trap ? 'log.ability.strikeTrap' : 'log.ability.strike';
  return t(trap && value > 0 ? 'log.ability.strikeTrapPlus' : plain, { value });
}

function refreshWords({ revive }: Extract<Ability, { kind: 'refresh' }>): string {
  const said = t('log.ability.refresh');
  if (!revive) return said;
  return `${said} (${t('log.ability.consume', { elements: elementNames(revive), what: t('log.ability.revive') })})`;
}

const BONUS_KEYS = {
  shield: 'log.ability.shield',
  retaliate: 'log.ability.retaliate',
  attack: 'log.ability.attackBonus',
  move: 'log.ability.moveBonus',
  pit: 'log.ability.pit',
} as const satisfies Record<Exclude<Bonus, 'credit'>, TextKey>;

function bonusWords(kind: Bonus, value: number, lasts: Effect['lasts']): string {
  // R23.2: the sentence for an item that stays ready already contains the duration.
  if (kind === 'credit') return t('log.ability.credit', { lasts: t(`log.lasts.${lasts}`) });
  const what = t(BONUS_KEYS[kind], { value });
  return lasts === 'turn' ? what : t('log.ability.lasting', { what, lasts: t(`log.lasts.${lasts}`) });
}

const ABILITY_WORDS: AbilityTable<string> = {
  attack: {
    kind: ({ value }) => [t('log.ability.attack', { value })],
    value: INCLUDED_ELSEWHERE,
    // This bonus comes before the range, because after the range it would read as a bonus to the range.
    againstTroubled: ({ againstTroubled }) =>
      againstTroubled ? [t('log.ability.troubled', { value: againstTroubled })] : [],
    perShove: ({ perShove }) => (perShove ? [t('log.ability.perShove', { value: perShove })] : []),
    perSpent: ({ perSpent }) => (perSpent ? [t('log.ability.perSpent', { value: perSpent })] : []),
    pay: payWords,
    range: rangeWords,
    ...RIDER_WORDS,
    consume: INCLUDED_ELSEWHERE,
  },
  move: {
    kind: ({ jump, value }) => [t(jump ? 'log.ability.jump' : 'log.ability.move', { value })],
    value: INCLUDED_ELSEWHERE,
    jump: INCLUDED_ELSEWHERE,
  },
  heal: {
    kind: ({ value }) => [t('log.ability.heal', { value })],
    value: INCLUDED_ELSEWHERE,
    consume: INCLUDED_ELSEWHERE,
  },
  loot: { kind: ({ range }) => [t('log.ability.loot', { value: range })], range: INCLUDED_ELSEWHERE },
  disarmTrap: { kind: ({ range }) => [t('log.ability.disarmTrap', { value: range })], range: INCLUDED_ELSEWHERE },
  grant: {
    kind: ({ bonus, value, lasts }) => [bonusWords(bonus, value, lasts ?? 'turn')],
    bonus: INCLUDED_ELSEWHERE,
    value: INCLUDED_ELSEWHERE,
    range: rangeWords,
    lasts: INCLUDED_ELSEWHERE,
    pay: payWords,
  },
  // R16.3: the words leave out the duration of a condition, because it is part of the condition's meaning.
  gain: {
    kind: ({ condition }) => [t(`cards.condition.${condition}`)],
    condition: INCLUDED_ELSEWHERE,
    turns: INCLUDED_ELSEWHERE,
  },
  ride: {
    kind: (ability) => [t('log.ability.ride', { what: partsOf(RIDER_WORDS, ability).join(', ') })],
    pierce: INCLUDED_ELSEWHERE,
    push: INCLUDED_ELSEWHERE,
    pull: INCLUDED_ELSEWHERE,
    conditions: INCLUDED_ELSEWHERE,
  },
  // R20.4: the words leave out the side on which the card returns to the hand.
  recover: {
    kind: ({ from }) => [t(from === 'lost' ? 'log.ability.recoverLost' : 'log.ability.recover')],
    from: INCLUDED_ELSEWHERE,
    side: INCLUDED_ELSEWHERE,
  },
  harm: { kind: ({ value }) => [t('log.ability.harm', { value })], value: INCLUDED_ELSEWHERE },
  strike: {
    kind: (ability) => [strikeWords(ability)],
    value: INCLUDED_ELSEWHERE,
    trap: INCLUDED_ELSEWHERE,
    range: rangeWords,
  },
  finish: {
    kind: ({ hp }) => [t('log.ability.finish', { value: hp })],
    hp: INCLUDED_ELSEWHERE,
    range: ({ range }) => (range > 1 ? rangeWords({ range }) : []),
  },
  shove: {
    kind: ({ how, value }) => [t('log.ability.shove', { what: t(`log.ability.${how}`, { value }) })],
    how: INCLUDED_ELSEWHERE,
    value: INCLUDED_ELSEWHERE,
  },
  reroll: { kind: () => [t('log.ability.reroll')] },
  refresh: { kind: (ability) => [refreshWords(ability)], revive: INCLUDED_ELSEWHERE },
  forfeit: { kind: () => [t('log.ability.forfeit')] },
  infuse: {
    kind: ({ elements }) => [t('log.ability.infuse', { elements: elementNames(elements) })],
    elements: INCLUDED_ELSEWHERE,
  },
  hindrance: {
    kind: ({ change }) => [t(change === 1 ? 'log.ability.hindranceMore' : 'log.ability.hindranceLess')],
    change: INCLUDED_ELSEWHERE,
    terrain: INCLUDED_ELSEWHERE,
    lasts: INCLUDED_ELSEWHERE,
  },
};

const isBonus = (kind: Effect['kind']): kind is Bonus => kind === 'credit' || Object.hasOwn(BONUS_KEYS, kind);

/** An effect in words: a bonus with its value and duration, or the name of a condition. */
export function effectWords(effect: Pick<Effect, 'kind' | 'value' | 'lasts'>): string {
  const { kind, value, lasts } = effect;
  if (isBonus(kind)) return bonusWords(kind, value, lasts);
  return t(`cards.condition.${kind}`);
}

/** The name of a rider, with its value. @param by the part of the value that the player uses; the whole value if absent */
export function riderName(rider: Rider, by?: number): string {
  if (rider.kind === 'condition') return t(`cards.condition.${rider.condition}`);
  return t(`log.ability.${rider.kind}`, { value: by ?? rider.value });
}
