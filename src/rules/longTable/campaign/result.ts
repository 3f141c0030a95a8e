/** Computes the result of a scenario for the campaign (L29.2, L29.3, L20.4, L35.2). */
import type { Book } from '../book';
import { judgeGoals } from '../goals';
import type { Counter } from '../goalTest';
import { bonusExperience, goldPerToken } from '../level';
import type { State } from '../state';
import type { CardId, HeroId, ItemId, MonsterId } from '../vocabulary';

/** What one hero brings home from a scenario. */
export interface HeroResult {
  readonly hero: HeroId;
  /** The experience of this scenario, including the bonus of a won scenario. */
  readonly experience: number;
  /** The gold for money tokens (L3.2) plus the gold of treasures. */
  readonly gold: number;
  /** The numbers of the treasures that the hero looted. */
  readonly treasures: readonly number[];
  /** The checkmarks for the hero's battle goal; 0 unless the scenario was won and the goal was met. */
  readonly checkmarks: number;
  readonly exhausted: boolean;
  /** Whether the hero is dead (L35.2). */
  readonly dead: boolean;
  readonly counters: Readonly<Partial<Record<Counter, number>>>;
  readonly killed: Readonly<Record<MonsterId, number>>;
  /** The equipped items, which the next scenario proposes again. */
  readonly equipped: readonly ItemId[];
  /** The cards of the hand with which the hero began, which the next scenario proposes again. */
  readonly hand: readonly CardId[];
}

/** The result of a scenario. */
export interface ScenarioResult {
  readonly won: boolean;
  /** The results of the heroes, in the order of the set-up. */
  readonly heroes: readonly HeroResult[];
}

/**
 * L29.2, L29.3: the result of a scenario. A scenario that is not over counts as lost. The function is pure, so it can be
 * called several times.
 */
export function resultOf(book: Book, state: State): ScenarioResult {
  const won = state.ending === 'won';
  const judged = won ? judgeGoals(book, state) : [];
  const heroes = state.seats.map((seat): HeroResult => {
    const cards = [...seat.hand, ...seat.discard, ...seat.lost, ...seat.active.map(({ card }) => card)];
    const plan = seat.plan?.plan === 'cards' ? [seat.plan.leading, seat.plan.second] : [];
    return {
      hero: seat.hero,
      experience: seat.experience + (won ? bonusExperience(book) : 0),
      gold: seat.money * goldPerToken(book) + seat.gold,
      treasures: seat.found,
      checkmarks: judged.find(({ hero }) => hero === seat.hero)?.checkmarks ?? 0,
      exhausted: seat.exhausted,
      dead: (seat.counters.dead ?? 0) > 0,
      counters: seat.counters,
      killed: seat.killed,
      equipped: seat.items.map(({ item }) => item),
      hand: [...cards, ...plan],
    };
  });
  return { won, heroes };
}
