/** Lists the events that are narrated, and those after which step-by-step mode pauses. */
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
 * Events that are narrated during their animation. The list is short because the browser lays out the page again for each
 * line. Drawn modifiers are not listed: the event with the calculated attack (`attackReckoned`) narrates them.
 */
const NARRATED: ReadonlySet<EventType> = new Set<EventType>([
  ...[...PAUSING_EVENTS].filter((type) => type !== 'modifiersDrawn'),
  // Panels show the turn order, the progress of the goal, and the heroes' HP and cards. These must change together with
  // the animation.
  'turnOrderSet',
  'turnBegan',
  'roundBegan',
  'figurePlaced',
  'moveEnded',
  'plateTriggered',
  'bellRang',
  'endingDecided',
  'damaged',
  'healed',
  'cardMoved',
  'planned',
  // The player easily misses these events, because most of them leave no trace on the map.
  'itemUsed',
  'restDrawn',
  'treasureLooted',
  'monsterSummoned',
  'moneyTaken',
  'ruleTriggered',
]);

/** The move of an escort is also narrated, because goals can depend on it. No goal depends on the move of a monster. */
export const isNarrated = (event: GameEvent): boolean =>
  NARRATED.has(event.type) || (event.type === 'monsterMoved' && event.figure.startsWith('escort:'));
