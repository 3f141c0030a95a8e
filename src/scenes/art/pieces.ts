/** Cuts pieces from a baked atlas on demand. The atlas is loaded once and kept compressed. */

/** Left, top, width and height of each piece by name, in px. */
export type Frames = Readonly<Record<string, readonly number[]>>;

/** The pieces of an atlas. */
export interface Pieces {
  /**
   * Loads pieces. Resolves even if the atlas cannot be loaded or lacks a name. Painters then draw without these pieces,
   * and the next call tries again.
   */
  load(names: readonly string[]): Promise<void>;
  /** A piece that has been loaded; otherwise undefined. */
  get(name: string): ImageBitmap | undefined;
}

/**
 * The pieces of an atlas, none of them loaded yet.
 * @param choose returns the atlas; called once, at the first call of `load`
 */
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
  // The priority is low, because files that the current screen needs should arrive first.
  const answer = await fetch(url, { priority: 'low' });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.blob();
}

/** Copies a piece into its own bitmap, because a cropped bitmap may keep the whole atlas in memory. */
function cut(whole: ImageBitmap, [x = 0, y = 0, width = 0, height = 0]: readonly number[]): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(whole, -x, -y);
  return createImageBitmap(canvas);
}
