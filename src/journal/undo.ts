/** Which commands can be taken back: what a player decided, down to the last thing that chance has shown. */
import type { Command } from '../rules/inHand/commands';
import type { GameEvent } from '../rules/inHand/events';

/** A command that was played, and what undo must know of it. */
export interface Deed {
  readonly command: Command;
  /** Chance answered it: a roll (R2) or the card of a short rest (R7.5). */
  readonly reveals: boolean;
  /** The move under way was over with it (R10.3). */
  readonly endsMove: boolean;
}

export function deedOf(command: Command, events: readonly GameEvent[]): Deed {
  return {
    command,
    reveals: events.some(({ type }) => type === 'rolled' || type === 'restDrawn'),
    endsMove: events.some(({ type }) => type === 'moveEnded'),
  };
}

/** How many commands stand for good: up to the last one that revealed something. */
export function undoPoint(deeds: readonly Deed[]): number {
  return deeds.findLastIndex(({ reveals }) => reveals) + 1;
}

/** How many commands are left after one undo, which takes the steps of a move back together; null: nothing can be undone. */
export function undoTarget(deeds: readonly Deed[]): number | null {
  const point = undoPoint(deeds);
  const last = deeds.length - 1;
  if (last < point) return null;
  let target = last;
  if (isOfMove(deeds[last])) while (target > point && leadsOn(deeds[target - 1])) target--;
  return target;
}

/** How many commands are left when the last thing that chance has shown is taken back too; null: it has shown nothing. */
export function rewindTarget(deeds: readonly Deed[]): number | null {
  const point = undoPoint(deeds);
  return point > 0 ? point - 1 : null;
}

function isOfMove(deed: Deed | undefined): boolean {
  return deed?.command.type === 'step' || deed?.command.type === 'stop';
}

/** A step that left the move open, so that the next step or stop belongs to it. */
function leadsOn(deed: Deed | undefined): boolean {
  return deed?.command.type === 'step' && !deed.endsMove;
}
