/** Defines the schemas of abilities and other printed values (`rules/longTable/vocabulary.ts`), which the tasks of a state contain. */
import * as v from 'valibot';
import {
  type Ability,
  type Amount,
  type Area,
  type BossAction,
  CONDITIONS,
  type Cost,
  ELEMENTS,
  type Formula,
  IFS,
  type Improvement,
  type Mods,
  OTHER_COSTS,
  type Part,
  PERS,
  type Plus,
  type Trigger,
  VERBS,
  type Verb,
} from '../../rules/longTable/vocabulary';
import {
  bool,
  count,
  type Fields,
  integer,
  list,
  name,
  names,
  oneOf,
  optional,
  record,
  type Shape,
  variants,
} from '../shapes';

export const yes: Shape<true> = v.literal(true);
export const elementShape = oneOf(ELEMENTS);
export const elementOrAnyShape = oneOf([...ELEMENTS, 'any']);
export const conditionShape = oneOf(CONDITIONS);
/** The id of a modifier card, such as `+1`, `2x` or `rolling push1`. */
export const modifierIdShape: Shape<string> = v.pipe(v.string(), v.regex(/^[+-]?\w[\w +-]{0,59}$/));

/** A number in a formula. The number may be a fraction, as in `L/2`. */
const number: Shape<number> = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(1000));
export const amountShape: Shape<Amount> = v.union([
  integer,
  record<Formula>({ n: number, perHero: optional(number), perLevel: optional(number), timesHeroes: optional(yes) }),
]);

const plus = record<Plus>({
  n: integer,
  when: optional(oneOf(IFS)),
  per: optional(oneOf(PERS)),
  upTo: optional(integer),
});

const offset: Shape<readonly [number, number]> = v.strictTuple([integer, integer]);
const area = record<Area>({ melee: bool, red: list(offset) });

export const modsShape = record<Mods>({
  range: optional(count),
  rangePlus: optional(integer),
  targets: optional(v.union([amountShape, v.literal('all')])),
  targetsPlus: optional(integer),
  area: optional(area),
  pierce: optional(count),
  push: optional(count),
  pull: optional(count),
  slam: optional(count),
  jump: optional(yes),
  carry: optional(yes),
  self: optional(yes),
  allies: optional(count),
  advantage: optional(yes),
  conditions: optional(list(conditionShape)),
  lien: optional(yes),
  plus: optional(list(plus)),
  only: optional(oneOf(IFS)),
});

const cost: Shape<Cost> = v.union([
  v.strictObject({ element: elementOrAnyShape }),
  v.strictObject({ other: oneOf(OTHER_COSTS) }),
]);
const improvement = record<Improvement>({ costs: list(cost), mods: modsShape, xp: optional(count) });

const within = { within: count };
export const triggerShape = variants<Trigger, 'on'>('on', {
  damaged: {},
  enemyAdjacent: {},
  lienAttacks: {},
  allyAttacked: within,
  allyDamaged: within,
});

const bossDeed = variants<BossAction, 'deed'>('deed', {
  call: { below: amountShape, monsters: names, marks: names },
  condition: { range: count, condition: conditionShape },
  cards: { from: count, damage: amountShape },
});

/** An ability can contain further abilities. The general depth limit for data from outside keeps the recursion finite. */
export const abilityShape: Shape<Ability> = v.lazy(() => ABILITY);
export const abilitiesShape = list(abilityShape);

const printed = { mods: modsShape, improvements: optional(list(improvement)) };
type Numbered = Fields<Omit<Extract<Ability, { verb: Verb }>, 'verb'>>;
const numbered: Numbered = { ...printed, amount: amountShape, relative: optional(yes) };

const ABILITY: Shape<Ability> = variants<Ability, 'verb'>('verb', {
  ...(Object.fromEntries(VERBS.map((verb) => [verb, numbered])) as Record<Verb, Numbered>),
  summon: { ...printed, summon: name },
  recover: { ...printed, amount: v.union([amountShape, v.literal('all')]), from: oneOf(['discard', 'lost']) },
  refresh: { ...printed, amount: v.union([amountShape, v.literal('all')]), from: oneOf(['spent', 'consumed']) },
  bid: { ...printed, whom: oneOf(['ally', 'summon', 'summons']), abilities: abilitiesShape },
  bonus: { ...printed, amount: integer, to: oneOf(['attacks', 'moves', 'summons']) },
  advantage: printed,
  when: { ...printed, trigger: triggerShape, abilities: abilitiesShape },
  special: { ...printed, nth: oneOf([1, 2]) },
  deed: { ...printed, deed: bossDeed },
});

export const partShape = variants<Part, 'part'>('part', {
  ability: { ability: abilityShape, costs: optional(list(cost)), xp: optional(count) },
  element: { element: elementOrAnyShape },
  xp: { xp: count },
});
