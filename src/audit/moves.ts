/**
 * Divides a game into moves. A command continues the current move if it continues the action of that move, or if it is forced and reveals
 * no random result. Every other command begins a new move.
 */
import { areEqual } from '../flow/sameCommand';
import type { GameTypes, Play } from '../rules/core/ruleset';
import type { AnswerSettings, AuditedGame, AuditedMode } from './mode';

/** A move of a game. */
export interface Move<G extends GameTypes> {
  /** The position before the move. */
  readonly before: Play<G>;
  /** The commands of the move, at least one. */
  readonly commands: readonly G['command'][];
  /** The number of commands up to the last one that continued the action, or 1 if none did. The later commands were forced. */
  readonly decided: number;
  /** The number of commands up to the last one that revealed a random result; 0 if none did. */
  readonly revealed: number;
  /** The index of the move's first command in the game. */
  readonly first: number;
  /** Whether the player had an alternative. */
  readonly isChoice: boolean;
  /** Whether the move revealed a random result. */
  readonly isChance: boolean;
  /** The events of all commands of the move. */
  readonly events: readonly G['event'][];
}

/** A game divided into moves. */
export interface Moves<G extends GameTypes> {
  readonly moves: readonly Move<G>[];
  /** The position after the last move. */
  readonly end: Play<G>;
}

/** Thrown if a command of the game is refused, because the game was played with other rules. */
export class RefusedMove extends Error {
  override readonly name = 'RefusedMove';
}

/**
 * Returns the moves from the first round on; preparations are not audited.
 * @param settings decide which commands the page has sent without a question
 * @throws RefusedMove
 */
export function movesOf<G extends GameTypes>(
  mode: AuditedMode<G>,
  game: AuditedGame<G>,
  settings: AnswerSettings = {},
): Moves<G> {
  const { rules } = mode;
  let play = rules.begin(game.book ?? rules.bookFor(game.setup));
  const moves: Move<G>[] = [];
  let isOpen = false;
  for (const [index, command] of game.commands.entries()) {
    const options = rules.legal(play);
    const forced = rules.forcedCommand(play, options) ?? mode.automatic?.(play, options, settings);
    const isChoice = options.length > 1 && !(forced && areEqual(forced, command));
    const sent = rules.send(play, command);
    if (!sent.ok) throw new RefusedMove(`command ${index + 1}: ${sent.reason}`);
    const isChance = rules.revealsChance(sent.events);
    const last = moves.at(-1);
    const isJoined = isOpen && rules.continuesAction(command);
    if (last && (isJoined || (!isChoice && !isChance))) {
      moves[moves.length - 1] = {
        ...last,
        commands: [...last.commands, command],
        decided: isJoined ? last.commands.length + 1 : last.decided,
        revealed: isChance ? last.commands.length + 1 : last.revealed,
        isChance: last.isChance || isChance,
        events: [...last.events, ...sent.events],
      };
    } else if (play.state.round > 0) {
      moves.push({
        before: play,
        commands: [command],
        decided: 1,
        revealed: isChance ? 1 : 0,
        first: index,
        isChoice,
        isChance,
        events: sent.events,
      });
    }
    isOpen = rules.keepsActionOpen(command, sent.events) && !isChance;
    play = sent.play;
  }
  return { moves, end: play };
}
