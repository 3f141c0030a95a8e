/** Tells what a battle goal means here: that it needs more items than the hero takes along (L2.1), or how few rooms it needs. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { goalText } from '../../../i18n/longTable/stories';
import { seatOf } from '../../../rules/longTable/figures';
import { MAX_ROOMS_TO_LOOT } from '../../../rules/longTable/goals';
import { type Counter, ROOMS_TO_LOOT, readGoalTest } from '../../../rules/longTable/goalTest';
import type { GoalId, HeroId } from '../../../rules/longTable/vocabulary';

/** The counters that grow only when the hero uses an item, by 1 for each use. */
const BY_ITEMS: ReadonlySet<Counter> = new Set(['itemsBefore5', 'itemsFrom5', 'itemsThisTurn', 'mostItemsInTurn']);

/** The text of a battle goal, and the warning beside it if there is one. */
export function goalWords(play: Play, hero: HeroId, goal: GoalId): string {
  const text = goalText(goal, play.book.setup.level);
  const notes = [goalItemsWarning(play, hero, goal), goalRoomsNote(play, goal)].filter((each) => each !== null);
  return [text, ...notes].join(' ');
}

/** How many rooms the scenario has, if a goal asks for more in other scenarios; null otherwise. */
export function goalRoomsNote({ book }: Play, goal: GoalId): string | null {
  const asks = book.goals[goal]?.needs.some((each) => readGoalTest(each).atLeastCounter === ROOMS_TO_LOOT) ?? false;
  const count = book.scenario.rooms.length;
  return asks && count < MAX_ROOMS_TO_LOOT ? t('board.goalRooms', { count }) : null;
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
