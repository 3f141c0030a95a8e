/** Finds the hexes at which the turning points of a game happened, for the print of the last board (style guide, section 12). */
import type { Play } from '../../flow/longTable/play';
import type { HexId } from '../../rules/core/hexes';
import type { Command } from '../../rules/longTable/commands';
import type { GameEvent } from '../../rules/longTable/events';
import { figureOf, heroFigureId } from '../../rules/longTable/figures';
import type { FigureId } from '../../rules/longTable/state';
import { actingHero } from './actingHero';

/** A move in which the game turned, according to the audit. */
export interface TurningMove {
  /** Whether the player's choice or a draw turned the game. */
  readonly kind: 'choice' | 'luck';
  /** The play before the move. */
  readonly before: Play;
  readonly commands: readonly Command[];
  readonly events: readonly GameEvent[];
}

/** The number of a turning point, and its hex. */
export interface TurningHex {
  readonly n: number;
  readonly hex: HexId;
}

/** The turning points that have a place on the map, with their numbers in the order of the game. */
export const turningHexes = (moves: readonly TurningMove[]): TurningHex[] =>
  moves.flatMap((move, nth) => {
    const hex = hexOf(move);
    return hex === null ? [] : [{ n: nth + 1, hex }];
  });

/**
 * If a draw turned the game: the hex of the first draw's target. If a choice turned the game: the last hex that the player
 * chose, otherwise the hex of the last chosen figure, otherwise the hex of the hero who decided. Null if there is no such
 * hex, for example if cards are chosen before the heroes are on the map.
 */
function hexOf({ kind, before, commands, events }: TurningMove): HexId | null {
  const drawn = events.find((each) => each.type === 'modifiersDrawn');
  if (kind === 'luck' && drawn) return placeOf(before, events, drawn.target);
  const chosen = commands.flatMap((each) => chosenHex(each) ?? []).at(-1);
  if (chosen !== undefined) return chosen;
  const aimed = commands.findLast((each) => each.type === 'target');
  const hero = actingHero(before);
  if (aimed) return placeOf(before, events, aimed.figure);
  return hero === null ? null : placeOf(before, events, heroFigureId(hero));
}

function chosenHex(command: Command): HexId | null {
  switch (command.type) {
    case 'step':
    case 'force':
      return command.to;
    case 'place':
      return command.hex;
    default:
      return null;
  }
}

/** The hex of a figure before the events, or the hex on which the events place it. */
function placeOf({ state }: Play, events: readonly GameEvent[], id: FigureId): HexId | null {
  const known = figureOf(state, id)?.hex;
  if (known !== undefined) return known;
  const placed = events.find((each) => each.type === 'figurePlaced' && each.figure === id);
  return placed?.type === 'figurePlaced' ? placed.hex : null;
}
