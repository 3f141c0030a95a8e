/**
 * Turns printed things into lines of words and icons: halves of ability cards, monster cards, items, modifier cards, perks, values of
 * figures, penalties of dungeon rooms. It covers the whole printed vocabulary (rules/longTable/vocabulary.ts).
 */
import type { Penalty } from '../../rules/longTable/book';
import type {
  Ability,
  Amount,
  Area,
  BossAction,
  CardDef,
  CardId,
  Condition,
  Cost,
  Element,
  ElementStrength,
  HalfDef,
  Improvement,
  ItemDef,
  ItemEffect,
  ItemId,
  ModifierDef,
  ModifierId,
  Mods,
  MonsterCard,
  MonsterDef,
  OtherCost,
  Part,
  PerkDeed,
  PerkDef,
  Plus,
  Values as Printed,
  Slot,
  Trigger,
} from '../../rules/longTable/vocabulary';
import { named, t } from '..';
import { capital, cases, type Forms, formsOf, list, listed, plus } from './forms';
import { monsterTitle, monsterTitleForms, summonTitleForms } from './naming';

/** The name of an icon. */
export type Icon =
  | Ability['verb']
  | Condition
  | Element
  | OtherCost
  | 'any'
  | 'range'
  | 'targets'
  | 'area'
  | 'pierce'
  | 'push'
  | 'pull'
  | 'slam'
  | 'jump'
  | 'carry'
  | 'lien'
  | 'xp'
  | 'lost'
  | 'round'
  | 'persistent'
  | 'slots'
  | 'shuffle'
  | 'flying'
  | 'hp'
  | 'burst'
  | 'rolling';

/** A part of a line: words, and optionally an icon in front of them. */
export interface Bit {
  readonly words: string;
  readonly icon?: Icon;
  /** Icons of further things that the words mention. */
  readonly names?: readonly Icon[];
}

export interface CardLine {
  readonly bits: readonly Bit[];
  /** The nesting level: 0 for a main line, 1 for a line that belongs to a main line, 2 for a line that belongs to a line of level 1. */
  readonly depth: 0 | 1 | 2;
  /** The area of the attack, which is drawn as hexes. */
  readonly area?: Area;
}

/** The text of a line without its icons. */
export const lineText = ({ bits }: CardLine): string => bits.map(({ words }) => words).join('');

/** All lines as one text, each line as a sentence, for a button or a screen reader. */
export const linesText = (lines: readonly CardLine[]): string => lines.map(lineText).join('. ');

const bit = (words: string, icon?: Icon): Bit => (icon === undefined ? { words } : { words, icon });

/** Bits separated by commas. */
const joined = (bits: readonly Bit[]): Bit[] => bits.flatMap((each, i) => (i === 0 ? [each] : [bit(', '), each]));

/** The lines of both actions of a card. */
export const cardLines = ({ top, bottom }: CardDef): Readonly<Record<'top' | 'bottom', readonly CardLine[]>> => ({
  top: halfLines(top),
  bottom: halfLines(bottom),
});

export function halfLines(half: HalfDef): CardLine[] {
  const marks = markBits(half);
  return [
    ...half.parts.flatMap((part) => partLines(part)),
    ...(marks.length > 0 ? [{ bits: begun(joined(marks)), depth: 0 } as const] : []),
  ];
}

/** A half as sentences for a button, such as 'Shield 1, Retaliate 2, until the end of the round. Lost'. */
export function halfText(half: HalfDef): string {
  const parts = linesText(half.parts.flatMap((part) => partLines(part))).replaceAll(':. ', ': ');
  const { round, ...others } = half;
  const marks = markBits(others).map(({ words }) => words);
  const whole = round ? `${parts.replaceAll('. ', ', ')}, ${t('printed.mark.round')}` : parts;
  return marks.length > 0 ? `${whole}. ${capital(marks.join(', '))}` : whole;
}

/** Capitalises the first letter of a line. */
const begun = ([first, ...rest]: readonly Bit[]): Bit[] =>
  first ? [{ ...first, words: capital(first.words) }, ...rest] : [];

function markBits({ lost, unrecoverable, round, persistent, slots = [] }: HalfDef): Bit[] {
  const places = slots.flatMap(({ xp }, i) => (xp ? [`${i + 1}`] : []));
  return [
    ...(round ? [bit(t('printed.mark.round'), 'round')] : []),
    ...(persistent ? [bit(t('printed.mark.persistent'), 'persistent')] : []),
    ...(slots.length > 0 ? [bit(t('printed.mark.slots', { count: slots.length }), 'slots')] : []),
    ...(places.length > 0 ? [bit(t('printed.mark.slotXp', { places: list(places) }), 'xp')] : []),
    ...(lost ? [bit(t(persistent ? 'printed.mark.thenLost' : 'printed.mark.lost'), 'lost')] : []),
    ...(unrecoverable ? [bit(t('printed.mark.unrecoverable'))] : []),
  ];
}

export function monsterCardLines({ parts, shuffle }: Pick<MonsterCard, 'parts' | 'shuffle'>): CardLine[] {
  return [
    ...parts.flatMap((part) => partLines(part)),
    ...(shuffle ? [{ bits: [bit(t('printed.mark.shuffle'), 'shuffle')], depth: 0 } as const] : []),
  ];
}

export function partLines(part: Part): CardLine[] {
  switch (part.part) {
    case 'ability': {
      const { ability, costs = [], xp } = part;
      const [first, ...rest] = abilityLines(ability, 0);
      if (!first) return [];
      const gained = xp ? [bit(', '), bit(t('printed.xp', { n: xp }), 'xp')] : [];
      const paid = costs.length > 0 ? [...costBits(costs), bit(': ')] : [];
      return [{ ...first, bits: [...paid, ...first.bits, ...gained] }, ...rest];
    }
    case 'element':
      return [{ bits: [bit(createWords(part.element), part.element)], depth: 0 }];
    case 'xp':
      return [{ bits: [bit(t('printed.xp', { n: part.xp }), 'xp')], depth: 0 }];
  }
}

/** The lines of an ability, with its improvements and inner abilities. */
export function abilityLines(ability: Ability, depth: 0 | 1): CardLine[] {
  const below: CardLine['depth'] = depth === 0 ? 1 : 2;
  const inner = 'abilities' in ability ? ability.abilities.flatMap((each) => abilityLines(each, 1)) : [];
  const { area } = ability.mods;
  return [
    { bits: begun(abilityBits(ability)), depth, ...(area ? { area } : {}) },
    ...inner,
    ...(ability.improvements ?? []).map((each) => improvementLine(each, ability, below)),
  ];
}

/** An ability without its improvements, such as 'Attack 3, Push 2, Slam 1'. */
export function abilityBits(ability: Ability): Bit[] {
  const { conditions = [], lien } = ability.mods;
  const puts = ability.verb === 'give' || ability.verb === 'inflict';
  const names: Icon[] = puts ? [...conditions, ...(lien ? (['lien'] as const) : [])] : [];
  const verb: Bit = { ...bit(verbWords(ability), ability.verb), ...(names.length > 0 ? { names } : {}) };
  const bits = joined([verb, ...modBits(modsBeside(ability))]);
  return 'abilities' in ability ? [...bits, bit(':')] : bits;
}

/** An ability in one line. */
export const abilityText = (ability: Ability): string => linesText(abilityLines(ability, 0)).replaceAll(':. ', ': ');

/** The modifiers to print after the verb, without the modifiers that the words of the verb already contain. */
function modsBeside({ verb, mods }: Ability): Mods {
  if (verb !== 'give' && verb !== 'inflict') return mods;
  const { conditions: _, lien: __, ...rest } = mods;
  return rest;
}

function verbWords(ability: Ability): string {
  switch (ability.verb) {
    case 'give':
    case 'inflict':
      return t(`printed.verb.${ability.verb}`, cases('what', listed(effectForms(ability.mods))));
    case 'disarmTrap':
    case 'standIn':
    case 'advantage':
      return t(`printed.verb.${ability.verb}`);
    case 'summon':
      return t('printed.verb.summon', cases('name', calledForms(ability.summon)));
    case 'recover': {
      const { amount, from } = ability;
      if (amount === 'all') return t(from === 'lost' ? 'printed.recover.allLost' : 'printed.recover.allDiscard');
      return t(`printed.recover.${from}`, { count: countOf(amount) });
    }
    case 'refresh': {
      const { amount, from } = ability;
      if (amount === 'all') return t(from === 'spent' ? 'printed.refresh.allSpent' : 'printed.refresh.allConsumed');
      return t(`printed.refresh.${from}`, { count: countOf(amount) });
    }
    case 'bid':
      return t(`printed.bid.${ability.whom}`);
    case 'bonus':
      return t(`printed.bonus.${ability.to}`, { n: ability.amount });
    case 'when':
      return triggerWords(ability.trigger);
    case 'special':
      return t('printed.verb.special', { n: ability.nth });
    case 'deed':
      return deedWords(ability.deed);
    case 'attack':
    case 'move':
    case 'heal':
    case 'loot':
    case 'shield':
    case 'retaliate':
    case 'shove':
    case 'drag':
    case 'damage':
    case 'suffer':
    case 'finish':
    case 'trap':
    case 'dig':
    case 'retreat':
    case 'prevent':
      return t(`printed.verb.${ability.verb}`, {
        n: ability.relative && typeof ability.amount === 'number' ? plus(ability.amount) : amountText(ability.amount),
      });
  }
}

/** The name of a summoned figure in its grammatical cases. The figure is a hero's summon or a monster. */
const calledForms = (id: string): Forms => summonTitleForms(id) ?? monsterTitleForms(id);

const countOf = (amount: Amount): number => (typeof amount === 'number' ? amount : amount.n);

function triggerWords(trigger: Trigger): string {
  switch (trigger.on) {
    case 'allyAttacked':
    case 'allyDamaged':
      return t(`printed.when.${trigger.on}`, { within: trigger.within });
    case 'damaged':
    case 'enemyAdjacent':
    case 'lienAttacks':
      return t(`printed.when.${trigger.on}`);
  }
}

function deedWords(deed: BossAction): string {
  switch (deed.deed) {
    case 'call':
      return t('printed.deed.call', {
        n: amountText(deed.below),
        monsters: list(deed.monsters.map(monsterTitle)),
        marks: either(deed.marks),
      });
    case 'condition':
      return t('printed.deed.condition', { range: deed.range, condition: conditionName(deed.condition) });
    case 'cards':
      return t('printed.deed.cards', { from: deed.from, n: amountText(deed.damage) });
  }
}

/** L27.9: a number, or a formula with the rule book's letters C (characters) and L (level). */
export function amountText(amount: Amount): string {
  if (typeof amount === 'number') return `${amount}`;
  const { n, perHero = 0, perLevel = 0, timesHeroes } = amount;
  const terms = [...(n ? [`${n}`] : []), ...factor(perHero, 'C'), ...factor(perLevel, 'L')].join(' + ') || '0';
  return timesHeroes ? `(${terms}) × C` : terms;
}

function factor(by: number, letter: 'C' | 'L'): string[] {
  if (by === 0) return [];
  if (by === 1) return [letter];
  return [by < 1 ? `${letter}/${Math.round(1 / by)}` : `${by}${letter}`];
}

/**
 * The modifiers of an ability or an improvement, in reading order.
 * @param improved the ability that is improved, if `mods` belong to an improvement. Numbers that this ability already has
 * are printed as additions
 */
function modBits(mods: Mods, improved?: Pick<Ability, 'mods'> & { readonly verb?: Ability['verb'] }): Bit[] {
  const base = improved?.mods;
  const number = (key: 'range' | 'pierce' | 'push' | 'pull' | 'slam'): Bit[] => {
    const n = mods[key];
    if (n === undefined) return [];
    return [bit(t(`printed.mod.${key}`, { n: base?.[key] === undefined ? n : plus(n) }), key)];
  };
  const plain = (mods.plus ?? []).filter(({ when, per }) => !when && !per);
  const bound = (mods.plus ?? []).filter(({ when, per }) => when ?? per);
  // A conditional bonus of the ability itself comes before the range. After the range it would read as a bonus to the range.
  const first = improved ? [] : bound;
  return [
    ...first.map((each) => bit(plusWords(each))),
    ...number('range'),
    ...(mods.rangePlus === undefined ? [] : [bit(t('printed.mod.rangePlus', { n: plus(mods.rangePlus) }), 'range')]),
    ...targetBits(mods),
    ...(mods.area ? [bit(t('printed.mod.area', { count: mods.area.red.length }), 'area')] : []),
    ...number('pierce'),
    ...number('push'),
    ...number('pull'),
    ...number('slam'),
    ...(mods.jump ? [bit(t('printed.mod.jump'), 'jump')] : []),
    ...(mods.carry ? [bit(t('printed.mod.carry'), 'carry')] : []),
    ...(mods.advantage ? [bit(t('printed.mod.advantage'), 'advantage')] : []),
    ...plain.map((each) => plusBit(each, improved?.verb)),
    ...(mods.conditions ?? []).map((each) => bit(conditionName(each), each)),
    ...(mods.lien ? [bit(lienName(), 'lien')] : []),
    ...(improved ? bound : []).map((each) => bit(plusWords(each))),
    ...(mods.self ? [bit(t('printed.mod.self'))] : []),
    ...(mods.allies === undefined ? [] : [bit(t('printed.mod.allies', { n: mods.allies }))]),
    ...(mods.only ? [bit(t(`printed.only.${mods.only}`))] : []),
  ];
}

function targetBits({ targets, targetsPlus }: Mods): Bit[] {
  return [
    ...(targets === undefined
      ? []
      : [
          bit(
            targets === 'all' ? t('printed.mod.allTargets') : t('printed.mod.targets', { n: amountText(targets) }),
            'targets',
          ),
        ]),
    ...(targetsPlus === undefined ? [] : [bit(t('printed.mod.targets', { n: plus(targetsPlus) }), 'targets')]),
  ];
}

function plusWords({ n, when, per, upTo }: Plus): string {
  const added = t('printed.mod.plus', { n: plus(n) });
  if (when) return t('printed.plusIf', { plus: added, when: t(`printed.if.${when}`) });
  return per ? t('printed.plusPer', { plus: added, per: t(`printed.per.${per}`, { upTo: upTo ?? 0 }) }) : added;
}

/** Verbs with a number that an improvement can increase. */
const COUNTED = ['attack', 'move', 'heal', 'loot', 'shield', 'retaliate', 'damage'] as const;

/** An addition together with the verb of the improved ability, because a bare '+1' is unclear among other gains. */
function plusBit(added: Plus, verb: Ability['verb'] | undefined): Bit {
  const counted = COUNTED.find((each) => each === verb);
  return counted ? bit(t(`printed.verb.${counted}`, { n: plus(added.n) }), counted) : bit(plusWords(added));
}

function improvementLine({ costs, mods, xp }: Improvement, improved: Ability, depth: 1 | 2): CardLine {
  const gains = [...modBits(mods, improved), ...(xp ? [bit(t('printed.xp', { n: xp }), 'xp')] : [])];
  const { area } = mods;
  return { bits: begun([...costBits(costs), bit(': '), ...joined(gains)]), depth, ...(area ? { area } : {}) };
}

const costBits = (costs: readonly Cost[]): Bit[] =>
  costs.flatMap((cost, i) => [...(i > 0 ? [bit(' + ')] : []), costBit(cost)]);

function costBit(cost: Cost): Bit {
  if ('other' in cost) return bit(t(`printed.cost.${cost.other}`), cost.other);
  return bit(capital(elementName(cost.element)), cost.element);
}

/** The label for a list of costs, such as 'Fire' or 'Pledge an item'. */
export const costText = (costs: readonly Cost[]): string =>
  costBits(costs)
    .map(({ words }) => words)
    .join('');

/** The gain of an improvement, such as 'Slam +2, 1 XP'. */
export function gainText({ mods, xp }: Improvement, improved: Ability): string {
  const gains = [...modBits(mods, improved), ...(xp ? [bit(t('printed.xp', { n: xp }), 'xp')] : [])];
  return gains.map(({ words }) => words).join(', ');
}

export const conditionForms = (condition: Condition): Forms => formsOf(t(`names.condition.${condition}`));
export const elementForms = (element: Element | 'any'): Forms => formsOf(t(`names.element.${element}`));
export const conditionName = (condition: Condition): string => conditionForms(condition)[0] ?? '';
export const elementName = (element: Element | 'any'): string => elementForms(element)[0] ?? '';
/** The name of an item slot. */
export const slotName = (slot: Slot): string => t(`names.slot.${slot}`);
export const strengthName = (strength: ElementStrength): string => t(`names.strength.${strength}`);

export const lienName = (): string => formsOf(t('names.lien'))[0] ?? '';
export const createWords = (element: Element | 'any'): string =>
  t('printed.create', cases('element', elementForms(element)));

const effectForms = ({ conditions = [], lien }: Mods): Forms[] => [
  ...conditions.map(conditionForms),
  ...(lien ? [formsOf(t('names.lien'))] : []),
];

// items

/** The lines of an item: when it may be used, its effect, how it is used up, and the -1 cards that it adds. */
export function itemLines(item: ItemDef): CardLine[] {
  const [first, ...rest] = itemDeedLines(item);
  const when = [bit(t(`printed.moment.${item.moment}`)), bit(': ')];
  return [{ depth: 0, ...first, bits: [...when, ...(first?.bits ?? [])] }, ...rest];
}

/** The lines of an item without the words that say when the item may be used. */
export function itemDeedLines({ effect, use, slots, minusCards }: ItemDef): CardLine[] {
  return [
    ...effectLines(effect),
    { depth: 0, bits: [bit(slots ? t('printed.use.slots', { count: slots }) : t(`printed.use.${use}`))] },
    ...(minusCards > 0
      ? [{ depth: 0, bits: [bit(t('printed.effect.minusCards', { count: minusCards }))] } as const]
      : []),
  ];
}

function effectLines(effect: ItemEffect): CardLine[] {
  const { parts = [], elementOf = [], elements, plus: added, mods, shield, prevent, initiative } = effect;
  const choices = elementOf.map(elementName);
  const more: Bit[] = [
    ...(choices.length > 0 ? [bit(t('printed.effect.elementOf', { elements: either(choices) }))] : []),
    ...(elements ? [bit(t('printed.effect.elements', { count: elements }), 'any')] : []),
    ...(added === undefined ? [] : [bit(plus(added))]),
    ...(mods ? modBits(mods, { mods: {} }) : []),
    ...(shield === undefined ? [] : [bit(t('printed.verb.shield', { n: shield }), 'shield')]),
    ...(prevent === undefined ? [] : [bit(t('printed.verb.prevent', { n: prevent }), 'prevent')]),
    ...(effect.disadvantage ? [bit(t('printed.effect.disadvantage'))] : []),
    ...(effect.ward ? [bit(t('printed.effect.ward'))] : []),
    ...(initiative === undefined ? [] : [bit(t('printed.effect.initiative', { n: initiative }))]),
    ...(effect.difficultCosts1 ? [bit(t('printed.effect.difficultCosts1'))] : []),
  ];
  return [
    ...parts.flatMap((part) => partLines(part)),
    ...(more.length > 0 ? [{ bits: joined(more), depth: 0 } as const] : []),
  ];
}

const either = (words: readonly string[]): string =>
  words.reduce((first, second) => (first === '' ? second : t('printed.or', { first, second })), '');

// modifier cards and perks

/**
 * L12.2: the words and icons of a modifier card, such as '+1, Immobilize' or 'Push 1, rolling'.
 * @param onwards whether to add 'rolling' to a rolling card
 */
export function modifierBits(card: ModifierDef, onwards = true): Bit[] {
  const { mods, element, healSelf, shieldSelf, self } = card;
  const effects: Bit[] = [
    ...(mods ? modBits(mods) : []),
    ...(element ? [bit(createWords(element), element)] : []),
    ...(healSelf ? [bit(t('printed.modifier.healSelf', { n: healSelf }), 'heal')] : []),
    ...(shieldSelf ? [bit(t('printed.modifier.shieldSelf', { n: shieldSelf }), 'shield')] : []),
    ...(self ? [bit(t('printed.modifier.self', { condition: conditionName(self) }), self)] : []),
  ];
  const rolling = card.rolling && onwards ? [bit(t('printed.modifier.rolling'), 'rolling' as const)] : [];
  const tells = !card.rolling || card.value !== 0 || effects.length === 0;
  return joined([...(tells ? [bit(valueWords(card))] : []), ...effects, ...rolling]);
}

function valueWords({ id, value }: ModifierDef): string {
  if (id === 'bless' || id === 'curse') return t(`printed.modifier.${id}`);
  if (value === '2x') return t('printed.modifier.double');
  if (value === 'null') return t('printed.modifier.null');
  return t('printed.modifier.value', { value: plus(value) });
}

export const modifierText = (card: ModifierDef, onwards = true): string =>
  modifierBits(card, onwards)
    .map(({ words }) => words)
    .join('');

/** A list of modifier cards for use within a sentence. A card whose words contain a comma is put in brackets. */
export const modifierInSentence = (cards: readonly ModifierDef[]): string =>
  list(cards.map((card) => modifierText(card, false)).map((words) => (words.includes(',') ? `(${words})` : words)));

/**
 * L32.7: the effect of one tick on a line of a perk sheet.
 * @param cardOf finds a modifier card by its id
 */
export function perkText({ does }: PerkDef, cardOf: (id: ModifierId) => ModifierDef | undefined): string {
  const card = (id: ModifierId): string => {
    const found = cardOf(id);
    return found ? modifierText(found) : id;
  };
  const deed = (each: PerkDeed): string => {
    switch (each.perk) {
      case 'remove':
      case 'add':
        return t(`printed.perk.${each.perk}`, { count: each.count, card: card(each.card) });
      case 'replace':
        return t('printed.perk.replace', { count: each.count, card: card(each.card), by: card(each.by) });
      case 'trait':
        return t(`printed.trait.${each.trait}`);
    }
  };
  return does.map(deed).join('. ');
}

// figures

/** The values of a figure, such as 'HP 5, Move 2, Attack 2'. */
export function valueBits({ hp, move, attack, range, ...traits }: Printed, boss = false): Bit[] {
  const { flying, shield, retaliate, retaliateRange = 1, burst, attacks } = traits;
  return joined([
    bit(t(boss ? 'printed.values.bossHp' : 'printed.values.hp', { n: hp }), 'hp'),
    bit(t('printed.verb.move', { n: move }), 'move'),
    bit(t('printed.verb.attack', { n: attack }), 'attack'),
    range === null ? bit(t('printed.values.melee')) : bit(t('printed.mod.range', { n: range }), 'range'),
    ...(flying ? [bit(t('printed.values.flying'), 'flying')] : []),
    ...(shield ? [bit(t('printed.verb.shield', { n: shield }), 'shield')] : []),
    ...(retaliate ? [retaliateBit(retaliate, retaliateRange)] : []),
    ...(burst ? [bit(t('printed.values.burst', { n: burst }), 'burst')] : []),
    ...(attacks
      ? [
          bit(
            t('printed.values.attacks', {
              what: modBits(attacks)
                .map(({ words }) => words)
                .join(', '),
            }),
          ),
        ]
      : []),
  ]);
}

const retaliateBit = (n: number, range: number): Bit =>
  bit(range > 1 ? t('printed.values.retaliateRange', { n, range }) : t('printed.verb.retaliate', { n }), 'retaliate');

/** L15.6, L27.1: the words for a figure's immunities; empty if it has none. */
export const immuneText = ({ immune }: Pick<MonsterDef, 'immune'>): string =>
  immune.length === 0 ? '' : t('printed.values.immune', { conditions: list(immune.map(conditionName)) });

// random dungeon

type PenaltyPrint = Exclude<Penalty, { penalty: 'drift' }> | { readonly penalty: 'drift' };

const WHOM = { opener: 'Opener', heroes: 'Heroes', all: 'All' } as const;

/** L34.4: the words for the penalty of a dungeon room. */
export function penaltyText(penalty: PenaltyPrint): string {
  switch (penalty.penalty) {
    case 'hurt':
      return t(penalty.whom === 'opener' ? 'printed.penalty.hurtOpener' : 'printed.penalty.hurtHeroes', {
        n: penalty.n,
      });
    case 'condition':
      return t(`printed.penalty.condition${WHOM[penalty.whom]}`, { condition: conditionName(penalty.condition) });
    case 'difficultCosts':
    case 'rangeAtMost':
    case 'forcedLonger':
    case 'trapsMore':
    case 'healsLess':
    case 'monstersShield':
    case 'monstersHeal':
      return t(`printed.penalty.${penalty.penalty}`, { n: penalty.n });
    case 'lootByAbility':
    case 'drift':
    case 'openerDiscards':
    case 'spendItem':
    case 'noShortRest':
    case 'onlyOpenerEnters':
    case 'monstersFirst':
      return t(`printed.penalty.${penalty.penalty}`);
  }
}

/** The name of a card of the Long Table. */
export const cardName = (id: CardId): string => named('names.card', id);
export const itemName = (id: ItemId): string => named('names.item', id);
