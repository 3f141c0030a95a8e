/** Paints and caches the textures of a scene: repaints a texture only when its content has changed. */
import type Phaser from 'phaser';
import { bakeMm, type Piece, type Size } from '../art';
import type { Ctx } from '../art/types';
import { density } from '../canvas';

/** One painting job. */
export interface Bake {
  readonly key: string;
  /** The texture's size, in the units in which `paint` draws: mm of a card, or CSS px if `mm` is 1. */
  readonly size: Size;
  /** CSS px per unit of `size`. */
  readonly mm: number;
  /** All data on which the painting depends. */
  readonly model: unknown;
  readonly paint: (ctx: Ctx) => void;
}

/** A texture and the content painted on it. */
interface BakedTexture {
  readonly texture: string;
  model: string;
  /** The last round of painting ahead that needed this content. */
  round: number;
}

/** The maximum number of textures per key: the texture shown now and those that may be shown next. */
const TEXTURES_PER_KEY = 3;

export class Baker {
  /** Textures by key. The first of each list is the one shown now. */
  private readonly baked = new Map<string, BakedTexture[]>();
  private round = 0;
  /** Counts what was begun to be painted ahead. */
  private begun = 0;

  constructor(private readonly textures: Phaser.Textures.TextureManager) {}

  /**
   * Does the same as `show` for a painter that draws in mm of a card, with `mm` CSS px per mm.
   * @returns the texture's key
   */
  inMm(key: string, size: Size, mm: number, model: unknown, paint: (ctx: Ctx) => void): string {
    return this.show({ key, size, mm, model, paint });
  }

  /**
   * Does the same as `show` for a painter that draws in CSS px.
   * @returns the texture's key
   */
  inPx(key: string, width: number, height: number, model: unknown, paint: (ctx: Ctx) => void): string {
    return this.show({ key, size: { width, height }, mm: 1, model, paint });
  }

  /**
   * Finds or paints the texture for content that is about to be shown: paints only if no texture of the key has this
   * content yet.
   * @returns the texture's key
   */
  show(bake: Bake): string {
    const wanted = fingerprintOf(bake);
    const all = this.texturesOf(bake.key);
    const found = all.findIndex(({ model }) => model === wanted);
    // If nothing matches (`found` is -1), splice takes the last texture of the list, which is then repainted.
    const [shown = { texture: bake.key, model: '', round: 0 }] = all.splice(found, 1);
    all.unshift(shown);
    if (found < 0 || !this.textures.exists(shown.texture)) this.paint(bake, shown.texture);
    shown.model = wanted;
    // Once it is shown no more, other content may be painted over it.
    shown.round = 0;
    return shown.texture;
  }

  /** Begins a round of painting ahead. Content that only earlier rounds needed may be painted over. */
  beginRound(): void {
    this.round += 1;
  }

  /**
   * Begins to paint content that may be shown next, unless a texture has this content already or no texture of the key is free.
   * @returns the pieces of work to run, one after the other, as frames leave time; empty if there is nothing to paint. Pieces
   * do nothing any more once their texture is used for other content.
   */
  paintAhead(bake: Bake): readonly Piece[] {
    const wanted = fingerprintOf(bake);
    const all = this.texturesOf(bake.key);
    const found = all.find(({ model }) => model === wanted);
    if (found) {
      found.round = this.round;
      return [];
    }
    const spare =
      all.length < TEXTURES_PER_KEY
        ? { texture: bake.key + '+'.repeat(all.length), model: '', round: 0 }
        : all.findLast(({ round }, at) => at > 0 && round !== this.round);
    if (!spare) return [];
    if (!all.includes(spare)) all.push(spare);
    this.begun += 1;
    const unfinished = `unfinished ${this.begun}`;
    Object.assign(spare, { model: unfinished, round: this.round });
    const pieces = this.piecesOf(bake, spare.texture);
    return pieces.map((piece, nth) => () => {
      if (spare.model !== unfinished) return;
      piece();
      if (nth === pieces.length - 1) spare.model = wanted;
    });
  }

  /** Whether a texture has this content. */
  has(bake: Bake): boolean {
    const wanted = fingerprintOf(bake);
    return this.texturesOf(bake.key).some(({ model }) => model === wanted);
  }

  private texturesOf(key: string): BakedTexture[] {
    const known = this.baked.get(key);
    if (known) return known;
    const made: BakedTexture[] = [];
    this.baked.set(key, made);
    return made;
  }

  private paint(bake: Bake, texture: string): void {
    for (const piece of this.piecesOf(bake, texture)) piece();
  }

  private piecesOf(bake: Bake, texture: string): readonly Piece[] {
    return bakeMm(this.textures, texture, bake.size, scaleOf(bake), density(), bake.paint);
  }

  /** Removes all textures, after everything that shows one of them. Without this, spare textures of many games would add up. */
  clear(): void {
    this.invalidate();
    for (const { texture } of [...this.baked.values()].flat())
      if (this.textures.exists(texture)) this.textures.remove(texture);
    this.baked.clear();
  }

  /** Forces a repaint of every texture when it is next shown, because fonts or language have changed. */
  invalidate(): void {
    for (const all of this.baked.values()) for (const each of all) each.model = '';
  }
}

/** Rounds px per mm up to half steps, at least 1, so that a card that scales slightly while it moves is rarely repainted. */
function scaleOf({ mm }: Bake): number {
  return Math.max(1, Math.ceil(mm * 2) / 2);
}

function fingerprintOf(bake: Bake): string {
  const { width, height } = bake.size;
  return JSON.stringify([density(), scaleOf(bake), width, height, bake.model]);
}
