/** Warns of battle goals for which a hero has to use more items than the hero takes along (L2.1). */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { goalText } from '../../../i18n/longTable/stories';
import { seatOf } from '../../../rules/longTable/figures';
import type { Counter } from '../../../rules/longTable/goalTest';
import type { GoalId, HeroId } from '../../../rules/longTable/vocabulary';

/** The counters that grow only when the hero uses an item, by 1 for each use. */
const BY_ITEMS: ReadonlySet<Counter> = new Set(['itemsBefore5', 'itemsFrom5', 'itemsThisTurn', 'mostItemsInTurn']);

/** The text of a battle goal, and the warning beside it if there is one. */
export function goalWords(play: Play, hero: HeroId, goal: GoalId): string {
  const text = goalText(goal, play.book.setup.level);
  const warning = goalItemsWarning(play, hero, goal);
  return warning === null ? text : `${text} ${warning}`;
}

/** The warning that a goal needs more items than the hero takes along; null if the hero takes enough. */
export function goalItemsWarning(play: Play, hero: HeroId, goal: GoalId): string | null {
  const needed = (play.book.goals[goal]?.needs ?? []).reduce(
    (most, { counter, atLeast = 0 }) => (BY_ITEMS.has(counter) ? Math.max(most, atLeast) : most),
    0,
  );
  const taken = seatOf(play.state, hero).items.length;
  return taken < needed ? t('board.goalItems', { needed, taken }) : null;
}
