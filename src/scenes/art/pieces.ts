/** Pieces of a baked sheet, cut out when they are wanted; the sheet is fetched once, and kept packed. */

/** By the name of the piece: left, top, width and height, in pixels. */
export type Frames = Readonly<Record<string, readonly number[]>>;

export interface Pieces {
  /** Resolves also when they cannot be had, or are not on the sheet: painters do without, and the next call tries again. */
  load(names: readonly string[]): Promise<void>;
  get(name: string): ImageBitmap | undefined;
}

/** @param choose is asked once, when the first piece is wanted */
export function piecesOf(choose: () => { readonly url: string; readonly frames: Frames }): Pieces {
  const loaded = new Map<string, ImageBitmap>();
  const chosen: { readonly url: string; readonly frames: Frames }[] = [];
  let packed: Promise<Blob> | null = null;

  async function load(names: readonly string[]): Promise<void> {
    const { url, frames } = chosen[0] ?? choose();
    if (chosen.length === 0) chosen.push({ url, frames });
    const wanted = names.filter((name) => !loaded.has(name) && Object.hasOwn(frames, name));
    if (wanted.length === 0) return;
    packed ??= fetchSheet(url);
    try {
      const whole = await createImageBitmap(await packed);
      await Promise.all(wanted.map(async (name) => loaded.set(name, await cut(whole, frames[name] ?? []))));
      whole.close();
    } catch {
      packed = null;
    }
  }

  return { load, get: (name) => loaded.get(name) };
}

async function fetchSheet(url: string): Promise<Blob> {
  // Files for the present screen come first.
  const answer = await fetch(url, { priority: 'low' });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.blob();
}

/** Copied to a bitmap of its own: a piece that the browser crops may keep the whole sheet in memory. */
function cut(whole: ImageBitmap, [x = 0, y = 0, width = 0, height = 0]: readonly number[]): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(whole, -x, -y);
  return createImageBitmap(canvas);
}
