/** The result of a scenario for the campaign (L29.2, L29.3, L20.4, L35.2). */
import type { Book } from '../book';
import { judgeGoals } from '../goals';
import { bonusExperience, goldPerToken } from '../level';
import type { Table } from '../state';
import type { CardId, Counter, HeroId, ItemId, MonsterId } from '../vocabulary';

/** The result of one hero. */
export interface HeroResult {
  readonly hero: HeroId;
  /** With the bonus of a won scenario. */
  readonly experience: number;
  /** Money tokens by L3.2, plus the gold of treasures. */
  readonly gold: number;
  /** Numbers of the treasures that the hero looted. */
  readonly treasures: readonly number[];
  /** Checkmarks of its battle goal, if the scenario was won and the goal was fulfilled. */
  readonly checkmarks: number;
  readonly exhausted: boolean;
  /** Whether the hero is dead (L35.2). */
  readonly dead: boolean;
  readonly counters: Readonly<Partial<Record<Counter, number>>>;
  readonly killed: Readonly<Record<MonsterId, number>>;
  /** The equipped items and the hand; the next scenario proposes them. */
  readonly equipped: readonly ItemId[];
  readonly hand: readonly CardId[];
}

/** The result of a scenario. */
export interface ScenarioResult {
  readonly won: boolean;
  /** In the order of the set-up. */
  readonly heroes: readonly HeroResult[];
}

/**
 * L29.2, L29.3: the result of a table; a scenario that is not over counts as lost. Calling it again gives the same
 * result.
 */
export function resultOf(book: Book, state: Table): ScenarioResult {
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
