/** Begins the standing effects of a hero's ability: Shield, Retaliate, bonuses, advantage, triggers (L17). */
import { rangeBetween } from '../core/routes';
import { push } from './agenda';
import { beginBonus } from './bonuses';
import type { Book } from './book';
import { areAllies, figureOf, situationOf } from './figures';
import { numberOf } from './numbers';
import type { Bonus, BonusKind, FigureId, State, WorkingState } from './state';
import type { Action } from './tasks';
import type { Transaction } from './transaction';
import type { Ability, HalfDef } from './vocabulary';

/** The verbs of abilities whose effect lasts, instead of happening once. */
export const STANDING_VERBS = ['shield', 'retaliate', 'bonus', 'advantage', 'when'] as const;
export type StandingVerb = (typeof STANDING_VERBS)[number];
export type StandingAbility = Ability & { readonly verb: StandingVerb };

export const isStanding = (ability: Ability): ability is StandingAbility =>
  STANDING_VERBS.some((verb) => verb === ability.verb);

/**
 * L17.1, L17.2: how long the standing effects of an action last, and their use slots. The effects last for the round, unless the
 * played half has the persistent symbol.
 */
function spanOf(book: Book, { half, basic }: Action): Pick<Bonus, 'until' | 'slots'> {
  const printed: HalfDef | undefined = half && !basic ? book.cards[half.card]?.[half.half] : undefined;
  if (!printed?.persistent) return { until: 'round', slots: [] };
  return { until: 'persistent', slots: (printed.slots ?? []).map(({ xp }) => ({ xp })) };
}

function kindOf(ability: StandingAbility): BonusKind {
  return ability.verb === 'bonus' ? ability.to : ability.verb;
}

/**
 * The bearers of the effect. With `Allies n` these are the figure and all its allies within n hexes; otherwise the
 * figure alone.
 */
function bearers(book: Book, state: WorkingState | State, actor: FigureId, allies: number | undefined): FigureId[] {
  const figure = figureOf<WorkingState['figures'][number] | State['figures'][number]>(state, actor);
  if (!figure || allies === undefined) return figure ? [actor] : [];
  const situation = situationOf(book, state);
  const near = state.figures.filter(
    (other) => areAllies(figure, other) && rangeBetween(situation, figure.hex, other.hex) <= allies,
  );
  return [actor, ...near.map(({ id }) => id)];
}

/** L17: gives the standing effect of an ability to its bearers. */
export function beginStanding(t: Transaction, action: Action, ability: StandingAbility): void {
  const amount = numberOf(t.book, t.state, action, ability);
  const { actor: by, source } = action;
  const all = bearers(t.book, t.state, by, ability.mods.allies);
  for (const bearer of all)
    beginBonus(t, {
      kind: kindOf(ability),
      bearer,
      amount,
      range: ability.verb === 'retaliate' ? (ability.mods.range ?? 1) : 0,
      trigger: ability.verb === 'when' ? ability.trigger : null,
      abilities: ability.verb === 'when' ? [...ability.abilities] : [],
      source,
      used: 0,
      ...spanOf(t.book, action),
    });
  // Conditions that were bought for the ability (L32.9).
  const { conditions = [] } = ability.mods;
  push(
    t,
    ...all.flatMap((figure) => conditions.map((condition) => ({ do: 'give' as const, figure, condition, source, by }))),
  );
}
