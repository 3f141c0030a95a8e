/** Gives experience (L18.7). Heroes gain experience by cards, not by kills. */
import { seatOf } from './figures';
import type { Source } from './state';
import { emit, type Transaction } from './transaction';
import type { HeroId } from './vocabulary';

/** Gives a hero experience. An exhausted hero keeps its experience and gains no more (L20.4). */
export function gainExperience(t: Transaction, hero: HeroId, n: number, source: Source): void {
  const seat = seatOf(t.state, hero);
  if (n <= 0 || seat.exhausted) return;
  seat.experience += n;
  emit(t, { type: 'experienceGained', hero, n, source, rule: 'L18.7' });
}
