/// <reference types="vite/client" />
/** The baked pictures of assets/: paper, wood, leather, portraits. Loaded once, before anything is painted. */

const TEXTURES = {
  grain: new URL('../../../assets/textures/grain.webp', import.meta.url).href,
  speckle: new URL('../../../assets/textures/speckle.webp', import.meta.url).href,
  wear: new URL('../../../assets/textures/wear.webp', import.meta.url).href,
  wood: new URL('../../../assets/textures/wood.webp', import.meta.url).href,
  leather: new URL('../../../assets/textures/leather.webp', import.meta.url).href,
} as const;

const KEY_ART = {
  titleWide: new URL('../../../assets/key/title-wide.webp', import.meta.url).href,
  titleTall: new URL('../../../assets/key/title-tall.webp', import.meta.url).href,
  logotype: new URL('../../../assets/key/logotype.webp', import.meta.url).href,
  thumbLeft: new URL('../../../assets/key/thumb-left.webp', import.meta.url).href,
  thumbRight: new URL('../../../assets/key/thumb-right.webp', import.meta.url).href,
} as const;

export type TextureName = keyof typeof TEXTURES;
export type KeyArtName = keyof typeof KEY_ART;

const byId = (files: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.webp'.length), String(url)]),
  );

const PORTRAITS = byId(
  import.meta.glob('../../../assets/portraits/*.webp', { eager: true, query: '?url', import: 'default' }),
);

/** CSS px that one repeat of a tile covers. */
export const TILE = { grain: 320, speckle: 192, wood: 900, leather: 200 } as const;

const loaded = new Map<string, HTMLImageElement>();

/** Resolves when the picture can be drawn, or at once when it cannot be had: painters do without. */
async function load(url: string): Promise<void> {
  if (loaded.has(url)) return;
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    loaded.set(url, image);
  } catch {
    // A missing texture must not stop the game; the face is printed on plain paper.
  }
}

/** Paper, specks, wear, wood and leather. */
export async function loadMaterials(): Promise<void> {
  await Promise.all(Object.values(TEXTURES).map(load));
}

/** Portraits of heroes and monsters of a scenario, by id. */
export async function loadPortraits(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map(portraitUrl).map((url) => (url ? load(url) : undefined)));
}

export async function loadKeyArt(names: readonly KeyArtName[]): Promise<void> {
  await Promise.all(names.map((name) => load(KEY_ART[name])));
}

export const texture = (name: TextureName): HTMLImageElement | undefined => loaded.get(TEXTURES[name]);
export const keyArt = (name: KeyArtName): HTMLImageElement | undefined => loaded.get(KEY_ART[name]);
export const portrait = (id: string): HTMLImageElement | undefined => loaded.get(portraitUrl(id) ?? '');

const portraitUrl = (id: string): string | undefined => PORTRAITS[id];
