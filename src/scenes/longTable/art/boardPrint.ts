/**
 * Paints the print of a finished scenario's last board (style guide, section 12). A sheet of paper shows a carved block
 * with the map and the way of each hero, and below the block texts and a stamp.
 */
import type { HexId } from '../../../rules/core/hexes';
import type { LastBoard, PrintedThing } from '../../../session/longTable/lastBoard';
import type { TurningHex } from '../../../session/longTable/turningHexes';
import { type Ctx, measureWith, PALETTE, type Point } from '../../art';
import { gouge, rays, rectangle, roughen } from '../../art/carve';
import { hatch, printOnPaper } from '../../art/paper';
import { seedOf, stream } from '../../art/seed';
import { drawFitted, fitText, fitTitle } from '../../art/type';
import type { Box } from '../../core/pose';
import { type Board, boundsOf, HEX } from '../board';
import { tokenOf } from './figurePictures';
import { drawLongIcon, figureIcon, signIcon } from './icons';
import { type LegendMark, legend, WAYS } from './printLegend';
import { paintNumbers, plate } from './printNumbers';
import { hasSeals, hexesOf, PAPER, paintSeals, placeMap } from './printSeals';
import { paintStamp } from './printStamp';

/** The texts of a print. */
interface PrintWords {
  readonly title: string;
  /** The sentence with the result. */
  readonly line: string;
  /** The word in the round stamp; empty if the sheet is not stamped yet. */
  readonly stamp: string;
  /** The names of the heroes, in the order of `LastBoard.heroes`. */
  readonly heroes: readonly string[];
  /** What a skull and a numbered seal on the map mean. */
  readonly killed: string;
  readonly turningPoint: string;
}

/** The width of the sheet. Unless stated otherwise, lengths are in px of a sheet of this width. */
const WIDTH = 690;
/** The y of the block's upper edge. */
const TOP = 28;
/** The height of the part of the sheet below the block. */
const CAPTION = 168;
const ICONS: Readonly<Partial<Record<PrintedThing, Parameters<typeof signIcon>[0]>>> = {
  grave: 'grave',
  exit: 'exit',
  money: 'money',
  treasure: 'treasure',
};

/** Paints only the stamp, where it is on a print of this size. */
export function paintPrintStamp(ctx: Ctx, width: number, height: number, won: boolean, word: string): void {
  const k = width / WIDTH;
  ctx.save();
  ctx.scale(k, k);
  paintStamp(ctx, won, word, height / k - CAPTION + 78);
  ctx.restore();
}

/**
 * @param width the width of the sheet in px of the context; `height` is in the same unit
 * @param turns the turning points to print: their numbers and hexes
 */
export function paintBoardPrint(
  ctx: Ctx,
  width: number,
  height: number,
  board: LastBoard,
  words: PrintWords,
  turns: readonly TurningHex[] = [],
): void {
  const k = width / WIDTH;
  const sheet = { width: WIDTH, height: height / k };
  const frame: Box = { x: 30, y: TOP, width: WIDTH - 60, height: sheet.height - TOP - CAPTION };
  ctx.save();
  ctx.scale(k, k);
  printOnPaper(ctx, { ...sheet, id: board.scenario, radius: 1.4, unit: 4, nibble: 0.7 }, () => {
    block(ctx, board, frame, k);
    paintSeals(ctx, turns, board, frame, k);
    const below = frame.y + frame.height;
    caption(ctx, board, words, { top: below, k, hasTurns: hasSeals(turns, board) });
    if (words.stamp) paintStamp(ctx, board.won, words.stamp, below + 78);
  });
  ctx.restore();
}

/** @param k px of the print per px of the sheet */
function block(ctx: Ctx, board: LastBoard, frame: Box, k: number): void {
  const { at, scale, dx, dy } = placeMap(board, frame);
  const { x, y, width, height } = frame;
  const edge = new Path2D(
    roughen(rectangle(x, y, width, height), { seed: seedOf(board.scenario), amount: 2.2, wave: 9 }),
  );
  ctx.save();
  ctx.clip(edge);
  ctx.fillStyle = PALETTE.ink;
  ctx.fillRect(x - 4, y - 4, width + 8, height + 8);
  const last = at.centre(board.last);
  if (board.won) light(ctx, { x: dx + scale * last.x, y: dy + scale * last.y }, scale, frame);
  else rain(ctx, frame);
  ctx.save();
  ctx.translate(dx, dy);
  ctx.scale(scale, scale);
  map(ctx, board, at);
  paintNumbers(ctx, board, at, scale * k);
  ctx.restore();
  const bounds = boundsOf(hexesOf(board), at);
  if (!board.won) river(ctx, dy + scale * (bounds.y + bounds.height) - scale * HEX * BANK, frame);
  ctx.restore();
}

/** Carves rays of light around the centre of the board's hex `last`: many pale sheaves and fewer red ones. */
function light(ctx: Ctx, { x, y }: Point, scale: number, frame: Box): void {
  const far = Math.hypot(frame.width, frame.height);
  const near = HEX * scale;
  const shapes = [
    { from: near * 1.6, to: far * 0.78, sheaves: 120, seed: 11, width: 4.2, colour: PAPER },
    { from: near * 2.2, to: far * 0.5, sheaves: 30, seed: 29, width: 3.4, colour: PALETTE.vermilion },
  ];
  for (const { colour, ...shape } of shapes) {
    ctx.fillStyle = colour;
    ctx.fill(new Path2D(rays({ x, y, ...shape })));
  }
}

function rain(ctx: Ctx, frame: Box): void {
  const next = stream(40);
  let d = '';
  for (let i = 0; i < 190; i += 1) {
    const [x, y] = [frame.x + next() * frame.width, frame.y + next() * next() * frame.height * 0.7];
    d += gouge(x, y, x - 8, y + 26 + next() * 30, 1.1);
  }
  ctx.globalAlpha = 0.5;
  ctx.fillStyle = PAPER;
  ctx.fill(new Path2D(d));
  ctx.globalAlpha = 1;
}

/** How far the river reaches over the lowest hexes, in hex widths: over their edges, but over nothing that is printed on them. */
const BANK = 0.05;

/** Carves the river over everything below `top`: waves that grow towards the viewer. */
function river(ctx: Ctx, top: number, frame: Box): void {
  const end = frame.y + frame.height;
  ctx.fillStyle = PALETTE.ink;
  ctx.globalAlpha = 0.78;
  ctx.fillRect(frame.x - 4, top, frame.width + 8, end - top + 8);
  ctx.globalAlpha = 1;
  const next = stream(41);
  let d = '';
  for (let y = top + 6; y < end + 8; y += 9 + (y - top) * 0.035)
    for (let x = frame.x - 20; x < frame.x + frame.width; ) {
      const length = 26 + next() * 70;
      d += gouge(x, y + next() * 4, x + length, y + (next() - 0.5) * 5, 1.5 + ((y - top) / frame.height) * 5);
      x += length + 10 + next() * 26;
    }
  ctx.fillStyle = PAPER;
  ctx.fill(new Path2D(d));
}

function map(ctx: Ctx, board: LastBoard, at: Board): void {
  const outline = (hex: HexId, scale: number) => new Path2D(at.outline(at.centre(hex), scale));
  for (const [terrain, hexes] of Object.entries(board.floor))
    for (const hex of hexes) {
      const isSolid = terrain === 'obstacle';
      ctx.fillStyle = isSolid ? '#221A13' : PAPER;
      ctx.fill(outline(hex, 0.97));
      ctx.lineJoin = 'round';
      ctx.lineWidth = isSolid ? 2.4 : 1.6;
      ctx.strokeStyle = isSolid ? PAPER : PALETTE.ink;
      ctx.stroke(outline(hex, isSolid ? 0.9 : 0.97));
      if (terrain !== 'plain') ground(ctx, terrain, hex, at);
    }
  for (const { hex } of board.plates ?? []) plate(ctx, outline(hex, 0.72));
  for (const { thing, hex } of board.things) printThing(ctx, thing, hex, at);
  for (const [nth, { way }] of board.heroes.entries()) drawWay(ctx, way, nth, at);
  const occupied = new Set([...board.figures, ...board.heroes].map(({ hex }) => hex));
  for (const hex of board.skulls)
    if (!occupied.has(hex)) {
      const { x, y } = at.centre(hex);
      drawLongIcon(ctx, signIcon('dead'), x, y, HEX * 0.36, PALETTE.ink);
    }
  for (const { kind, hex, side } of board.figures) {
    const colour =
      side === 'ally' ? PALETTE.teal : side === 'elite' || side === 'boss' ? PALETTE.gold : PALETTE.vermilion;
    token(ctx, kind, at.centre(hex), at, side === 'obstacle' ? PALETTE.inkSoft : colour);
  }
  for (const { hero, hex, hasFallen } of board.heroes) {
    if (hasFallen) fallen(ctx, hero, at.centre(hex), at);
    else token(ctx, hero, at.centre(hex), at, PALETTE.teal);
  }
}

/** Marks the terrain of a hex: lines for obstacles and difficult terrain, red lines for hazardous terrain. */
function ground(ctx: Ctx, terrain: string, hex: HexId, at: Board): void {
  const { x, y } = at.centre(hex);
  const region = new Path2D(at.outline({ x, y }, 0.76));
  const box = { x: x - HEX / 2, y: y - HEX / 2, width: HEX, height: HEX };
  const colour = terrain === 'obstacle' ? PAPER : terrain === 'hazardous' ? PALETTE.vermilion : PALETTE.inkSoft;
  hatch(ctx, region, box, {
    gap: 9,
    line: terrain === 'obstacle' ? 2.2 : 1.4,
    colour,
    angle: terrain === 'obstacle' ? 0.6 : 0.9,
  });
}

function printThing(ctx: Ctx, thing: PrintedThing, hex: HexId, at: Board): void {
  const { x, y } = at.centre(hex);
  const outline = (scale: number) => new Path2D(at.outline({ x, y }, scale));
  if (thing === 'door' || thing === 'openDoor') {
    const isOpen = thing === 'openDoor';
    ctx.fillStyle = isOpen ? PAPER : PALETTE.ink;
    ctx.fill(outline(0.97));
    ctx.lineWidth = 2.6;
    ctx.strokeStyle = PALETTE.gold;
    ctx.stroke(outline(0.86));
    if (!isOpen) drawLongIcon(ctx, signIcon('door'), x, y, HEX * 0.48, PAPER);
    return;
  }
  if (thing === 'trap') {
    ctx.lineWidth = 2;
    ctx.strokeStyle = PALETTE.vermilion;
    ctx.stroke(outline(0.8));
    return drawLongIcon(ctx, signIcon('trap'), x, y, HEX * 0.46, PALETTE.vermilion);
  }
  const icon = ICONS[thing];
  if (icon) drawLongIcon(ctx, signIcon(icon), x, y, HEX * 0.42, PALETTE.ink);
}

function drawWay(ctx: Ctx, way: readonly HexId[], nth: number, at: Board): void {
  const { dash, dx, dy } = WAYS[nth % WAYS.length] ?? { dash: [], dx: 0, dy: 0 };
  const points = way.map(at.centre).map(({ x, y }): Point => ({ x: x + dx * HEX, y: y + dy * HEX }));
  const [first] = points;
  if (!first) return;
  ctx.save();
  ctx.lineWidth = 3;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = PALETTE.ink;
  ctx.setLineDash(dash.map((part) => part * HEX));
  ctx.beginPath();
  for (const { x, y } of points) ctx.lineTo(x, y);
  ctx.stroke();
  ctx.restore();
  ctx.beginPath();
  ctx.arc(first.x, first.y, 5, 0, 2 * Math.PI);
  ctx.fillStyle = PALETTE.ink;
  ctx.fill();
}

/** Paints a figure in a ring. */
function token(ctx: Ctx, kind: string, { x, y }: Point, at: Board, ring: string): void {
  const outline = (scale: number) => new Path2D(at.outline({ x, y }, scale));
  ctx.fillStyle = PAPER;
  ctx.fill(outline(0.97));
  ctx.lineWidth = HEX * 0.09;
  ctx.strokeStyle = ring;
  ctx.stroke(outline(0.88));
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke(outline(0.97));
  ctx.stroke(outline(0.79));
  picture(ctx, kind, { x, y }, outline(0.78));
}

function picture(ctx: Ctx, kind: string, { x, y }: Point, region: Path2D): void {
  const image = tokenOf(kind);
  if (!image) return drawLongIcon(ctx, figureIcon(kind), x, y, HEX * 0.5, PALETTE.ink);
  ctx.save();
  ctx.clip(region);
  ctx.imageSmoothingQuality = 'high';
  const side = HEX * 0.7;
  ctx.drawImage(image, x - side / 2, y - side * 0.52, side, side);
  ctx.restore();
}

/** Paints a hero that fell: the picture is rotated by 90 degrees in a broken ring, with a red cut. */
function fallen(ctx: Ctx, hero: string, { x, y }: Point, at: Board): void {
  const outline = (scale: number) => new Path2D(at.outline({ x, y }, scale));
  ctx.fillStyle = PALETTE.paperShade;
  ctx.fill(outline(0.97));
  ctx.save();
  ctx.setLineDash([HEX * 0.2, HEX * 0.08]);
  ctx.lineWidth = HEX * 0.09;
  ctx.strokeStyle = PALETTE.teal;
  ctx.stroke(outline(0.86));
  ctx.restore();
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(Math.PI / 2);
  picture(ctx, hero, { x: 0, y: 0 }, new Path2D(rectangle(-HEX * 0.34, -HEX * 0.34, HEX * 0.68, HEX * 0.68)));
  ctx.restore();
  ctx.fillStyle = PALETTE.vermilion;
  ctx.fill(new Path2D(gouge(x - HEX * 0.4, y + HEX * 0.3, x + HEX * 0.4, y + HEX * 0.2, HEX * 0.05)));
}

interface CaptionPlace {
  /** The lower edge of the block. */
  readonly top: number;
  /** Px of the print per px of the sheet. */
  readonly k: number;
  /** Whether numbers of turning points are printed on the map. */
  readonly hasTurns: boolean;
}

/** The size of the result on a large print, in px of the sheet, and its minimum, in px of the print. */
const RESULT = { size: 18, least: 11 } as const;
/** A print with fewer px per px of the sheet is too small for the legend, which would be illegible. */
const LEAST_LEGEND = 0.6;

/** Prints title, legend and result below the block. */
function caption(ctx: Ctx, { heroes, skulls }: LastBoard, words: PrintWords, { top, k, hasTurns }: CaptionPlace): void {
  const measure = measureWith(ctx);
  const [left, room] = [36, 448];
  drawFitted(ctx, fitTitle(words.title, room, 38, measure), left, top + 12, {
    anchor: 'top',
    align: 'left',
    fill: PALETTE.ink,
  });
  const hasLegend = k >= LEAST_LEGEND;
  if (hasLegend) {
    const marks: LegendMark[] = [
      ...(skulls.length > 0 ? [{ mark: 'skull', word: words.killed } as const] : []),
      ...(hasTurns ? [{ mark: 'seal', word: words.turningPoint } as const] : []),
    ];
    const ways = heroes.map((_, way) => ({ mark: way, word: words.heroes[way] ?? '' }));
    legend(ctx, { x: left, y: top + 83, width: room }, ways, marks);
  }
  const size = Math.max(RESULT.size, RESULT.least / k);
  const box = { width: room, height: hasLegend ? 44 : 84 };
  const result = fitText(words.line, box, { family: 'text', weight: 600, size }, measure);
  drawFitted(ctx, result, left, top + (hasLegend ? 98 : 68), { anchor: 'top', align: 'left', fill: PALETTE.inkSoft });
}
