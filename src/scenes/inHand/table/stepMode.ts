/** Step by step: the events after which the table waits. It does not wait after what the player has just done by hand. */
import type { GameEvent } from '../../../rules/inHand/events';

/** Whether the table waits after an event until the player goes on. */
export function waitsFor(event: GameEvent): boolean {
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
