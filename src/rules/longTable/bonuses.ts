/** Begins, applies and ends standing effects (L17). triggers.ts handles the events that activate them. */
import type { DeepReadonly } from '../core/transaction';
import type { Book } from './book';
import { removeFromActive } from './cards';
import type { Command } from './commands';
import { gainExperience } from './experience';
import { figureOf, heroFigureId, seatOf, valuesOf } from './figures';
import type { Bonus, BonusKind, FigureId, Source, State, WorkingState } from './state';
import type { Term } from './tasks';
import { emit, type Transaction } from './transaction';
import type { CardId, HeroId } from './vocabulary';

type Why = 'slots' | 'round' | 'player' | 'rest' | 'negate' | 'gone';

const RULES: Record<Why, string> = {
  slots: 'L17.2',
  round: 'L17.1',
  player: 'L17.3',
  rest: 'L8.1',
  negate: 'L20.1',
  gone: 'L20.4',
};

/** Gives a figure a standing effect. @returns the id of the effect */
export function beginBonus(t: Transaction, bonus: Omit<Bonus, 'id'>, rule?: string): number {
  const id = t.state.nextId;
  t.state.nextId += 1;
  t.state.bonuses.push({ ...bonus, id });
  const { kind, bearer: figure, amount, source, until } = bonus;
  const why = rule ?? (until === 'round' ? 'L17.1' : 'L17.2');
  emit(t, { type: 'bonusBegan', bonus: id, kind, figure, amount, source, rule: why });
  return id;
}

/** The standing effects of one kind that a figure has. The oldest comes first. */
export function bonusesOf<B extends { readonly bearer: FigureId; readonly kind: BonusKind }>(
  state: { readonly bonuses: readonly B[] },
  bearer: FigureId,
  kind: BonusKind,
): B[] {
  return state.bonuses.filter((each) => each.bearer === bearer && each.kind === kind);
}

/** Ends one standing effect. If the effect's card has no other effect and no summon, the card moves to its pile (L17.3). */
export function endBonus(t: Transaction, id: number, why: Why): void {
  const bonus = takeOut(t, id, why);
  if (bonus?.source.from !== 'card') return;
  const { hero, card } = bonus.source;
  if (!isInUse(t.state, hero, card)) removeFromActive(t, hero, card, 'bonusEnded');
}

function takeOut({ state, ...t }: Transaction, id: number, why: Why): Bonus | undefined {
  const bonus = state.bonuses.find((each) => each.id === id);
  if (!bonus) return undefined;
  state.bonuses = state.bonuses.filter((each) => each !== bonus);
  const { kind, bearer: figure, source } = bonus;
  emit({ state, ...t }, { type: 'bonusEnded', bonus: id, kind, figure, source, why, rule: RULES[why] });
  return bonus;
}

const isOf = ({ source }: DeepReadonly<Bonus>, hero: HeroId, card: CardId): boolean =>
  source.from === 'card' && source.hero === hero && source.card === card;

/** Whether a standing effect or a summon keeps a card active. */
function isInUse(state: State, hero: HeroId, card: CardId): boolean {
  const summoned = state.figures.some((each) => each.kind === 'summon' && each.hero === hero && each.card === card);
  return summoned || state.bonuses.some((each) => isOf(each, hero, card));
}

/** Ends all standing effects of an active card, and removes its summon (L19.2). The caller moves the card. */
export function endBonusesOfCard(t: Transaction, hero: HeroId, card: CardId, why: Why): void {
  for (const { id } of t.state.bonuses.filter((each) => isOf(each, hero, card))) takeOut(t, id, why);
  for (const each of t.state.figures) {
    if (each.kind !== 'summon' || each.hero !== hero || each.card !== card) continue;
    removeFigure(t, each.id);
    emit(t, { type: 'summonGone', figure: each.id, summon: each.summon, hero, why: 'card', rule: 'L19.2' });
  }
}

/** L17.3: carries out the player's decision to end the effects of an active card. The card moves to its pile. */
export function endCardEffects(t: Transaction, hero: HeroId, card: CardId): void {
  endBonusesOfCard(t, hero, card, 'player');
  removeFromActive(t, hero, card, 'bonusEnded');
}

/** Ends the effects that last for the round (L17.1, L28.1 (5)). */
export function endRoundBonuses(t: Transaction): void {
  for (const { id } of t.state.bonuses.filter(({ until }) => until === 'round')) endBonus(t, id, 'round');
}

/** L20.4: ends all standing effects on an exhausted hero, and those of the hero's cards and items on other figures. */
export function endBonusesOfHero(t: Transaction, hero: HeroId): void {
  const isIts = ({ bearer, source }: Bonus) =>
    bearer === heroFigureId(hero) || ('hero' in source && source.hero === hero);
  for (const { id } of t.state.bonuses.filter(isIts)) endBonus(t, id, 'gone');
}

/** Removes a figure from the map, and ends its standing effects. */
export function removeFigure(t: Transaction, id: FigureId): void {
  t.state.figures = t.state.figures.filter((each) => each.id !== id);
  for (const bonus of t.state.bonuses.filter(({ bearer }) => bearer === id)) endBonus(t, bonus.id, 'gone');
}

/**
 * L17.2: applies a standing effect and uses its next slot, if it has slots. The hero who owns the source of the effect
 * gains the experience of the slot. The effect ends after its last slot.
 */
export function useSlot(t: Transaction, { id }: { readonly id: number }): void {
  const bonus = t.state.bonuses.find((each) => each.id === id);
  if (!bonus) return;
  const { kind, bearer: figure, amount, source, slots } = bonus;
  const slot = slots[bonus.used];
  const left = slot ? bonus.used : null;
  emit(t, { type: 'bonusApplied', bonus: id, kind, figure, amount, slot: left, source, rule: 'L17.2' });
  if (!slot) return;
  bonus.used += 1;
  if (slot.xp && 'hero' in source) gainExperience(t, source.hero, 1, sourceOf(bonus));
  if (bonus.used === slots.length) endBonus(t, id, 'slots');
}

/** The source that the log shows for a number that comes from a standing effect. */
export function sourceOf({ id, source }: DeepReadonly<Pick<Bonus, 'id' | 'source'>>): Source {
  return source.from === 'card' ? { from: 'bonus', bonus: id, hero: source.hero, card: source.card } : source;
}

/** Turns standing effects into terms of a sum. */
export const termsOf = (bonuses: readonly DeepReadonly<Bonus>[]): Term[] =>
  bonuses.map((bonus) => ({ n: bonus.amount, source: sourceOf(bonus) }));

/** The sum of some terms. */
export const totalOf = (terms: readonly Term[]): number => terms.reduce((sum, { n }) => sum + n, 0);

/** L17.4: the terms of a figure's Shield: its trait and its standing effects. */
export function shieldTerms(book: Book, state: State, id: FigureId): Term[] {
  const figure = figureOf(state, id);
  const shield = figure ? valuesOf(book, figure).shield : undefined;
  const trait: Term[] = shield ? [{ n: shield, source: { from: 'trait', figure: id } }] : [];
  return [...trait, ...termsOf(bonusesOf(state, id, 'shield'))];
}

/** L17.5: the terms of a figure's Retaliate that reach an attacker at this range. Each term has a range of its own. */
export function retaliateTerms(book: Book, state: State, id: FigureId, range: number): Term[] {
  const figure = figureOf(state, id);
  const { retaliate, retaliateRange = 1 } = figure ? valuesOf(book, figure) : {};
  const trait: Term[] =
    retaliate && range <= retaliateRange ? [{ n: retaliate, source: { from: 'trait', figure: id } }] : [];
  return [...trait, ...termsOf(retaliatesWithin(state, id, range))];
}

/** L17.5: the standing effects with Retaliate that reach this range. */
export const retaliatesWithin = <S extends WorkingState | State>(state: S, id: FigureId, range: number) =>
  bonusesOf<DeepReadonly<Bonus>>(state, id, 'retaliate').filter((each) => range <= Math.max(1, each.range));

/**
 * L17.3: the commands with which a hero may end the effects of its active cards. Most questions to a hero offer these commands.
 * @param hero null if the question does not concern a hero
 */
export const endEffectCommands = (state: State, hero: HeroId | null): Command[] =>
  hero === null ? [] : seatOf(state, hero).active.map(({ card }) => ({ type: 'endBonus', hero, card }));
