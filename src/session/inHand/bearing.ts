/** What each party has on it now, and when it ends: table and mirror show the same list. */
import type { Play } from '../../flow/inHand/play';
import type { FoeBonus } from '../../rules/inHand/book';
import { effectsOf, turnOf } from '../../rules/inHand/durations';
import { foeOf } from '../../rules/inHand/foes';
import { countOf, foeBonus, rulesOf } from '../../rules/inHand/special';
import type { Effect, Party, Rider } from '../../rules/inHand/state';
import {
  BONUSES,
  ELEMENTS,
  type Element,
  HINDRANCE_KINDS,
  type HindranceKind,
  type Lasting,
} from '../../rules/inHand/vocabulary';

/** With what something ends: the turn of a party (R17.2), its next attack (R15.2), or what the symbol says (R17.3); null: nothing ends it by itself. */
export type End = `${Party}Turn` | 'attack' | Exclude<Lasting, 'turn'> | null;

/** What a special rule gives a monster for as long as its page says (R3.1). */
export type PageBonus = keyof FoeBonus;

/** What is borne. `value`: how much of it, or how often. */
export type Burden =
  | { readonly is: 'effect'; readonly kind: Effect['kind'] }
  | { readonly is: 'rider'; readonly rider: Rider }
  | { readonly is: 'page'; readonly bonus: PageBonus }
  | { readonly is: 'hindrance'; readonly terrain: HindranceKind }
  | { readonly is: 'element'; readonly element: Element }
  | { readonly is: 'counter'; readonly id: string };
export type Borne = Burden & {
  readonly value: number;
  readonly ends: End;
  /** So many of those turns are left to it. */
  readonly turns: number;
};

/** R16, R17, R19: where it ends, in words of the table. */
export function endOf({ kind, lasts }: Pick<Effect, 'kind' | 'lasts'>, bearer: Party): End {
  return lasts === 'turn' ? `${turnOf(kind, bearer)}Turn` : lasts;
}

/** Everything that lies on each party, in the order in which it came. */
export function bearingOf(play: Play): Readonly<Record<Party, readonly Borne[]>> {
  const { state } = play;
  return {
    hero: [
      ...effects(play, 'hero'),
      ...(state.turn?.riders ?? []).map(({ rider }): Borne => ({ is: 'rider', rider, ...riding(rider) })),
      ...infused(play),
      ...hindrances(play),
      ...counters(play),
    ],
    monster: [...effects(play, 'monster'), ...fromPage(play)],
  };
}

const riding = (rider: Rider) =>
  ({ value: rider.kind === 'condition' ? 0 : rider.value, ends: 'attack', turns: 1 }) as const;

/** Bonuses of a kind that end together add up (R19): they are one thing. A condition counts for nothing but itself. */
function effects({ state }: Play, party: Party): Borne[] {
  const borne: Borne[] = [];
  for (const effect of effectsOf(state, party)) {
    const { kind, turns } = effect;
    const each: Borne = {
      is: 'effect',
      kind,
      value: counts(kind) ? effect.value : 0,
      ends: endOf(effect, party),
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

/** A bonus has a number; a condition has none. */
export const counts = (kind: Effect['kind']): boolean => BONUSES.some((each) => each === kind);

/** R18.1: what items infused for this turn lies on no card. */
function infused({ state }: Play): Borne[] {
  const { infused: symbols = [], consumed = [] } = state.turn ?? {};
  return ELEMENTS.flatMap((element): Borne[] => {
    const value = symbols.filter((each) => each.endsWith(`/${element}`) && !consumed.includes(each)).length;
    return value > 0 ? [{ is: 'element', element, value, ends: 'heroTurn', turns: 1 }] : [];
  });
}

/** R30: what lies between the two in a fight. */
function hindrances({ state }: Play): Borne[] {
  const all = state.fight?.hindrances ?? [];
  return HINDRANCE_KINDS.flatMap((terrain): Borne[] => {
    const value = all.filter((each) => each === terrain).length;
    return value > 0 ? [{ is: 'hindrance', terrain, value, ends: 'combat', turns: 1 }] : [];
  });
}

function counters({ book, state }: Play): Borne[] {
  return rulesOf(book, 'counter').flatMap(({ id }): Borne[] => {
    const value = countOf(book, state, id);
    return value > 0 ? [{ is: 'counter', id, value, ends: null, turns: 1 }] : [];
  });
}

function fromPage({ book, state }: Play): Borne[] {
  if (!state.fight) return [];
  const { retaliate, ...plain } = foeBonus(book, state, foeOf(state, state.fight.foe));
  const values: Record<PageBonus, number> = {
    ...plain,
    retaliate: retaliate.reduce((sum, { value }) => sum + value, 0),
  };
  return (Object.keys(values) as PageBonus[]).flatMap((bonus): Borne[] =>
    values[bonus] === 0 ? [] : [{ is: 'page', bonus, value: values[bonus], ends: null, turns: 1 }],
  );
}
