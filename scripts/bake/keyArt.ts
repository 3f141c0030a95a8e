/** Draws the key art (a hand with a fan of cards in front of carved rays) and the logotype. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gougeField, rays } from '../../src/scenes/art/carve';
import { PALETTE } from '../../src/scenes/art/palette';
import { THUMB, thumb } from './hands';
import { iconBody } from './icons';
import { CARVED_RED, type Picture, printFilter } from './picture';

/**
 * Angle in degrees and icon of each card, in the order of painting: the two cards on the left, the two on the right, and last the hero's
 * card in the middle. On each side the outer card comes first. 'flip' mirrors the icon.
 */
const FAN = [
  [-46, 'ghost'],
  [-23, 'raven', 'flip'],
  [46, 'rock-golem'],
  [23, 'shambling-zombie'],
  [0, 'cowled'],
] as const;

/** Draws one card of the fan, 210 x 296 before scaling, turned about a point below the card. */
function card(angle: number, icon: string, flip: boolean, index: number): string {
  const light = rays({
    x: 105,
    y: 140,
    from: 62,
    to: 175,
    sheaves: 64,
    seed: index * 7 + 3,
    width: 2.6,
    stretchX: 0.8,
  });
  const body = iconBody(icon);
  return (
    `<g transform="rotate(${angle}) scale(.93) translate(-105,-440)">` +
    `<rect x="-7" y="-7" width="224" height="310" rx="14" fill="${PALETTE.ink}"/>` +
    `<rect width="210" height="296" rx="10" fill="${PALETTE.paper}"/>` +
    `<clipPath id="face${index}"><rect x="12" y="12" width="186" height="272" rx="5"/></clipPath>` +
    `<g clip-path="url(#face${index})"><rect x="12" y="12" width="186" height="272" fill="${PALETTE.ink}"/>` +
    `<ellipse cx="105" cy="140" rx="66" ry="70" fill="${PALETTE.paper}"/><path d="${light}" fill="${PALETTE.paper}"/></g>` +
    `<g transform="translate(${flip ? 185 : 25},60) scale(${flip ? -0.3125 : 0.3125},.3125)" stroke-linejoin="round">` +
    `<g color="${PALETTE.paper}" stroke="${PALETTE.paper}" stroke-width="44">${body}</g>` +
    `<g color="${PALETTE.ink}">${body}</g></g></g>`
  );
}

interface Hand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Outer radius of the rays. */
  readonly reach: number;
}

/** Draws the rays, the five cards and the thumb that holds them, around a centre. */
function hand({ x, y, scale, reach }: Hand): string {
  const k = scale;
  const light = rays({ x, y, from: 262 * k, to: reach, sheaves: 330, seed: 5, width: 6.2 * k });
  const red = rays({ x, y, from: 300 * k, to: reach * 0.93, sheaves: 64, seed: 17, width: 5 * k });
  const grip = 0.92 * k;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${300 * k}" ry="${270 * k}" fill="${PALETTE.paper}"/>` +
    `<path d="${light}" fill="${PALETTE.paper}"/><path d="${red}" fill="${CARVED_RED}"/>` +
    `<g transform="translate(${x},${y + 214 * k}) scale(${k})">${FAN.map(([angle, icon, flip], i) => card(angle, icon, flip === 'flip', i)).join('')}</g>` +
    `<g transform="translate(${x - 156 * k},${y + 6 * k}) rotate(5) scale(${grip})">${thumb(5)}` +
    `<rect x="-9" y="${THUMB.height}" width="208" height="400" fill="${PALETTE.ink}"/></g>`
  );
}

/** An area of plain ink with a few faint gouge marks, as a background for the logotype or the menu. */
const calm = (outline: string, x: number, y: number, width: number, height: number, count: number): string =>
  `<path d="${outline}" fill="${PALETTE.ink}"/><path transform="translate(${x},${y})" fill="${PALETTE.paper}" opacity=".13" ` +
  `d="${gougeField({ width, height, count, seed: 6, length: 34, thickness: 2.4, angle: 2.75 })}"/>`;

const glow = (x: number, y: number, rx: number, ry: number): string =>
  `<radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x},${y}) scale(${rx},${ry})">` +
  '<stop offset=".45" stop-color="#0a0604" stop-opacity="0"/><stop offset="1.1" stop-color="#0a0604" stop-opacity=".72"/></radialGradient>' +
  `<radialGradient id="candle" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x},${y}) scale(${rx * 0.62},${ry * 0.62})">` +
  '<stop offset="0" stop-color="#ffab4a" stop-opacity=".34"/><stop offset="1" stop-color="#ffab4a" stop-opacity="0"/></radialGradient>';

function titlePage(file: string, width: number, height: number, at: Hand, field: string, scale: number): Picture {
  const whole = `<rect width="${width}" height="${height}"`;
  return {
    file,
    width,
    height,
    scale,
    quality: 0.6,
    ground: PALETTE.ink,
    body:
      `<defs>${printFilter(1.3)}${glow(at.x, at.y, width * 0.85, height * 0.75)}</defs>` +
      `<g filter="url(#print)">${whole} fill="${PALETTE.ink}"/>${hand(at)}${field}</g>` +
      `${whole} fill="url(#candle)" style="mix-blend-mode:overlay"/>${whole} fill="url(#dusk)"/>`,
  };
}

/** Picture for wide windows, 1440 x 900: the hand on the left, a calm area for the logotype and the menu on the right. */
const wide = (): Picture =>
  titlePage(
    'key/title-wide.webp',
    1440,
    900,
    { x: 382, y: 590, scale: 1, reach: 1260 },
    calm(
      'M728 112C880 92 1180 92 1460 100L1460 834C1200 852 920 848 742 826C718 620 712 300 728 112Z',
      720,
      120,
      700,
      700,
      90,
    ),
    1.25,
  );

/** Picture for tall windows, 600 x 1300: from top to bottom a calm area for the logotype, the hand, and a calm area for the menu. */
const tall = (): Picture =>
  titlePage(
    'key/title-tall.webp',
    600,
    1300,
    { x: 300, y: 560, scale: 0.72, reach: 860 },
    calm('M-10 -10H610V246C420 262 180 262 -10 240Z', 0, 0, 600, 230, 26) +
      calm('M-10 806C150 788 420 790 610 812V1310H-10Z', 0, 830, 600, 470, 46),
    1.25,
  );

const fontFile = createRequire(import.meta.url).resolve('@fontsource/piazzolla/files/piazzolla-latin-900-normal.woff2');

/** Draws the logotype in a box of 624 x 132: a needle serves as the apostrophe, and a red line (the roll line) underlines the name. */
function logotype(): Picture {
  const font = `data:font/woff2;base64,${readFileSync(fontFile).toString('base64')}`;
  return {
    file: 'key/logotype.webp',
    width: 624,
    height: 132,
    scale: 2.4,
    quality: 0.85,
    body:
      `<style>@font-face{font-family:Piazzolla;font-weight:900;src:url(${font})}</style>` +
      '<filter id="cut" x="-5%" y="-20%" width="110%" height="140%" color-interpolation-filters="sRGB">' +
      '<feTurbulence type="fractalNoise" baseFrequency=".11" numOctaves="2" seed="3"/>' +
      '<feDisplacementMap in="SourceGraphic" scale="2.4" xChannelSelector="R" yChannelSelector="G"/></filter>' +
      `<g filter="url(#cut)"><text x="2" y="84" font-family="Piazzolla" font-weight="900" font-size="99" letter-spacing="-2.5" fill="${PALETTE.bone}">Gloomholdin</text>` +
      `<path transform="translate(585,17) scale(.86)" d="M17 62L0 30L10.5 34L7 0L27 0L23.5 34L34 30Z" fill="${PALETTE.vermilionLogo}"/>` +
      `<rect x="2" y="111" width="618" height="7" fill="${PALETTE.vermilionLogo}"/></g>`,
  };
}

export const keyArt = (): readonly Picture[] => [wide(), tall(), logotype()];
