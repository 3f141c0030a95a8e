/** Implements `Ruleset` for the Long Table, so that generic code can play it. */
import { bookFor, missing } from '../../content/longTable';
import { forcedCommand } from '../../flow/longTable/forcedCommand';
import { begin, fromJSON, legal, send, toJSON } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Ruleset } from '../../rules/core/ruleset';
import type { EventType, GameEvent } from '../../rules/longTable/events';

/**
 * Types of events that always reveal random results (L36): drawn modifier cards, a shuffled deck, a monster ability card,
 * the figures of a new room, the card drawn at a short rest, and dealt battle goals.
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
  // L27.1: a boss's special action takes random cards from a hero.
  if (event.type === 'cardMoved') return event.why === 'scenario';
  return REVEALING.has(event.type);
}

export const LONG_TABLE: Ruleset<LongTable> = {
  id: 'longTable',
  overReason: 'scenarioOver',
  fullReason: 'journalFull',
  bookFor,
  findMissing: missing,
  begin,
  legal,
  send,
  toJSON,
  fromJSON,
  laws: () => import('./laws/findFlaw'),
  outcome: ({ phase }) => (phase === 'won' || phase === 'lost' ? phase : null),
  revealsChance: (events) => events.some(reveals),
  continuesAction: ({ type }) => type === 'step' || type === 'stop' || type === 'force' || type === 'forceAgainst',
  // L9.1, L14.2: the action stays open after a step of a move, push or pull, unless it was the last step.
  keepsActionOpen: ({ type }, events) =>
    (type === 'step' && !events.some((event) => event.type === 'moveEnded')) ||
    (type === 'force' && !events.some((event) => event.type === 'forced')),
  forcedCommand,
};
