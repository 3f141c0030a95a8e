/** The inverse of the notation: prints data back as text, so that a test can see whether reading lost anything. */
import { AREAS } from '../../../src/content/longTable/notation/areas';
import type { ItemDef } from '../../../src/rules/longTable/itemDef';
import type { ModifierDef } from '../../../src/rules/longTable/modifierDef';
import type {
  Ability,
  Amount,
  Area,
  Condition,
  Cost,
  HalfDef,
  Improvement,
  Mods,
  MonsterCard,
  Part,
  Trigger,
  Values,
} from '../../../src/rules/longTable/vocabulary';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

export function printAmount(amount: Amount | 'all'): string {
  if (typeof amount !== 'object') return `${amount}`;
  const { n, perHero = 0, perLevel = 0, timesHeroes } = amount;
  const level = perLevel === 0 ? '' : perLevel < 1 ? `L/${1 / perLevel}` : `${perLevel}L`;
  const hero = perHero === 0 ? '' : 'C';
  // `6+2L` has no blanks and `C + L/2` has some, as in the print of section 2 and section 5.
  const sum = [n === 0 ? '' : `${n}`, hero, level].filter(Boolean).join(perLevel < 1 ? ' + ' : '+');
  return timesHeroes ? `(${sum})C` : sum;
}

const sameArea = (a: Area, b: Area): boolean => JSON.stringify(a) === JSON.stringify(b);
const areaName = (area: Area): string => Object.entries(AREAS).find(([, known]) => sameArea(known, area))?.[0] ?? '?';

const IFS: Record<string, string> = { byGrave: 'by grave' };
const PERS: Record<string, string> = { hexMoved: 'hex moved', spentItem: 'spent item', graveWithin2: 'grave within 2' };

/** Modifiers in the order in which the cards print them; `base` holds the ability's own modifiers when these are in brackets. */
function printMods(mods: Mods, base?: Mods, without: readonly Condition[] = []): string[] {
  const plain = (mods.plus ?? []).filter(({ when, per }) => !when && !per).map(({ n }) => signed(n));
  const others = (mods.plus ?? []).flatMap(({ n, when, per, upTo }) => {
    if (when) return [`${signed(n)} if ${IFS[when] ?? when}`];
    return per ? [`${signed(n)} per ${PERS[per]} up to ${upTo}`] : [];
  });
  const number = (name: 'push' | 'pull' | 'slam' | 'pierce'): string[] => {
    const value = mods[name];
    if (value === undefined) return [];
    return [`${capital(name)} ${base?.[name] === undefined ? value : signed(value)}`];
  };
  const flag = (name: 'jump' | 'carry' | 'self' | 'advantage'): string[] => (mods[name] ? [capital(name)] : []);
  return [
    ...plain,
    ...(mods.area ? [`Area ${areaName(mods.area)}`] : []),
    ...(mods.range === undefined ? [] : [`Range ${mods.range}`]),
    ...(mods.rangePlus === undefined ? [] : [`Range ${signed(mods.rangePlus)}`]),
    ...number('pierce'),
    ...number('push'),
    ...number('pull'),
    ...number('slam'),
    ...(mods.targets === undefined ? [] : [`Targets ${printAmount(mods.targets)}`]),
    ...(mods.targetsPlus === undefined ? [] : [`Targets ${signed(mods.targetsPlus)}`]),
    ...flag('jump'),
    ...flag('carry'),
    ...flag('self'),
    ...(mods.allies === undefined ? [] : [`Allies ${mods.allies}`]),
    ...flag('advantage'),
    ...(mods.conditions ?? []).filter((each) => !without.includes(each)).map(capital),
    ...(mods.lien && without.length === 0 ? ['Lien'] : []),
    ...others,
    ...(mods.only ? [`only ${IFS[mods.only] ?? mods.only}`] : []),
  ];
}

const printCosts = (costs: readonly Cost[]): string =>
  costs.map((cost) => capital('element' in cost ? cost.element : cost.other)).join(' & ');

const printImprovement = ({ costs, mods, xp }: Improvement, base: Mods): string =>
  ` [${printCosts(costs)}: ${[...printMods(mods, base), ...(xp ? [`XP${xp}`] : [])].join(', ')}]`;

function printTrigger(trigger: Trigger): string {
  switch (trigger.on) {
    case 'allyAttacked':
      return `ally attacked within ${trigger.within}`;
    case 'allyDamaged':
      return `ally damaged within ${trigger.within}`;
    case 'enemyAdjacent':
      return 'enemy adjacent';
    case 'lienAttacks':
      return 'lien attacks';
    case 'damaged':
      return 'damaged';
  }
}

const all = (abilities: readonly Ability[]): string => abilities.map((each) => printAbility(each)).join(' & ');

/** The verb with its number, and the condition that is its object. */
function printVerb(ability: Ability): readonly [string, readonly Condition[]] {
  switch (ability.verb) {
    case 'standIn':
      return ['Stand In', []];
    case 'disarmTrap':
      return ['Disarm Trap', []];
    case 'advantage':
      return ['Advantage attacks', []];
    case 'give':
    case 'inflict': {
      const [condition] = ability.mods.conditions ?? [];
      const object = condition ? capital(condition) : 'Lien';
      // The object is already part of the verb, so it is left out of the list; of a lien only its word is printed.
      return [`${capital(ability.verb)} ${object}`, condition ? [condition] : ['curse']];
    }
    case 'summon':
      return [`Summon ${ability.summon}`, []];
    case 'special':
      return [`Special ${ability.nth}`, []];
    case 'recover':
      return [`Recover ${ability.amount} ${ability.from === 'lost' ? 'lost' : 'discarded'}`, []];
    case 'refresh':
      return [`Refresh ${ability.amount} ${ability.from}`, []];
    case 'bonus':
      return [`Bonus +${ability.amount} ${ability.to}`, []];
    case 'bid':
    case 'when':
    case 'deed':
      return ['', []];
    default: {
      const { amount, relative } = ability;
      return [
        `${capital(ability.verb)} ${relative && typeof amount === 'number' ? signed(amount) : printAmount(amount)}`,
        [],
      ];
    }
  }
}

function printDeed(ability: Extract<Ability, { verb: 'deed' }>): string {
  const { deed } = ability;
  switch (deed.deed) {
    case 'call':
      return `Call ${deed.monsters.join(' or ')} below ${printAmount(deed.below)} at ${deed.marks.join(' or ')}`;
    case 'condition':
      return `Heroes within ${deed.range} get ${capital(deed.condition)}`;
    case 'cards':
      return `Heroes with ${deed.from} discarded lose 1, others suffer ${printAmount(deed.damage)}`;
  }
}

export function printAbility(ability: Ability, xp?: number): string {
  const improved = (ability.improvements ?? []).map((each) => printImprovement(each, ability.mods)).join('');
  const gained = xp ? [`XP${xp}`] : [];
  if (ability.verb === 'deed') return printDeed(ability);
  if (ability.verb === 'when') return `When ${printTrigger(ability.trigger)}: ${all(ability.abilities)}${improved}`;
  if (ability.verb === 'bid')
    return `Bid ${[ability.whom, ...printMods(ability.mods)].join(', ')}: ${all(ability.abilities)}${improved}`;
  const [verb, object] = printVerb(ability);
  return [verb, ...printMods(ability.mods, undefined, object), ...gained].join(', ') + improved;
}

function printPart(part: Part): string {
  if (part.part === 'element') return `+${capital(part.element)}`;
  if (part.part === 'xp') return `XP${part.xp}`;
  const gate = part.costs ? `[${printCosts(part.costs)}] ` : '';
  return gate + printAbility(part.ability, part.xp);
}

export const printLines = (parts: readonly Part[]): string => parts.map(printPart).join('; ');

/** Prints a half; marks come before the experience, or at the end. */
export function printHalf({ parts, lost, round, persistent, slots }: HalfDef): string {
  const circles = (slots ?? []).map(({ xp }) => (xp ? '●' : '○')).join('');
  const marks = [round ? '⟳' : '', persistent ? '∞' : '', circles, lost ? '✕' : ''].join('');
  const printed = parts.map(printPart);
  const at = parts.at(-1)?.part === 'xp' ? printed.length - 1 : printed.length;
  return [...printed.slice(0, at), ...(marks ? [marks] : []), ...printed.slice(at)].join('; ');
}

/** The same half with its marks where `printHalf` puts them: one card prints them earlier. */
export function withMarksLast(printed: string): string {
  const parts = printed.split('; ');
  const marks = parts.filter((part) => /^[✕⟳∞○●]+$/u.test(part));
  const others = parts.filter((part) => !marks.includes(part));
  const at = /^XP\d$/.test(others.at(-1) ?? '') ? others.length - 1 : others.length;
  return [...others.slice(0, at), ...marks, ...others.slice(at)].join('; ');
}

export const printMonsterCard = ({ initiative, parts, shuffle }: MonsterCard): string =>
  `${initiative} ${printLines(parts)}${shuffle ? ' ♻' : ''}`;

/** The eight levels of a rank, as a monster's table prints them. */
export function printLevels(levels: readonly Values[]): string {
  const row = (name: string, of: (values: Values) => number | null | undefined): string[] =>
    levels.some((each) => of(each)) ? [`${name} ${levels.map((each) => of(each) ?? 0).join(' ')}`] : [];
  return [
    ...row('HP', ({ hp }) => hp),
    ...row('move', ({ move }) => move),
    ...row('attack', ({ attack }) => attack),
    ...row('range', ({ range }) => range),
    ...row('shield', ({ shield }) => shield),
    ...row('retaliate', ({ retaliate }) => retaliate),
    ...row('burst', ({ burst }) => burst),
    ...(levels[0]?.flying ? ['flying'] : []),
  ].join(' | ');
}

export function printSummon({ hp, move, attack, range, attacks, flying, shield, retaliate, burst }: Values): string {
  return [
    `HP ${hp}+S`,
    `move ${move}`,
    `attack ${attack}`,
    ...(range === null ? [] : [`range ${range}`]),
    ...(flying ? ['flying'] : []),
    ...(shield ? [`Shield ${shield}`] : []),
    ...(retaliate ? [`Retaliate ${retaliate}`] : []),
    ...(burst ? [`Burst ${burst}`] : []),
    ...(attacks ? [`attacks ${printMods(attacks).join(', ')}`] : []),
  ].join(' | ');
}

const WHEN: Record<ItemDef['moment'], string> = {
  turn: 'your turn',
  attack: 'your attack',
  meleeAttack: 'your melee attack',
  rangedAttack: 'your ranged attack',
  move: 'your move',
  attacked: 'you are attacked',
  damaged: 'you would suffer damage not from an attack',
  badCondition: 'you get a bad condition',
  orderSet: 'turn order is set',
  always: 'always',
};

export function printItem({ moment, effect }: ItemDef): string {
  const does = [
    ...(effect.parts ? [printLines(effect.parts)] : []),
    ...(effect.elementOf
      ? [`${effect.elementOf.map((each) => `+${capital(each)}`).join(' or ')}, strong at once`]
      : []),
    ...(effect.elements ? [Array<string>(effect.elements).fill('+Any').join(', ')] : []),
    ...(effect.plus || effect.mods
      ? [[...(effect.plus ? [signed(effect.plus)] : []), ...printMods(effect.mods ?? {})].join(', ')]
      : []),
    ...(effect.shield ? [`Shield ${effect.shield}`] : []),
    ...(effect.prevent ? [`Prevent ${effect.prevent}`] : []),
    ...(effect.disadvantage ? ['the attack has disadvantage'] : []),
    ...(effect.ward ? ['it does not come'] : []),
    ...(effect.initiative
      ? [`your initiative is ${effect.initiative} lower (at least 1) or higher (at most 99) this round`]
      : []),
    ...(effect.difficultCosts1 ? ['difficult terrain costs you 1'] : []),
  ];
  return `${WHEN[moment]}: ${does.join(' ')}`;
}

/** A modifier card as a perk sheet prints it. */
export function printModifier({ value, rolling, mods, element, healSelf, shieldSelf, self }: ModifierDef): string {
  const effect = [
    ...printMods(mods ?? {}),
    ...(element ? [capital(element)] : []),
    ...(healSelf ? [`Heal ${healSelf} self`] : []),
    ...(shieldSelf ? [`Shield ${shieldSelf} (this round)`] : []),
    ...(self ? [`${capital(self)} self`] : []),
  ].join(' ');
  const number = typeof value !== 'number' ? value : effect === '' && value === 0 ? '0' : signed(value);
  const worthless = value === 0 && rolling && effect !== '';
  return [...(rolling ? ['rolling'] : []), ...(worthless ? [] : [number]), effect].filter(Boolean).join(' ');
}
