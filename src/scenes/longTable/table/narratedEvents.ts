/** Which events are narrated in words, or pause the table. */
import type { EventType, GameEvent } from '../../../rules/longTable/events';

/** Events after which step-by-step mode pauses. */
export const PAUSING_EVENTS: ReadonlySet<EventType> = new Set([
  'focusChosen',
  'focusNone',
  'destinationChosen',
  'monsterStayed',
  'attackHeld',
  'modifiersDrawn',
  'attackReckoned',
  'died',
  'exhausted',
  'roomRevealed',
]);

/**
 * Events narrated during their animation; each costs a layout of its line. Drawn modifiers are narrated by the
 * reckoning after them.
 */
const NARRATED: ReadonlySet<EventType> = new Set<EventType>([
  ...[...PAUSING_EVENTS].filter((type) => type !== 'modifiersDrawn'),
  // Panels show the turn order, the goal's progress, and the heroes' HP and cards; they must follow the animation.
  'turnOrderSet',
  'turnBegan',
  'roundBegan',
  'figurePlaced',
  'moveEnded',
  'plateTriggered',
  'bellRang',
  'goalMet',
  'damaged',
  'healed',
  'cardMoved',
  'planned',
  // Events that are easily missed, because they leave no trace on the map.
  'itemUsed',
  'restDrawn',
  'treasureLooted',
  'monsterSummoned',
  'moneyTaken',
  'ruleTriggered',
]);

/** Monsters' moves do not matter to any goal, escorts' moves do. */
export const isNarrated = (event: GameEvent): boolean =>
  NARRATED.has(event.type) || (event.type === 'monsterMoved' && event.figure.startsWith('escort:'));
