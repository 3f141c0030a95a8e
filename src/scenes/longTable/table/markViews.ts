/** Computes which marks the table shows on hexes: possible actions, the player's selection, and highlights. */
import type { Play } from '../../../flow/longTable/play';
import type { HexId } from '../../../rules/core/hexes';
import { figureOf } from '../../../rules/longTable/figures';
import type { Draft } from '../../../session/longTable/draft';
import type { Interaction } from '../../../session/longTable/interaction';
import type { SpotKind } from '../../../session/longTable/places';
import type { PlacedTile, TileView } from './tileViews';

/** A mark on a hex: for a possible action, for the player's selection, or as a highlight. */
export type MarkView =
  /** `aside`: the cost is not at the centre of the hex, because print or a tile is there. */
  | { readonly mark: 'way'; readonly cost: number; readonly danger: boolean; readonly aside: boolean }
  | { readonly mark: Exclude<SpotKind, 'way' | 'target'> }
  /** A figure that can be attacked, healed or helped. `ours`: whether it is on the heroes' side. */
  | { readonly mark: 'target'; readonly ours: boolean }
  | { readonly mark: 'area' | 'path' | 'look' | 'goal' }
  /** A goal's tile under a figure, shown at the figure's edge. */
  | { readonly mark: 'under'; readonly tile: Extract<TileView, { readonly tile: 'plate' | 'exit' | 'treasure' }> }
  /** A chosen target. `nth` is its number among several targets, from 1, or null if it is the only target. */
  | { readonly mark: 'chosen'; readonly nth: number | null };

/** A mark with its hex. */
export interface PlacedMark {
  readonly hex: HexId;
  readonly mark: MarkView;
}

/** The part of an interaction that decides the marks. */
export type MarkedInteraction = Pick<Interaction, 'draft' | 'places'> & Partial<Pick<Interaction, 'preview'>>;

export function marksOf(
  { state }: Play,
  { places, draft, preview }: MarkedInteraction,
  printed: ReadonlySet<HexId>,
): readonly PlacedMark[] {
  const marks: PlacedMark[] = [];
  for (const [hex, { kind, way }] of places.spots) {
    const danger = way?.risks.some((risk) => risk !== 'door') ?? false;
    const mark: MarkView =
      way !== null ? { mark: 'way', cost: way.cost, danger, aside: printed.has(hex) } : plain(kind, isOurs(state, hex));
    marks.push({ hex, mark });
  }
  // While no area is placed, mark every hex that a placed area could cover.
  if (!draft.area) marks.push(...overArea(state, [...new Set(places.areas.flatMap(({ hexes }) => hexes))], 'place'));
  const { question } = state;
  // If an area has only one possible placement, the rules have already placed the area.
  const asked = (preview ?? { state }).state.question;
  if (asked?.ask === 'targets' && asked.placing !== null) marks.push(...overArea(state, asked.placing, 'area'));
  const chosen =
    question?.ask === 'targets' ? question.chosen : question?.ask === 'draw' ? question.strike.job.targets : [];
  for (const [i, id] of chosen.entries()) {
    const figure = figureOf(state, id);
    if (figure) marks.push({ hex: figure.hex, mark: { mark: 'chosen', nth: chosen.length > 1 ? i + 1 : null } });
  }
  return marks;
}

/** Makes marks for goal tiles that are hidden under figures. */
export function hiddenMarks(
  figures: readonly { readonly hex: HexId }[],
  tiles: readonly PlacedTile[],
): readonly PlacedMark[] {
  const occupied = new Set(figures.map(({ hex }) => hex));
  return tiles.flatMap(({ hex, tile }): readonly PlacedMark[] => {
    const matters = tile.tile === 'plate' || tile.tile === 'exit' || tile.tile === 'treasure';
    return matters && occupied.has(hex) ? [{ hex, mark: { mark: 'under', tile } }] : [];
  });
}

/**
 * L13.2: makes marks for hexes that an area covers or could cover, and marks monsters and obstacles on these hexes as
 * targets.
 */
const overArea = (state: Play['state'], hexes: readonly HexId[], mark: 'area' | 'place'): readonly PlacedMark[] =>
  hexes.flatMap((hex): PlacedMark[] => {
    const isHit = state.figures.some(({ hex: at, kind }) => at === hex && (kind === 'monster' || kind === 'obstacle'));
    return [{ hex, mark: { mark } }, ...(isHit ? [{ hex, mark: { mark: 'target', ours: false } } as const] : [])];
  });

function plain(kind: SpotKind, ours: boolean): MarkView {
  if (kind === 'target') return { mark: kind, ours };
  return { mark: kind === 'way' ? 'place' : kind };
}

const isOurs = ({ figures }: Play['state'], hex: HexId): boolean =>
  figures.some((each) => each.hex === hex && each.kind !== 'monster' && each.kind !== 'obstacle');

export function draftMarks({ state }: Play, { path, area, inspected, highlighted }: Draft): readonly PlacedMark[] {
  const marks: PlacedMark[] = path.map((hex, i) => ({
    hex,
    mark: { mark: i === path.length - 1 ? 'goal' : 'path' },
  }));
  marks.push(...overArea(state, area?.hexes ?? [], 'area'));
  const figure = inspected === null ? undefined : figureOf(state, inspected);
  const looked = new Set([...highlighted, ...(figure ? [figure.hex] : [])]);
  for (const hex of looked) marks.push({ hex, mark: { mark: 'look' } });
  return marks;
}
