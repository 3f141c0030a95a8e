/** Which commands can be taken back: the player's decisions since the last one that revealed chance. */
import type { GameTypes, Ruleset } from '../rules/core/ruleset';

/** A command that was played, and what undo must know of it. */
export interface PlayedCommand<G extends GameTypes = GameTypes> {
  readonly command: G['command'];
  /** It revealed something random. */
  readonly reveals: boolean;
  /** It continues a longer action, such as a move, and is taken back together with its beginning. */
  readonly continuesAction: boolean;
  /** That action is still under way: the next command that joins belongs to it. */
  readonly keepsActionOpen: boolean;
}

export function playedCommand<G extends GameTypes>(
  rules: Ruleset<G>,
  command: G['command'],
  events: readonly G['event'][],
): PlayedCommand<G> {
  return {
    command,
    reveals: rules.reveals(events),
    continuesAction: rules.continuesAction(command),
    keepsActionOpen: rules.keepsActionOpen(command, events),
  };
}

/** How many commands stand for good: up to the last one that revealed something. */
export function undoPoint(played: readonly PlayedCommand[]): number {
  return played.findLastIndex(({ reveals }) => reveals) + 1;
}

/** How many commands are left after one undo, which takes back a whole action; null: nothing can be undone. */
export function undoTarget(played: readonly PlayedCommand[]): number | null {
  const point = undoPoint(played);
  const last = played.length - 1;
  if (last < point) return null;
  let target = last;
  if (played[last]?.continuesAction) while (target > point && played[target - 1]?.keepsActionOpen) target--;
  return target;
}

/** How many commands are left when the last random result is taken back too; null: there was none. */
export function rewindTarget(played: readonly PlayedCommand[]): number | null {
  const point = undoPoint(played);
  return point > 0 ? point - 1 : null;
}
