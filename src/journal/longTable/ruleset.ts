/** The rules of the Long Table, as a value. */
import { bookFor, missing } from '../../content/longTable';
import { forcedCommand } from '../../flow/longTable/forcedCommand';
import { begin, fromJSON, legal, send, toJSON } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Ruleset } from '../../rules/core/ruleset';
import type { EventType, GameEvent } from '../../rules/longTable/events';

/**
 * Events that reveal random results (L36): modifiers, decks, a room with its standees, cards, goals, the card of a
 * short rest.
 */
const REVEALING: ReadonlySet<EventType> = new Set([
  'modifiersDrawn',
  'deckShuffled',
  'monsterCardShown',
  'roomRevealed',
  'restDrawn',
  'goalsDealt',
]);

function reveals(event: GameEvent): boolean {
  if (event.type === 'figurePlaced') return event.number !== null;
  // A boss's special takes cards at random (L27.1).
  if (event.type === 'cardMoved') return event.why === 'scenario';
  return REVEALING.has(event.type);
}

export const LONG_TABLE: Ruleset<LongTable> = {
  id: 'longTable',
  over: 'scenarioOver',
  full: 'journalFull',
  bookFor,
  findMissing: missing,
  begin,
  legal,
  send,
  toJSON,
  fromJSON,
  laws: () => import('./laws/findFlaw'),
  outcome: ({ phase }) => (phase === 'won' || phase === 'lost' ? phase : null),
  reveals: (events) => events.some(reveals),
  continuesAction: ({ type }) => type === 'step' || type === 'stop' || type === 'force' || type === 'forceAgainst',
  // L9.1, L14.2: a step may be the last of its move, or a push the last of its path.
  keepsActionOpen: ({ type }, events) =>
    (type === 'step' && !events.some((event) => event.type === 'moveEnded')) ||
    (type === 'force' && !events.some((event) => event.type === 'forced')),
  forcedCommand,
};
