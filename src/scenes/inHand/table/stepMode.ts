/** Step by step: which events the table waits after. What the player has just done by hand is no news. */
import type { GameEvent } from '../../../rules/inHand/events';

/** Whether an event that has been shown is to be waved on. */
export function isWaitedFor(event: GameEvent): boolean {
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
