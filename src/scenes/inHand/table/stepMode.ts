/** Decides after which events step-by-step mode pauses: after results, but not after the hero's steps on the map. */
import type { GameEvent } from '../../../rules/inHand/events';

/** Whether the table pauses after an event until the player continues, in step-by-step mode. */
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
