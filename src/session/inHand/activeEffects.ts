/** Lists the effects on each party, and when each effect ends, for the table and the mirror. */
import type { Play } from '../../flow/inHand/play';
import type { FoeBonus } from '../../rules/inHand/book';
import { effectsOf, turnPartyOf } from '../../rules/inHand/durations';
import { foeOf } from '../../rules/inHand/foes';
import { countOf, foeBonus, rulesOf } from '../../rules/inHand/special';
import type { Effect, Party, Rider } from '../../rules/inHand/state';
import {
  BONUSES,
  type Duration,
  ELEMENTS,
  type Element,
  HINDRANCE_KINDS,
  type HindranceKind,
} from '../../rules/inHand/vocabulary';

/**
 * When an effect ends: with a party's turn (R17.2), with the bearer's next attack (R15.2), or as the printed symbol says
 * (R17.3). Null if the effect does not end by itself.
 */
export type Expiry = `${Party}Turn` | 'attack' | Exclude<Duration, 'turn'> | null;

/** A bonus that a scenario's special rule gives a monster (R3.1). */
export type PageBonus = keyof FoeBonus;

/** What an active effect is, without its value and end. */
export type EffectKind =
  | { readonly is: 'effect'; readonly kind: Effect['kind'] }
  | { readonly is: 'rider'; readonly rider: Rider }
  | { readonly is: 'page'; readonly bonus: PageBonus }
  | { readonly is: 'hindrance'; readonly terrain: HindranceKind }
  | { readonly is: 'element'; readonly element: Element }
  | { readonly is: 'counter'; readonly id: string };
export type ActiveEffect = EffectKind & {
  readonly value: number;
  readonly ends: Expiry;
  /** How many turns are left, if the effect ends with a turn; otherwise 1. */
  readonly turns: number;
};

/** R16, R17, R19: when an effect on a party ends. */
export function expiryOf({ kind, lasts }: Pick<Effect, 'kind' | 'lasts'>, bearer: Party): Expiry {
  return lasts === 'turn' ? `${turnPartyOf(kind, bearer)}Turn` : lasts;
}

/** All active effects, by party. Elements, Hindrances and counters are listed with the hero. */
export function activeEffectsOf(play: Play): Readonly<Record<Party, readonly ActiveEffect[]>> {
  const { state } = play;
  return {
    hero: [
      ...effects(play, 'hero'),
      ...(state.turn?.riders ?? []).map(({ rider }): ActiveEffect => ({ is: 'rider', rider, ...riding(rider) })),
      ...infused(play),
      ...hindrances(play),
      ...counters(play),
    ],
    monster: [...effects(play, 'monster'), ...fromPage(play)],
  };
}

const riding = (rider: Rider) =>
  ({ value: rider.kind === 'condition' ? 0 : rider.value, ends: 'attack', turns: 1 }) as const;

/** Bonuses of one kind that end together are one effect with their sum (R19). A condition has the value 0. */
function effects({ state }: Play, party: Party): ActiveEffect[] {
  const borne: ActiveEffect[] = [];
  for (const effect of effectsOf(state, party)) {
    const { kind, turns } = effect;
    const each: ActiveEffect = {
      is: 'effect',
      kind,
      value: hasNumber(kind) ? effect.value : 0,
      ends: expiryOf(effect, party),
      turns,
    };
    const same = borne.findIndex(
      (other) => other.is === 'effect' && other.kind === kind && other.ends === each.ends && other.turns === turns,
    );
    const old = borne[same];
    if (old) borne[same] = { ...old, value: old.value + each.value };
    else borne.push(each);
  }
  return borne;
}

/** Whether the effect is a bonus with a number; a condition has none. */
export const hasNumber = (kind: Effect['kind']): boolean => BONUSES.some((each) => each === kind);

/** R18.1: elements that are infused for this turn and not consumed. They are listed because no card shows them. */
function infused({ state }: Play): ActiveEffect[] {
  const { infused: symbols = [], consumed = [] } = state.turn ?? {};
  return ELEMENTS.flatMap((element): ActiveEffect[] => {
    const value = symbols.filter((each) => each.endsWith(`/${element}`) && !consumed.includes(each)).length;
    return value > 0 ? [{ is: 'element', element, value, ends: 'heroTurn', turns: 1 }] : [];
  });
}

/** R30: Hindrances between hero and monster in a fight. */
function hindrances({ state }: Play): ActiveEffect[] {
  const all = state.fight?.hindrances ?? [];
  return HINDRANCE_KINDS.flatMap((terrain): ActiveEffect[] => {
    const value = all.filter((each) => each === terrain).length;
    return value > 0 ? [{ is: 'hindrance', terrain, value, ends: 'combat', turns: 1 }] : [];
  });
}

function counters({ book, state }: Play): ActiveEffect[] {
  return rulesOf(book, 'counter').flatMap(({ id }): ActiveEffect[] => {
    const value = countOf(book, state, id);
    return value > 0 ? [{ is: 'counter', id, value, ends: null, turns: 1 }] : [];
  });
}

function fromPage({ book, state }: Play): ActiveEffect[] {
  if (!state.fight) return [];
  const { retaliate, ...plain } = foeBonus(book, state, foeOf(state, state.fight.foe));
  const values: Record<PageBonus, number> = {
    ...plain,
    retaliate: retaliate.reduce((sum, { value }) => sum + value, 0),
  };
  return (Object.keys(values) as PageBonus[]).flatMap((bonus): ActiveEffect[] =>
    values[bonus] === 0 ? [] : [{ is: 'page', bonus, value: values[bonus], ends: null, turns: 1 }],
  );
}
