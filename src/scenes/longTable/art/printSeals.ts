/** Places the map on the print of a last board, and prints the numbers of the turning points on the map. */
import type { HexId } from '../../../rules/core/hexes';
import type { LastBoard } from '../../../session/longTable/lastBoard';
import type { TurningHex } from '../../../session/longTable/turningHexes';
import { type Ctx, PALETTE } from '../../art';
import { centredBaseline, drawText, type Font } from '../../art/type';
import type { Box } from '../../core/pose';
import { BOARDS, type Board, boundsOf, HEX, ORIENTATIONS } from '../board';
import { clamp } from '../camera';

/** The colour of the sheet. */
export const PAPER = '#EFE4CB';
/**
 * The room for the map in the block: `margin` is in px of the sheet, `part` is a fraction of the block's height. After a
 * defeat the river covers the lower part of the block.
 */
const ROOM = { won: { margin: 26, part: 1 }, lost: { margin: 30, part: 0.62 } } as const;

/** All hexes of the print: the floor, and the hexes of doors and other things. */
export const hexesOf = ({ floor, things }: LastBoard): HexId[] => [
  ...new Set([...Object.values(floor).flat(), ...things.map(({ hex }) => hex)]),
];

/** Whether the map has the hex of a turning point. */
export function hasSeals(turns: readonly TurningHex[], board: LastBoard): boolean {
  const printed = new Set(hexesOf(board));
  return turns.some(({ hex }) => printed.has(hex));
}

/** Where the map lies on the sheet: the orientation in which it is larger, with its scale and the shift of its origin. */
export function placeMap(
  board: LastBoard,
  frame: Box,
): {
  readonly at: Board;
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
} {
  const { margin, part } = board.won ? ROOM.won : ROOM.lost;
  const room = { width: frame.width - 2 * margin, height: frame.height * part - 2 * margin };
  const hexes = hexesOf(board);
  const places = ORIENTATIONS.map((orientation) => {
    const at = BOARDS[orientation];
    const box = boundsOf(hexes, at);
    const scale = Math.min(room.width / box.width, room.height / box.height, 1);
    const dx = frame.x + frame.width / 2 - scale * (box.x + box.width / 2);
    const middle = board.won ? frame.y + frame.height / 2 : frame.y + margin + room.height - (scale * box.height) / 2;
    return { at, scale, dx, dy: middle - scale * (box.y + box.height / 2) };
  });
  const [upright, turned] = places;
  if (!upright || !turned) throw new Error('ORIENTATIONS must list two orientations');
  return upright.scale > turned.scale ? upright : turned;
}

/** The usual radius of a numbered seal, in px of the sheet. The radius does not shrink with the map. */
const SEAL = 14;
/** The least radius of a numbered seal, in px of the print, so that the number stays legible on a small print. */
const LEAST_SEAL = 9;

/**
 * Prints the number of each turning point to the lower right of its hex's centre. Numbers of the same hex are side by side.
 * @param k px of the print per px of the sheet
 */
export function paintSeals(ctx: Ctx, turns: readonly TurningHex[], board: LastBoard, frame: Box, k: number): void {
  const { at, scale, dx, dy } = placeMap(board, frame);
  const size = Math.max(SEAL, LEAST_SEAL / k);
  const printed = new Set(hexesOf(board));
  const font: Font = { family: 'title', weight: 900, size: size * 1.3 };
  for (const [nth, { n, hex }] of turns.entries()) {
    if (!printed.has(hex)) continue;
    const before = turns.slice(0, nth).filter((each) => each.hex === hex).length;
    const centre = at.centre(hex);
    const [edge, shift] = [size + 3, HEX * scale * 0.26];
    const x = clamp(dx + scale * centre.x + shift + before * 1.7 * size, frame.x + edge, frame.x + frame.width - edge);
    const y = clamp(dy + scale * centre.y + shift, frame.y + edge, frame.y + frame.height - edge);
    for (const [radius, colour] of [
      [size + 2.4, PAPER],
      [size, PALETTE.vermilion],
    ] as const) {
      ctx.beginPath();
      ctx.arc(x, y, radius, 0, 2 * Math.PI);
      ctx.fillStyle = colour;
      ctx.fill();
    }
    drawText(ctx, String(n), x, centredBaseline(y, font), font, { align: 'center', fill: PALETTE.bone });
  }
}
