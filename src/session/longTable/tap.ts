/** Handles taps on the map: areas, ways, targets and figures. */
import type { HexId } from '../../rules/core/hexes';
import { figureAt } from '../../rules/longTable/figures';
import { areasOver } from './inArea';
import type { InputState } from './inputState';
import { walk, walkDraft } from './walk';

/**
 * Handles a tap on a hex.
 * @param byTouch whether a finger tapped: its first tap on a hex to which the hero may walk only shows the ghost there
 * @returns false if nothing on the hex reacts to a tap
 */
export function press(input: InputState, hex: HexId, byTouch: boolean): boolean {
  if (pressArea(input, hex) || pressDrawn(input, hex)) return true;
  performAt(input, hex);
  const spot = input.places.spots.get(hex);
  if (!spot) return inspectAt(input, hex);
  // L13.2: a tap on a figure in an area makes the figure the next target. Targets are declined with a button.
  const aimed = spot.commands.filter(({ type }) => type !== 'leaveOut');
  const [only, ...others] = aimed;
  if (only && others.length === 0 && !spot.way) input.send(only);
  else if (!only && spot.way) {
    const { path, risks } = spot.way;
    if (risks.length === 0 && !(byTouch && input.ghosts.foretells())) walk(input, path);
    else input.redraft({ path, blockedBy: null, spot: null, inspected: null });
  } else input.redraft({ spot: hex, path: [], blockedBy: null, inspected: null });
  return true;
}

/** Clears the part of the draft that belongs to the map. */
export function pressNothing(input: InputState): void {
  input.redraft({ path: [], blockedBy: null, area: null, spot: null, inspected: null });
}

/** Switches to the next or previous placement of the area that covers the tapped hex. */
export function rotateArea(input: InputState, by: 1 | -1): void {
  const { area, spot } = input.draft;
  if (!area || spot === null) return;
  input.redraft({ area: turned(areasOver(input.play, input.places.areas, spot), area, by) });
}

function pressArea(input: InputState, hex: HexId): boolean {
  const { area } = input.draft;
  const over = areasOver(input.play, input.places.areas, hex);
  const [first] = over;
  if (!first) return false;
  const next = area && over.includes(area) ? turned(over, area, 1) : first;
  input.redraft({ area: next, spot: hex, inspected: null });
  return true;
}

/**
 * Handles a tap while a way is drawn: a tap on the end of the way sends the way, and a tap on another reachable hex
 * previews the way to that hex.
 */
function pressDrawn(input: InputState, hex: HexId): boolean {
  const { path } = input.draft;
  if (path.length === 0) return false;
  if (path.at(-1) === hex) return walkDraft(input);
  const way = input.places.spots.get(hex)?.way;
  if (way) input.redraft({ path: way.path, blockedBy: null, spot: null, inspected: null });
  return way != null;
}

/** Sends `perform` if the tapped hex belongs to the preview of the ability. */
function performAt(input: InputState, hex: HexId): void {
  const spot = input.places.spots.get(hex);
  if (!input.preview || !spot || spot.commands.some((each) => input.options.includes(each))) return;
  input.send({ type: 'perform' });
}

function inspectAt(input: InputState, hex: HexId): boolean {
  const standing = figureAt(input.play.state, hex);
  const inspected = standing && standing.id !== input.draft.inspected ? standing.id : null;
  input.redraft({ path: [], blockedBy: null, area: null, spot: null, inspected });
  return standing !== undefined;
}

function turned<T>(all: readonly T[], from: T, by: 1 | -1): T {
  const at = (all.indexOf(from) + by + all.length) % all.length;
  return all[at] ?? from;
}
