/** The shape of an ability, as `rules/vocabulary.ts` has it: a checkpoint holds those of the action under way. */
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
import { count, integer, list, oneOf, optional, record, type Shape } from '../shapes';

type Kind = Ability['kind'];
type OfKind<K extends Kind> = Extract<Ability, { kind: K }>;

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
const yes: Shape<true> = v.literal(true);

const SHAPES: { [K in Kind]: Shape<OfKind<K>> } = {
  attack: record<OfKind<'attack'>>({
    kind: v.literal('attack'),
    ...riders,
    value: integer,
    range: optional(count),
    againstTroubled: optional(integer),
    perShove: optional(count),
    perSpent: optional(count),
    pay: optional(count),
    consume,
  }),
  move: record<OfKind<'move'>>({ kind: v.literal('move'), value: count, jump: optional(yes) }),
  heal: record<OfKind<'heal'>>({ kind: v.literal('heal'), value: count, consume }),
  loot: record<OfKind<'loot'>>({ kind: v.literal('loot'), range: count }),
  disarmTrap: record<OfKind<'disarmTrap'>>({ kind: v.literal('disarmTrap'), range: count }),
  grant: record<OfKind<'grant'>>({
    kind: v.literal('grant'),
    bonus: oneOf(BONUSES),
    value: integer,
    range: optional(count),
    lasts: optional(oneOf(['round', 'combat', 'scenario'])),
    pay: optional(count),
  }),
  gain: record<OfKind<'gain'>>({
    kind: v.literal('gain'),
    condition: oneOf(GOOD_CONDITIONS),
    turns: optional(oneOf([1, 2])),
  }),
  ride: record<OfKind<'ride'>>({ kind: v.literal('ride'), ...riders }),
  recover: record<OfKind<'recover'>>({
    kind: v.literal('recover'),
    from: oneOf(['discard', 'lost']),
    side: oneOf(SIDES),
  }),
  harm: record<OfKind<'harm'>>({ kind: v.literal('harm'), value: count }),
  strike: record<OfKind<'strike'>>({
    kind: v.literal('strike'),
    value: count,
    trap: optional(yes),
    range: optional(count),
  }),
  finish: record<OfKind<'finish'>>({ kind: v.literal('finish'), hp: count, range: count }),
  shove: record<OfKind<'shove'>>({ kind: v.literal('shove'), how: oneOf(['push', 'pull']), value: count }),
  reroll: record<OfKind<'reroll'>>({ kind: v.literal('reroll') }),
  refresh: record<OfKind<'refresh'>>({ kind: v.literal('refresh'), revive: optional(elements) }),
  forfeit: record<OfKind<'forfeit'>>({ kind: v.literal('forfeit') }),
  infuse: record<OfKind<'infuse'>>({ kind: v.literal('infuse'), elements }),
  hindrance: record<OfKind<'hindrance'>>({
    kind: v.literal('hindrance'),
    change: oneOf([1, -1]),
    terrain: oneOf([...HINDRANCE_KINDS, 'any']),
    lasts: optional(v.literal('round')),
  }),
};

export const abilityShape = v.variant(
  'kind',
  Object.values(SHAPES) as unknown as v.VariantOptions<'kind'>,
) as unknown as Shape<Ability>;
