/** Which commands can be taken back: what a player decided, down to the last thing that chance has shown. */
import type { Command } from '../rules/inHand/commands';
import type { GameEvent } from '../rules/inHand/events';

/** A command that was played, and what undo must know of it. */
export interface PlayedCommand {
  readonly command: Command;
  /** Chance answered it: a roll (R2) or the card of a short rest (R7.5). */
  readonly reveals: boolean;
  /** The move under way was over with it (R10.3). */
  readonly endsMove: boolean;
}

export function playedCommand(command: Command, events: readonly GameEvent[]): PlayedCommand {
  return {
    command,
    reveals: events.some(({ type }) => type === 'rolled' || type === 'restDrawn'),
    endsMove: events.some(({ type }) => type === 'moveEnded'),
  };
}

/** How many commands stand for good: up to the last one that revealed something. */
export function undoPoint(played: readonly PlayedCommand[]): number {
  return played.findLastIndex(({ reveals }) => reveals) + 1;
}

/** How many commands are left after one undo, which takes the steps of a move back together; null: nothing can be undone. */
export function undoTarget(played: readonly PlayedCommand[]): number | null {
  const point = undoPoint(played);
  const last = played.length - 1;
  if (last < point) return null;
  let target = last;
  if (isOfMove(played[last])) while (target > point && leadsOn(played[target - 1])) target--;
  return target;
}

/** How many commands are left when the last thing that chance has shown is taken back too; null: it has shown nothing. */
export function rewindTarget(played: readonly PlayedCommand[]): number | null {
  const point = undoPoint(played);
  return point > 0 ? point - 1 : null;
}

function isOfMove(deed: PlayedCommand | undefined): boolean {
  return deed?.command.type === 'step' || deed?.command.type === 'stop';
}

/** A step that left the move open, so that the next step or stop belongs to it. */
function leadsOn(deed: PlayedCommand | undefined): boolean {
  return deed?.command.type === 'step' && !deed.endsMove;
}
