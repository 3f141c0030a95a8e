/**
 * Draws the map card with its sprites and the hero's figure. When the hero moves, the figure usually keeps its position
 * on the screen, and the card slides beneath it.
 */
import type Phaser from 'phaser';
import type { HexId } from '../../../rules/core/hexes';
import { CARD, type Point } from '../../art';
import type { Bake, Baker } from '../../core/Baker';
import { hexSpriteKey, paintHexSprite } from '../art/hexSprites';
import { paintMapCard } from '../art/mapCard';
import { cardHexCentre, fitOf, HEX_SPRITE_SCALE, MAP } from '../art/mapGeometry';
import type { HexSprite, MapCardModel } from '../art/mapModels';
import { CardSprite } from './CardSprite';

/** A sprite on a hex. */
export interface PlacedSprite {
  readonly at: HexId;
  readonly sprite: HexSprite;
}

/** The painting job for the map card without sprites. */
export function mapBake(map: MapCardModel, mm: number): Bake {
  return { key: 'map', size: CARD, mm, model: map, paint: (ctx) => paintMapCard(ctx, map) };
}

/** The painting job for one sprite of a hex. */
export function hexBake(sprite: HexSprite, mm: number): Bake {
  const size = { width: SPRITE, height: SPRITE };
  return { key: hexSpriteKey(sprite), size, mm, model: '', paint: (ctx) => paintHexSprite(ctx, sprite, MAP.hexWidth) };
}

const SPRITE = MAP.hexWidth * HEX_SPRITE_SCALE;

/**
 * The painting job for the map and all its sprites as one texture, for a map on which nothing moves. Fewer images make
 * a frame cheaper.
 */
export function flatMapBake(map: MapCardModel, sprites: readonly PlacedSprite[], mm: number): Bake {
  const fitted = fitOf(map.hexes.map(({ id }) => id));
  const paint: Bake['paint'] = (ctx) => {
    paintMapCard(ctx, map);
    for (const { at, sprite } of sprites) {
      const { x, y } = cardHexCentre(at, fitted);
      const corner = (SPRITE * fitted.scale) / 2;
      ctx.save();
      ctx.translate(x - corner, y - corner);
      ctx.scale(fitted.scale, fitted.scale);
      paintHexSprite(ctx, sprite, MAP.hexWidth);
      ctx.restore();
    }
  };
  return { key: 'map/flat', size: CARD, mm, model: [map, sprites], paint };
}

/** The hero and its hex; `hp`: the number to print at the figure. */
export interface HeroOnMap {
  readonly id: string;
  readonly at: HexId;
  readonly hp?: number;
}

export class MapSprite extends CardSprite {
  private readonly sprites: Phaser.GameObjects.Container;
  private readonly hero: Phaser.GameObjects.Image;
  private hexes: readonly HexId[] = [];
  private fitted = fitOf([]);
  /** Replaces the flat picture by the map and separate sprites, so that the sprites can move. */
  private unfold: () => void = () => {};

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
  ) {
    super(scene, baker, CARD);
    this.sprites = scene.add.container(0, 0);
    this.hero = scene.add.image(0, 0, '__DEFAULT');
    this.add([this.sprites, this.hero]);
  }

  /**
   * Draws the map.
   * @param flat draw the map and its sprites as one texture, because none of the sprites is about to move
   */
  draw(map: MapCardModel, sprites: readonly PlacedSprite[], hero: HeroOnMap, mm: number, flat = false): void {
    this.hexes = map.hexes.map(({ id }) => id);
    this.fitted = fitOf(this.hexes);
    const unfold = () => {
      this.unfold = () => {};
      this.show(this.baker.show(mapBake(map, mm)));
      for (const { at, sprite } of sprites) this.sprites.add(this.put(at, sprite, mm));
    };
    this.sprites.removeAll(true);
    if (flat) {
      this.show(this.baker.show(flatMapBake(map, sprites, mm)));
      this.unfold = unfold;
    } else unfold();
    this.hero.setTexture(
      this.texture({ kind: 'hero', hero: hero.id, ...(hero.hp === undefined ? {} : { hp: hero.hp }) }, mm),
    );
    this.fit(this.hero, hero.at);
  }

  /**
   * Adds an image that is drawn beneath all sprites of the map. The image's position is in mm from the card's centre.
   */
  addBelowSprites(image: Phaser.GameObjects.Image): void {
    this.addAt(image, this.getIndex(this.sprites));
  }

  /** Scale of the map's hexes; 1 is full size. */
  get hexScale(): number {
    return this.fitted.scale;
  }

  /** The centre of a hex in mm of the card. */
  private centre(hex: HexId): Point {
    return cardHexCentre(hex, this.fitted);
  }

  private put(at: HexId, sprite: HexSprite, mm: number): Phaser.GameObjects.Image {
    return this.fit(this.scene.add.image(0, 0, this.texture(sprite, mm)).setName(`${sprite.kind}:${at}`), at);
  }

  private texture(sprite: HexSprite, mm: number): string {
    return this.baker.show(hexBake(sprite, mm));
  }

  private fit(image: Phaser.GameObjects.Image, at: HexId): Phaser.GameObjects.Image {
    const { x, y } = this.centre(at);
    const size = SPRITE * this.fitted.scale;
    return image.setPosition(x - CARD.width / 2, y - CARD.height / 2).setDisplaySize(size, size);
  }

  /** The sprite of a kind on a hex, or null. Replaces the flat picture first, so that the sprite can move. */
  spriteOn(kind: HexSprite['kind'], at: HexId): Phaser.GameObjects.Image | null {
    this.unfold();
    return this.sprites.getByName<Phaser.GameObjects.Image>(`${kind}:${at}`);
  }

  /** The width of a hex, and for each hex the distance of its centre to the right of `from`, all in px. */
  spread(from: HexId, mm: number): { width: number; hexes: number[] } {
    const { x } = this.centre(from);
    return {
      width: MAP.hexWidth * this.fitted.scale * mm,
      hexes: this.hexes.map((hex) => (this.centre(hex).x - x) * mm),
    };
  }

  /** The position that the container must have so that a hex is at a point of the screen. */
  positionFor(hex: HexId, point: { x: number; y: number }, mm: number): { x: number; y: number } {
    const { x, y } = this.centre(hex);
    return { x: point.x - (x - CARD.width / 2) * mm, y: point.y - (y - CARD.height / 2) * mm };
  }

  /** The position of the hero's figure on a hex, in mm from the card's centre. */
  figurePosition(hex: HexId): { x: number; y: number } {
    const { x, y } = this.centre(hex);
    return { x: x - CARD.width / 2, y: y - CARD.height / 2 };
  }

  get figure(): Phaser.GameObjects.Image {
    return this.hero;
  }

  /** The screen position of a hex's centre. */
  centreOf(hex: HexId): { x: number; y: number } {
    const { x, y } = this.centre(hex);
    return this.pointAt(x, y);
  }

  /** The hex at a point of the screen, or null if no hex is near enough. */
  hexAtPoint(px: number, py: number): HexId | null {
    const at = this.pointInCard(px, py);
    if (!at) return null;
    const near = (hex: HexId) => {
      const { x, y } = this.centre(hex);
      return Math.hypot(at.x - x, at.y - y);
    };
    const nearest = this.hexes.reduce<HexId | null>(
      (best, hex) => (best === null || near(hex) < near(best) ? hex : best),
      null,
    );
    return nearest !== null && near(nearest) < MAP.hexHeight * this.fitted.scale * 0.56 ? nearest : null;
  }
}
