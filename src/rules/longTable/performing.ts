/**
 * Applies abilities to chosen targets (L13.3, L14.2, L15, L18), and the abilities of a *When* to the figures that its trigger
 * concerns (L17.2).
 */
import { plusTerms } from './additions';
import { push, type TaskRules } from './agenda';
import { beginAttack } from './attack';
import { creditOf } from './attackCalculation';
import { totalOf, useSlot } from './bonuses';
import type { Book } from './book';
import { killFigure } from './damage';
import { heal } from './effects';
import { figureOf, requireFigure } from './figures';
import { rangeOf } from './mods';
import type { FigureId, Source, WorkingState } from './state';
import { abilityAmount, FOR_ALLIES, isMelee } from './targets';
import type { AttackJob, Task, TaskOf } from './tasks';
import { emit, type Transaction } from './transaction';
import type { Ability, Verb } from './vocabulary';

/** An ability together with the targets that the player has chosen. */
export interface TargetedAbility {
  readonly by: FigureId;
  /** The ability, including its paid improvements. */
  readonly ability: Ability;
  readonly targets: readonly FigureId[];
  readonly source: Source;
  /** L14.1: whether the acting player may waive effects; true for heroes. */
  readonly mayWaive: boolean;
  /** Whether the player chose to pay the cost *Call* (L37). Each attacked monster then loses its lien. */
  readonly calls?: boolean;
}

/**
 * A hero's attack as a job (L11.1), with its printed number. Additions that depend on the target are added for each
 * target later.
 */
export function attackJob(book: Book, { by, ability, targets, source, mayWaive, calls }: TargetedAbility): AttackJob {
  const { mods } = ability;
  return {
    attacker: by,
    melee: isMelee(mods),
    range: rangeOf(mods) ?? 1,
    terms: [{ n: abilityAmount(book, ability), source }],
    mods,
    targets: [...targets],
    source,
    mayWaive,
    ...(calls ? { calls } : {}),
  };
}

/** *Finish n*: a normal enemy dies; an elite, a boss or an obstacle suffers 2 damage instead. */
const INSTEAD_OF_FINISHING = 2;

/** Applies an ability to one target. `n`: the ability's number with the additions for this target. */
type OnOne = (t: Transaction, deed: TargetedAbility, target: FigureId, n: number) => void;
/** The effect of each verb on one target. */
const DOES: Partial<Record<Ability['verb'], OnOne>> = {
  attack: (t, deed, target) => beginAttack(t, attackJob(t.book, { ...deed, targets: [target] })),
  damage: (t, deed, target, n) =>
    push(t, damageOf(t.state, deed.by, target, n, deed.source), ...conditionsOf(deed, target)),
  finish: (t, { by, source }, figure) => {
    const target = figureOf(t.state, figure);
    if (target?.kind === 'monster' && target.rank === 'normal') {
      emit(t, { type: 'finished', figure, by, rule: 'L11.5' });
      return killFigure(t, figure, creditOf(requireFigure(t.state, by)), source);
    }
    push(t, damageOf(t.state, by, figure, INSTEAD_OF_FINISHING, source));
  },
  inflict: (t, { by, ability, source, mayWaive }, target) => {
    const { conditions = [], lien } = ability.mods;
    push(t, { do: 'effects', by, target, mods: { conditions, ...(lien ? { lien } : {}) }, source, mayWaive });
  },
  shove: (t, deed, target, n) => push(t, forceOf(deed, target, 'push', n), ...conditionsOf(deed, target)),
  drag: (t, deed, target, n) => push(t, forceOf(deed, target, 'pull', n), ...conditionsOf(deed, target)),
  heal: (t, deed, target, n) => {
    heal(t, target, n, deed.source);
    push(t, ...conditionsOf(deed, target));
  },
  give: (t, deed, target) => push(t, ...conditionsOf(deed, target)),
};

function damageOf(state: WorkingState, by: FigureId, figure: FigureId, amount: number, source: Source): Task {
  return { do: 'damage', figure, amount, source, credit: creditOf(requireFigure(state, by)) };
}

function forceOf(
  { by, ability, source, mayWaive }: TargetedAbility,
  target: FigureId,
  kind: 'push' | 'pull',
  n: number,
): Task {
  const { slam = 0 } = ability.mods;
  return { do: 'force', force: { by, target, kind, left: n, full: n, slam, path: [], source, mayWaive } };
}

/** The conditions of an ability for one target, printed or bought (L32.9). */
const conditionsOf = ({ ability, by, source }: TargetedAbility, figure: FigureId): Task[] =>
  (ability.mods.conditions ?? []).map((condition) => ({ do: 'give', figure, condition, source, by }));

/** Applies an ability to its targets one after the other. Targets that are gone are skipped. */
export function perform(t: Transaction, deed: TargetedAbility): void {
  if (deed.ability.verb === 'attack') return beginAttack(t, attackJob(t.book, deed));
  push(t, ...deed.targets.map((target): Task => ({ do: 'deed', ...deed, targets: [target] })));
}

function deedOn(t: Transaction, deed: TaskOf<'deed'>): void {
  const { book, state } = t;
  const [target] = deed.targets;
  if (target === undefined || !figureOf(state, deed.by) || !figureOf(state, target)) return;
  const plus = plusTerms(book, state, deed.ability.mods, deed.by, target, deed.source);
  DOES[deed.ability.verb]?.(t, deed, target, abilityAmount(book, deed.ability) + totalOf(plus));
}

/** Verbs that attack.ts and damage.ts apply at the moment of the trigger, without a task. */
const OF_THE_MOMENT: ReadonlySet<Verb | Ability['verb']> = new Set(['prevent', 'standIn']);

/**
 * L17.2: activates a standing ability. Uses a slot of its bonus, then applies each ability to the bearer or to the figure that caused the
 * trigger (`about`).
 */
function trigger(t: Transaction, { bonus: id, about }: TaskOf<'trigger'>): void {
  const bonus = t.state.bonuses.find((each) => each.id === id);
  if (!bonus || !figureOf(t.state, bonus.bearer)) return;
  if (about !== null && !figureOf(t.state, about)) return;
  const { bearer: by, source, abilities } = bonus;
  useSlot(t, bonus);
  const targetsOf = ({ verb }: Ability): FigureId[] => {
    if (FOR_ALLIES.has(verb)) return [by];
    return about === null ? [] : [about];
  };
  const doing = abilities.filter(({ verb }) => !OF_THE_MOMENT.has(verb));
  push(
    t,
    ...doing.map((ability): Task => ({ do: 'deed', by, ability, targets: targetsOf(ability), source, mayWaive: true })),
  );
}

export const performingTasks = { deed: deedOn, trigger } satisfies TaskRules;
