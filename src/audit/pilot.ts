/** Finds out what the fast bot (pilot) would have done in a decision of the player. */
import { areEqual } from '../flow/sameCommand';
import type { GameTypes, Play } from '../rules/core/ruleset';
import type { AuditedMode } from './mode';
import type { Move } from './moves';

/** The maximum number of commands of the pilot before its answer to the player's question, such as selections for other heroes. */
const MAX_BEFORE = 4;

/** Whether the pilot would have sent the commands that the player decided on. @param seed the seed of the audit */
export function saysAll<G extends GameTypes>(
  mode: AuditedMode<G>,
  seed: string,
  { before, commands, decided }: Move<G>,
): boolean {
  const pilot = mode.pilot();
  let play: Play<G> | null = mode.redraw(before, seed, 0);
  return commands.slice(0, decided).every((command) => {
    if (!play || !areEqual(pilot(play), command)) return false;
    play = mode.playAfter(play, command);
    return true;
  });
}

/**
 * Returns the pilot's choice: one command, or all steps of a move over several hexes; empty if the pilot makes no such choice.
 * @param sent the player's first command
 */
export function lineOfPilot<G extends GameTypes>(
  mode: AuditedMode<G>,
  seed: string,
  before: Play<G>,
  sent: G['command'],
): G['command'][] {
  const pilot = mode.pilot();
  const line: G['command'][] = [];
  let play: Play<G> | null = mode.redraw(before, seed, 0);
  for (let others = 0; play && others <= MAX_BEFORE; ) {
    const command: G['command'] | null = pilot(play);
    if (command && line.length === 0 && mode.isInstead?.(command, sent) === false) {
      others += 1;
    } else {
      if (!command || (line.length > 0 && !mode.rules.continuesAction(command))) break;
      line.push(command);
      if (!mode.rules.continuesAction(command)) break;
    }
    play = mode.playAfter(play, command);
  }
  return line;
}
