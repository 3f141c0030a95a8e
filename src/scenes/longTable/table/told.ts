/** What of all that is shown is also put into words, or waited for. */
import type { EventType, GameEvent } from '../../../rules/longTable/events';

/** What somebody who goes step by step wants to read before it goes on. */
export const STEPS: ReadonlySet<EventType> = new Set([
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

/** What is put into words while it is shown: each costs a layout of its line. What was drawn is in the reckoning that follows. */
const TOLD: ReadonlySet<EventType> = new Set<EventType>([
  ...[...STEPS].filter((type) => type !== 'modifiersDrawn'),
  // The order of the turns stands beside the map, and how far the goal is above it, the heroes' HP and cards at the foot: all go on with what is shown.
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
  // What is easily missed, as nothing of it stays where it happened.
  'itemUsed',
  'restDrawn',
  'treasureLooted',
  'monsterSummoned',
  'moneyTaken',
  'ruleTriggered',
]);

/** Where monsters go no goal asks. */
export const isTold = (event: GameEvent): boolean =>
  TOLD.has(event.type) || (event.type === 'monsterMoved' && event.figure.startsWith('escort:'));
