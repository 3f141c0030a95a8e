/** Step-by-step mode: names the events after which the table pauses. It does not pause after the player's own moves. */
import type { GameEvent } from '../../../rules/inHand/events';

/** Whether the table pauses after an event until the player continues. */
export function pausesAfter(event: GameEvent): boolean {
  switch (event.type) {
    case 'rolled':
    case 'distanceChanged':
    case 'trapSprung':
    case 'foeEntered':
    case 'turnedElite':
    case 'followerMoved':
    case 'monsterDied':
      return true;
    case 'monsterHurt':
    case 'heroHurt':
      return event.before !== event.after;
    case 'healed':
      return event.amount > 0;
    default:
      return false;
  }
}
