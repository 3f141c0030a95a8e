/** Textures of this scene: each is painted when what it shows has changed, and not again. */
import type Phaser from 'phaser';
import { bakeMm, bakeTexture, type Size } from '../art';
import type { Ctx } from '../art/types';
import { density } from '../canvas';

export class Baker {
  private readonly painted = new Map<string, string>();

  constructor(private readonly textures: Phaser.Textures.TextureManager) {}

  /** In mm of a card, at `mm` px each. `model` is whatever the painting depends on. */
  card(key: string, size: Size, mm: number, model: unknown, paint: (ctx: Ctx) => void): string {
    // Half steps: a card that is scaled a little while it moves need not be painted anew.
    const scale = Math.max(1, Math.ceil(mm * 2) / 2);
    return this.once(key, [scale, model], () => bakeMm(this.textures, key, size, scale, density(), paint));
  }

  /** In CSS px. */
  sign(key: string, width: number, height: number, model: unknown, paint: (ctx: Ctx) => void): string {
    return this.once(key, [width, height, model], () =>
      bakeTexture(this.textures, key, width, height, density(), paint),
    );
  }

  private once(key: string, model: readonly unknown[], bake: () => void): string {
    const wanted = JSON.stringify([density(), ...model]);
    if (this.painted.get(key) !== wanted || !this.textures.exists(key)) bake();
    this.painted.set(key, wanted);
    return key;
  }

  /** Forget what was painted: fonts or language have changed. */
  forget(): void {
    this.painted.clear();
  }
}
