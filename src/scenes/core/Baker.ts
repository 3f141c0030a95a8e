/** Textures of this scene: each is painted when what it shows has changed, and not again. */
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

interface Sheet {
  readonly texture: string;
  model: string;
  /** When it was wanted last ahead of its time. */
  round: number;
}

/** Textures of a key, at most: what is shown, and what may be shown next. */
const SHEETS = 3;

export class Baker {
  /** The first one of each key is the one that is shown. */
  private readonly sheets = new Map<string, Sheet[]>();
  private round = 0;

  constructor(private readonly textures: Phaser.Textures.TextureManager) {}

  /** In mm of a card. @returns the texture */
  card(key: string, size: Size, mm: number, model: unknown, paint: (ctx: Ctx) => void): string {
    return this.show({ key, size, mm, model, paint });
  }

  /** In CSS px. @returns the texture */
  sign(key: string, width: number, height: number, model: unknown, paint: (ctx: Ctx) => void): string {
    return this.show({ key, size: { width, height }, mm: 1, model, paint });
  }

  /** @returns the texture on which it is painted, or is now */
  show(print: Bake): string {
    const wanted = wantedOf(print);
    const sheets = this.sheetsOf(print.key);
    const found = sheets.findIndex(({ model }) => model === wanted);
    // Otherwise the one that was shown longest ago is painted anew: that which is shown, if there is no other.
    const [sheet = { texture: print.key, model: '', round: 0 }] = sheets.splice(found, 1);
    sheets.unshift(sheet);
    if (found < 0 || !this.textures.exists(sheet.texture)) this.bake(print, sheet.texture);
    sheet.model = wanted;
    return sheet.texture;
  }

  /** What is wanted from now on ahead of its time is another lot: what was wanted before makes room for it. */
  lookAhead(): void {
    this.round += 1;
  }

  /** Paints what may be shown next on a texture of its own, while there is one left. @returns whether there was anything to paint */
  ahead(print: Bake): boolean {
    const wanted = wantedOf(print);
    const sheets = this.sheetsOf(print.key);
    const found = sheets.find(({ model }) => model === wanted);
    if (found) {
      found.round = this.round;
      return false;
    }
    const spare =
      sheets.length < SHEETS
        ? { texture: print.key + '+'.repeat(sheets.length), model: '', round: 0 }
        : sheets.findLast(({ round }, at) => at > 0 && round !== this.round);
    if (!spare) return false;
    if (!sheets.includes(spare)) sheets.push(spare);
    this.bake(print, spare.texture);
    Object.assign(spare, { model: wanted, round: this.round });
    return true;
  }

  private sheetsOf(key: string): Sheet[] {
    const known = this.sheets.get(key);
    if (known) return known;
    const made: Sheet[] = [];
    this.sheets.set(key, made);
    return made;
  }

  private bake(print: Bake, texture: string): void {
    bakeMm(this.textures, texture, print.size, scaleOf(print), density(), print.paint);
  }

  /** Forget what was painted: fonts or language have changed. */
  forget(): void {
    for (const sheets of this.sheets.values()) for (const sheet of sheets) sheet.model = '';
  }
}

/** Half steps: a card that is scaled a little while it moves need not be painted anew. */
function scaleOf({ mm }: Bake): number {
  return Math.max(1, Math.ceil(mm * 2) / 2);
}

function wantedOf(print: Bake): string {
  const { width, height } = print.size;
  return JSON.stringify([density(), scaleOf(print), width, height, print.model]);
}
