/// <reference types="vite/client" />
/**
 * The baked pictures of assets/. Paper, wood and leather are tiles, which the style sheets repeat too. All else is cut out of the atlas
 * when it is wanted: one sheet for each density of screen, that is kept packed.
 */
import frames from './atlas.gen.json';

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

/** CSS px that one repeat of a tile covers. */
export const TILE = { grain: 320, wood: 900, leather: 200 } as const satisfies Record<TileName, number>;

/** What every sheet of paper is printed with. */
const PRINT = ['speckle', 'wear'] as const satisfies readonly PieceName[];

const loaded = new Map<string, Picture>();

async function loadTile(name: string, url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    loaded.set(name, image);
  } catch {
    // A missing texture must not stop the game; the face is printed on plain paper.
  }
}

/** Paper, wood and leather. */
export async function loadTiles(): Promise<void> {
  await Promise.all(Object.entries(TILES).map(([name, url]) => loadTile(name, url)));
}

/** The density is the screen's when the sheet is first needed: a move to another screen does not fetch another. */
let sheet: { readonly density: keyof typeof SHEETS; readonly packed: Promise<Blob> } | null = null;

function openSheet() {
  const density = devicePixelRatio > 2 ? '3x' : '2x';
  // Files for the present screen come first.
  const packed = fetch(SHEETS[density], { priority: 'low' }).then((answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.blob();
  });
  return { density, packed } as const;
}

/** Copied to a bitmap of its own: a piece that the browser crops may keep the whole sheet in memory. */
function cut(whole: ImageBitmap, [x = 0, y = 0, width = 0, height = 0]: readonly number[]): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(whole, -x, -y);
  return createImageBitmap(canvas);
}

/** Cuts pieces out of the atlas; resolves also when they cannot be had, or are not on it: painters do without. */
async function loadPieces(names: readonly string[]): Promise<void> {
  const wanted = names.filter((name) => !loaded.has(name) && Object.hasOwn(frames['2x'], name));
  if (wanted.length === 0) return;
  sheet ??= openSheet();
  const { density, packed } = sheet;
  try {
    const whole = await createImageBitmap(await packed);
    const all: Readonly<Record<string, readonly number[]>> = frames[density];
    await Promise.all(wanted.map(async (name) => loaded.set(name, await cut(whole, all[name] ?? []))));
    whole.close();
  } catch {
    // The next call tries again.
    sheet = null;
  }
}

const portraitName = (id: string): string => `monster/${id}`;

/** Specks and wear. */
export const loadPrint = (): Promise<void> => loadPieces(PRINT);
/** What a scenario's cards are printed with, its monsters by id. */
export const loadPortraits = (ids: readonly string[]): Promise<void> =>
  loadPieces([...PRINT, ...ids.map(portraitName)]);
export const loadThumb = (): Promise<void> => loadPieces(['thumb']);

export const picture = (name: TileName | PieceName): Picture | undefined => loaded.get(name);
export const portrait = (id: string): Picture | undefined => loaded.get(portraitName(id));
