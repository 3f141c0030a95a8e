/** Decides which commands undo takes back: decisions of the player since the last revealed random result. */
import type { GameTypes, Ruleset } from '../rules/core/ruleset';

/** A played command with the facts that undo needs. */
export interface PlayedCommand<G extends GameTypes = GameTypes> {
  readonly command: G['command'];
  /** Whether the command revealed a random result. */
  readonly reveals: boolean;
  /** Whether the command continues a longer action, such as a move; then undo takes back the whole action. */
  readonly continuesAction: boolean;
  /** Whether the action is still in progress after this command, so that the next continuing command belongs to it. */
  readonly keepsActionOpen: boolean;
}

/** Derives the facts that undo needs from a command and its events. */
export function playedCommand<G extends GameTypes>(
  rules: Ruleset<G>,
  command: G['command'],
  events: readonly G['event'][],
): PlayedCommand<G> {
  return {
    command,
    reveals: rules.revealsChance(events),
    continuesAction: rules.continuesAction(command),
    keepsActionOpen: rules.keepsActionOpen(command, events),
  };
}

/** The number of commands that cannot be undone: all up to the last command that revealed a random result. */
export function undoPoint(played: readonly PlayedCommand[]): number {
  return played.findLastIndex(({ reveals }) => reveals) + 1;
}

/** The number of commands left after one undo, which takes back a whole action; null if nothing can be undone. */
export function undoTarget(played: readonly PlayedCommand[]): number | null {
  const point = undoPoint(played);
  const last = played.length - 1;
  if (last < point) return null;
  let target = last;
  if (played[last]?.continuesAction) while (target > point && played[target - 1]?.keepsActionOpen) target--;
  return target;
}

/** The number of commands left after an undo that also takes back the last random result; null if there was none. */
export function rewindTarget(played: readonly PlayedCommand[]): number | null {
  const point = undoPoint(played);
  return point > 0 ? point - 1 : null;
}
