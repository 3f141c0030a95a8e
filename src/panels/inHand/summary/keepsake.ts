/** Draws and shares the picture of a result: the hero, the scenario, the outcome and four numbers. */
import { HEROES } from '../../../flow/inHand/campaign';
import { type ShareResult, sharePicture } from '../../sharing';
import { HERO_PORTRAITS } from '../heroPortraits';

/** The contents of the picture. */
export interface Keepsake {
  /** The hero's id. */
  readonly hero: string;
  /** The text above the title, such as the scenario's name, or the day of a daily scenario. */
  readonly over: string;
  /** The title, which says the outcome. */
  readonly title: string;
  readonly figures: readonly { readonly what: string; readonly is: string; readonly note?: string }[];
  /** The label of the seal. */
  readonly seal: string;
}

/** The size of the picture in px: the usual size of link previews. */
const WIDTH = 1200;
const HEIGHT = 630;
const FILE = 'gloomholdin.png';

const INK = '#17120E';
const INK_SOFT = '#3A2E24';
const PAPER = '#E9DCBE';
const BONE = '#F2E8D2';
const VERMILION = '#B3261A';

const GRAIN = new URL('../../../../assets/textures/grain.webp', import.meta.url).href;
const SEAL = new URL('../../../../assets/ui/seal.svg', import.meta.url).href;
const LOGO = new URL('../../../../assets/key/logotype.webp', import.meta.url).href;

type Ctx = CanvasRenderingContext2D;

/** Loads an image. Null if the image cannot be loaded; the picture is then drawn without the image. */
async function image(source: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = source;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

const title = (size: number): string => `900 ${size}px Piazzolla, Georgia, serif`;
const text = (size: number, weight = 600): string =>
  `${weight} ${size}px "Fira Sans Condensed", "Arial Narrow", sans-serif`;

/** Writes a line of text. If the text is wider than `room` px, the font becomes smaller. */
function write(
  ctx: Ctx,
  words: string,
  x: number,
  y: number,
  room: number,
  font: (size: number) => string,
  size: number,
): void {
  ctx.font = font(size);
  const width = ctx.measureText(words).width;
  if (width > room) ctx.font = font(Math.max(12, Math.floor((size * room) / width)));
  ctx.fillText(words, x, y, room);
}

/** Splits a text at its spaces into lines that are at most `room` px wide; only a single longer word is wider. */
function linesOf(ctx: Ctx, words: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/ +/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && ctx.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Fills a box with a picture, cropped to the box. */
function cover(ctx: Ctx, picture: HTMLImageElement, x: number, y: number, width: number, height: number): void {
  const k = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [width / k, height / k];
  ctx.drawImage(picture, (picture.width - w) / 2, (picture.height - h) / 2, w, h, x, y, width, height);
}

/** Draws the ruler along the lower edge of the picture, with dark cells for A, light for B and hatched for C. */
function ruler(ctx: Ctx, x: number, y: number, width: number, height: number): void {
  const cell = 62;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
  ctx.textAlign = 'center';
  for (let i = 0; i * cell < width; i++) {
    const at = x + i * cell;
    ctx.fillStyle = i % 3 === 0 ? INK : BONE;
    ctx.fillRect(at, y, cell, height);
    if (i % 3 === 2) {
      ctx.lineWidth = 3;
      ctx.strokeStyle = INK_SOFT;
      for (let dash = -height; dash < cell; dash += 11) {
        ctx.beginPath();
        ctx.moveTo(at + Math.max(0, dash), y + Math.max(0, -dash));
        ctx.lineTo(at + Math.min(cell, dash + height), y + Math.min(height, cell - dash));
        ctx.stroke();
      }
      ctx.fillStyle = BONE;
      ctx.fillRect(at + cell / 2 - 15, y, 30, height);
    }
    ctx.fillStyle = i % 3 === 0 ? BONE : INK;
    ctx.font = title(25);
    ctx.fillText('ABC'.charAt(i % 3), at + cell / 2, y + height / 2 + 9);
  }
  ctx.fillStyle = INK;
  ctx.fillRect(x, y, width, 3);
  ctx.restore();
}

async function draw(ctx: Ctx, { hero, over, title: heading, figures, seal: word }: Keepsake): Promise<void> {
  const id = HEROES.find((each) => each === hero) ?? HEROES[0];
  const [portrait, grain, seal, logo] = await Promise.all([HERO_PORTRAITS[id], GRAIN, SEAL, LOGO].map(image));
  // If the fonts cannot be loaded, the browser uses its default fonts.
  await Promise.all([title(40), text(40), text(40, 500)].map((font) => document.fonts.load(font, heading))).catch(
    () => {},
  );
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  const pattern = grain && ctx.createPattern(grain, 'repeat');
  if (pattern) {
    ctx.globalCompositeOperation = 'multiply';
    ctx.fillStyle = pattern;
    ctx.fillRect(0, 0, WIDTH, HEIGHT);
    ctx.globalCompositeOperation = 'source-over';
  }
  ctx.fillStyle = INK;
  ctx.fillRect(0, 0, 416, HEIGHT);
  if (portrait) cover(ctx, portrait, 18, 18, 380, HEIGHT - 36 - 46);
  ctx.fillRect(416, 0, WIDTH - 416, 84);
  if (logo) ctx.drawImage(logo, 448, 10, (64 * logo.width) / logo.height, 64);
  ctx.fillStyle = VERMILION;
  ctx.fillRect(416, 84, WIDTH - 416, 7);

  const [left, room] = [456, WIDTH - 456 - 44];
  ctx.textAlign = 'left';
  ctx.fillStyle = INK_SOFT;
  write(ctx, over, left, 142, room, text, 30);
  ctx.fillStyle = INK;
  ctx.font = title(54);
  const lines = linesOf(ctx, heading, room);
  lines.slice(0, 2).forEach((line, index) => {
    write(ctx, line, left, 204 + index * 56, room, title, 54);
  });

  // The four numbers are in two columns and two rows beside the seal.
  const column = 262;
  figures.slice(0, 4).forEach(({ what, is, note }, index) => {
    const [x, y] = [left + (index % 2) * column, 340 + Math.floor(index / 2) * 130];
    ctx.fillStyle = INK;
    ctx.fillRect(x, y - 42, column - 26, 2);
    ctx.fillStyle = INK_SOFT;
    write(ctx, what, x, y - 12, column - 26, text, 23);
    ctx.fillStyle = INK;
    ctx.font = title(62);
    const width = ctx.measureText(is).width;
    ctx.fillText(is, x, y + 48);
    const [first, second] = notesOf(ctx, note ?? '', column - 40 - width);
    ctx.fillStyle = INK_SOFT;
    write(ctx, first, x + width + 14, second ? y + 22 : y + 42, column - 40 - width, (size) => text(size, 500), 20);
    if (second) write(ctx, second, x + width + 14, y + 46, column - 40 - width, (size) => text(size, 500), 20);
  });

  if (seal) {
    ctx.save();
    ctx.translate(1082, 452);
    ctx.rotate(-0.14);
    ctx.drawImage(seal, -92, -92, 184, 184);
    ctx.textAlign = 'center';
    ctx.fillStyle = '#FFF1D8';
    write(ctx, word, 0, 8, 118, title, 30);
    ctx.restore();
  }
  ruler(ctx, 0, HEIGHT - 46, WIDTH, 46);
}

/** Splits a note into two lines; the second may be empty. */
function notesOf(ctx: Ctx, note: string, room: number): readonly [first: string, second: string] {
  ctx.font = text(20, 500);
  const [first = '', ...rest] = linesOf(ctx, note, room);
  return [first, rest.join(' ')];
}

/** The text that is shared with the picture: the line above the title, the title, and a line for each number. */
export function shareText({ over, title: heading, figures }: Keepsake): string {
  const lines = figures.map(({ what, is, note }) => (note ? `${what}: ${is} (${note})` : `${what}: ${is}`));
  return [`Gloomholdin’ · ${over}`, heading, ...lines].join('\n');
}

/** Shares picture and text, or saves the picture as a file if the browser cannot share or the system refuses. */
export function shareKeepsake(keepsake: Keepsake): Promise<ShareResult> {
  return sharePicture({ width: WIDTH, height: HEIGHT, draw: (ctx) => draw(ctx, keepsake) }, FILE, shareText(keepsake));
}
