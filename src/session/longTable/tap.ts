/** Reduces taps on the map: areas, ways, targets and figures. */
import { legal } from '../../flow/longTable/play';
import type { HexId } from '../../rules/core/hexes';
import { figureAt } from '../../rules/longTable/figures';
import type { Draft } from './draft';
import { isMoveForecast } from './ghosts';
import { areasOver } from './inArea';
import { ignore, keepDraft, type ReducerContext, type Reduction, redraft } from './input';
import { placesIn, playOfMove, previewCommandIn, previewIn } from './selectors';
import { heroIn, reduceSend } from './sending';
import { walkAlong, walkDraft } from './walk';
import type { Way } from './ways';

/** The draft without its part that belongs to the map. */
const NOTHING: Partial<Draft> = {
  path: [],
  blockedBy: null,
  area: null,
  spot: null,
  inspected: null,
  explained: null,
};

const placesAt = ({ play, draft }: ReducerContext) => placesIn(play, heroIn(play, draft));

/** Clears the part of the draft that belongs to the map. */
export const tapNothing = ({ draft }: ReducerContext): Reduction => ({ ...redraft(draft, NOTHING), isDone: false });

/** @returns a reduction that is not done if nothing on the hex reacts to a tap */
export function tapHex(context: ReducerContext, hex: HexId, byTouch: boolean): Reduction {
  return (
    tapArea(context, hex) ??
    tapDrawn(context, hex) ??
    performAt(context, hex, byTouch) ??
    tapSpot(context, hex, byTouch)
  );
}

/** @param byTouch whether a finger tapped: its first tap on a hex to which the hero may walk only shows the ghost there */
export function tapSpot(context: ReducerContext, hex: HexId, byTouch: boolean): Reduction {
  const { play, draft } = context;
  const spot = placesAt(context).spots.get(hex);
  if (!spot) return inspectAt(context, hex);
  // L13.2: a tap on a figure in an area makes the figure the next target. Targets are declined with a button.
  const aimed = spot.commands.filter(({ type }) => type !== 'leaveOut');
  const [only, ...others] = aimed;
  if (only && others.length === 0 && !spot.way) return reduceSend(context, only);
  if (only || !spot.way) return redraft(draft, { spot: hex, path: [], blockedBy: null, inspected: null });
  const { path } = spot.way;
  if (!isShownFirst(context, spot.way, byTouch)) return keepDraft(draft, walkAlong(play, path));
  return redraft(draft, { path, blockedBy: null, spot: null, inspected: null });
}

/** Whether a tap only draws the way, because it has a risk, or because a finger cannot point at its ghost. */
function isShownFirst({ play, preferences }: ReducerContext, { risks }: Way, byTouch: boolean): boolean {
  return risks.length > 0 || (byTouch && preferences.foresight && isMoveForecast(playOfMove(play)));
}

/** Switches to the next or previous one of those placements of the area that cover the tapped hex. */
export function rotateArea(context: ReducerContext, by: 1 | -1): Reduction {
  const { play, draft } = context;
  const { area, spot } = draft;
  if (!area || spot === null) return ignore(draft);
  return redraft(draft, { area: turned(areasOver(play, placesAt(context).areas, spot), area, by) });
}

function tapArea(context: ReducerContext, hex: HexId): Reduction | null {
  const { play, draft } = context;
  const { area } = draft;
  const over = areasOver(play, placesAt(context).areas, hex);
  const [first] = over;
  if (!first) return null;
  const next = area && over.includes(area) ? turned(over, area, 1) : first;
  return redraft(draft, { area: next, spot: hex, inspected: null });
}

/**
 * Reduces a tap while a way is drawn: a tap on the end of the way sends the way, and a tap on another reachable hex
 * previews the way to that hex.
 */
function tapDrawn(context: ReducerContext, hex: HexId): Reduction | null {
  const { draft } = context;
  if (draft.path.length === 0) return null;
  if (draft.path.at(-1) === hex) return walkDraft(context);
  const way = placesAt(context).spots.get(hex)?.way;
  return way ? redraft(draft, { path: way.path, blockedBy: null, spot: null, inspected: null }) : null;
}

/**
 * Sends the command of the preview if the tapped hex belongs to it. The play after the command then gets the tap. A tap that only draws the last
 * way of a turn plays no card yet, and a tap beside a figure whose details are shown only hides them.
 */
function performAt(context: ReducerContext, hex: HexId, byTouch: boolean): Reduction | null {
  const { play, draft } = context;
  const spot = placesAt(context).spots.get(hex);
  const options = legal(play);
  if (!previewIn(play) || !spot || spot.commands.some((each) => options.includes(each))) return null;
  const command = previewCommandIn(play);
  if (command.type === 'play') {
    if (draft.inspected !== null) return tapNothing(context);
    if (spot.way && isShownFirst(context, spot.way, byTouch)) return null;
  }
  return reduceSend(context, command, { type: 'tapSpot', hex, byTouch });
}

function inspectAt({ play, draft }: ReducerContext, hex: HexId): Reduction {
  const standing = figureAt(play.state, hex);
  const inspected = standing && standing.id !== draft.inspected ? standing.id : null;
  const explained = standing ? null : hex;
  return { ...redraft(draft, { ...NOTHING, inspected, explained }), isDone: standing !== undefined };
}

function turned<T>(all: readonly T[], from: T, by: 1 | -1): T {
  const at = (all.indexOf(from) + by + all.length) % all.length;
  return all[at] ?? from;
}
