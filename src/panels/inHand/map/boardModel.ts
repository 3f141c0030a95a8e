/** Converts the map card of a game to data for the painter, and calculates the positions of hexes on the card. */
import type { Play } from '../../../flow/inHand/play';
import { terrainAt } from '../../../rules/core/board';
import { gridPositionOf, type HexId } from '../../../rules/core/hexes';
import { livingFoes, situationOf } from '../../../rules/inHand/foes';
import { treasuresLeft } from '../../../rules/inHand/looting';
import type { DrawingModel } from '../cardPictures';

/** The size of the card, in mm. */
export const CARD = { width: 63, height: 88 } as const;
/** The width of the card's rim, in mm. */
const RIM = 4.5;
/** The greatest width of a hex, in mm. */
const LARGEST_HEX = 11.1;
/** The height of a hex, as a fraction of its width. */
const FLAT = Math.sqrt(3) / 2;
/** The distance between two columns, as a fraction of a hex's width. */
const COLUMN = 0.75;

type Grid = DrawingModel['grid'];

/** The position and scale of a board's grid on the card. The grid is centred, and as large as the card's rim and LARGEST_HEX allow. */
export function gridOf(hexes: readonly HexId[]): Grid {
  const places = hexes.map(gridPositionOf);
  const columns = places.map(({ column }) => column);
  const lines = places.map(({ line }) => line);
  const [left, top] = [Math.min(...columns), Math.min(...lines)];
  const wide = COLUMN * (Math.max(...columns) - left) + 1;
  const high = ((Math.max(...lines) - top) / 2 + 1) * FLAT;
  const hexWidth = Math.min(LARGEST_HEX, (CARD.width - 2 * RIM) / wide, (CARD.height - 2 * RIM) / high);
  return {
    hexWidth,
    left: (CARD.width - hexWidth * wide) / 2 - hexWidth * COLUMN * left,
    top: (CARD.height - hexWidth * high) / 2 - (hexWidth * FLAT * top) / 2,
  };
}

/** The centre of a hex in mm of the card. */
export function centreOn({ left, top, hexWidth }: Grid, hex: HexId): { readonly x: number; readonly y: number } {
  const { column, line } = gridPositionOf(hex);
  return { x: left + hexWidth * (0.5 + COLUMN * column), y: top + hexWidth * FLAT * (0.5 + line / 2) };
}

/** The data to paint the map card in the current state of the game. */
export function boardModel({ book, state }: Play): DrawingModel {
  const { id, number, board, start, marks, exit } = book.scenario;
  const situation = situationOf(book, state);
  const letters = Object.entries(marks);
  return {
    id,
    number,
    grid: gridOf(Object.keys(board.hexes)),
    walls: board.walls,
    hexes: Object.keys(board.hexes).map((hex) => {
      const letter = letters.find(([, there]) => there === hex)?.[0];
      const terrain = terrainAt(situation, hex) ?? 'plain';
      return { id: hex, terrain, ...(hex === start ? { start: true } : {}), ...(letter ? { letter } : {}) };
    }),
    things: [
      ...(exit === undefined ? [] : [{ at: exit, sprite: { kind: 'exit' } as const }]),
      ...state.money.map((at) => ({ at, sprite: { kind: 'money' } as const })),
      ...Object.values(state.followers).map((at) => ({ at, sprite: { kind: 'follower' } as const })),
      ...treasuresLeft(book, state).map(({ at, number, objective }) => ({
        at,
        sprite: objective ? ({ kind: 'objective' } as const) : ({ kind: 'treasure', number } as const),
      })),
      ...livingFoes(state).map(({ at, monster, kind }) => ({
        at,
        sprite: { kind: 'monster', monster, rank: kind } as const,
      })),
    ],
  };
}
