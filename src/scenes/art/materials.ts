/// <reference types="vite/client" />
/**
 * Loads the baked pictures of assets/. The tiles `grain` (paper), `wood` and `leather` are repeated; the style sheets
 * use them too. All other pictures are cut on demand from an atlas, which stays compressed in memory. There are two
 * atlases, for screens of low and of high density.
 */
import frames from './atlas.gen.json';
import { piecesOf } from './pieces';

const TILES = {
  grain: new URL('../../../assets/textures/grain.webp', import.meta.url).href,
  wood: new URL('../../../assets/textures/wood.webp', import.meta.url).href,
  leather: new URL('../../../assets/textures/leather.webp', import.meta.url).href,
} as const;

const SHEETS = {
  '2x': new URL('../../../assets/atlas/2x.webp', import.meta.url).href,
  '3x': new URL('../../../assets/atlas/3x.webp', import.meta.url).href,
} as const;

export type Picture = HTMLImageElement | ImageBitmap;
type TileName = keyof typeof TILES;
type PieceName = keyof (typeof frames)['2x'];

/** The size of one repeat of a tile, in CSS px. */
export const TILE = { grain: 320, wood: 900, leather: 200 } as const satisfies Record<TileName, number>;

/** The pieces that every painted card needs. */
const PRINT = ['speckle', 'wear'] as const satisfies readonly PieceName[];

const tiles = new Map<string, Picture>();

async function loadTile(name: string, url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    tiles.set(name, image);
  } catch {
    // A missing texture must not stop the game. Painters then draw without the texture.
  }
}

/** Loads the tiles. The promise resolves even if a tile cannot be loaded. */
export async function loadTiles(): Promise<void> {
  await Promise.all(Object.entries(TILES).map(([name, url]) => loadTile(name, url)));
}

/**
 * The atlas of pieces, in the version for the screen's density at the first call of `load`. The version stays the same if
 * the window later moves to another screen.
 */
const atlas = piecesOf(() => {
  const density = devicePixelRatio > 2 ? '3x' : '2x';
  return { url: SHEETS[density], frames: frames[density] };
});

const portraitName = (id: string): string => `monster/${id}`;

/** Loads the pieces that every painted card needs. */
export const loadPrint = (): Promise<void> => atlas.load(PRINT);
/**
 * Loads the pieces that a scenario's cards need.
 * @param ids the ids of the scenario's monsters
 */
export const loadPortraits = (ids: readonly string[]): Promise<void> =>
  atlas.load([...PRINT, ...ids.map(portraitName)]);
/** Loads the picture of a thumb, for the hands that hold the cards. */
export const loadThumb = (): Promise<void> => atlas.load(['thumb']);

/** A tile or a piece; undefined until the picture is loaded. */
export const picture = (name: TileName | PieceName): Picture | undefined => tiles.get(name) ?? atlas.get(name);
/** The portrait of a monster; undefined until it is loaded, and if the atlas has none. */
export const portrait = (id: string): Picture | undefined => atlas.get(portraitName(id));
