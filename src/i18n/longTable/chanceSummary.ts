/** Writes one sentence for random results that are too many for the audit to name each. */
import type { Play } from '../../flow/longTable/play';
import type { EventType, GameEvent } from '../../rules/longTable/events';
import { t } from '..';
import { gameWords } from './gameWords';
import { deckTitle } from './sentences/values';

/** If a move reveals more monsters than this, the audit gives only the number of monsters. */
const MAX_NAMED = 2;

/** Events that are narrated, but never what turned a game. */
const BESIDE_THE_POINT: ReadonlySet<EventType> = new Set([
  'bonusEnded',
  'cardMoved',
  'conditionEnded',
  'elementsInfused',
  'elementsWaned',
  'experienceGained',
  'roundBegan',
  'roundEnded',
  'turnBegan',
  'turnEnded',
  'turnOrderSet',
]);

/**
 * If a move reveals a room (L10.1): the sentence with the number of monsters. If it reveals several monster cards (L6.4): the sentence with
 * their initiatives, and the first attack after them. Null if there are few enough results to name each.
 */
function chanceSummary(events: readonly GameEvent[], after: Play): string | null {
  const monsters = events.flatMap((event) =>
    event.type === 'roomRevealed' ? event.figures.filter((id) => id.startsWith('monster:')) : [],
  );
  if (monsters.length > MAX_NAMED) return t('audit.room', { count: monsters.length });
  const cards = events.flatMap((event) =>
    event.type === 'monsterCardShown' ? [`${deckTitle(after, event.deck)}\u00A0${event.initiative}`] : [],
  );
  if (cards.length < 2) return null;
  const attack = events.find(({ type }) => type === 'attackReckoned');
  const result = attack ? gameWords.narrate(after, attack) : null;
  return [t('audit.cards', { cards: cards.join(', ') }), ...(result ? [result] : [])].join(' ');
}

/** How the audit describes random results of the Long Table. */
export const chanceWords = {
  summary: chanceSummary,
  matters: ({ type }: GameEvent): boolean => !BESIDE_THE_POINT.has(type),
};
