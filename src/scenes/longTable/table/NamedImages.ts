/** Keeps images by name, so that a drawing reuses those that it needs again and destroys all others. */
import type Phaser from 'phaser';

export class NamedImages {
  private readonly all = new Map<string, Phaser.GameObjects.Image>();

  constructor(private readonly scene: Phaser.Scene) {}

  get names(): ReadonlySet<string> {
    return new Set(this.all.keys());
  }

  get(name: string): Phaser.GameObjects.Image | undefined {
    return this.all.get(name);
  }

  /** The image with a name. A new image has no texture yet and goes on top of `layer`. */
  getOrAdd(name: string, layer: Phaser.GameObjects.Container): Phaser.GameObjects.Image {
    const known = this.all.get(name);
    if (known) return known;
    const image = this.scene.add.image(0, 0, '__DEFAULT').setName(name);
    layer.add(image);
    this.all.set(name, image);
    return image;
  }

  /** Destroys the images whose names are not in `names`. */
  keep(names: ReadonlySet<string>): void {
    for (const [name, image] of this.all) {
      if (names.has(name)) continue;
      image.destroy();
      this.all.delete(name);
    }
  }
}
