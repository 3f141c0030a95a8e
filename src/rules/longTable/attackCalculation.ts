/** Calculates an attack on one target: terms, effects, advantage and Shield, each with its source (L11.3). */
import { isAdjacent } from '../core/board';
import type { DeepReadonly } from '../core/transaction';
import { plusTerms } from './additions';
import { bonusesOf, shieldTerms, sourceOf, termsOf, totalOf } from './bonuses';
import type { Book } from './book';
import { figureOf, hasToken, heroFigureId, requireFigure, situationOf, valuesOf } from './figures';
import { addMods } from './mods';
import type { Bonus, Figure, FigureId, Source, State } from './state';
import type { AttackJob, Strike, Term } from './tasks';
import type { Condition, Mods } from './vocabulary';

type OnTable = State['figures'][number];

/**
 * An attack on one target, before cards or items change it. L11.1: a ranged attack on an adjacent target has
 * disadvantage.
 */
export function strikeOn(book: Book, state: State, job: AttackJob, target: FigureId): Strike {
  const [a, b] = [requireFigure(state, job.attacker), requireFigure(state, target)];
  const tooNear = !job.melee && isAdjacent(situationOf(book, state), a.hex, b.hex);
  return {
    job,
    target,
    terms: [],
    mods: {},
    advantage: [],
    disadvantage: tooNear ? [{ from: 'adjacent' }] : [],
    answered: [],
    shield: [],
    waived: [],
  };
}

/** L18.8: the figure that gets the credit for an attack's kills: the attacker, or for a summon its hero. */
export const creditOf = (figure: DeepReadonly<Figure>): FigureId =>
  figure.kind === 'summon' ? heroFigureId(figure.hero) : figure.id;

/** The result of step 1 of L11.3, and everything else that is known before a modifier card is drawn. */
export interface AttackCalculation {
  readonly terms: Term[];
  /** The attack's number before modifiers. */
  readonly base: number;
  /** The effects, Pierce included, but without those that the player has waived. */
  readonly mods: Mods;
  readonly advantage: Source[];
  readonly disadvantage: Source[];
  readonly shield: Term[];
  /** The standing effects that this attack uses: those that raise it, those that give it advantage, and those that shield the target. */
  readonly usedBonuses: readonly DeepReadonly<Bonus>[];
}

/** The calculation of an attack on one target; undefined if the attacker or the target is gone. */
export function calculateAttack(book: Book, state: State, strike: DeepReadonly<Strike>): AttackCalculation | undefined {
  const { job, target: id } = strike as Strike;
  const [attacker, target] = [figureOf(state, job.attacker), figureOf(state, id)];
  if (!attacker || !target) return undefined;
  const raises = raisesOf(state, attacker);
  const advantages = bonusesOf<DeepReadonly<Bonus>>(state, attacker.id, 'advantage');
  const { jobTerms, mods } = printedOf(book, attacker, strike as Strike);
  const poison: Term[] = hasToken(target, 'poison') ? [{ n: 1, source: { from: 'token', token: 'poison' } }] : [];
  const terms = [
    ...jobTerms,
    ...plusTerms(book, state, mods, attacker.id, id, job.source),
    ...termsOf(raises),
    ...(strike as Strike).terms,
    ...poison,
  ];
  const tokenOf = (token: 'strengthen' | 'muddle'): Source[] =>
    hasToken(attacker, token) ? [{ from: 'token', token }] : [];
  const defences = bonusesOf<DeepReadonly<Bonus>>(state, id, 'shield');
  return {
    terms,
    base: totalOf(terms),
    mods,
    advantage: [
      ...tokenOf('strengthen'),
      ...(job.mods.advantage ? [job.source] : []),
      ...advantages.map(sourceOf),
      ...(strike as Strike).advantage,
    ],
    disadvantage: [...tokenOf('muddle'), ...(strike as Strike).disadvantage],
    shield: [...shieldTerms(book, state, id), ...(strike as Strike).shield],
    usedBonuses: [...raises, ...advantages, ...defences],
  };
}

/**
 * The standing effects that raise an attack: the attacker's own effects of the kind `attacks`. If the attacker is a summon, the effects of
 * its hero of the kind `summons` instead.
 */
function raisesOf(state: State, attacker: OnTable): DeepReadonly<Bonus>[] {
  if (attacker.kind === 'summon') return bonusesOf(state, heroFigureId(attacker.hero), 'summons');
  return bonusesOf(state, attacker.id, 'attacks');
}

/**
 * The terms of the ability, and all effects: those of the ability, of the attacker's printed values and of the used items.
 * L22.3: the ability's own number counts as at least 0.
 */
function printedOf(book: Book, attacker: OnTable, { job, mods, waived }: Strike): { jobTerms: Term[]; mods: Mods } {
  const own = totalOf(job.terms);
  const jobTerms = own < 0 ? [...job.terms, { n: -own, source: job.source }] : job.terms;
  const all = addMods(addMods(job.mods, valuesOf(book, attacker).attacks ?? {}), mods);
  return { jobTerms, mods: withoutWaived(all, waived) };
}

function withoutWaived(mods: Mods, waived: readonly (Condition | 'lien')[]): Mods {
  if (waived.length === 0) return mods;
  const { lien, conditions = [], ...rest } = mods;
  return {
    ...rest,
    conditions: conditions.filter((each) => !waived.includes(each)),
    ...(lien && !waived.includes('lien') ? { lien } : {}),
  };
}

/** L11.3 (3), L14.4: the damage that is left after Shield, which Pierce reduces; never below 0. */
export const damageAfterShield = (number: number, shield: number, pierce: number): number =>
  Math.max(0, number - Math.max(0, shield - pierce));
