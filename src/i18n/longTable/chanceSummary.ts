/** Writes one sentence for random results that are too many for the audit to name each. */
import type { GameEvent } from '../../rules/longTable/events';
import { t } from '..';

/** If a move reveals more monsters than this, the audit gives only the number of monsters. */
const MAX_NAMED = 2;

/** The sentence with the number of monsters in revealed rooms (L10.1); null if there are few enough to name each. */
export function chanceSummary(events: readonly GameEvent[]): string | null {
  const monsters = events.flatMap((event) =>
    event.type === 'roomRevealed' ? event.figures.filter((id) => id.startsWith('monster:')) : [],
  );
  return monsters.length > MAX_NAMED ? t('audit.room', { count: monsters.length }) : null;
}
