/** Defines the schema of an ability (`rules/inHand/vocabulary.ts`). A checkpoint contains the abilities of the current action. */
import * as v from 'valibot';
import {
  type Ability,
  BAD_CONDITIONS,
  BONUSES,
  type Consume,
  ELEMENTS,
  GOOD_CONDITIONS,
  HINDRANCE_KINDS,
  type Riders,
  SIDES,
} from '../../rules/inHand/vocabulary';
import { count, integer, list, oneOf, optional, record, variants, yes } from '../shapes';

const riders = {
  pierce: optional(count),
  push: optional(count),
  pull: optional(count),
  conditions: optional(list(oneOf(BAD_CONDITIONS))),
} satisfies { [F in keyof Riders]-?: unknown };

const elements = list(oneOf(ELEMENTS));
const consume = optional(
  record<Consume>({ ...riders, elements, plus: optional(integer), self: optional(list(oneOf(GOOD_CONDITIONS))) }),
);

/** The shape of an ability. */
export const abilityShape = variants<Ability, 'kind'>('kind', {
  attack: {
    ...riders,
    value: integer,
    range: optional(count),
    againstTroubled: optional(integer),
    perShove: optional(count),
    perSpent: optional(count),
    pay: optional(count),
    consume,
  },
  move: { value: count, jump: optional(yes) },
  heal: { value: count, consume },
  loot: { range: count },
  disarmTrap: { range: count },
  grant: {
    bonus: oneOf(BONUSES),
    value: integer,
    range: optional(count),
    lasts: optional(oneOf(['round', 'combat', 'scenario'])),
    pay: optional(count),
  },
  gain: { condition: oneOf(GOOD_CONDITIONS), turns: optional(oneOf([1, 2])) },
  ride: { ...riders },
  recover: { from: oneOf(['discard', 'lost']), side: oneOf(SIDES) },
  harm: { value: count },
  strike: { value: count, trap: optional(yes), range: optional(count) },
  finish: { hp: count, range: count },
  shove: { how: oneOf(['push', 'pull']), value: count },
  reroll: {},
  refresh: { revive: optional(elements) },
  forfeit: {},
  infuse: { elements },
  hindrance: {
    change: oneOf([1, -1]),
    terrain: oneOf([...HINDRANCE_KINDS, 'any']),
    lasts: optional(v.literal('round')),
  },
});
