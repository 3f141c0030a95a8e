/** Turns abilities, their improvements and their costs into printed lines, for the whole vocabulary of rules/longTable/vocabulary.ts. */
import type {
  Ability,
  Amount,
  BossAction,
  Cost,
  Improvement,
  Mods,
  Part,
  Plus,
  Trigger,
} from '../../rules/longTable/vocabulary';
import { t } from '..';
import { capitalise, caseValues, type Forms, formsOf, joinForms, joinWords, withSign } from './forms';
import { monsterTitle, monsterTitleForms, summonTitleForms } from './naming';
import { type Bit, bit, type CardLine, capitaliseLine, type Icon, joinBits, linesText } from './printedLine';
import { conditionForms, conditionName, createWords, elementName, lienName } from './termNames';

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
    { bits: capitaliseLine(abilityBits(ability)), depth, ...(area ? { area } : {}) },
    ...inner,
    ...(ability.improvements ?? []).map((each) => improvementLine(each, ability, below)),
  ];
}

/** An ability without its improvements and inner abilities, such as 'Attack 3, Push 2, Slam 1'. */
export function abilityBits(ability: Ability): Bit[] {
  const { conditions = [], lien } = ability.mods;
  const puts = ability.verb === 'give' || ability.verb === 'inflict';
  const names: Icon[] = puts ? [...conditions, ...(lien ? (['lien'] as const) : [])] : [];
  const verb: Bit = { ...bit(verbWords(ability), ability.verb), ...(names.length > 0 ? { mentioned: names } : {}) };
  const bits = joinBits([verb, ...modBits(modsBeside(ability))]);
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
      return t(`printed.verb.${ability.verb}`, caseValues('what', joinForms(effectForms(ability.mods))));
    case 'disarmTrap':
    case 'standIn':
    case 'advantage':
      return t(`printed.verb.${ability.verb}`);
    case 'summon':
      return t('printed.verb.summon', caseValues('name', calledForms(ability.summon)));
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
        n:
          ability.relative && typeof ability.amount === 'number'
            ? withSign(ability.amount)
            : amountText(ability.amount),
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
        monsters: joinWords(deed.monsters.map(monsterTitle)),
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
 * @param improved the ability that is improved, if `mods` belong to an improvement. Numbers that the improved ability
 * already has are printed as additions
 */
export function modBits(mods: Mods, improved?: Pick<Ability, 'mods'> & { readonly verb?: Ability['verb'] }): Bit[] {
  const base = improved?.mods;
  const number = (key: 'range' | 'pierce' | 'push' | 'pull' | 'slam'): Bit[] => {
    const n = mods[key];
    if (n === undefined) return [];
    return [bit(t(`printed.mod.${key}`, { n: base?.[key] === undefined ? n : withSign(n) }), key)];
  };
  const plain = (mods.plus ?? []).filter(({ when, per }) => !when && !per);
  const bound = (mods.plus ?? []).filter(({ when, per }) => when ?? per);
  // A conditional bonus of the ability itself comes before the range. After the range it would read as a bonus to the range.
  const first = improved ? [] : bound;
  return [
    ...first.map((each) => bit(plusWords(each))),
    ...number('range'),
    ...(mods.rangePlus === undefined
      ? []
      : [bit(t('printed.mod.rangePlus', { n: withSign(mods.rangePlus) }), 'range')]),
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
    ...(targetsPlus === undefined ? [] : [bit(t('printed.mod.targets', { n: withSign(targetsPlus) }), 'targets')]),
  ];
}

function plusWords({ n, when, per, upTo }: Plus): string {
  const added = t('printed.mod.plus', { n: withSign(n) });
  if (when) return t('printed.plusIf', { plus: added, when: t(`printed.if.${when}`) });
  return per ? t('printed.plusPer', { plus: added, per: t(`printed.per.${per}`, { upTo: upTo ?? 0 }) }) : added;
}

/** Verbs with a number that an improvement can increase. */
const COUNTED = ['attack', 'move', 'heal', 'loot', 'shield', 'retaliate', 'damage'] as const;

/** An addition together with the verb of the improved ability, because a bare '+1' is unclear among other gains. */
function plusBit(added: Plus, verb: Ability['verb'] | undefined): Bit {
  const counted = COUNTED.find((each) => each === verb);
  return counted ? bit(t(`printed.verb.${counted}`, { n: withSign(added.n) }), counted) : bit(plusWords(added));
}

function improvementLine({ costs, mods, xp }: Improvement, improved: Ability, depth: 1 | 2): CardLine {
  const gains = [...modBits(mods, improved), ...(xp ? [bit(t('printed.xp', { n: xp }), 'xp')] : [])];
  const { area } = mods;
  return {
    bits: capitaliseLine([...costBits(costs), bit(': '), ...joinBits(gains)]),
    depth,
    ...(area ? { area } : {}),
  };
}

const costBits = (costs: readonly Cost[]): Bit[] =>
  costs.flatMap((cost, i) => [...(i > 0 ? [bit(' + ')] : []), costBit(cost)]);

function costBit(cost: Cost): Bit {
  if ('other' in cost) return bit(t(`printed.cost.${cost.other}`), cost.other);
  return bit(capitalise(elementName(cost.element)), cost.element);
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

const effectForms = ({ conditions = [], lien }: Mods): Forms[] => [
  ...conditions.map(conditionForms),
  ...(lien ? [formsOf(t('names.lien'))] : []),
];

/** Joins words with 'or'. */
export const either = (words: readonly string[]): string =>
  words.reduce((first, second) => (first === '' ? second : t('printed.or', { first, second })), '');
