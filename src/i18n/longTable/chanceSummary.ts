/** One sentence for random results that are too many for the audit to tell one by one. */
import type { GameEvent } from '../../rules/longTable/events';
import { t } from '..';

/** The audit names at most this many monsters of a revealed room; of more it says the number. */
const MAX_NAMED = 2;

/** The number of monsters of the rooms that a door has revealed (L10.1); null if they are few enough to be named. */
export function chanceSummary(events: readonly GameEvent[]): string | null {
  const monsters = events.flatMap((event) =>
    event.type === 'roomRevealed' ? event.figures.filter((id) => id.startsWith('monster:')) : [],
  );
  return monsters.length > MAX_NAMED ? t('audit.room', { count: monsters.length }) : null;
}
