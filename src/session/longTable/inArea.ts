/** L13.2: an area hits all enemies in it: nobody has to name them one by one. */
import type { Play } from '../../flow/longTable/play';
import type { HexId } from '../../rules/core/hexes';
import type { Command, CommandOf, CommandType } from '../../rules/longTable/commands';
import { figureOf } from '../../rules/longTable/figures';
import type { FigureId } from '../../rules/longTable/state';

const OF_AN_AREA: ReadonlySet<CommandType> = new Set(['target', 'leaveOut', 'done']);

/** Monsters and obstacles on these hexes. */
export const standingIn = ({ figures }: Play['state'], hexes: readonly HexId[]): readonly FigureId[] =>
  figures.flatMap(({ id, kind, hex }) =>
    (kind === 'monster' || kind === 'obstacle') && hexes.includes(hex) ? [id] : [],
  );

/** The ways in which an area can lie over a hex, those that hit the most first. */
export function areasOver({ state }: Play, areas: readonly CommandOf<'area'>[], hex: HexId): CommandOf<'area'>[] {
  const hits = (each: CommandOf<'area'>) => standingIn(state, each.hexes).length;
  return areas.filter(({ hexes }) => hexes.includes(hex)).sort((a, b) => hits(b) - hits(a));
}

/** What hits all in the area that lies; null: none does, or there is somebody else to be chosen or something to be paid for. */
export function allIn({ state }: Play, options: readonly Command[]): Command | null {
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
