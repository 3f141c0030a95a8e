/** L13.2: finds the placements of an area, and the single command that hits all enemies in the placed area. */
import type { Play } from '../../flow/longTable/play';
import type { HexId } from '../../rules/core/hexes';
import type { Command, CommandOf, CommandType } from '../../rules/longTable/commands';
import { figureOf } from '../../rules/longTable/figures';
import type { FigureId } from '../../rules/longTable/state';

const OF_AN_AREA: ReadonlySet<CommandType> = new Set(['target', 'leaveOut', 'done']);

/** Monsters and destructible obstacles on these hexes. */
export const figuresOn = ({ figures }: Play['state'], hexes: readonly HexId[]): readonly FigureId[] =>
  figures.flatMap(({ id, kind, hex }) =>
    (kind === 'monster' || kind === 'obstacle') && hexes.includes(hex) ? [id] : [],
  );

/** The placements of an area that cover a hex, the placement with the most targets first. */
export function areasOver({ state }: Play, areas: readonly CommandOf<'area'>[], hex: HexId): CommandOf<'area'>[] {
  const hits = (each: CommandOf<'area'>) => figuresOn(state, each.hexes).length;
  return areas.filter(({ hexes }) => hexes.includes(hex)).sort((a, b) => hits(b) - hits(a));
}

/**
 * The command that hits every target in the placed area. Null if no area is placed, or if the player can also choose a
 * target outside the area or a price.
 */
export function hitAllInArea({ state }: Play, options: readonly Command[]): Command | null {
  const { question } = state;
  if (question?.ask !== 'targets' || question.placing === null) return null;
  const { placing } = question;
  const ofArea = options.every(
    (each) =>
      OF_AN_AREA.has(each.type) &&
      (each.type !== 'target' || placing.includes(figureOf(state, each.figure)?.hex ?? '')),
  );
  return (ofArea && options.find(({ type }) => type === 'done')) || null;
}
