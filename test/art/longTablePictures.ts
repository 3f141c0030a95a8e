/**
 * Pictures of the Long Table for the gallery and for the comparison with committed pictures: whole tables in both orientations, and single
 * pieces.
 */
import { bookFor } from '../../src/content/longTable';
import { begin, legal, type Play } from '../../src/flow/longTable/play';
import { type Ctx, PALETTE, type Size } from '../../src/scenes/art';
import { FIGURE, paintFigure } from '../../src/scenes/longTable/art/figure';
import { MARK, paintMark, paintTile } from '../../src/scenes/longTable/art/marks';
import { CARD_SIZE, type ModifierCardView, paintBack, paintFace } from '../../src/scenes/longTable/art/modifier';
import { paintClosedRoom, paintRoom, roomBox } from '../../src/scenes/longTable/art/room';
import { BOARDS, boundsOf } from '../../src/scenes/longTable/board';
import type { MarkView } from '../../src/scenes/longTable/table/markViews';
import { type FigureView, viewOf } from '../../src/scenes/longTable/table/tableView';
import type { TileView } from '../../src/scenes/longTable/table/tileViews';
import { EMPTY_DRAFT, NO_PLACES } from '../../src/session/longTable/draft';
import type { Orientation } from '../../src/session/longTable/mapOrientation';
import { SCENARIOS, setupFor } from '../../src/sim/longTable/cells';

/** A painting with its name; sizes are in px of the map. */
export interface LongPicture {
  readonly name: string;
  readonly size: Size;
  readonly paint: (ctx: Ctx) => void;
}

/** The margin of wood around the sheets, in px of the map. */
const MARGIN = 48;

/** Rounds up to whole pixels: a half-painted last row would be half transparent and would never match a committed picture without alpha. */
const whole = ({ width, height }: Size): Size => ({ width: Math.ceil(width), height: Math.ceil(height) });

/** A scenario at its start for a party of `size` heroes. */
const laid = (scenario: string, size: number): Play =>
  begin(bookFor(setupFor({ scenario, difficulty: 'normal', size }, 0, 'tune')));

/** Paints sheets, tiles, figures and marks where the scene places them, on the wood of the table. */
function tablePicture(
  name: string,
  play: Play,
  lie: Orientation,
  change = (figure: FigureView) => figure,
): LongPicture {
  const board = BOARDS[lie];
  const view = viewOf(play, { draft: EMPTY_DRAFT, places: NO_PLACES, options: legal(play) });
  const { x, y, width, height } = boundsOf(view.fittedHexes, board);
  const at = (ctx: Ctx, hex: string, side: number, paint: () => void) => {
    const centre = board.centre(hex);
    ctx.save();
    ctx.translate(centre.x - side / 2, centre.y - side / 2);
    paint();
    ctx.restore();
  };
  const paint = (ctx: Ctx) => {
    ctx.translate(MARGIN - x, MARGIN - y);
    for (const { hexes } of view.closed) {
      const box = roomBox(hexes, board);
      ctx.save();
      ctx.translate(box.x, box.y);
      paintClosedRoom(ctx, hexes, board);
      ctx.restore();
    }
    for (const sheet of view.rooms) {
      const box = roomBox(
        sheet.hexes.map(({ hex }) => hex),
        board,
      );
      ctx.save();
      ctx.translate(box.x, box.y);
      paintRoom(ctx, sheet, board);
      ctx.restore();
    }
    for (const { hex, tile } of view.tiles) at(ctx, hex, MARK, () => paintTile(ctx, tile, board));
    for (const { hex, mark } of view.marks) at(ctx, hex, MARK, () => paintMark(ctx, mark, board));
    for (const figure of view.figures)
      at(ctx, figure.hex, FIGURE, () => paintFigure(ctx, change(figure), false, board));
  };
  return { name, size: whole({ width: width + 2 * MARGIN, height: height + 2 * MARGIN }), paint };
}

/** Paints things in a row, each in a square or card of the same size, on wood or on a given ground. */
function row<Thing>(
  name: string,
  { width, height }: Size,
  things: readonly Thing[],
  paint: (ctx: Ctx, thing: Thing) => void,
  ground?: string,
): LongPicture {
  const step = width + 8;
  const size = whole({ width: step * things.length + 8, height: height + 16 });
  return {
    name,
    size,
    paint: (ctx) => {
      if (ground !== undefined) {
        ctx.fillStyle = ground;
        ctx.fillRect(0, 0, size.width, size.height);
      }
      for (const [i, thing] of things.entries()) {
        ctx.save();
        ctx.translate(8 + i * step, 8);
        paint(ctx, thing);
        ctx.restore();
      }
    },
  };
}

const face = (id: string, value: string, more: Partial<ModifierCardView> = {}): ModifierCardView => ({
  id,
  value,
  rolling: false,
  icons: [],
  counts: true,
  ...more,
});
const FACES = [
  face('0', '0'),
  face('+2', '+2'),
  face('-1', '-1', { counts: false }),
  face('2x', '2x'),
  face('null', 'null'),
  face('rolling', '+1', { rolling: true, icons: ['fire'] }),
];
const TILES: readonly TileView[] = [
  { tile: 'door', state: 'closed' },
  { tile: 'door', state: 'locked' },
  { tile: 'trap' },
  { tile: 'grave' },
  { tile: 'money', count: 2 },
  { tile: 'treasure', number: 7 },
];
const MARKS: readonly MarkView[] = [
  { mark: 'way', cost: 2, danger: false, aside: false },
  { mark: 'way', cost: 3, danger: true, aside: true },
  { mark: 'target', ours: false },
  { mark: 'area' },
  { mark: 'goal' },
  { mark: 'chosen', nth: 2 },
];
const figure = (kind: string, ring: FigureView['ring'], more: Partial<FigureView> = {}): FigureView => ({
  id: `monster:${kind}`,
  kind,
  hex: 'a1',
  ring,
  number: null,
  name: null,
  hp: 5,
  maxHp: 8,
  tokens: [],
  lien: false,
  scars: { cut: 0, inked: 0 },
  bonuses: [],
  acts: false,
  ...more,
});
const FIGURES: readonly FigureView[] = [
  figure('remainderman', 'boss', { name: 'The Remainderman', acts: true }),
  figure('possessionMan', 'ally', { tokens: ['invisible'] }),
  figure('delegate', 'ally'),
  figure('box', 'obstacle'),
  figure('undertow', 'elite', { number: 10, hp: 8 }),
];
const SQUARE: Size = { width: MARK, height: MARK };

/** A figure with every state that is drawn: damage, good and bad conditions, an active turn, a lien. */
function worn(figure: FigureView): FigureView {
  if (figure.ring === 'hero')
    return { ...figure, hp: 3, acts: figure.kind === 'bailiff', tokens: ['poison', 'strengthen', 'wound'] };
  if (figure.number === 1) return { ...figure, hp: 1, tokens: ['stun', 'muddle', 'disarm', 'immobilize'], lien: true };
  return figure;
}

/** The pictures that a test compares with committed files. */
export function longPictures(): LongPicture[] {
  return [
    tablePicture('long-opening', laid('noticeOnTheDoor', 2), 'upright'),
    tablePicture('long-worn-turned', laid('noticeOnTheDoor', 4), 'turned', worn),
    tablePicture('long-last', laid('theLongTable', 2), 'turned'),
    row('long-figures', { width: FIGURE, height: FIGURE }, FIGURES, (ctx, figure) =>
      paintFigure(ctx, figure, true, BOARDS.upright),
    ),
    row('long-modifiers', CARD_SIZE, FACES, paintFace),
    row('long-modifier-back', CARD_SIZE, [0], paintBack),
    row('long-tiles', SQUARE, TILES, (ctx, tile) => paintTile(ctx, tile, BOARDS.upright), PALETTE.paper),
    row('long-marks', SQUARE, MARKS, (ctx, mark) => paintMark(ctx, mark, BOARDS.upright), PALETTE.paper),
  ];
}

/** Every scenario at its start, to be looked at in the gallery. */
export const longTables = (): LongPicture[] =>
  SCENARIOS.map((scenario) => tablePicture(scenario, laid(scenario, 2), 'turned'));
