/** Draws the first throws of a daily scenario as a strip of the ruler, for panels and for a picture to share. */
import type { Face } from '../../../rules/inHand/vocabulary';
import type { Drawing } from '../../sharing';

type Ctx = CanvasRenderingContext2D;

const INK = '#17120E';
const PAPER = '#E9DCBE';
const BONE = '#F2E8D2';
const VERMILION = '#B3261A';

/** The number of cells in a full row. */
const IN_A_ROW = 12;
/** The largest number of cells in a strip. The strip leaves out all later throws. */
const MAX_CELLS = 36;
/** The gap below each row, as a fraction of a cell's height. */
const GAP = 0.16;

const LOGO = new URL('../../../../assets/key/logotype.webp', import.meta.url).href;

export interface Strip {
  /** The results of the throws in their order, such as 'ABCCA'. */
  readonly letters: string;
  readonly isWon: boolean;
}

/** The faces that the strip shows: the first MAX_CELLS throws. */
export function facesOf({ letters }: Strip): Face[] {
  return [...letters.slice(0, MAX_CELLS)].filter((each): each is Face => 'ABC'.includes(each));
}

/** The height of the strip divided by its width. */
export function ratioOf(strip: Strip): number {
  return Math.max(1, Math.ceil(facesOf(strip).length / IN_A_ROW)) * ((1 + GAP) / IN_A_ROW);
}

/** A pseudo-random number from -1 to 1 for a small irregularity of an edge. Equal `n` give the same number. */
const nick = (n: number): number => (((n * 7919) % 13) - 6) / 6;

/** Sets the path of the shape that stands for a face: a gable for A, a square for B, a disc for C. Neither strokes nor fills the path. */
function shape(ctx: Ctx, face: Face, x: number, y: number, size: number, seed: number): void {
  const wobble = (n: number) => nick(seed * 5 + n) * size * 0.025;
  const [l, t, r, b] = [x + size * 0.18, y + size * 0.18, x + size * 0.82, y + size * 0.82];
  ctx.beginPath();
  if (face === 'C') ctx.arc(x + size / 2, y + size / 2, size * 0.34, 0, Math.PI * 2);
  else {
    if (face === 'A') {
      ctx.moveTo(x + size / 2 + wobble(0), t - size * 0.06);
      ctx.lineTo(r, y + size * 0.42 + wobble(1));
    } else {
      ctx.moveTo(l + wobble(0), t + wobble(1));
      ctx.lineTo(r + wobble(2), t);
    }
    ctx.lineTo(r, b + wobble(3));
    ctx.lineTo(l + wobble(4), b);
    if (face === 'A') ctx.lineTo(l, y + size * 0.42 + wobble(5));
    ctx.closePath();
  }
}

/** Draws the cuts between a cell's edge and the shape in the cell. */
function gouges(ctx: Ctx, x: number, y: number, size: number, seed: number, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(0.7, size * 0.03);
  ctx.beginPath();
  for (let n = 0; n < 14; n++) {
    const angle = (n / 14) * Math.PI * 2 + nick(seed + n) * 0.12;
    const [from, to] = [size * (0.44 + nick(seed + n * 3) * 0.02), size * (0.52 + nick(n) * 0.04)];
    ctx.moveTo(x + size / 2 + Math.cos(angle) * from, y + size / 2 + Math.sin(angle) * from);
    ctx.lineTo(x + size / 2 + Math.cos(angle) * to, y + size / 2 + Math.sin(angle) * to);
  }
  ctx.stroke();
}

function cell(ctx: Ctx, face: Face, x: number, y: number, size: number, seed: number): void {
  const [ground, mark] = face === 'A' ? [INK, BONE] : [BONE, INK];
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, size, size);
  ctx.fillStyle = ground;
  ctx.fill();
  ctx.clip();
  if (face === 'C') {
    ctx.strokeStyle = INK;
    ctx.lineWidth = size * 0.045;
    ctx.beginPath();
    for (let dash = -size; dash < size; dash += size * 0.14) {
      ctx.moveTo(x + dash, y);
      ctx.lineTo(x + dash + size, y + size);
    }
    ctx.stroke();
  } else gouges(ctx, x, y, size, seed, mark);
  shape(ctx, face, x, y, size, seed);
  ctx.fillStyle = face === 'C' ? BONE : mark;
  ctx.fill();
  ctx.fillStyle = face === 'B' ? BONE : INK;
  ctx.font = `900 ${size * 0.46}px Piazzolla, Georgia, serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(face, x + size / 2, y + size * 0.54);
  ctx.restore();
  ctx.strokeStyle = INK;
  ctx.lineWidth = Math.max(1, size * 0.05);
  ctx.strokeRect(x, y, size, size);
}

/** Draws the strip with its upper left corner at (x, y), and a red line under each row. All lengths are in px. */
export function drawStrip(ctx: Ctx, strip: Strip, x: number, y: number, width: number): void {
  const size = width / IN_A_ROW;
  facesOf(strip).forEach((face, n) => {
    const [column, row] = [n % IN_A_ROW, Math.floor(n / IN_A_ROW)];
    cell(ctx, face, x + column * size, y + row * size * (1 + GAP), size, n + 1);
  });
  const faces = facesOf(strip).length;
  ctx.fillStyle = VERMILION;
  for (let row = 0; row * IN_A_ROW < faces; row++) {
    const cells = Math.min(IN_A_ROW, faces - row * IN_A_ROW);
    ctx.fillRect(x, y + row * size * (1 + GAP) + size, cells * size, size * 0.07);
  }
}

/** A picture of the strip that the player can share. `lines` are two texts above the strip and one below it. */
export function stripPicture(strip: Strip, lines: readonly [over: string, title: string, result: string]): Drawing {
  const [width, side] = [1200, 60];
  const room = width - 2 * side;
  const height = Math.round(ratioOf(strip) * room) + 330;
  return {
    width,
    height,
    async draw(ctx) {
      const logo = new Image();
      logo.src = LOGO;
      const hasLogo = await logo.decode().then(
        () => true,
        () => false,
      );
      await document.fonts.load('900 40px Piazzolla', lines[1]).catch(() => []);
      ctx.fillStyle = PAPER;
      ctx.fillRect(0, 0, width, height);
      ctx.fillStyle = INK;
      ctx.fillRect(0, 0, width, 92);
      if (hasLogo) ctx.drawImage(logo, side, 14, (64 * logo.width) / logo.height, 64);
      ctx.textAlign = 'right';
      ctx.fillStyle = BONE;
      ctx.font = '600 30px "Fira Sans Condensed", "Arial Narrow", sans-serif';
      ctx.fillText(lines[0], width - side, 58, room / 2);
      ctx.textAlign = 'left';
      ctx.fillStyle = INK;
      ctx.font = '900 52px Piazzolla, Georgia, serif';
      ctx.fillText(lines[1], side, 172, room);
      drawStrip(ctx, strip, side, 212, room);
      ctx.textBaseline = 'alphabetic';
      ctx.textAlign = 'left';
      ctx.fillStyle = strip.isWon ? VERMILION : INK;
      ctx.font = '900 44px Piazzolla, Georgia, serif';
      ctx.fillText(lines[2], side, height - 44, room);
    },
  };
}
