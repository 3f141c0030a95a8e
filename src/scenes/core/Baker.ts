/** Textures of a scene: each is painted when what it shows has changed, and not again. */
import type Phaser from 'phaser';
import { bakeMm, type Size } from '../art';
import type { Ctx } from '../art/types';
import { density } from '../canvas';

/** What is to be painted on the textures of a key: in mm of a card, at so many px each. `model` is whatever the painting depends on. */
export interface Bake {
  readonly key: string;
  readonly size: Size;
  readonly mm: number;
  readonly model: unknown;
  readonly paint: (ctx: Ctx) => void;
}

/** A texture of a key, and what is painted on it. */
interface Baked {
  readonly texture: string;
  model: string;
  /** The round of painting ahead in which it was wanted last. */
  round: number;
}

/** Textures of a key, at most: what is shown, and what may be shown next. */
const TEXTURES_PER_KEY = 3;

export class Baker {
  /** The first one of each key is the one that is shown. */
  private readonly baked = new Map<string, Baked[]>();
  private round = 0;

  constructor(private readonly textures: Phaser.Textures.TextureManager) {}

  /** What is painted in mm of a card. @returns the texture */
  inMm(key: string, size: Size, mm: number, model: unknown, paint: (ctx: Ctx) => void): string {
    return this.show({ key, size, mm, model, paint });
  }

  /** What is painted in CSS px. @returns the texture */
  inPx(key: string, width: number, height: number, model: unknown, paint: (ctx: Ctx) => void): string {
    return this.show({ key, size: { width, height }, mm: 1, model, paint });
  }

  /** @returns the texture on which it is painted, or is now */
  show(bake: Bake): string {
    const wanted = wantedOf(bake);
    const all = this.bakedOf(bake.key);
    const found = all.findIndex(({ model }) => model === wanted);
    // Otherwise the one that was shown longest ago is painted anew: that which is shown, if there is no other.
    const [shown = { texture: bake.key, model: '', round: 0 }] = all.splice(found, 1);
    all.unshift(shown);
    if (found < 0 || !this.textures.exists(shown.texture)) this.paint(bake, shown.texture);
    shown.model = wanted;
    return shown.texture;
  }

  /** Begins a round of painting ahead: textures that were only wanted in earlier rounds may be painted over. */
  lookAhead(): void {
    this.round += 1;
  }

  /** Paints what may be shown next, if a texture of its key is free. @returns whether it was painted */
  ahead(bake: Bake): boolean {
    const wanted = wantedOf(bake);
    const all = this.bakedOf(bake.key);
    const found = all.find(({ model }) => model === wanted);
    if (found) {
      found.round = this.round;
      return false;
    }
    const spare =
      all.length < TEXTURES_PER_KEY
        ? { texture: bake.key + '+'.repeat(all.length), model: '', round: 0 }
        : all.findLast(({ round }, at) => at > 0 && round !== this.round);
    if (!spare) return false;
    if (!all.includes(spare)) all.push(spare);
    this.paint(bake, spare.texture);
    Object.assign(spare, { model: wanted, round: this.round });
    return true;
  }

  private bakedOf(key: string): Baked[] {
    const known = this.baked.get(key);
    if (known) return known;
    const made: Baked[] = [];
    this.baked.set(key, made);
    return made;
  }

  private paint(bake: Bake, texture: string): void {
    bakeMm(this.textures, texture, bake.size, scaleOf(bake), density(), bake.paint);
  }

  /** Everything is painted anew when it is shown next: fonts or language have changed. */
  forget(): void {
    for (const all of this.baked.values()) for (const each of all) each.model = '';
  }
}

/** Half steps: a card that is scaled a little while it moves need not be painted anew. */
function scaleOf({ mm }: Bake): number {
  return Math.max(1, Math.ceil(mm * 2) / 2);
}

function wantedOf(bake: Bake): string {
  const { width, height } = bake.size;
  return JSON.stringify([density(), scaleOf(bake), width, height, bake.model]);
}
