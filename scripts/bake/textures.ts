/** Draws textures that tile or cover a surface. Most use SVG turbulence filters, which are far too slow at run time. */
import { PALETTE } from '../../src/scenes/art/palette';
import { stream } from '../../src/scenes/art/seed';
import type { Picture, Piece } from './picture';

const noise = (id: string, kind: string, frequency: string, octaves: number, seed: number, matrix: string): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="${kind}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/>` +
  `<feColorMatrix values="${matrix}"/></filter>`;

const filled = (size: number, filter: string, opacity: number): string =>
  `<rect width="${size}" height="${size}" filter="url(#${filter})" opacity="${opacity}"/>`;

/**
 * Rag paper, a tile with sides of 320 css px: fibres, stains and grain. The game multiplies a finished picture by the tile, so white parts
 * change nothing.
 */
const grain: Picture = {
  file: 'textures/grain.webp',
  width: 320,
  height: 320,
  scale: 1.6,
  quality: 0.62,
  body:
    noise('grain', 'fractalNoise', '.75', 3, 4, '0 0 0 0 .32  0 0 0 0 .21  0 0 0 0 .09  0 0 0 .9 -.34') +
    noise('stain', 'fractalNoise', '.012 .02', 4, 9, '0 0 0 0 .45  0 0 0 0 .28  0 0 0 0 .08  0 0 0 1.3 -.55') +
    noise('fibre', 'fractalNoise', '.03 .5', 2, 2, '0 0 0 0 .62  0 0 0 0 .5  0 0 0 0 .34  0 0 0 1.6 -.85') +
    '<rect width="320" height="320" fill="#fff"/>' +
    filled(320, 'stain', 0.27) +
    filled(320, 'fibre', 0.16) +
    filled(320, 'grain', 0.42),
};

/** Specks that look like patches without ink. They are paper-coloured, so they show only on ink. */
export const speckle = (scale: number): Piece => ({
  name: 'speckle',
  width: 192,
  height: 192,
  scale,
  inks: [PALETTE.paper],
  steps: 3,
  body:
    noise('speck', 'fractalNoise', '.42', 3, 21, '0 0 0 0 .92  0 0 0 0 .87  0 0 0 0 .77  0 0 0 8 -5.35') +
    filled(192, 'speck', 1),
});

/** Six planks of dark oiled wood, a tile with sides of 900 css px. */
function wood(): Picture {
  const seams = [0, 150, 300, 450, 600, 750].map(
    (y, i) =>
      `<rect y="${y}" width="900" height="2.5" fill="#0a0604"/>` +
      `<rect y="${y + 2.5}" width="900" height="1" fill="#6b4a2c" opacity=".35"/>` +
      `<rect x="${(i * 367) % 900}" y="${y}" width="2.5" height="150" fill="#0a0604"/>`,
  );
  return {
    file: 'textures/wood.webp',
    width: 900,
    height: 900,
    scale: 1.2,
    quality: 0.6,
    body:
      noise('year', 'fractalNoise', '.0035 .07', 4, 12, '0 0 0 0 .42  0 0 0 0 .27  0 0 0 0 .16  0 0 0 2.2 -.95') +
      noise('pore', 'fractalNoise', '.004 .3', 3, 5, '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 2 -.9') +
      `<rect width="900" height="900" fill="#241912"/>${filled(900, 'year', 0.5)}${filled(900, 'pore', 0.7)}` +
      seams.join(''),
  };
}

/**
 * Tooled leather of the panels, a tile with sides of 200 css px. The contrast in the file is stronger than on the screen, because
 * compression would remove a faint texture.
 */
const leather: Picture = {
  file: 'textures/leather.webp',
  width: 200,
  height: 200,
  scale: 1.6,
  quality: 0.6,
  body:
    noise('hide', 'turbulence', '.09', 3, 3, '0 0 0 0 .55  0 0 0 0 .38  0 0 0 0 .25  0 0 0 .8 -.2') +
    `<rect width="200" height="200" fill="#1F1712"/>${filled(200, 'hide', 0.9)}`,
};

const SCUFFED = '#FFF3D8';

/** Draws pale scuffs along the rim of a card; the game stretches this piece over cards of any size. */
export function wear(scale: number): Piece {
  const next = stream(77);
  let scuffs = '';
  for (let i = 0; i < 130; i++) {
    const edge = i % 4;
    const along = next() * 100;
    const depth = next() * next() * 0.5;
    const length = 0.3 + next() * 1.5;
    const thin = 0.12 + next() * 0.22;
    const [x, y] = (
      [
        [along, depth],
        [along, 140 - depth],
        [depth, along * 1.4],
        [100 - depth, along * 1.4],
      ] as const
    )[edge as 0 | 1 | 2 | 3];
    const [rx, ry] = edge < 2 ? [length, thin] : [thin, length];
    scuffs += `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" opacity="${(0.15 + next() * 0.4).toFixed(2)}"/>`;
  }
  return {
    name: 'wear',
    width: 100,
    height: 140,
    scale,
    inks: [SCUFFED],
    steps: 12,
    body: `<g fill="${SCUFFED}">${scuffs}</g>`,
  };
}

/** Textures that both the game and the CSS use. CSS cannot repeat a part of an atlas, so each texture is a file of its own. */
export const tiles = (): readonly Picture[] => [grain, wood(), leather];
